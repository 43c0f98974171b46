"""One iteration of a search: all moves of the position in question, to one depth."""

import numpy as np

from faience.players.search.alphabeta import INFINITE, follow_line, search
from faience.players.search.desk import HORIZON, LIMIT, NODES
from faience.players.search.evaluation import SCALE, prospects, stage_of, static_value
from faience.players.search.step import step
from faience.rules.kernel import routine

FIRST_PLY = np.int64(1)
DEPTHS = 40  # more than any search of some thousand nodes reaches


@routine
def search_root(states, words, memory, stop, desks, moves, values, depth):
    """Search each move of the table at ply 0 to a depth; sorts them best first, and says how many were finished."""
    desk = desks[0]
    root = np.int64(states[0].to_move)
    alpha = -INFINITE
    desk.lengths[0] = 0
    for number in range(len(moves)):
        move = np.int64(moves[number])
        step(states, np.int64(0), move)
        same = states[1].to_move == root
        sign = 1 if same else -1
        value = INFINITE
        if number > 0:
            low, high = (alpha, alpha + 1) if same else (-alpha - 1, -alpha)
            value = sign * search(states, words, memory, stop, desk, root, FIRST_PLY, depth - 1, low, high)
        if value > alpha and not stop[0]:
            low, high = (alpha, INFINITE) if same else (-INFINITE, -alpha)
            value = sign * search(states, words, memory, stop, desk, root, FIRST_PLY, depth - 1, low, high)
        if stop[0]:
            return number
        values[number] = value
        if value > alpha:
            alpha = value
            follow_line(desk, 0, move)
            for at in range(number, 0, -1):
                moves[at], values[at] = moves[at - 1], values[at - 1]
            moves[0], values[0] = move, value
    return len(moves)


@routine
def sort_at_once(states, desks, choices, values, count):
    """Sort moves by what they lead to at once."""
    desk = desks[0]
    root = np.int64(states[0].to_move)
    for number in range(count):
        move = choices[number]
        step(states, np.int64(0), np.int64(move))
        value = static_value(states, np.int64(1), root, desk)
        at = number
        while at > 0 and values[at - 1] < value:
            choices[at], values[at] = choices[at - 1], values[at - 1]
            at -= 1
        choices[at], values[at] = move, value


@routine
def think_ahead(states, words, memory, stop, desks, nodes, choices, values):
    """Search moves that are sorted already, a ply deeper each time, within so many nodes; the best comes first."""
    desk = desks[0]
    desk.history[:] //= 4
    desk.counters[NODES] = 0
    desk.counters[LIMIT] = nodes
    stop[0] = 0
    for depth in range(1, DEPTHS):
        before = desk.counters[HORIZON]
        search_root(states, words, memory, stop, desks, choices, values, np.int64(depth))
        if stop[0] != 0 or desk.counters[HORIZON] == before:
            break
    stop[0] = 0


@routine
def weigh(states, words, memory, stop, desks, moves, values, depth, is_selfish):
    """The value of every move by itself, to a depth; a selfish eye sees only its own board and what it can take.

    After a stop, what every move leads to at once: values of different depths cannot be compared.
    """
    desk = desks[0]
    root = np.int64(states[0].to_move)
    for number in range(len(moves)):
        step(states, np.int64(0), np.int64(moves[number]))
        if is_selfish:
            stage = stage_of(states, FIRST_PLY, desk)
            values[number] = np.int64(SCALE * prospects(states[1], root, stage, desk))
        else:
            value = search(states, words, memory, stop, desk, root, FIRST_PLY, depth - 1, -INFINITE, INFINITE)
            values[number] = value if states[1].to_move == root else -value
            if stop[0] != 0:
                break
    if stop[0] != 0 and not is_selfish:
        for number in range(len(moves)):
            step(states, np.int64(0), np.int64(moves[number]))
            values[number] = static_value(states, FIRST_PLY, root, desk)


@routine
def judge(states, desks, line, values):
    """The value for each seat where a line leads to, without looking ahead; says the stage of the table at ply 0."""
    desk = desks[0]
    stage = stage_of(states, np.int64(0), desk)
    ply = np.int64(0)
    for move in line:
        step(states, ply, np.int64(move))
        ply += 1
    for seat in range(np.int64(states[0].players)):
        values[seat] = static_value(states, ply, np.int64(seat), desk)
    return stage
