"""Beyond the deal: what good moves are worth when the next round is dealt, over and over, and searched.

To the end of the round everything can be foreseen; what a position is worth after that is only
estimated. Where two moves are close, their ends of the round are dealt the same random tiles again
and again, drawn from what the bag is known to hold, and a short search from each deal tells more
than the estimate does.
"""

import numpy as np

from faience.players.search.alphabeta import INFINITE, search, step
from faience.players.search.desk import DEEPEST, HORIZON, LIMIT, NODES
from faience.players.search.memory import NO_MOVE
from faience.rules.generic import deal
from faience.rules.kernel import routine
from faience.rules.market import DEAL, OVER


@routine
def foresee(states, words, memory, stop, desks, table, root, rng, nodes, line, length):
    """A seat's value of a position, after a line of moves from it, one random deal and a search of so many nodes.

    Where the line ends before the round does, each side goes on as a short search tells it.
    """
    desk = desks[0]
    states[0] = table[0]
    state = states[0]
    for at in range(length):
        if state.phase != DEAL and state.phase != OVER:
            step(states, np.int64(0), np.int64(line[at]))
            states[0] = states[1]
    while state.phase != DEAL and state.phase != OVER:
        deepen(states, words, memory, stop, desk, root, nodes)
        step(states, np.int64(0), np.int64(desk.line[0, 0]))
        states[0] = states[1]
    deal(state, rng, None)
    value = deepen(states, words, memory, stop, desk, root, nodes)
    return value if states[0].to_move == root else -value


@routine
def deepen(states, words, memory, stop, desk, root, nodes):
    """The value of the table at ply 0 for the side to move, by a search of so many nodes as a seat sees it."""
    memory[:] = 0
    desk.counters[NODES] = 0
    desk.counters[LIMIT] = nodes
    stop[0] = 0
    value = np.int64(0)
    move = NO_MOVE
    for depth in range(1, DEEPEST):
        before = desk.counters[HORIZON]
        found = search(states, words, memory, stop, desk, root, np.int64(0), np.int64(depth), -INFINITE, INFINITE)
        if stop[0] != 0 and depth > 1:
            break
        value = found
        if desk.lengths[0] > 0:
            move = np.int64(desk.line[0, 0])
        if desk.counters[HORIZON] == before or stop[0] != 0:
            break
    stop[0] = 0
    desk.line[0, 0] = move
    return value
