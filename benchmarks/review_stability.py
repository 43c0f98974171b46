"""How many grades change when a review may look at twice as many positions.

    .venv/bin/python benchmarks/review_stability.py --game azul --games 8

The games are played by levels of different strength, so that there is something to grade, and are always the same.
"""

import argparse
import time
from collections import Counter

import faience
from faience.analysis.review import Review
from faience.analysis.reviewer import NODES, Reviewer
from faience.players import player

PAIRS = (("level:3", "level:4"), ("level:4", "level:5"), ("greedy", "level:4"), ("level:5", "level:5"))


def played(game: str, number: int) -> faience.Game:
    """One of the fixed games."""
    seats = PAIRS[number % len(PAIRS)]
    players = [player(text, seed=100 * number + seat) for seat, text in enumerate(seats)]
    table = faience.new_game(game, seed=1_000 + number, names=seats, date="2026-01-01")
    while not table.is_over:
        table.play(players[table.to_move or 0].choose(table))
    return table


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--game", default="azul")
    parser.add_argument("--first", type=int, default=20, help="number of the first game")
    parser.add_argument("--games", type=int, default=8)
    parser.add_argument("--nodes", type=int)
    parser.add_argument("--threads", type=int)
    given = parser.parse_args()
    nodes = given.nodes or NODES[given.game]
    changes: Counter[tuple[str, str]] = Counter()
    for number in range(given.first, given.first + given.games):
        game, began, busy = played(given.game, number), time.perf_counter(), time.process_time()
        once = Reviewer(game, nodes=nodes, threads=given.threads).run()
        took = f"{time.perf_counter() - began:.0f} s, {time.process_time() - busy:.0f} s of processor time"
        known = Review(once.record, {"nodes": 2 * nodes}, deals=once.deals)  # deals have no grades
        twice = Reviewer(game, nodes=2 * nodes, threads=given.threads, resume_from=known).run()
        for one, other in zip(once.moves, twice.moves, strict=True):
            if one.grade and other.grade:
                changes[one.grade, other.grade] += 1
                if one.grade != other.grade:
                    losses = f"{one.loss:.3f} {other.loss:.3f} depth {one.depth} {other.depth}"
                    print(f"  game {number} step {one.step}: {one.grade} -> {other.grade} {losses}", flush=True)
        changed = sum(count for (one, other), count in changes.items() if one != other)
        share = changed / changes.total()
        print(f"game {number}: {took}; so far {changed} of {changes.total()} changed, {share:.1%}", flush=True)
    for (one, other), count in sorted(changes.items()):
        print(f"{one:>12} {other:<12} {count}")


if __name__ == "__main__":
    main()
