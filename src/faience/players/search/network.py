"""A small network on top of the weighted sum: what a sum cannot say about two boards.

    board ── signs ─┐
      │             │                      ┌── own units ──┐
      └─────────────┼─ units of the seat ──┤               ├─ pairs ── prospects
    market ─────────┘                      └─ the other's ─┘

A board has its signs: sums of what it puts in, features and details, cut off below zero. Each seat
has its units: sums of what its board and the market put in and of the signs, cut off likewise. Pairs
are sums over the units of both seats, cut off once more. Signs, units and pairs are weighed by the
stage of the game, and added to what the features are worth to the seat by themselves. With more than
two at the table, the others' units are their mean.

What a board puts into units is looked up with its worth (see evaluation.py), so that its signs cost
next to nothing; what the market puts in likewise: moves that differ only in where the tiles go leave
the same one. Pairs are summed in whole numbers of 16 bits, which is quickest, and the same on every
machine. The same signs, units and pairs, weighed otherwise, foretell the final scores; no search asks
for these (see forecast.py).
"""

from typing import NamedTuple

import numpy as np
import numpy.typing as npt

from faience.players.search.describer import describe_market, detail_board, detail_market, features, market_key
from faience.rules.kernel import kernel, routine

UNITS, PAIRS, SIGNS = 32, 16, 64
MARKET_BITS = 11
MARKET_SHIFT, MARKET_FACTOR = np.uint64(64 - MARKET_BITS), np.uint64(0x9E3779B97F4A7C15)
UNIT_SCALE, PAIR_SCALE = np.float32(128.0), np.float32(1024.0)  # of the whole numbers
BOTH_SCALES = UNIT_SCALE * PAIR_SCALE
MOST = np.float32(32_767.0)
ZERO, HALF = np.float32(0.0), np.float32(0.5)

Floats = npt.NDArray[np.float32]


class Network(NamedTuple):
    """What is learned."""

    weights: Floats  # stage, feature: as without a network
    signs: Floats  # input of a board, sign
    sign_starts: Floats  # one row
    sign_units: Floats  # sign, unit
    sign_weights: Floats  # stage, sign
    inputs: Floats  # input, unit
    unit_starts: Floats  # stage, unit
    unit_weights: Floats  # stage, unit
    pairs: Floats  # units of the seat and then those of the other, pair
    pair_starts: Floats  # stage, pair
    pair_weights: Floats  # stage, pair
    score_weights: Floats  # stage, feature: of the final scores
    score_sign_weights: Floats  # stage, sign
    score_unit_weights: Floats  # stage, unit
    score_pair_weights: Floats  # stage, pair


@kernel
def network_prospects(state, seat, stage, desk):
    """How much better the prospects of a seat are than those of the other, of two."""
    other = 1 - seat
    market = look_up_market(state, desk)
    own = units_worth(state, seat, other, stage, market, desk)
    theirs = units_worth(state, other, seat, stage, market, desk)
    return (own + pairs_worth(seat, stage, desk)) - (theirs + pairs_worth(other, stage, desk))


@routine
def network_odds(state, seat, stage, desk):
    """The logarithm of the odds that a seat wins, of more than two."""
    players = np.int64(state.players)
    market = look_up_market(state, desk)
    for each in range(players):
        desk.prospects[each] = units_worth(state, np.int64(each), np.int64(each), stage, market, desk)
    for each in range(players):
        mean_of_others(desk.both_units, np.int64(each), players)
        desk.prospects[each] += pairs_worth(np.int64(each), stage, desk)
    others = ZERO
    for other in range(players):
        if other != seat:
            others += np.exp(desk.prospects[other] - desk.prospects[seat])
    return -np.log(others)


@kernel
def mean_of_others(both_units, seat, players):
    """Fill in what a seat sees of the others' units."""
    for unit in range(UNITS):
        total = np.int64(0)
        for other in range(players):
            if other != seat:
                total += np.int64(both_units[other, unit])
        both_units[seat, UNITS + unit] = total // (players - 1)


@kernel
def look_up_market(state, desk):
    """Where it is written down what the market puts into everybody's units."""
    key = market_key(state)
    place = np.int64(key * MARKET_FACTOR >> MARKET_SHIFT)
    if desk.market_keys[place] != key:
        desk.market_keys[place] = key
        work_out_market(state, desk, place)
    return place


@routine
def work_out_market(state, desk, place):
    """Write down what a market puts into everybody's units."""
    units = desk.market_units[place]
    units[:] = ZERO
    count = detail_market(state, desk.indices, desk.amounts)
    add_inputs(units, desk, features(state), count)


@kernel
def units_worth(state, seat, other, stage, market, desk):
    """What the features and the units of a seat are worth; fills in its units on the way, also before the other."""
    place = desk.places[seat]
    worth = desk.board_worth[place, stage]
    units = desk.units[seat]
    add_three(units, desk.board_units[place], desk.market_units[market], desk.unit_starts[stage])
    count = describe_market(state, seat, desk.indices, desk.amounts)
    for at in range(count):
        worth += desk.weights[desk.indices[at], stage] * np.float32(desk.amounts[at])
    add_inputs(units, desk, np.int64(0), count)
    cut_off(units, desk.both_units[seat, :UNITS], desk.both_units[other, UNITS:])
    for unit in range(UNITS):
        worth += units[unit] * desk.unit_weights[stage, unit]
    return worth


@kernel
def pairs_worth(seat, stage, desk):
    """What the units of both seats together are worth to one of them."""
    units = desk.both_units[seat]
    worth = ZERO
    for pair in range(PAIRS):
        total = np.int32(0)
        for unit in range(2 * UNITS):
            total = np.int32(total + np.int32(np.int32(units[unit]) * np.int32(desk.pairs[pair, unit])))
        amount = np.float32(total) / BOTH_SCALES + desk.pair_starts[stage, pair]
        worth += max(amount, ZERO) * desk.pair_weights[stage, pair]
    return worth


@kernel
def begin_units(settled, seat, desk, place, count):
    """Write down what a settled board puts into its units, and add to its worth that of its signs.

    Its features have just been written.
    """
    units, signs = desk.board_units[place], desk.sign_row
    units[:] = ZERO
    signs[:] = desk.sign_starts
    add_board(units, signs, desk, np.int64(0), count)
    count = detail_board(settled, seat, desk.indices, desk.amounts)
    add_board(units, signs, desk, features(settled), count)
    worth = desk.board_worth[place, : desk.weights.shape[1]]
    for sign in range(SIGNS):
        if signs[sign] > ZERO:
            add_times(units, desk.sign_units[sign], signs[sign])
            add_times(worth, desk.sign_weights[sign], signs[sign])


@kernel
def add_board(units, signs, desk, first, count):
    """Add what the inputs of a board that were written put into its units and signs; theirs begin at `first`."""
    add_inputs(units, desk, first, count)
    add_rows(signs, desk.signs, first, desk.indices, desk.amounts, count)


@kernel
def add_inputs(units, desk, first, count):
    """Add what the inputs that were written put into units; theirs begin at `first`."""
    add_rows(units, desk.inputs, first, desk.indices, desk.amounts, count)


# The next four are vectorised because they do not know the length of a row when they are compiled: a loop of known
# length is unrolled before, and was five times slower.


@routine
def add_rows(row, rows, first, indices, amounts, count):
    """Add rows of a table to a row, each so many times."""
    for each in range(count):
        other = rows[first + indices[each]]
        times = np.float32(amounts[each])
        for at in range(len(row)):
            row[at] += other[at] * times


@routine
def add_times(row, other, times):
    """Add a row so many times to another."""
    for at in range(len(row)):
        row[at] += other[at] * times


@routine
def add_three(row, first, second, third):
    """Make a row the sum of three."""
    for at in range(len(row)):
        row[at] = first[at] + second[at] + third[at]


@routine
def cut_off(units, own, others):
    """Leave nothing below zero, and write the units in whole numbers for both seats."""
    for at in range(len(units)):
        units[at] = max(units[at], ZERO)
        own[at] = others[at] = np.int16(min(units[at] * UNIT_SCALE + HALF, MOST))
