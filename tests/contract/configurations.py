"""Every table there is: each game, board, choice of options and number of players.

One contract holds for all of them, and each file beside this one asks one thing of it. What a game brings along to be
asked is in its own file (azul.py), how it is played for the questions in walks.py.
"""

from dataclasses import dataclass
from itertools import chain, combinations
from types import ModuleType
from typing import Any

import numpy as np
import pytest
from tests.contract import azul, pavilion

from faience.game import Game, new_game
from faience.rules.games import GAMES
from faience.rules.rulebook import PLAYERS, Rulebook

# A game comes under the contract with its file here.
CONTRACTS: dict[str, ModuleType] = {"azul": azul, "summer-pavilion": pavilion}


@dataclass(frozen=True)
class Configuration:
    """One way to set up a table."""

    game: str
    board: str
    options: tuple[str, ...]
    players: int

    def __str__(self) -> str:
        return f"{self.game}-{'+'.join([self.board, *self.options])}-{self.players}"

    @property
    def rules(self) -> Rulebook:
        return GAMES[self.game]

    @property
    def contract(self) -> Any:
        return CONTRACTS[self.game]

    def new_state(self, starter: int = 0) -> np.record:
        return self.rules.set_up(self.players, self.board, dict.fromkeys(self.options, True), starter)

    def new_game(self, **wishes: Any) -> Game:
        wishes |= dict.fromkeys(self.options, True)
        return new_game(self.game, players=self.players, board=self.board, **wishes)


def _choices(options: tuple[str, ...]) -> list[tuple[str, ...]]:
    """No option, each alone, each two …"""
    return list(chain.from_iterable(combinations(options, some) for some in range(len(options) + 1)))


EVERY = [
    Configuration(game, board, options, players)
    for game in CONTRACTS
    for board in GAMES[game].boards
    for options in _choices(GAMES[game].options)
    for players in PLAYERS
]

every_configuration = pytest.mark.parametrize("configuration", EVERY, ids=str)

# One game of each; the seed also decides the temper of its players: see `choose` in the file of a game.
GAMES_PLAYED = [(configuration, seed) for seed, configuration in enumerate(EVERY)]

every_game = pytest.mark.parametrize(("configuration", "seed"), GAMES_PLAYED, ids=str)
