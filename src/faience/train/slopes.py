"""The network while it learns: what it says of positions, and how each of its numbers should change.

The same sums as in players/search/network.py, in floats, and their slopes. Inputs are few of many, so that a position
costs some microseconds; a batch is gone through on one thread, in order, and gives the same slopes each time. Units
and pairs are shaped by who wins alone: to foretell the scores, too, made them foretell the winner less well.
"""

from typing import NamedTuple

import numpy as np
import numpy.typing as npt

from faience.players.search.network import PAIRS, SIGNS, UNITS
from faience.rules.kernel import routine
from faience.rules.market import SEATS

ZERO, ONE = np.float32(0.0), np.float32(1.0)
FIRST_MEAN, SECOND_MEAN, TINY = np.float32(0.9), np.float32(0.999), np.float32(1e-8)
SHRINK = np.float32(1e-4)

Floats = npt.NDArray[np.float32]


class Sheet(NamedTuple):
    """What is worked out for one position."""

    signs: Floats  # seat, sign
    units: Floats  # seat, the units of the seat and then those of the others
    pairs: Floats  # seat, pair
    prospects: Floats  # seat
    scores: Floats  # seat
    sign_slopes: Floats
    unit_slopes: Floats  # seat, unit
    both_slopes: Floats  # units of the seat, and of the others
    pair_slopes: Floats


def new_sheet() -> Sheet:
    def room(*shape: int) -> Floats:
        return np.zeros(shape, dtype=np.float32)

    both = 2 * UNITS
    seats = (room(SEATS, SIGNS), room(SEATS, both), room(SEATS, PAIRS), room(SEATS), room(SEATS))
    return Sheet(*seats, room(SIGNS), room(SEATS, UNITS), room(both), room(PAIRS))


@routine
def foretell(network, stages, ends, indices, amounts, chosen, sheet, prospects, scores):
    """Prospects and scores of each seat in the chosen positions."""
    for number in range(len(chosen)):
        look_at(network, stages, ends, indices, amounts, chosen[number], sheet)
        for seat in range(players_of(ends)):
            prospects[number, seat] = sheet.prospects[seat]
            scores[number, seat] = sheet.scores[seat]


@routine
def learn_batch(network, slopes, stages, ends, indices, amounts, told, leads, chosen, sheet):
    """Add up the slopes over the chosen positions; says the sum of their surprises."""
    players = players_of(ends)
    total = 0.0
    once = ONE / np.float32(len(chosen))
    for number in range(len(chosen)):
        at = chosen[number]
        stage = stages[at]
        look_at(network, stages, ends, indices, amounts, at, sheet)
        total += surprise_at(sheet.prospects[:players], told[at])
        lean_back(sheet.prospects[:players], told[at], once)
        error_at(sheet.scores[:players], leads[at], once)
        sheet.unit_slopes[:] = ZERO
        for seat in range(players):
            slope_pairs(network, slopes, stage, seat, players, sheet)
        for seat in range(players):
            first, middle, last = bounds(ends, at, seat)
            slope_inputs(network, slopes, stage, seat, indices[first:last], amounts[first:last], sheet)
            slope_signs(network, slopes, stage, seat, indices[first:middle], amounts[first:middle], sheet)
    return total


@routine
def players_of(ends):
    """At the table: each has a board and a market."""
    return ends.shape[1] // 2


@routine
def bounds(ends, at, seat):
    """Where the inputs of a seat begin, where those of its board end and all of them."""
    part = 2 * seat
    if part > 0:
        return ends[at, part - 1], ends[at, part], ends[at, part + 1]
    return (ends[at - 1, ends.shape[1] - 1] if at > 0 else np.int64(0)), ends[at, 0], ends[at, 1]


# What the network says


@routine
def look_at(network, stages, ends, indices, amounts, at, sheet):
    """Fill in units, pairs, prospects and scores of a position."""
    players = players_of(ends)
    stage = stages[at]
    for seat in range(players):
        first, middle, last = bounds(ends, at, seat)
        signs = sheet.signs[seat]
        signs[:] = network.sign_starts[0]
        add_rows(signs, network.signs, indices[first:middle], amounts[first:middle])
        cut_below_zero(signs)
        units = sheet.units[seat, :UNITS]
        units[:] = network.unit_starts[stage]
        add_rows(units, network.inputs, indices[first:last], amounts[first:last])
        add_all_rows(units, network.sign_units, signs)
        cut_below_zero(units)
        listed, listed_amounts = indices[first:last], amounts[first:last]
        sheet.prospects[seat] = listed_worth(network.weights[stage], listed, listed_amounts)
        sheet.scores[seat] = listed_worth(network.score_weights[stage], listed, listed_amounts)
        sheet.prospects[seat] += product(signs, network.sign_weights[stage])
        sheet.scores[seat] += product(signs, network.score_sign_weights[stage])
    for seat in range(players):
        see_others(sheet.units, seat, players)
        pairs = sheet.pairs[seat]
        pairs[:] = network.pair_starts[stage]
        add_all_rows(pairs, network.pairs, sheet.units[seat])
        cut_below_zero(pairs)
        own = sheet.units[seat, :UNITS]
        sheet.prospects[seat] += product(own, network.unit_weights[stage])
        sheet.prospects[seat] += product(pairs, network.pair_weights[stage])
        sheet.scores[seat] += product(own, network.score_unit_weights[stage])
        sheet.scores[seat] += product(pairs, network.score_pair_weights[stage])


@routine
def see_others(units, seat, players):
    """The mean of the others' units stands behind the own ones."""
    units[seat, UNITS:] = ZERO
    share = ONE / np.float32(players - 1)
    for other in range(players):
        if other != seat:
            add_times(units[seat, UNITS:], units[other, :UNITS], share)


# How surprising that is


@routine
def surprise_at(prospects, told):
    """In nats; the prospects become chances."""
    most = prospects[0]
    for seat in range(len(prospects)):
        most = max(most, prospects[seat])
    total = ZERO
    for seat in range(len(prospects)):
        prospects[seat] = np.exp(prospects[seat] - most)
        total += prospects[seat]
    surprise = 0.0
    for seat in range(len(prospects)):
        prospects[seat] /= total
        surprise -= told[seat] * np.log(max(prospects[seat], np.float32(1e-9)))
    return surprise


@routine
def lean_back(chances, told, share):
    """Chances become the slopes of the prospects."""
    for seat in range(len(chances)):
        chances[seat] = (chances[seat] - told[seat]) * share


@routine
def error_at(scores, leads, share):
    """Scores become the slopes of half their squared error, beyond the mean."""
    mean = ZERO
    for seat in range(len(scores)):
        mean += scores[seat]
    mean /= np.float32(len(scores))
    for seat in range(len(scores)):
        scores[seat] = (scores[seat] - mean - leads[seat]) * share


# How it should change


@routine
def slope_pairs(network, slopes, stage, seat, players, sheet):
    """The slopes of a seat's pairs and of what is weighed by the stage; those of units are gathered for all seats."""
    prospect, score = sheet.prospects[seat], sheet.scores[seat]
    own, pairs = sheet.units[seat, :UNITS], sheet.pairs[seat]
    add_times(slopes.unit_weights[stage], own, prospect)
    add_times(slopes.score_unit_weights[stage], own, score)
    add_times(slopes.pair_weights[stage], pairs, prospect)
    add_times(slopes.score_pair_weights[stage], pairs, score)
    add_times(sheet.unit_slopes[seat], network.unit_weights[stage], prospect)
    slope = sheet.pair_slopes
    slope[:] = ZERO
    add_times(slope, network.pair_weights[stage], prospect)
    only_where_positive(slope, pairs)
    add_times(slopes.pair_starts[stage], slope, ONE)
    both, both_slopes = sheet.units[seat], sheet.both_slopes
    for unit in range(len(both)):
        add_times(slopes.pairs[unit], slope, both[unit])
        both_slopes[unit] = product(network.pairs[unit], slope)
    add_times(sheet.unit_slopes[seat], both_slopes[:UNITS], ONE)
    for other in range(players):
        if other != seat:
            add_times(sheet.unit_slopes[other], both_slopes[UNITS:], ONE / np.float32(players - 1))


@routine
def slope_inputs(network, slopes, stage, seat, indices, amounts, sheet):
    """The slopes of what is put in."""
    slope = sheet.unit_slopes[seat]
    only_where_positive(slope, sheet.units[seat, :UNITS])
    add_times(slopes.unit_starts[stage], slope, ONE)
    prospect, score = sheet.prospects[seat], sheet.scores[seat]
    weights, score_weights = slopes.weights[stage], slopes.score_weights[stage]
    for at in range(len(indices)):
        index, amount = indices[at], amounts[at]
        add_times(slopes.inputs[index], slope, amount)
        if index < len(weights):
            weights[index] += prospect * amount
            score_weights[index] += score * amount


@routine
def slope_signs(network, slopes, stage, seat, indices, amounts, sheet):
    """The slopes of a board's signs; those of the seat's units are known."""
    signs, slope, unit_slope = sheet.signs[seat], sheet.sign_slopes, sheet.unit_slopes[seat]
    prospect = sheet.prospects[seat]
    add_times(slopes.sign_weights[stage], signs, prospect)
    add_times(slopes.score_sign_weights[stage], signs, sheet.scores[seat])
    for sign in range(len(signs)):
        if signs[sign] > ZERO:
            add_times(slopes.sign_units[sign], unit_slope, signs[sign])
            slope[sign] = product(network.sign_units[sign], unit_slope) + network.sign_weights[stage, sign] * prospect
        else:
            slope[sign] = ZERO
    add_times(slopes.sign_starts[0], slope, ONE)
    for at in range(len(indices)):
        add_times(slopes.signs[indices[at]], slope, amounts[at])


@routine
def take_step(row, slopes, first, second, number, length):
    """Adam's step: by the mean slope, measured by how much slopes vary; and all numbers shrink a little."""
    first_bias = np.float32(1.0 - FIRST_MEAN**number)
    second_bias = np.float32(1.0 - SECOND_MEAN**number)
    for at in range(len(row)):
        slope = slopes[at]
        first[at] += (slope - first[at]) * np.float32(1.0 - FIRST_MEAN)
        second[at] += (slope * slope - second[at]) * np.float32(1.0 - SECOND_MEAN)
        step = (first[at] / first_bias) / (np.sqrt(second[at] / second_bias) + TINY)
        row[at] -= length * (step + SHRINK * row[at])


# Rows


@routine
def add_times(row, other, times):
    for at in range(len(row)):
        row[at] += other[at] * times


@routine
def add_rows(row, matrix, indices, amounts):
    """Add the rows that are listed, each so many times."""
    for number in range(len(indices)):
        index, amount = indices[number], amounts[number]
        for at in range(len(row)):
            row[at] += matrix[index, at] * amount


@routine
def add_all_rows(row, matrix, amounts):
    """Add every row so many times."""
    for index in range(len(amounts)):
        amount = amounts[index]
        if amount != ZERO:
            for at in range(len(row)):
                row[at] += matrix[index, at] * amount


@routine
def listed_worth(weights, indices, amounts):
    """The weighted sum of those features that are listed."""
    worth = ZERO
    for at in range(len(indices)):
        if indices[at] < len(weights):
            worth += weights[indices[at]] * amounts[at]
    return worth


@routine
def product(row, other):
    total = ZERO
    for at in range(len(row)):
        total += row[at] * other[at]
    return total


@routine
def cut_below_zero(row):
    for at in range(len(row)):
        row[at] = max(row[at], ZERO)


@routine
def only_where_positive(slope, row):
    for at in range(len(row)):
        if row[at] <= ZERO:
            slope[at] = ZERO
