"""Azul as in the box, with its grey wall, the joker tiles and the Crystal Mosaic boards."""

import numpy as np

from faience.rules.azul.boards import BOARD_NAMES, TILE_NAMES
from faience.rules.azul.bonuses import complete
from faience.rules.azul.events import read_rows
from faience.rules.azul.legal import legal_moves
from faience.rules.azul.moves import MOVES
from faience.rules.azul.prospect import prospect
from faience.rules.azul.refusals import describe, refusal
from faience.rules.azul.rounds import apply, draw
from faience.rules.azul.state import STATE, new_state
from faience.rules.generic import Kernels, register
from faience.rules.rulebook import Rulebook


def winners(state: np.record) -> tuple[int, ...]:
    """Most points; of those, most complete rows; of those, all (Azul 1.10)."""
    standing = [(int(state.score[seat]), int(complete(state.row_cells[seat]))) for seat in range(state.players)]
    return tuple(seat for seat, place in enumerate(standing) if place == max(standing))


AZUL = Rulebook(
    name="azul",
    boards=BOARD_NAMES,
    options=("jokers",),
    tiles=TILE_NAMES,
    letters="BYRKWJ",
    moves=MOVES,
    dtype=STATE,
    kernels=Kernels(legal_moves, apply, draw, prospect),
    new_state=new_state,
    read_rows=read_rows,
    refusal=refusal,
    describe=describe,
    winners=winners,
)
register(STATE, AZUL.kernels)
