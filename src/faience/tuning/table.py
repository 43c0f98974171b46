"""The table that weights are for."""

from dataclasses import dataclass, replace
from typing import Any

import numpy as np

from faience.players.search.describer import describer_for
from faience.rules.games import rules_of
from faience.rules.rulebook import Rulebook


@dataclass(frozen=True)
class Table:
    """A game, board, options and number of players."""

    game: str
    board: str
    options: tuple[str, ...]
    players: int

    @property
    def rules(self) -> Rulebook:
        return rules_of(self.game)

    @property
    def board_name(self) -> str:
        """Board and options, like coloured+jokers."""
        return "+".join([self.board, *self.options])

    @property
    def name(self) -> str:
        """The name in a file of weights, like coloured+jokers/3."""
        return f"{self.board_name}/{self.players}"

    @property
    def shape(self) -> tuple[int, int]:
        """Stages and features."""
        describer = describer_for(self.rules.dtype)
        return describer.stages, describer.features

    def check(self) -> None:
        """A SetupError if there is no such table; none is made, for which rules would have to be compiled."""
        self._set_up(replace(self.rules, new_state=_no_state))

    def start(self) -> np.record:
        """The table before its first deal."""
        return self._set_up(self.rules)

    def _set_up(self, rules: Rulebook) -> np.record:
        return rules.set_up(self.players, self.board, dict.fromkeys(self.options, True), 0)


def _no_state(*_: Any, **__: Any) -> Any:
    return None
