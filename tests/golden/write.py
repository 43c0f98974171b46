"""Write the golden games that do not exist yet: python -m tests.golden.write

One for each configuration, by seeded players. A game once written stays as it is: `test_golden.py` says why.
"""

from itertools import cycle, islice
from pathlib import Path

from tests.contract.configurations import EVERY, Configuration

from faience.game import Game
from faience.players import player

FOLDER = Path(__file__).parent
DATE = "2026-01-01"


def file_of(configuration: Configuration) -> Path:
    return FOLDER / f"{configuration}.txt"


def played(configuration: Configuration, seed: int) -> Game:
    """A game of greedy and random players; its first comment tells the seed of its deals."""
    kinds = ["greedy", "random"] if seed % 2 else ["random", "greedy", "greedy"]
    names = list(islice(cycle(kinds), configuration.players))
    players = [player(name, seed=100 * seed + seat) for seat, name in enumerate(names)]
    game = configuration.new_game(seed=seed, starter=seed % configuration.players, names=names, date=DATE)
    game.comments[0] = f"seed {seed}"
    while game.to_move is not None:
        game.play(players[game.to_move].choose(game))
    return game


if __name__ == "__main__":
    for number, each in enumerate(EVERY, 1):
        if not file_of(each).exists():
            file_of(each).write_text(played(each, number).record(), encoding="utf-8", newline="\n")
