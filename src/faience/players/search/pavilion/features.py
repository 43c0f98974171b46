"""The features of a seat in Summer Pavilion: its stars, numbers and structures, and the tiles that it keeps.

While a seat has tiles to spend, its board is described as it will be when they are spent well:
that is how a tile in the hand counts. The same numbers serve every board.
"""

import numpy as np

from faience.players.search.describer import Describer, no_band
from faience.players.search.listing import put
from faience.players.search.pavilion import goals, market, stars
from faience.players.search.pavilion.details import DETAILS, detail_board, detail_market, market_key
from faience.players.search.pavilion.goals import describe_goals
from faience.players.search.pavilion.market import describe_offer
from faience.players.search.pavilion.spending import keep, spend, take_bonus
from faience.players.search.pavilion.stars import describe_stars
from faience.rules.kernel import kernel, routine
from faience.rules.market import DEAL, TILES
from faience.rules.pavilion.boards import SPACES, STARS, WILDS
from faience.rules.pavilion.legal import wild_colour
from faience.rules.pavilion.rounds import has_everybody_passed, play_on
from faience.rules.pavilion.state import BONUS, CORNERS, KEEP, PLACE, ROUNDS, TAKE

FACTOR_1 = np.uint64(0x9E3779B97F4A7C15)
FACTOR_2 = np.uint64(0xD6E8FEB86659FD93)
FACTOR_3 = np.uint64(0xA0761D6478BD642F)
HALF = np.uint64(32)
STAGES = 2 * ROUNDS  # each round: taking, placing
BONUS_MOST = 7
WILD_ROUND = np.argsort(WILDS, axis=1)  # board, colour: the round in which it is wild, from 0

# Where each kind of feature begins.
SCORE = 0
STARTS = SCORE + 1  # the next round
BONUS_TILES = STARTS + 1  # that the spending brings
EXCESS = BONUS_TILES + BONUS_MOST + 1  # tiles that can be neither spent nor kept
KEPT = EXCESS + 1  # tiles
KEPT_WILD = KEPT + CORNERS + 1  # tiles that are wild in the next round
KEPT_LATER = KEPT_WILD + CORNERS + 1  # tiles that are wild in the round after that
HEAPS = KEPT_LATER + 1  # colours, by how many tiles of them are kept
USELESS = HEAPS + CORNERS + 1  # tiles that no space takes
STARS_FROM = USELESS + 1
GOALS_FROM = STARS_FROM + stars.FEATURES
MARKET_FROM = GOALS_FROM + goals.FEATURES
FEATURES = MARKET_FROM + market.FEATURES


@kernel
def board_key(state, seat):
    """Stars, hand, corners, score, the right to start, the supply, and what the seat is about to do."""
    place = (np.int64(state.round_number) << 2 | np.int64(state.board)) << 1 | starts_next(state, seat)
    place = place << 2 | moment(state)
    doing = np.int64(0)
    if state.to_move == seat:
        doing = (np.int64(state.phase) << 4 | np.int64(state.owed)) << 3 | np.int64(state.lowest)
    table = (place << 10 | doing) << SPACES | state.covered[seat]
    tiles = np.int64(state.score[seat])
    colours, supply = np.int64(0), np.int64(0)
    for colour in range(TILES):
        tiles = (tiles << 5 | np.int64(state.hand[seat, colour])) << 3 | np.int64(state.corners[seat, colour])
        supply = supply << 4 | np.int64(state.supply[colour])
    for star in range(STARS):
        colours = colours << TILES | np.int64(state.star_colours[seat, star])
    key = np.uint64(table) * FACTOR_1 + np.uint64(supply) * FACTOR_3
    key = (key ^ (key >> HALF) ^ np.uint64(tiles)) * FACTOR_2
    key = (key ^ (key >> HALF) ^ np.uint64(colours)) * FACTOR_3
    return (key ^ (key >> HALF)) * FACTOR_2


BEFORE_DEAL, TAKING, PLACING = np.arange(3)


@kernel
def moment(state):
    """Before the deal of a round, taking, or placing."""
    if state.phase == TAKE:
        return TAKING
    if state.phase == DEAL and has_everybody_passed(state):
        return BEFORE_DEAL
    return PLACING


@kernel
def starts_next(state, seat):
    """The seat has the token, or had it last."""
    return state.marker == seat or (state.phase != TAKE and state.starter == seat)


@routine
def settle(state, seat):
    """Spend the hand, keep what can be kept; says the stage. `owed` then counts the bonus tiles in it."""
    now = moment(state)
    number = np.int64(state.round_number)
    if now == BEFORE_DEAL:
        state.owed = 0
        return max(np.int64(0), 2 * number - 3)
    later = ROUNDS - number
    own = state.to_move == seat
    owed, lowest = np.int64(state.owed), np.int64(state.lowest)
    state.owed = 0
    if own and state.phase == KEEP:
        keep(state, seat, lowest, owed, next_wild(state))
    else:
        if own and state.phase == BONUS:
            state.owed = owed
            take_bonus(state, seat, owed, lowest, wild_colour(state))
        state.owed += spend(state, seat, later)
        if state.passed[seat] == 0:
            keep(state, seat, np.int64(0), np.int64(CORNERS if later > 0 else 0), next_wild(state))
    return 2 * (number - 1) + (now == PLACING)


@kernel
def next_wild(state):
    """The wild colour of the round after this one, or none."""
    if state.round_number == ROUNDS:
        return np.int64(-1)
    return np.int64(WILDS[state.board, state.round_number])


@routine
def describe_board(state, seat, indices, amounts):
    """Write the features of a settled board that are not zero; says how many."""
    count = put(indices, amounts, 0, SCORE, 0.1 * state.score[seat])
    if starts_next(state, seat):
        count = put(indices, amounts, count, STARTS, 1.0)
    count = put(indices, amounts, count, BONUS_TILES + min(state.owed, BONUS_MOST), 1.0)
    count = describe_kept(state, seat, indices, amounts, count)
    count = describe_stars(state, seat, STARS_FROM, indices, amounts, count)
    return describe_goals(state, seat, GOALS_FROM, indices, amounts, count)


@kernel
def describe_kept(state, seat, indices, amounts, count):
    """The tiles in the corners, and those for which there is no use."""
    coming = np.int64(state.round_number) - (moment(state) == BEFORE_DEAL)  # the next round, counted from 0
    kept, useless, excess = np.int64(0), np.int64(0), np.int64(0)
    for colour in range(TILES):
        excess += np.int64(state.hand[seat, colour])
        own = np.int64(state.corners[seat, colour])
        if own > 0:
            kept += own
            if state.takes[seat, colour] == 0:
                useless += own
            ahead = WILD_ROUND[state.board, colour] - coming
            if ahead == 0:
                count = put(indices, amounts, count, KEPT_WILD + own, 1.0)
            else:
                count = put(indices, amounts, count, HEAPS + own, 1.0)
            if ahead == 1:
                count = put(indices, amounts, count, KEPT_LATER, 1.0 * own)
    if excess > 0:
        count = put(indices, amounts, count, EXCESS, 1.0 * excess)
    if useless > 0:
        count = put(indices, amounts, count, USELESS, 1.0 * useless)
    return put(indices, amounts, count, KEPT + kept, 1.0)


@routine
def describe_market(state, seat, indices, amounts):
    """What the market holds for a seat."""
    return describe_offer(state, seat, MARKET_FROM, indices, amounts)


@kernel
def skip_chance(state):
    """The supply of a running round may stay short; a new round ends what can be foreseen."""
    if has_everybody_passed(state):
        return False
    state.phase = PLACE
    play_on(state, None)
    return True


DESCRIBER = Describer(
    FEATURES,
    STAGES,
    1,
    board_key,
    settle,
    describe_board,
    describe_market,
    no_band,
    skip_chance,
    DETAILS,
    detail_board,
    detail_market,
    market_key,
    looks=(),
)
