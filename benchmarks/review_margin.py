"""Finds how many points the odds of a search are worth, checks that on fresh games, and keeps it.

    .venv/bin/python -m benchmarks.review_margin --game azul --players 2 --games 200

What was found is kept in src/faience/analysis/margins.json.
"""

import argparse
from itertools import pairwise

import numpy as np
from benchmarks.calibrate import Samples, fit, gather, stages_of, write

import faience
from faience.players.search.weights import table_name

BINS = (-np.inf, -3, -1.5, -0.5, 0.5, 1.5, 3, np.inf)


def report(samples: Samples, expected: np.ndarray) -> None:
    """What was expected and what came, by how sure the search was."""
    print(f"{'log-odds':>14} {'positions':>9} {'expected':>9} {'came':>7} {'error':>7}")
    for low, high in pairwise(BINS):
        here = (samples.odds >= low) & (samples.odds < high)
        if here.any():
            came, error = samples.margins[here].mean(), samples.margins[here].std() / np.sqrt(here.sum())
            print(f"{low:>6} {high:>7} {here.sum():>9} {expected[here].mean():>9.2f} {came:>7.2f} {error:>7.2f}")
    explained = 1 - np.var(samples.margins - expected) / np.var(samples.margins)
    print(
        f"mean expected {expected.mean():+.2f}, mean {samples.margins.mean():+.2f}, variance explained {explained:.0%}"
    )


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--game", default="azul")
    parser.add_argument("--board", default="coloured")
    parser.add_argument("--jokers", action="store_true")
    parser.add_argument("--players", type=int, default=2)
    parser.add_argument("--games", type=int, default=200)
    parser.add_argument("--nodes", type=int, default=1_000)
    given = parser.parse_args()
    options = {"jokers": True} if given.jokers else {}
    table = faience.new_game(given.game, board=given.board, players=given.players, seed=1, **options)
    budget = {"options": options, "nodes": given.nodes}
    learned = gather(given.game, given.board, given.players, games=given.games, seed=1, **budget)
    found = fit(learned, stages_of(table), is_duel=given.players == 2)
    write(given.game, f"{table_name(table.rules, table.state)}/{given.players}", found)
    fresh = gather(given.game, given.board, given.players, games=max(1, given.games // 2), seed=2, **budget)
    print(f"shift {found.shift}, bend {found.bend}; factors by stage:", *(f"{factor:.1f}" for factor in found.factors))
    report(fresh, found.expected(fresh))


if __name__ == "__main__":
    main()
