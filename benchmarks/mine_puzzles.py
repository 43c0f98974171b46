"""Looks for puzzles in games of the levels against each other, and prints each as a line of JSON.

.venv/bin/python -m benchmarks.mine_puzzles --game azul --games 10 > puzzles.jsonl
"""

import argparse
import json

from benchmarks.review_stability import played

from faience.analysis.puzzles import mine


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--game", default="azul")
    parser.add_argument("--games", type=int, default=10)
    parser.add_argument("--first", type=int, default=100, help="number of the first game")
    parser.add_argument("--nodes", type=int, default=50_000)
    given = parser.parse_args()
    for number in range(given.first, given.first + given.games):
        for puzzle in mine(played(given.game, number), nodes=given.nodes):
            print(json.dumps(puzzle.to_json(), ensure_ascii=False), flush=True)


if __name__ == "__main__":
    main()
