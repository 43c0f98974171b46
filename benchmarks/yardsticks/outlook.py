"""The worth of a position for each seat: projected score, bonuses in reach, centre and marker.

The projected score is what the seat would have if the round ended now: what is
complete is tiled, the floor is charged, finished rows, columns and colours count. To
count unfinished lines as well, by their share of what they will bring, won no more games.
"""

import numpy as np
from benchmarks.yardsticks.appeal import BITS, PART, colour_count
from benchmarks.yardsticks.compiled import compiled
from benchmarks.yardsticks.steps import prospect

from faience.rules.azul.boards import BONUSES, COLOUR_BONUS, COLOURS, COLUMN_BONUS, ROW_BONUS, SIZE
from faience.rules.azul.bonuses import has_complete_row
from faience.rules.market import DEAL, OVER

MARKER_WORTH = 2.0
CENTRE = np.array([0.0, 0.3, 0.6, 0.3, 0.0])  # a tile in this column of the wall has more neighbours to come


@compiled
def outlook(state, scratch, worth):
    """Write the worth of a position for each seat."""
    players = np.int64(state.players)
    if state.phase == OVER:
        for seat in range(players):
            worth[seat] = np.float64(state.score[seat])
        return
    scratch[0] = state
    after = scratch[0]
    for seat in range(players):
        worth[seat] = np.float64(prospect(after, seat))
    if has_complete_row(after):
        return  # the game ends with this round: nothing to come
    for seat in range(players):
        worth[seat] += promise(after, seat)
    first = np.int64(state.starter) if state.phase == DEAL else np.int64(state.marker)
    if first >= 0:
        worth[first] += MARKER_WORTH


@compiled
def promise(state, seat):
    """What a wall promises: its part of each bonus that is in reach, and room for neighbours."""
    total = 0.0
    for at in range(SIZE):
        down = BITS[state.column_cells[seat, at]]
        total += CENTRE[at] * down + BONUSES[state.board, ROW_BONUS] * PART[BITS[state.row_cells[seat, at]]]
        if down < SIZE:
            total += BONUSES[state.board, COLUMN_BONUS] * PART[down]
    for colour in range(len(COLOURS)):
        have = colour_count(state, seat, colour)
        if have < SIZE:
            total += BONUSES[state.board, COLOUR_BONUS] * PART[have]
    return total
