"""What moves of Azul would bring, and what they are made of."""

from typing import Any

import numpy as np

from faience.rules.azul.boards import JOKER, PENALTIES, TILE_NAMES
from faience.rules.azul.bonuses import add_bonuses
from faience.rules.azul.legal import first_complete_line
from faience.rules.azul.moves import COLUMN, KEEP_JOKERS, WITH_JOKERS, take_parts
from faience.rules.azul.prospect import tile_complete_lines
from faience.rules.azul.state import FLOOR, KEEP, TILE
from faience.rules.azul.taking import take_to
from faience.rules.azul.tiling import tile_row
from faience.rules.kernel import kernel
from faience.rules.market import IN_CENTRE

# What is written down for each move.
FIELDS = ("now", "later", "falls", "loss", "count", "have", "of", "marker", "line")
NOW, LATER, FALLS, LOSS, COUNT, HAVE, OF, MARKER, LINE = range(len(FIELDS))


@kernel
def look_ahead(tables, moves, found):
    """Fill a row for each move, which is made on a table of its own; the last table stays as it is until then."""
    last = len(tables) - 1
    before = certain_points(tables[last], np.int64(tables[last].to_move))
    for each in range(last):
        look_at(tables[each], np.int64(moves[each]), before, found[each])


@kernel
def look_at(state, move, before, row):
    seat = np.int64(state.to_move)
    if state.phase == TILE:
        line = first_complete_line(state, seat)
        score = np.int64(state.score[seat])
        tile_row(state, seat, line, move - COLUMN, None)
        row[NOW], row[LINE] = state.score[seat] - score, line
        return
    if state.phase == KEEP:
        look_at_take(state, seat, np.int64(state.pending), move - KEEP_JOKERS, row)
    else:
        look_at_take(state, seat, move, JOKER, row)  # more than can lie anywhere: as many as fit
    row[LATER] = certain_points(state, seat) - before


@kernel
def look_at_take(state, seat, take, jokers_kept, row):
    """Tiles that are laid and that fall; the floor as it is charged (Azul 1.4, 1.5, 1.8)."""
    source, tile, with_jokers, line = take_parts(take)
    row[COUNT] = state.market[source, tile] + (state.market[source, JOKER] if with_jokers else 0)
    row[MARKER] = source == 0 and state.marker == IN_CENTRE
    floor = state.floor_count[seat]
    lying = state.line_count[seat, line] if line != FLOOR else 0
    take_to(state, take, jokers_kept, None)
    row[FALLS] = row[COUNT]
    if line != FLOOR:
        row[HAVE], row[OF], row[LINE] = state.line_count[seat, line], line + 1, line
        row[FALLS] -= row[HAVE] - lying
    row[LOSS] = PENALTIES[state.board, state.floor_count[seat]] - PENALTIES[state.board, floor]


@kernel
def certain_points(state, seat):
    """The score after wall-tiling, each tile laid where it scores most, before the floor. Spends the state."""
    tile_complete_lines(state, seat)
    return np.int64(state.score[seat])


@kernel
def tell_bonuses(tables, seat, log):
    """Tell of the bonuses that a seat would have if the game ended with this round (1.10). Spends the only table."""
    tile_complete_lines(tables[0], seat)
    add_bonuses(tables[0], seat, log)


def parts_of(move: int) -> dict[str, Any]:
    """What a move is made of, as far as its number tells."""
    if move >= COLUMN:
        return {"kind": "column", "column": move - COLUMN}
    if move >= KEEP_JOKERS:
        return {"kind": "jokers", "jokers": move - KEEP_JOKERS}
    source, tile, _, _ = take_parts(move)
    return {"kind": "take", "source": int(source), "tile": TILE_NAMES[tile], "with_jokers": move >= WITH_JOKERS}
