"""What may follow the end of a round: the next one is dealt several times, and its first moves are looked at.

That foretells a game better than the boards can before the deal, most of all when one round is left. It takes a
thousand times as long: only a round that is solved already is searched once more in this way, while there is time.
Deals are drawn from what everybody knows to lie in the bag, and always in the same way, so that all ends of a round
are compared by the same deals as long as the bag suffices.
"""

import numpy as np

from faience.players.search.desk import DEEPEST, LIMIT, NODES, SEQUEL_BITS
from faience.players.search.evaluation import SCALE, SURE, static_value
from faience.players.search.memory import key_of
from faience.players.search.step import step
from faience.rules.generic import deal, legal_moves
from faience.rules.kernel import routine

BEYOND = np.uint64(0x5851F42D4C957F2D)  # keeps what was found by deals apart from all else in the memory
SEQUEL_SHIFT = np.uint64(64 - SEQUEL_BITS)
SEED = np.uint64(2017)
BOARDS_SHARE = 0.2  # what the boards say by themselves counts so much
EAGERNESS = np.int64(50)  # the best of many first moves is thought better than it is


@routine
def sequel_value(states, words, stop, ply, root, desk):
    """The value of a position before a deal for a seat, by what may follow; means nothing after a stop."""
    if ply + 2 > DEEPEST:
        return static_value(states, ply, root, desk)
    key = key_of(states[ply], words, ply, root, desk.mixers) ^ np.uint64(root)
    place = np.int64(key >> SEQUEL_SHIFT)
    if desk.sequel_keys[place] != key:
        value = deal_on(states, stop, ply, root, desk)
        if stop[0] != 0:
            return value
        desk.sequel_keys[place] = key
        desk.sequel_values[place] = value
    return desk.sequel_values[place]


@routine
def deal_on(states, stop, ply, root, desk):
    """The mean chance after some deals, and a little of what the boards say by themselves."""
    boards = static_value(states, ply, root, desk)
    total = 0.0
    desk.chance[0] = SEED
    for _ in range(desk.deals):
        if desk.counters[NODES] >= desk.counters[LIMIT]:
            stop[0] = 1
        if stop[0] != 0:
            return boards
        states[ply + 1] = states[ply]
        deal(states[ply + 1], desk.chance, None)
        total += 1.0 / (1.0 + np.exp(-first_move_value(states, ply + 1, root, desk) / SCALE))
    odds = SCALE * np.log(total / (desk.deals - total))
    value = BOARDS_SHARE * boards + (1.0 - BOARDS_SHARE) * odds
    return np.int64(min(max(np.rint(value), -SURE), SURE))


@routine
def first_move_value(states, ply, root, desk):
    """What a round that was just dealt is worth to a seat, if the first move is the best at first sight."""
    own = states[ply].to_move == root
    count = legal_moves(states[ply], desk.moves[ply])
    desk.counters[NODES] += count
    best = -SURE
    for number in range(count):
        step(states, ply, np.int64(desk.moves[ply, number]))
        value = static_value(states, ply + 1, root, desk)
        best = max(best, value if own else -value)
    best -= EAGERNESS
    return best if own else -best
