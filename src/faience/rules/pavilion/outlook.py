"""What moves of Summer Pavilion would bring, and what they are made of."""

from typing import Any

import numpy as np

from faience.rules.kernel import kernel
from faience.rules.market import CENTRE, IN_CENTRE, TILES, total
from faience.rules.pavilion.boards import COLOURS, NUMBERS, POINTS
from faience.rules.pavilion.goals import add_goals
from faience.rules.pavilion.legal import wild_colour
from faience.rules.pavilion.moves import PASS, PICK_BONUS, PICK_KEPT, PLACE_TILE, place_parts
from faience.rules.pavilion.placing import place
from faience.rules.pavilion.state import CORNERS, PLACE, ROUNDS, TAKE
from faience.rules.pavilion.taking import lose_points, take

FIELDS = ("now", "loss", "count", "wilds", "cost", "bonus", "marker")
NOW, LOSS, COUNT, WILDS, COST, BONUS, MARKER = range(len(FIELDS))


@kernel
def look_ahead(tables, moves, found):
    """Fill a row for each move, which is made on a table of its own."""
    for each in range(len(tables) - 1):
        state, row, move = tables[each], found[each], np.int64(moves[each])
        if state.phase == TAKE:
            look_at_take(state, move, row)
        elif state.phase == PLACE and move == PASS:
            look_at_pass(state, row)
        elif state.phase == PLACE:
            look_at_placement(state, move, row)


@kernel
def look_at_take(state, move, row):
    """Tiles, wild ones among them, and what the token costs (4.3, 4.4)."""
    seat, source = np.int64(state.to_move), move // TILES
    score, hand = np.int64(state.score[seat]), total(state.hand[seat])
    row[WILDS] = state.market[source, wild_colour(state)] > 0
    row[MARKER] = source == CENTRE and state.marker == IN_CENTRE
    take(state, move, None)
    row[COUNT], row[NOW] = total(state.hand[seat]) - hand, state.score[seat] - score


@kernel
def look_at_placement(state, move, row):
    """The price, the points of the group, and the bonus tiles (4.6, 4.8, 4.9)."""
    seat = np.int64(state.to_move)
    score = np.int64(state.score[seat])
    space, _, wilds = place_parts(move)
    row[COST], row[WILDS] = NUMBERS[state.board, space], wilds
    place(state, move, None)
    row[NOW], row[BONUS] = state.score[seat] - score, state.owed


@kernel
def look_at_pass(state, row):
    """Points lost for tiles that cannot be kept (4.10)."""
    seat = np.int64(state.to_move)
    room = 0 if state.round_number == ROUNDS else CORNERS
    row[LOSS] = -lose_points(state, seat, max(0, total(state.hand[seat]) - room))


@kernel
def tell_bonuses(tables, seat, log):
    """Tell of the goals that a seat has reached (4.12). Spends the only table."""
    add_goals(tables[0], seat, log)


def parts_of(move: int) -> dict[str, Any]:
    """What a move is made of, as far as its number tells."""
    if move < PLACE_TILE:
        return {"kind": "take", "source": move // TILES, "tile": COLOURS[move % TILES]}
    if move < PASS:
        space, colour, _ = place_parts(move)
        return {"kind": "place", "star": int(space) // POINTS, "space": int(space) % POINTS, "tile": COLOURS[colour]}
    if move == PASS:
        return {"kind": "pass"}
    if move < PICK_KEPT:
        return {"kind": "bonus", "tile": COLOURS[move - PICK_BONUS]}
    return {"kind": "keep", "tile": COLOURS[move - PICK_KEPT]}
