"""Whether this round is the last, or can be, and why: so that nobody is surprised by the end."""

from collections.abc import Callable
from typing import Any

import numpy as np

from faience.game import Game
from faience.rules import generic
from faience.rules.azul.boards import SIZE
from faience.rules.market import SEATS
from faience.rules.pavilion.state import ROUNDS
from faience.server.ending_azul import CERTAIN, find_endings
from faience.server.wire import Ending


def endings(game: Game) -> tuple[Ending, ...]:
    """The reasons, none if there will be another round or the game is over."""
    return () if game.is_over else ENDINGS[game.rules.name](game.state)


def certain_endings(game: Game) -> tuple[Ending, ...]:
    """Those that nothing can prevent any more, short of a move that is taken back."""
    return tuple(each for each in endings(game) if each.is_certain)


def _azul(state: Any) -> tuple[Ending, ...]:
    found = np.zeros((SEATS, SIZE), dtype=np.int8)
    find_endings(generic.table_of(state), found)
    return tuple(
        Ending(bool(found[seat, row] == CERTAIN), int(seat), int(row)) for seat, row in np.argwhere(found).tolist()
    )


def _pavilion(state: Any) -> tuple[Ending, ...]:
    return (Ending(is_certain=True),) if state.round_number == ROUNDS else ()


ENDINGS: dict[str, Callable[[Any], tuple[Ending, ...]]] = {"azul": _azul, "summer-pavilion": _pavilion}
