"""The details of a board and of the market in Summer Pavilion: what lies where, for a network to make the best of.

Other than the features, they say which star, space, structure and colour.
"""

import numpy as np

from faience.players.search.listing import put
from faience.players.search.offer import offer_key
from faience.players.search.pavilion.stars import cells_of
from faience.rules.bits import lowest_bit, number_of
from faience.rules.kernel import kernel, routine
from faience.rules.market import CENTRE, TILES
from faience.rules.pavilion.boards import (
    AS_PRINTED,
    POINTS,
    SPACES,
    STAR_RULES,
    STARS,
    STRUCTURE_COUNT,
    STRUCTURES,
    SURROUND,
)
from faience.rules.pavilion.state import ALL_COLOURS, CORNERS, TAKE

BAG_BITS, BAG_FACTOR = np.uint64(5), np.uint64(0xD6E8FEB86659FD93)
NEARLY = 2  # spaces that a structure may lack to be worth telling

# Where each kind of detail begins.
SPACE = 0  # that is covered
STAR_LACKS = SPACE + SPACES  # star, spaces
STAR_COLOUR = STAR_LACKS + STARS * (POINTS + 1)  # star, colour: where no print decides
STRUCTURE_LACKS = STAR_COLOUR + STARS * TILES  # structure, spaces
KEPT = STRUCTURE_LACKS + STRUCTURES * (NEARLY + 1)  # colour, tiles
SUPPLY = KEPT + TILES * CORNERS  # colour
BAG = SUPPLY + TILES  # colour
MARKET_TILES = BAG + TILES  # colour
CENTRE_TILES = MARKET_TILES + TILES  # colour
DETAILS = CENTRE_TILES + TILES


@routine
def detail_board(state, seat, indices, amounts):
    """Write the details of a settled board that are not zero; says how many."""
    count = detail_stars(state, seat, indices, amounts)
    free = ~state.covered[seat]
    for structure in range(STRUCTURE_COUNT[state.board]):
        lacking = number_of(SURROUND[structure] & free)
        if lacking <= NEARLY:
            at = STRUCTURE_LACKS + structure * (NEARLY + 1) + lacking
            count = put(indices, amounts, count, at, 1.0)
    for colour in range(TILES):
        kept = np.int64(state.corners[seat, colour])
        if kept > 0:
            count = put(indices, amounts, count, KEPT + colour * CORNERS + kept - 1, 1.0)
        if state.supply[colour] > 0:
            count = put(indices, amounts, count, SUPPLY + colour, 0.2 * state.supply[colour])
    return count


@kernel
def detail_stars(state, seat, indices, amounts):
    """Covered spaces, and each star by what it lacks and by the colours that lie on it."""
    count = 0
    covered = state.covered[seat]
    while covered:
        count = put(indices, amounts, count, SPACE + lowest_bit(covered), 1.0)
        covered &= covered - 1
    for star in range(STARS):
        lacking = POINTS - number_of(cells_of(state.covered[seat], star))
        count = put(indices, amounts, count, STAR_LACKS + star * (POINTS + 1) + lacking, 1.0)
        if STAR_RULES[state.board, star] != AS_PRINTED:
            colours = state.star_colours[seat, star] & ALL_COLOURS
            while colours:
                count = put(indices, amounts, count, STAR_COLOUR + star * TILES + lowest_bit(colours), 1.0)
                colours &= colours - 1
    return count


@kernel
def market_key(state):
    """The bag, and what lies there while tiles are taken."""
    bag = np.uint64(0)
    for colour in range(TILES):
        bag = bag << BAG_BITS | np.uint64(state.bag[colour])
    key = bag * BAG_FACTOR
    return key + offer_key(state) if state.phase == TAKE else key


@routine
def detail_market(state, indices, amounts):
    """Write the details of bag and market that are not zero; says how many."""
    count = 0
    for colour in range(TILES):
        if state.bag[colour] > 0:
            count = put(indices, amounts, count, BAG + colour, 0.1 * state.bag[colour])
        if state.phase == TAKE:
            tiles = np.int64(0)
            for source in range(len(state.market)):
                tiles += np.int64(state.market[source, colour])
            if tiles > 0:
                count = put(indices, amounts, count, MARKET_TILES + colour, 0.2 * tiles)
                count = put(indices, amounts, count, CENTRE_TILES + colour, 0.3 * state.market[CENTRE, colour])
    return count
