"""Alpha-beta to the end of the round: what can be foreseen is searched, what comes after is evaluated.

The seat that thinks is one side, all others together are the other one: with two players
that is the game itself, with more it is the cautious view that nobody helps. A value is
for the side to move; the same side may move several times in a row.
"""

import numpy as np

from faience.players.search.desk import DEEPEST, HORIZON, LIMIT, NODES, UNSEEN
from faience.players.search.evaluation import SCALE, SURE, look_up, stage_of, static_value
from faience.players.search.memory import AT_LEAST, AT_MOST, EXACT, NO_MOVE, key_of, note_parts, recall, remember
from faience.players.search.sequel import (
    DEALS,
    DOUBT,
    EAGERNESS,
    PLIES,
    SEED,
    beyond_key,
    chance_of,
    mean_value,
    place_of,
    within_sure,
)
from faience.players.search.step import step
from faience.rules.generic import deal, legal_moves
from faience.rules.kernel import kernel, routine
from faience.rules.market import DEAL, OVER

INFINITE = np.int64(1_000_000)
ASK_EVERY = 128  # nodes between two looks at the clock
# Depth and move from which a move is at first searched a ply less deeply, for each row.
LATE = np.array([[3, 4], [4, 8], [5, 10], [7, 20]])
AT_A_GLANCE = 3  # depth up to which a position is not searched that is far beyond what matters
ENOUGH, HOPELESS = 160, 350  # how far that is, for each ply of depth: above and below
SORT_BY_POSITION, SORT_BY_BOARD = 3, 2  # depths
FIRST, SECOND = 1 << 60, 1 << 59


@routine
def search(states, words, memory, stop, desk, root, ply, depth, alpha, beta):
    """The value of the state at a ply for the side to move, exact between alpha and beta, a bound beyond."""
    desk.lengths[ply] = 0
    desk.counters[NODES] += 1
    if desk.counters[NODES] % ASK_EVERY == 0 and is_time_up(desk, stop):
        return np.int64(0)
    state = states[ply]
    own = state.to_move == root
    if state.phase == OVER or state.phase == DEAL:
        value = static_value(states, ply, root, desk)
        if state.phase == DEAL and desk.looks > 0 and ply + 2 <= DEEPEST:
            low, high = (alpha, beta) if own else (-beta, -alpha)
            end = key_of(state, words, ply, root, desk.mixers) ^ np.uint64(root)
            boards, looks, horizon = value, np.int64(desk.looks), np.int64(desk.counters[HORIZON])
            for look in range(looks):
                view = desk.views[look]
                if value + view[DOUBT] <= low:
                    value = within_sure(value + view[DOUBT])
                    break
                if value - view[DOUBT] >= high:
                    value = within_sure(value - view[DOUBT])
                    break
                sequel = beyond_key(end, look + 1)
                place = place_of(sequel)
                if desk.sequel_keys[place] != sequel:
                    chances = 0.0
                    desk.chance[0] = SEED
                    desk.looks = 0  # within the next round
                    for _ in range(view[DEALS]):
                        states[ply + 1] = states[ply]
                        deal(states[ply + 1], desk.chance, None)
                        desk.glances[ply + 1] = UNSEEN
                        found = search(
                            states, words, memory, stop, desk, root, ply + 1, view[PLIES], -INFINITE, INFINITE
                        )
                        if stop[0] != 0:
                            return np.int64(0)
                        chances += chance_of(found, view[EAGERNESS], states[ply + 1].to_move == root)
                    desk.looks = looks
                    desk.sequel_keys[place] = sequel
                    desk.sequel_values[place] = mean_value(chances, view[DEALS], boards)
                value = desk.sequel_values[place]
            desk.counters[HORIZON] = horizon  # the round itself is seen to its end
        return value if own else -value
    if depth <= 0 or ply >= DEEPEST:
        desk.counters[HORIZON] += 1
        value = static_value(states, ply, root, desk)
        return value if own else -value

    key = key_of(state, words, ply, root, desk.mixers)
    first = NO_MOVE
    if desk.looks > 0:
        first = best_move_of(memory, beyond_key(key, desk.looks - 1))
        key = beyond_key(key, desk.looks)
    note = recall(memory, key)
    if note:
        value, noted_depth, bound, first = note_parts(note)
        if noted_depth >= depth:
            if bound == EXACT or (bound == AT_LEAST and value >= beta) or (bound == AT_MOST and value <= alpha):
                if noted_depth < DEEPEST:
                    desk.counters[HORIZON] += 1
                return value

    if depth <= AT_A_GLANCE and abs(beta) < SURE:
        value = glance(states, ply, root, desk, own)
        if value - ENOUGH * depth >= beta or value + HOPELESS * depth <= alpha:
            desk.counters[HORIZON] += 1
            return value

    count = legal_moves(state, desk.moves[ply])
    before = desk.counters[HORIZON]
    mark_moves(states, desk, root, ply, depth, count, first, own)
    best = -INFINITE
    best_move = NO_MOVE
    floor = alpha
    for number in range(count):
        move = next_move(desk, ply, number, count)
        step(states, ply, move)
        same = (states[ply + 1].to_move == root) == own
        sign = 1 if same else -1
        mark = desk.marks[ply, number]
        desk.glances[ply + 1] = sign * mark if depth >= SORT_BY_POSITION and mark < SECOND else UNSEEN
        further = depth if count == 1 else depth - 1
        if number == 0:
            low, high = (alpha, beta) if same else (-beta, -alpha)
            value = sign * search(states, words, memory, stop, desk, root, ply + 1, further, low, high)
        else:
            less = reduction(depth, number)
            low, high = (alpha, alpha + 1) if same else (-alpha - 1, -alpha)
            value = sign * search(states, words, memory, stop, desk, root, ply + 1, further - less, low, high)
            if value > alpha and less > 0:
                value = sign * search(states, words, memory, stop, desk, root, ply + 1, further, low, high)
            if alpha < value < beta:
                low, high = (alpha, beta) if same else (-beta, -alpha)
                value = sign * search(states, words, memory, stop, desk, root, ply + 1, further, low, high)
        if stop[0] != 0:
            return np.int64(0)
        if value > best:
            best = value
            best_move = move
            if value > alpha:
                alpha = value
                follow_line(desk, ply, move)
                if value >= beta:
                    praise(desk, ply, own, move, depth)
                    break
    depth_known = DEEPEST if desk.counters[HORIZON] == before else depth
    bound = AT_MOST if best <= floor else AT_LEAST if best >= beta else EXACT
    remember(memory, key, best, depth_known, bound, best_move)
    return best


@kernel
def best_move_of(memory, key):
    """The best move that was found for a position."""
    note = recall(memory, key)
    return note_parts(note)[3] if note else NO_MOVE


@kernel
def is_time_up(desk, stop):
    """The nodes are spent, or somebody says stop."""
    if desk.counters[NODES] >= desk.counters[LIMIT]:
        stop[0] = 1
    return stop[0] != 0


@kernel
def glance(states, ply, root, desk, own):
    """What a position is worth at once for the side to move; known where the move to it was sorted by that."""
    if desk.glances[ply] != UNSEEN:
        return desk.glances[ply]
    value = static_value(states, ply, root, desk)
    return value if own else -value


@kernel
def reduction(depth, number):
    """By how many plies less deeply a late move is searched at first."""
    less = np.int64(0)
    for row in range(len(LATE)):
        less += depth >= LATE[row, 0] and number >= LATE[row, 1]
    return less


@routine
def mark_moves(states, desk, root, ply, depth, count, first, own):
    """Mark each move by what it promises, so that the best are searched first.

    Far from the horizon by the whole position that it leads to, nearer by the own board
    alone, at the horizon by how often it was good elsewhere.
    """
    moves = desk.moves[ply]
    marks = desk.marks[ply]
    side = 0 if own else 1
    seat = np.int64(states[ply].to_move)
    stage = stage_of(states, ply, desk) if depth >= SORT_BY_BOARD else np.int64(0)
    for number in range(count):
        move = np.int64(moves[number])
        if move == first:
            marks[number] = FIRST
        elif depth >= SORT_BY_POSITION:
            step(states, ply, move)
            value = static_value(states, ply + 1, root, desk)
            marks[number] = value if own else -value
        elif depth >= SORT_BY_BOARD:
            step(states, ply, move)
            worth = desk.board_worth[look_up(states, ply + 1, seat, desk), stage]
            marks[number] = np.int64(worth * SCALE)
        elif move == desk.killers[ply, 0] or move == desk.killers[ply, 1]:
            marks[number] = SECOND
        else:
            marks[number] = desk.history[side, move]


@kernel
def next_move(desk, ply, number, count):
    """The most promising of the moves that are left."""
    moves = desk.moves[ply]
    marks = desk.marks[ply]
    best = number
    for other in range(number + 1, count):
        if marks[other] > marks[best]:
            best = other
    move, mark = moves[best], marks[best]
    moves[best], marks[best] = moves[number], marks[number]
    moves[number], marks[number] = move, mark
    return np.int64(move)


@kernel
def follow_line(desk, ply, move):
    """This move is best so far, and the best line goes on as below it."""
    length = desk.lengths[ply + 1]
    desk.line[ply, 0] = move
    for at in range(length):
        desk.line[ply, at + 1] = desk.line[ply + 1, at]
    desk.lengths[ply] = length + 1


@kernel
def praise(desk, ply, own, move, depth):
    """A move that refuted what came before it is tried early elsewhere, too."""
    side = 0 if own else 1
    desk.history[side, move] += depth * depth
    if desk.killers[ply, 0] != move:
        desk.killers[ply, 1] = desk.killers[ply, 0]
        desk.killers[ply, 0] = move
