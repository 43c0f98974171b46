"""A game as one value: all that the layers above ask of its rules."""

from collections.abc import Callable, Iterable
from dataclasses import dataclass
from typing import Any

import numpy as np

from faience.errors import SetupError
from faience.rules.events import Event, Rows
from faience.rules.generic import Kernels
from faience.texts import Phrase

PLAYERS = range(2, 5)  # how many can sit at a table


@dataclass(frozen=True)
class Rulebook:
    """A game as the rest of the program knows it."""

    name: str
    boards: tuple[str, ...]
    options: tuple[str, ...]  # each on or off, and the name of a field of the state
    tiles: tuple[str, ...]  # names, by number
    letters: str  # of the tiles, in the notation
    moves: int  # move ids are 0 to moves - 1
    dtype: np.dtype[Any]
    kernels: Kernels
    new_state: Callable[..., np.record]
    read_rows: Callable[[int, Rows, int], Iterable[Event]]
    refusal: Callable[[np.record, int], Phrase | None]
    describe: Callable[[int, str | None], Phrase]  # of a move; as it is seen on a board, if one is given

    def set_up(self, players: int, board: str, options: dict[str, bool], starter: int) -> np.record:
        """The table before the first deal, or a SetupError that says what is possible."""
        if board not in self.boards:
            raise SetupError("setup-board", given=str(board), known=", ".join(self.boards))
        if not _is_one_of(players, PLAYERS):
            raise SetupError("setup-players", given=_shown(players), least=PLAYERS[0], most=PLAYERS[-1])
        for option, value in options.items():
            if option not in self.options:
                raise SetupError("setup-option", given=str(option), known=", ".join(self.options) or "none")
            if not isinstance(value, bool):
                raise SetupError("setup-switch", option=option, given=repr(value))
        if not _is_one_of(starter, range(players)):
            raise SetupError("setup-starter", given=_shown(starter, from_one=True), players=players)
        return self.new_state(players, self.boards.index(board), starter=starter, **options)


def _is_one_of(value: Any, numbers: range) -> bool:
    """A whole number in the range; 2.0 and True are none."""
    return isinstance(value, int | np.integer) and not isinstance(value, bool) and value in numbers


def _shown(value: Any, *, from_one: bool = False) -> Any:
    """A number as people count, anything else as it was written."""
    return value + from_one if isinstance(value, int) else repr(value)
