"""Azul: Summer Pavilion, with its monochrome side and the two boards of the Glazed Pavilion."""

import numpy as np

from faience.rules.generic import Kernels, register
from faience.rules.pavilion.boards import BOARD_NAMES, COLOURS
from faience.rules.pavilion.events import read_rows
from faience.rules.pavilion.legal import legal_moves
from faience.rules.pavilion.moves import MOVES
from faience.rules.pavilion.prospect import prospect
from faience.rules.pavilion.refusals import describe, refusal
from faience.rules.pavilion.rounds import apply, draw
from faience.rules.pavilion.state import STATE, new_state
from faience.rules.rulebook import Rulebook


def winners(state: np.record) -> tuple[int, ...]:
    """Most points; ties share the victory (4.12)."""
    scores = [int(score) for score in state.score[: state.players]]
    return tuple(seat for seat, score in enumerate(scores) if score == max(scores))


SUMMER_PAVILION = Rulebook(
    name="summer-pavilion",
    boards=BOARD_NAMES,
    options=(),
    tiles=COLOURS,
    letters="PGOYBR",
    moves=MOVES,
    dtype=STATE,
    kernels=Kernels(legal_moves, apply, draw, prospect),
    new_state=new_state,
    read_rows=read_rows,
    refusal=refusal,
    describe=describe,
    winners=winners,
)
register(STATE, SUMMER_PAVILION.kernels)
