"""What a seat would have if it spent its hand at once and the game ended so (4.6, 4.8, 4.10, 4.12).

Bonus tiles are left out: a player who counted them before they are there would put off taking them.
"""

import numpy as np

from faience.rules.bits import lowest_bit
from faience.rules.kernel import kernel
from faience.rules.market import TILES, total
from faience.rules.pavilion.boards import NUMBERS, POINTS, WITHIN
from faience.rules.pavilion.goals import add_goals
from faience.rules.pavilion.legal import reach, wild_colour
from faience.rules.pavilion.placing import GROUPS, pay
from faience.rules.pavilion.state import CORNERS, ROUNDS, WHOLE_STAR, cover
from faience.rules.pavilion.taking import lose_points


@kernel
def prospect(state, seat):
    """The score after one best purchase after the other, a loss for tiles too many, and the goals. Spends the state."""
    wild = wild_colour(state)
    space, colour, points = best_purchase(state, seat, wild)
    while points > 0:
        number = np.int64(NUMBERS[state.board, space])
        pay(state, seat, colour, number, max(0, number - np.int64(state.hand[seat, colour])))
        cover(state, seat, space, colour)
        state.score[seat] += points
        space, colour, points = best_purchase(state, seat, wild)
    room = 0 if state.round_number == ROUNDS else CORNERS
    lose_points(state, seat, max(0, total(state.hand[seat]) - room))
    add_goals(state, seat, None)
    return state.score[seat]


@kernel
def best_purchase(state, seat, wild):
    """The space and colour that score most for each tile paid, and the points; 0 points if the hand buys nothing."""
    best_space, best_colour, most, paid = np.int64(0), np.int64(0), np.int64(0), np.int64(1)
    for colour in range(TILES):
        spaces = state.takes[seat, colour] & WITHIN[state.board, reach(state.hand[seat], wild, colour)]
        while spaces:
            space = lowest_bit(spaces)
            spaces &= spaces - 1
            number = np.int64(NUMBERS[state.board, space])
            points = points_at(state, seat, space)
            if points * paid > most * number:
                best_space, best_colour, most, paid = np.int64(space), np.int64(colour), points, number
    return best_space, best_colour, most


@kernel
def points_at(state, seat, space):
    """What a tile on this space would score (4.8)."""
    cells = (state.covered[seat] | 1 << space) >> (space // POINTS * POINTS)
    return GROUPS[cells & WHOLE_STAR, space % POINTS]
