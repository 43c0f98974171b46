"""Whether luck comes to nothing over many games of the search against itself, as it should.

    .venv/bin/python benchmarks/review_luck.py --game azul --games 100

Only the deals are reviewed, those of every round and, in Summer Pavilion, the refills of the supply.
"""

import argparse
from statistics import fmean, stdev

import faience
from faience.analysis import Analyst
from faience.analysis.deals import review_deal
from faience.players.search import SearchPlayer
from faience.rules.market import DEAL

PLAYS_WITH = 300  # nodes for a move


def lucks_of(game: str, players: int, seed: int, nodes: int) -> list[float]:
    """The luck of the first seat at every deal of a game."""
    analyst, player, found = Analyst(nodes=nodes), SearchPlayer(seed, nodes=PLAYS_WITH), []
    started = faience.new_game(game, players=players, seed=seed)
    table = faience.Game(started.start, seed=seed)
    while not table.is_over:
        if table.state.phase == DEAL:
            before = table.state
            table.deal()
            found.append(review_deal(analyst, before, table.state, table.history[-1], 0, nodes=nodes).luck[0])
        else:
            table.play(player.choose(table), deal=False)
    return found


def line(what: str, values: list[float]) -> str:
    error = stdev(values) / len(values) ** 0.5
    return f"{what}: {len(values)}, mean {fmean(values):+.2%} ± {error:.2%}, spread {stdev(values):.1%}"


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--game", default="azul")
    parser.add_argument("--players", type=int, default=2)
    parser.add_argument("--games", type=int, default=100)
    parser.add_argument("--nodes", type=int, default=2_000)
    given = parser.parse_args()
    games = [lucks_of(given.game, given.players, 5_000 + seed, given.nodes) for seed in range(given.games)]
    print(line("deals", [luck for game in games for luck in game]))
    print(line("games", [sum(game) for game in games]))


if __name__ == "__main__":
    main()
