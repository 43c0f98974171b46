"""Azul: Summer Pavilion, with its monochrome side and the two boards of the Glazed Pavilion."""

from faience.rules.generic import Kernels, register
from faience.rules.pavilion.boards import BOARD_NAMES, COLOURS
from faience.rules.pavilion.events import read_rows
from faience.rules.pavilion.goals import standing
from faience.rules.pavilion.legal import legal_moves
from faience.rules.pavilion.moves import MOVES
from faience.rules.pavilion.prospect import prospect
from faience.rules.pavilion.refusals import describe, refusal
from faience.rules.pavilion.rounds import apply, draw
from faience.rules.pavilion.state import STATE, new_state
from faience.rules.rulebook import Rulebook

SUMMER_PAVILION = Rulebook(
    name="summer-pavilion",
    boards=BOARD_NAMES,
    options=(),
    tiles=COLOURS,
    letters="PGOYBR",
    moves=MOVES,
    dtype=STATE,
    kernels=Kernels(legal_moves, apply, draw, prospect, standing),
    new_state=new_state,
    read_rows=read_rows,
    refusal=refusal,
    describe=describe,
)
register(STATE, SUMMER_PAVILION.kernels)
