"""Games of a search against itself, and the positions on their way."""

import numpy as np

from faience.players.search.describer import ages, band, describe_board, describe_market, settle
from faience.players.search.evaluation import SCALE
from faience.players.search.root import sort_at_once, think_ahead
from faience.rules.chance import below
from faience.rules.generic import apply, deal, legal_moves, standing
from faience.rules.kernel import routine
from faience.rules.market import DEAL, OVER

PERCENT = np.int64(100)

# News: how many samples there are; whether nobody wants any more.
KEPT, ENOUGH = range(2)


@routine
def play_games(
    states, words, memory, stop, desks, start, rng, nodes, daring, rare, choices, values, features, stages, shares, news
):
    """Play games until the samples are full; says how many games were finished and how many samples they left.

    Each move is searched with so many nodes; in `daring` of a hundred, one of the next best is made
    instead. Positions before a deal are always sampled, others `rare` times in a hundred. What is learned
    of a position is half who won in the end, half what the next search thought of it: that is less a matter of luck.
    The game in which the room ends is left out. `news` is read and written from outside meanwhile.
    """
    desk = desks[0]
    games = 0
    kept = 0
    while True:
        memory[:] = 0
        states[0] = start[0]
        table = states[0]
        deal(table, rng, None)
        sampled = kept
        waiting = kept  # samples from here on wait for a search
        while table.phase != OVER:
            if sampled == len(stages) or news[ENOUGH]:
                return games, kept
            if table.phase == DEAL or below(rng, PERCENT) < rare:
                write_sample(states, desk, features[sampled], stages, sampled)
                sampled += 1
            if table.phase == DEAL:
                deal(table, rng, None)
            else:
                seat = np.int64(table.to_move)
                move, is_searched = choose(states, words, memory, stop, desks, rng, nodes, daring, choices, values)
                if is_searched:
                    while waiting < sampled:
                        shares[waiting, 0] = 1.0 / (1.0 + np.exp((values[0] if seat else -values[0]) / SCALE))
                        waiting += 1
                apply(table, move, None)
        for at in range(kept, sampled):
            write_shares(table, shares[at], at < waiting)
        kept = sampled
        news[KEPT] = kept
        games += 1


@routine
def choose(states, words, memory, stop, desks, rng, nodes, daring, choices, values):
    """The move of a search with so many nodes, or sometimes another good one."""
    count = legal_moves(states[0], choices)
    if count == 1:
        return np.int64(choices[0]), False
    sort_at_once(states, desks, choices, values, count)
    if below(rng, PERCENT) < daring:
        return np.int64(choices[below(rng, min(count, np.int64(8)))]), False
    think_ahead(states, words, memory, stop, desks, nodes, choices[:count], values[:count])
    return np.int64(choices[0]), True


@routine
def write_sample(states, desk, features, stages, at):
    """Write the features of every seat, and the stage."""
    indices, amounts = desk.indices, desk.amounts
    settled = states[len(states) - 1]
    players = np.int64(states[0].players)
    age = np.int64(desk.weights.shape[1])
    for seat in range(players):
        states[len(states) - 1] = states[0]
        age = min(age, np.int64(settle(settled, np.int64(seat))))
        features[seat, :] = 0.0
        count = describe_board(settled, np.int64(seat), indices, amounts)
        for number in range(count):
            features[seat, indices[number]] += amounts[number]
        count = describe_market(states[0], np.int64(seat), indices, amounts)
        for number in range(count):
            features[seat, indices[number]] += amounts[number]
    stages[at] = band(states[0]) * ages(states[0]) + age


@routine
def write_shares(state, shares, has_thought):
    """Each seat's share of the victory; with two seats, halfway to what was thought of the first one's chance."""
    thought = np.float64(shares[0])
    best = standing(state, np.int64(0))
    for seat in range(np.int64(state.players)):
        best = max(best, standing(state, np.int64(seat)))
    winners = 0
    for seat in range(np.int64(state.players)):
        winners += standing(state, np.int64(seat)) == best
    for seat in range(np.int64(state.players)):
        shares[seat] = 1.0 / winners if standing(state, np.int64(seat)) == best else 0.0
    if has_thought and state.players == 2:
        shares[0] += (thought - shares[0]) / 2
        shares[1] = 1.0 - shares[0]
