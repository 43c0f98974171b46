"""Figures for Prometheus, at /metrics."""

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, generate_latest

REGISTRY = CollectorRegistry()

commands = Counter("faience_commands", "Commands, by kind and outcome", ["kind", "outcome"], registry=REGISTRY)
moves = Counter("faience_moves", "Moves made, by people and by bots", ["by"], registry=REGISTRY)
conflicts = Counter("faience_conflicts", "Commands decided again: another process was faster", registry=REGISTRY)
dropped = Counter("faience_dropped_clients", "Clients too slow to be kept", registry=REGISTRY)
refused = Counter("faience_refused_requests", "Requests stopped by a guard", ["why"], registry=REGISTRY)
lost_workers = Counter("faience_lost_workers", "Processes of bots and analyses that died or hung", registry=REGISTRY)
reviews = Counter("faience_reviews", "Reviews that came to an end here, by outcome", ["outcome"], registry=REGISTRY)
attempts = Counter("faience_puzzle_attempts", "Attempts at puzzles, by outcome", ["outcome"], registry=REGISTRY)

sockets = Gauge("faience_sockets", "Clients connected", registry=REGISTRY)
tables = Gauge("faience_tables", "Tables kept in memory", registry=REGISTRY)
reviewing = Gauge("faience_reviewing", "Reviews under way here", registry=REGISTRY)
waiting_bots = Gauge("faience_waiting_bots", "Bots that wait for a process to think in", registry=REGISTRY)

acknowledged = Histogram(
    "faience_acknowledged_seconds",
    "From a command's arrival to its commit",
    buckets=(0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.2, 0.5, 1, 5),
    registry=REGISTRY,
)
thought = Histogram(
    "faience_thought_seconds",
    "A bot's answer, waiting included",
    ["level"],
    buckets=(0.005, 0.02, 0.1, 0.5, 1, 2, 5, 10, 30),
    registry=REGISTRY,
)
analysed = Histogram(
    "faience_analysed_seconds",
    "An analysis or a hint, waiting included",
    buckets=(0.2, 0.5, 1, 2, 5, 10, 30, 60, 600),
    registry=REGISTRY,
)


def exposition() -> bytes:
    """The figures as Prometheus reads them."""
    return generate_latest(REGISTRY)
