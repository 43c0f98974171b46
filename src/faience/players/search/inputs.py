"""Everything that a network is told of a position, written down at once."""

import numpy as np

from faience.players.search.describer import (
    ages,
    band,
    describe_board,
    describe_market,
    detail_board,
    detail_market,
    features,
    settle,
)
from faience.rules.kernel import kernel, routine

LONGEST = 512  # inputs of one seat: a quarter of that is the most that was seen


@routine
def list_inputs(states, at, settled, indices, amounts, ends):
    """Write down the inputs of each seat that are not zero, one seat after the other, its board before its market.

    And where each of these ends. Says the stage of the game. `settled` is a place for a state, which is spent.
    """
    players = np.int64(states[at].players)
    count = np.int64(0)
    age = np.int64(1 << 30)
    for number in range(players):
        seat = np.int64(number)
        settled[0] = states[at]
        age = min(age, np.int64(settle(settled[0], seat)))
        count += describe_board(settled[0], seat, indices[count:], amounts[count:])
        more = detail_board(settled[0], seat, indices[count:], amounts[count:])
        count = as_details(indices, count, more, features(states[at]))
        ends[2 * seat] = count
        count += describe_market(states[at], seat, indices[count:], amounts[count:])
        more = detail_market(states[at], indices[count:], amounts[count:])
        count = as_details(indices, count, more, features(states[at]))
        ends[2 * seat + 1] = count
    return band(states[at]) * ages(states[at]) + age


@kernel
def as_details(indices, first, count, features):
    """Details stand behind the features; says where the list ends now."""
    for at in range(first, first + count):
        indices[at] += features
    return first + count
