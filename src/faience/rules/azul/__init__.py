"""Azul as in the box, with its grey wall, the joker tiles and the Crystal Mosaic boards."""

from faience.rules.azul.boards import BOARD_NAMES, TILE_NAMES
from faience.rules.azul.bonuses import standing
from faience.rules.azul.events import read_rows
from faience.rules.azul.legal import legal_moves
from faience.rules.azul.moves import MOVES
from faience.rules.azul.prospect import prospect
from faience.rules.azul.refusals import describe, refusal
from faience.rules.azul.rounds import apply, draw
from faience.rules.azul.state import STATE, new_state
from faience.rules.generic import Kernels, register
from faience.rules.rulebook import Rulebook

AZUL = Rulebook(
    name="azul",
    boards=BOARD_NAMES,
    options=("jokers",),
    tiles=TILE_NAMES,
    letters="BYRKWJ",
    moves=MOVES,
    dtype=STATE,
    kernels=Kernels(legal_moves, apply, draw, prospect, standing),
    new_state=new_state,
    read_rows=read_rows,
    refusal=refusal,
    describe=describe,
)
register(STATE, AZUL.kernels)
