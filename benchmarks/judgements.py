"""How many positions a search evaluates, how long that takes, and what share of its time, with the network and without.

    .venv/bin/python benchmarks/judgements.py --game azul

On one core, by processor time. Judging has two parts, which are timed apart where a search has just been: looking at a
position whose boards are known, and working out a board that was not seen before, with all that the network makes of
it. A search counts how often it does either.
"""

import argparse
import time
from dataclasses import dataclass

import numpy as np

import faience
from faience.players.search.budget import ROUND
from faience.players.search.desk import NODES
from faience.players.search.evaluation import BOARDS, JUDGED, static_value
from faience.players.search.player import SearchPlayer
from faience.rules.kernel import routine

GAMES, BUDGET = 12, 300_000
PLIES, TIMES = 4, 50_000  # of the last line, judged so often


@routine
def judge_often(states, desk, plies, times, is_new):
    """Judge positions, their boards known or each time new."""
    total = np.int64(0)
    for _ in range(times):
        for ply in range(plies):
            if is_new:
                for place in desk.places[: np.int64(states[ply].players)]:
                    desk.board_keys[place] = np.uint64(0)
            total += static_value(states, np.int64(ply), np.int64(0), desk)
    return total


@dataclass
class Figures:
    """Of some searches: what they did, and the seconds that they and their parts took."""

    nodes: int = 0
    judged: int = 0
    boards: int = 0
    thinking: float = 0.0
    judging: float = 0.0
    working_out: float = 0.0

    def __str__(self) -> str:
        whole = self.judging + self.working_out
        shares = [part / self.thinking for part in (self.judging, self.working_out)]
        return ", ".join(
            (
                f"{self.nodes / self.thinking / 1e6:.2f} million positions a second",
                f"{self.judged / self.nodes:.2f} judged for each",
                f"{self.judged / whole / 1e6:.1f} million judgements a second",
                f"{1e6 * self.judging / self.judged:.2f} µs where boards are known",
                f"{self.boards / self.nodes:.2f} boards worked out for each position",
                f"{1e6 * self.working_out / self.boards:.2f} µs a board",
                f"judging {shares[0]:.0%}, boards {shares[1]:.0%} of the time",
            )
        )


def measured(game: str, champion: str | None) -> Figures:
    figures = Figures()
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
        known, (new, boards) = often(desk, is_new=False)[0], often(desk, is_new=True)
        if number:  # the first one compiles
            figures.nodes += int(counters[NODES])
            figures.judged += int(counters[JUDGED])
            figures.boards += int(counters[BOARDS])
            figures.thinking += took
            figures.judging += int(counters[JUDGED]) * known
            figures.working_out += int(counters[BOARDS]) * (new - known) / boards
    return figures


def often(desk, *, is_new: bool) -> tuple[float, float]:
    """Seconds of a judgement, and how many boards it works out."""
    counters = desk.records["counters"][0]
    judge_often(desk.states, desk.records[0], np.int64(PLIES), np.int64(1), is_new)
    judged, boards, began = int(counters[JUDGED]), int(counters[BOARDS]), time.process_time()
    judge_often(desk.states, desk.records[0], np.int64(PLIES), np.int64(TIMES), is_new)
    times = int(counters[JUDGED]) - judged
    return (time.process_time() - began) / times, (int(counters[BOARDS]) - boards) / times


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--game", default="azul")
    given = parser.parse_args()
    for name, champion in (("network", None), ("weights", "none")):
        print(f"{name}: {measured(given.game, champion)}")


if __name__ == "__main__":
    main()
