"""The engine beside the C++ bound, measured in turns: how far is it from the machine's limit?

    .venv/bin/python benchmarks/compare.py --repeats 7

prints one JSON object with both speeds and their ratio (median of the ratios of neighbouring runs).
"""

import argparse
import json
import time
from statistics import median

from bound import cpp_bound

from faience.bench.measures import random_games
from faience.rules.games import rules_of


def main() -> None:
    parser = argparse.ArgumentParser(description="Random two-player Azul: the engine and the C++ bound in one run.")
    parser.add_argument("--games", type=int, default=100_000, help="games of the bound in each repeat")
    parser.add_argument("--repeats", type=int, default=7)
    options = parser.parse_args()
    play = random_games(rules_of("azul").set_up(2, "coloured", {}, 0))
    play()  # compiled and warm
    speeds: list[float] = []

    def engine() -> None:
        plies = 0
        before = time.perf_counter()
        while time.perf_counter() - before < 0.5:
            plies += play()[0]
        speeds.append(plies / (time.perf_counter() - before))

    bound = cpp_bound(options.games, options.repeats, between=engine)
    if bound is None:
        engine()
    each = bound["plies_per_second_each"] if bound else []
    ratios = [ours / theirs for ours, theirs in zip(speeds, each, strict=False)]
    report = {
        "engine": {"plies_per_second": median(speeds), "low": min(speeds), "high": max(speeds)},
        "bound": bound and {"plies_per_second": bound["plies_per_second"], "low": min(each), "high": max(each)},
        "ratio": {"median": median(ratios), "low": min(ratios), "high": max(ratios)} if ratios else None,
    }
    print(json.dumps(report, indent=2))


if __name__ == "__main__":
    main()
