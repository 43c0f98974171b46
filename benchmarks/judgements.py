"""How many positions a search evaluates, how long that takes, and what share of its time, with the network and without.

    .venv/bin/python benchmarks/judgements.py --game azul

On one core, by processor time. Positions are judged again and again where a search has just been, so that their boards
are known: in a search that is so for nearly all of them, too.
"""

import argparse
import time

import numpy as np

import faience
from faience.players.search.budget import ROUND
from faience.players.search.desk import NODES
from faience.players.search.evaluation import JUDGED, static_value
from faience.players.search.player import SearchPlayer
from faience.rules.kernel import routine

GAMES, BUDGET = 12, 300_000
PLIES, TIMES = 4, 100_000  # of the last line, judged so often


@routine
def judge_often(states, desk, plies, times):
    total = np.int64(0)
    for _ in range(times):
        for ply in range(plies):
            total += static_value(states, np.int64(ply), np.int64(0), desk)
    return total


def measured(game: str, champion: str | None) -> str:
    nodes = judged = 0
    thinking = judging = 0.0
    search, walker = SearchPlayer(1, nodes=BUDGET, depth=ROUND, champion=champion), SearchPlayer(1, nodes=500)
    for number in range(GAMES + 1):
        table = faience.new_game(game, seed=number)
        for _ in range(3 * number):
            table.play(walker.choose(table))
        began = time.process_time()
        search.think(table)
        took = time.process_time() - began
        desk = search._desks[0]
        counters = desk.records["counters"][0].copy()
        judge_often(desk.states, desk.records[0], np.int64(PLIES), np.int64(1))
        began = time.process_time()
        judge_often(desk.states, desk.records[0], np.int64(PLIES), np.int64(TIMES))
        if number:  # the first one compiles
            judging += (time.process_time() - began) / GAMES / PLIES / TIMES
            nodes, judged, thinking = nodes + int(counters[NODES]), judged + int(counters[JUDGED]), thinking + took
    speed, share = f"{nodes / thinking / 1e6:.2f} million positions a second", judged * judging / thinking
    each = f"{judging * 1e6:.3f} µs for one ({1e-6 / judging:.1f} million a second)"
    return f"{speed}, {judged / nodes:.2f} judged for each, {each}: {share:.0%} of the time"


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--game", default="azul")
    given = parser.parse_args()
    for name, champion in (("network", None), ("weights", "none")):
        print(f"{name}: {measured(given.game, champion)}")


if __name__ == "__main__":
    main()
