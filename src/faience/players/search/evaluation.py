"""What a position is worth, before anybody looks ahead.

A game describes each seat by features: numbers that say how its board stands, and what the
market holds for it. A seat's prospects are the weighted sum of its features; the chance that
it wins is the share of its exp(prospects) among all seats'. The weights come from self-play,
one row for each stage of the game: its age, told by the board that is furthest, and the part
of the round. Where a network was learned for a table, it adds to these prospects what a sum
cannot say.

Most moves change one board, and the same few boards come up again and again in a search:
what a board is worth is looked up, and worked out only the first time.

A value is for one seat against all others, in thousandths of the logarithm of its odds:
0 is an even chance, 1099 three to one, WON and LOST are beyond what any doubt can reach.
"""

import numpy as np

from faience.players.search.describer import ages, band, board_key, describe_board, describe_market, settle
from faience.players.search.network import add_times, begin_units, network_odds, network_prospects
from faience.rules.generic import standing
from faience.rules.kernel import kernel, routine
from faience.rules.market import OVER

SCALE = 1_000.0
SURE = np.int64(15_000)  # the most that a position still in play may be worth
WON = np.int64(20_000)
LOST = -WON
BOARD_BITS = 15
BOARDS_OF_SEAT = 1 << BOARD_BITS  # that are kept: a quarter of them made a search of Summer Pavilion a fifth slower
KEY_SHIFT = np.uint64(64 - BOARD_BITS)
MARGIN_MOST = np.int64(100)
POINT = np.int64(10)  # a point more or less at the end, where the winner is the same
JUDGED, ENDS, BOARDS = 3, 4, 5  # counters of a search: positions evaluated, ends of the game seen, boards worked out


@kernel
def evaluate(states, ply, seat, desk):
    """The value of the position at a ply for a seat, by its features."""
    desk.counters[JUDGED] += 1
    state = states[ply]
    players = np.int64(state.players)
    stage = stage_of(states, ply, desk)
    if desk.has_network:
        if players == 2:
            return bounded(network_prospects(state, seat, stage, desk))
        return bounded(network_odds(state, seat, stage, desk))
    own = prospects(state, seat, stage, desk)
    others = 0.0
    for other in range(players):
        if other != seat:
            theirs = prospects(state, np.int64(other), stage, desk)
            if players == 2:
                return bounded(own - theirs)
            others += np.exp(theirs - own)
    return bounded(-np.log(others))


@kernel
def stage_of(states, ply, desk):
    """The stage of the game, and on the way where each board is written down."""
    stages = desk.weights.shape[1]
    age = np.int64(stages)
    for seat in range(np.int64(states[ply].players)):
        place = look_up(states, ply, np.int64(seat), desk)
        desk.places[seat] = place
        age = min(age, np.int64(desk.board_worth[place, stages]))
    return band(states[ply]) * ages(states[ply]) + age


@kernel
def prospects(state, seat, stage, desk):
    """The weighted sum of a seat's features."""
    worth = desk.board_worth[desk.places[seat], stage]
    count = describe_market(state, seat, desk.indices, desk.amounts)
    for at in range(count):
        worth += desk.weights[desk.indices[at], stage] * np.float32(desk.amounts[at])
    return worth


@kernel
def look_up(states, ply, seat, desk):
    """Where the worth of a seat's board is written down; no board of another seat can take its place."""
    key = board_key(states[ply], seat)
    place = seat * BOARDS_OF_SEAT + np.int64(key >> KEY_SHIFT)
    if desk.board_keys[place] != key:
        work_out(states, ply, seat, desk, place)
        desk.board_keys[place] = key
        desk.counters[BOARDS] += 1
    return place


@routine
def work_out(states, ply, seat, desk, place):
    """Write down what a board is worth at each stage."""
    settled = states[len(states) - 1]  # the last place is for this
    states[len(states) - 1] = states[ply]
    stages = desk.weights.shape[1]
    desk.board_worth[place, stages] = settle(settled, seat)
    count = describe_board(settled, seat, desk.indices, desk.amounts)
    worth = desk.board_worth[place, :stages]
    worth[:] = np.float32(0.0)
    for at in range(count):
        add_times(worth, desk.weights[desk.indices[at]], np.float32(desk.amounts[at]))
    if desk.has_network:
        begin_units(settled, seat, desk, place, count)


@kernel
def bounded(log_odds):
    return np.int64(min(max(log_odds * SCALE, -SURE), SURE))


@kernel
def final_value(state, seat):
    """The value of a finished game for a seat: who won, then by how many points it leads or trails the best other."""
    own = standing(state, seat)
    best = np.int64(-1)
    lead = MARGIN_MOST
    level = 1
    for other in range(np.int64(state.players)):
        if other != seat:
            theirs = standing(state, np.int64(other))
            best = max(best, np.int64(theirs))
            lead = min(lead, np.int64(state.score[seat]) - np.int64(state.score[other]))
            level += theirs == own
    if best > own:
        return LOST + max(lead, -MARGIN_MOST) * POINT
    if level > 1:
        return np.int64(-SCALE * np.log(level - 1.0))  # a share of the victory
    return WON + lead * POINT


@routine
def static_value(states, ply, seat, desk):
    """The value of the position at a ply for a seat without looking ahead."""
    if states[ply].phase == OVER:
        desk.counters[ENDS] += 1
        return final_value(states[ply], seat)
    return evaluate(states, ply, seat, desk)
