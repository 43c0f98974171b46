"""Which moves a seat may make (4.3, 4.6, 4.7, 4.9, 4.10)."""

import numpy as np

from faience.rules.bits import lowest_bit
from faience.rules.kernel import kernel
from faience.rules.market import ALL_TILES, TILES
from faience.rules.pavilion.boards import NUMBERS, POINTS, WILDS, WITHIN
from faience.rules.pavilion.moves import PASS, PICK_BONUS, PICK_KEPT, PLACE_TILE, WILD_COUNTS
from faience.rules.pavilion.state import BONUS, KEEP, PLACE, TAKE


@kernel
def legal_moves(state, moves):
    """Write the legal moves in ascending order; says how many there are."""
    if state.phase == TAKE:
        return takes(state, moves)
    if state.phase == PLACE:
        count = placements(state, moves)
        moves[count] = PASS
        return count + 1
    if state.phase == BONUS:
        return picks(state, state.supply, PICK_BONUS, moves)
    if state.phase == KEEP:
        return picks(state, state.hand[state.to_move], PICK_KEPT, moves)
    return 0


@kernel
def wild_colour(state):
    """The wild colour of the round (4.1, 6.5)."""
    return np.int64(WILDS[state.board, state.round_number - 1])


@kernel
def takes(state, moves):
    """Any colour of a source but the wild one, which can be chosen only where nothing else lies (4.3)."""
    wild = 1 << wild_colour(state)
    count = 0
    offered = state.offered
    source = 0
    while offered:
        here = offered & ALL_TILES
        if here != wild:
            here &= ~wild
        while here:
            moves[count] = source * TILES + lowest_bit(here)
            count += 1
            here &= here - 1
        offered >>= TILES
        source += 1
    return count


@kernel
def placements(state, moves):
    """Every free space that the hand can pay for, in every colour and with every number of wilds (4.6)."""
    seat = np.int64(state.to_move)
    wild = wild_colour(state)
    hand = state.hand[seat]
    count = 0
    spaces = affordable_spaces(state, seat, wild)
    while spaces:
        space = lowest_bit(spaces)
        spaces &= spaces - 1
        number = np.int64(NUMBERS[state.board, space])
        for colour in range(TILES):
            if (state.takes[seat, colour] >> space) & 1:
                least, most = wild_range(hand, wild, number, colour)
                first = PLACE_TILE + (space * TILES + colour) * WILD_COUNTS
                for wilds in range(least, most + 1):
                    moves[count] = first + wilds
                    count += 1
    return count


@kernel
def affordable_spaces(state, seat, wild):
    """The free spaces that the hand can pay for in some colour, as bits."""
    spaces = np.int64(0)
    for colour in range(TILES):
        spaces |= state.takes[seat, colour] & WITHIN[state.board, reach(state.hand[seat], wild, colour)]
    return spaces


@kernel
def reach(hand, wild, colour):
    """The highest number that a colour can pay for, wilds included (4.6)."""
    own = np.int64(hand[colour])
    if own == 0:
        return np.int64(0)
    if colour != wild:
        own += hand[wild]
    return min(own, POINTS)


@kernel
def wild_range(hand, wild, number, colour):
    """The least and the most wilds in a payment; the most is smaller if it cannot be paid (4.6)."""
    own = np.int64(hand[colour])
    if colour == wild:
        return 0, 0 if own >= number else -1  # nothing replaces the wild colour
    if own == 0:
        return 0, -1  # one tile must really be of the colour
    return max(0, number - own), min(number - 1, np.int64(hand[wild]))


@kernel
def can_place(state, seat):
    """The hand pays for at least one space."""
    return affordable_spaces(state, seat, wild_colour(state)) != 0


@kernel
def picks(state, heap, first, moves):
    """The colours that may be picked next, in colour order, so that each set is reached in one way (10)."""
    colours = pickable(heap, state.lowest, state.owed)
    count = 0
    while colours:
        moves[count] = first + lowest_bit(colours)
        colours &= colours - 1
        count += 1
    return count


@kernel
def pickable(heap, lowest, owed):
    """Colours from the lowest on that leave enough tiles for the picks owed, as bits."""
    colours = 0
    above = np.int64(0)
    for step in range(TILES):
        colour = TILES - 1 - step
        above += heap[colour]
        if colour >= lowest and heap[colour] > 0 and above >= owed:
            colours |= 1 << colour
    return colours
