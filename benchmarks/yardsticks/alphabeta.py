"""Plain alpha-beta with iterative deepening inside the round.

    python -m benchmarks.yardsticks.alphabeta --time 200ms

Leaves are positions at the depth limit and at the end of the round, worth the mover's
outlook less that of the best other seat; with more than two seats all others are taken
to play against the mover. The search keeps its stack in arrays, so that it can be
called for some thousand nodes at a time and the clock be read in between.
"""

import random
import time
from typing import NamedTuple

import numpy as np
import numpy.typing as npt
from benchmarks.yardsticks.appeal import appeal, weigh
from benchmarks.yardsticks.compiled import compiled
from benchmarks.yardsticks.engine import speak
from benchmarks.yardsticks.outlook import outlook
from benchmarks.yardsticks.steps import list_moves, make_move

from faience.game import Game, new_game
from faience.notation.move import Move
from faience.rules.azul import AZUL
from faience.rules.azul.boards import SIZE
from faience.rules.azul.moves import MOVES
from faience.rules.azul.state import STATE
from faience.rules.market import DEAL, OVER, SEATS, TILES

PLIES = 128  # more than a round can have, choices of jokers and columns included
NODES_AT_ONCE = 1_000  # between two looks at the clock
INFINITE = 1e9

DEPTH, PLY, NODES, IS_CUT, SEAT = range(5)


class Stack(NamedTuple):
    """One entry of each array for each ply of the line under search."""

    states: npt.NDArray[np.void]
    moves: npt.NDArray[np.int16]
    order: npt.NDArray[np.float64]
    listed: npt.NDArray[np.int64]  # how many moves are legal
    tried: npt.NDArray[np.int64]  # how many of them have been searched
    alpha: npt.NDArray[np.float64]
    beta: npt.NDArray[np.float64]
    best: npt.NDArray[np.float64]
    chosen: npt.NDArray[np.int64]  # the best move so far
    first: npt.NDArray[
        np.int64
    ]  # to be tried first: at ply 0 the best move of the last iteration, below the last to cut
    numbers: npt.NDArray[np.int64]  # of the whole search, by the names above
    scratch: npt.NDArray[np.void]
    worth: npt.NDArray[np.float64]
    rewards: npt.NDArray[np.float64]


def new_stack() -> Stack:
    return Stack(
        states=np.zeros(PLIES + 1, STATE),
        moves=np.zeros((PLIES, MOVES), np.int16),
        order=np.zeros((PLIES, MOVES)),
        listed=np.zeros(PLIES, np.int64),
        tried=np.zeros(PLIES, np.int64),
        alpha=np.zeros(PLIES),
        beta=np.zeros(PLIES),
        best=np.zeros(PLIES),
        chosen=np.full(PLIES, -1, np.int64),
        first=np.full(PLIES, -1, np.int64),
        numbers=np.zeros(5, np.int64),
        scratch=np.zeros(1, STATE),
        worth=np.zeros(SEATS),
        rewards=np.zeros((SEATS, TILES, SIZE)),
    )


class AlphaBetaPlayer:
    """Searches as deep as its time, or its number of nodes, allows."""

    def __init__(self, seed: int | None = None, *, time: float = 0.2, nodes: int | None = None) -> None:
        self.searched = 0  # nodes of the last choice
        self.depth = 0  # the last one searched to its end
        self._random = random.Random(seed)
        self._stack = new_stack()
        self.time, self.nodes = 0.0, None
        self.choose(new_game("azul", seed=1))  # whatever must be compiled is compiled before a clock runs
        self.time, self.nodes = time, nodes

    def choose(self, game: Game) -> Move:
        assert game.rules is AZUL, "the yardsticks play Azul only"
        assert game.to_move is not None, "nobody is to move"
        end = time.perf_counter() + self.time
        stack = self._stack
        stack.states[0] = game.state
        stack.numbers[SEAT] = game.to_move
        stack.first[:] = -1
        stack.first[0] = self._random.choice(game.legal_moves)
        self.searched = self.depth = 0
        if len(game.legal_moves) > 1:
            while self._deepen(end):
                pass
        return Move(game.rules.name, int(stack.first[0]))

    def _deepen(self, end: float) -> bool:
        """Search one ply deeper than before; says whether there is time for it, and more to see."""
        stack = self._stack
        begin(stack, self.depth + 1)
        is_done = False
        while not is_done and (stack.numbers[NODES] == 0 or not self._is_enough(end)):
            is_done = search(stack, NODES_AT_ONCE)
        self.searched += int(stack.numbers[NODES])
        stack.numbers[NODES] = 0
        self.depth += is_done
        if stack.chosen[0] >= 0:  # the best move of the last iteration is tried first: what has replaced it is better
            stack.first[0] = stack.chosen[0]
        return bool(is_done and stack.numbers[IS_CUT]) and self.depth + 1 < PLIES and not self._is_enough(end)

    def _is_enough(self, end: float) -> bool:
        if self.nodes is not None:
            return self.searched + int(self._stack.numbers[NODES]) >= self.nodes
        return time.perf_counter() >= end


@compiled
def begin(stack, depth):
    """Make the stack ready for one iteration."""
    stack.numbers[DEPTH] = depth
    stack.numbers[PLY] = 0
    stack.numbers[NODES] = 0
    stack.numbers[IS_CUT] = 0
    stack.alpha[0] = -INFINITE
    stack.beta[0] = INFINITE
    enter(stack, 0)


@compiled
def enter(stack, ply):
    """List and order the moves of the position at a ply."""
    state = stack.states[ply]
    seat = np.int64(state.to_move)
    stack.listed[ply] = list_moves(state, stack.moves[ply])
    stack.tried[ply] = 0
    stack.chosen[ply] = -1
    stack.best[ply] = -INFINITE if seat == stack.numbers[SEAT] else INFINITE
    weigh(state, seat, stack.rewards)
    for at in range(stack.listed[ply]):
        move = np.int64(stack.moves[ply, at])
        stack.order[ply, at] = appeal(state, seat, move, stack.rewards)
        if move == stack.first[ply]:
            stack.order[ply, at] = INFINITE


@compiled
def search(stack, nodes):
    """Search on for some nodes; says whether the iteration is done. PLY is -1 then."""
    ply = stack.numbers[PLY]
    stop = stack.numbers[NODES] + nodes
    while stack.numbers[NODES] < stop:
        if stack.tried[ply] == stack.listed[ply]:
            ply -= 1
            if ply < 0:
                stack.numbers[PLY] = ply
                return True
            fold(stack, ply, stack.best[ply + 1])
            continue
        move = next_move(stack, ply)
        stack.states[ply + 1] = stack.states[ply]
        state = stack.states[ply + 1]
        make_move(state, move)
        stack.numbers[NODES] += 1
        if state.phase == DEAL or state.phase == OVER:
            fold(stack, ply, leaf(stack, state))
        elif ply + 1 == stack.numbers[DEPTH]:
            stack.numbers[IS_CUT] = 1
            fold(stack, ply, leaf(stack, state))
        else:
            stack.alpha[ply + 1] = stack.alpha[ply]
            stack.beta[ply + 1] = stack.beta[ply]
            ply += 1
            enter(stack, ply)
    stack.numbers[PLY] = ply
    return False


@compiled
def next_move(stack, ply):
    """The most promising move not yet tried; moves already tried stand before it."""
    first = stack.tried[ply]
    best = first
    for at in range(first + 1, stack.listed[ply]):
        if stack.order[ply, at] > stack.order[ply, best]:
            best = at
    move = stack.moves[ply, best]
    stack.moves[ply, best] = stack.moves[ply, first]
    stack.order[ply, best] = stack.order[ply, first]
    stack.moves[ply, first] = move
    stack.tried[ply] += 1
    return np.int64(move)


@compiled
def fold(stack, ply, value):
    """What the last move tried at a ply turned out to be worth; the rest is left out if it cannot matter."""
    move = np.int64(stack.moves[ply, stack.tried[ply] - 1])
    if stack.states[ply].to_move == stack.numbers[SEAT]:
        if value > stack.best[ply]:
            stack.best[ply] = value
            stack.chosen[ply] = move
        stack.alpha[ply] = max(stack.alpha[ply], value)
    else:
        if value < stack.best[ply]:
            stack.best[ply] = value
            stack.chosen[ply] = move
        stack.beta[ply] = min(stack.beta[ply], value)
    if stack.alpha[ply] >= stack.beta[ply]:
        stack.listed[ply] = stack.tried[ply]
        stack.first[ply] = move


@compiled
def leaf(stack, state):
    """The outlook of the searching seat less that of the best other one."""
    outlook(state, stack.scratch, stack.worth)
    seat = stack.numbers[SEAT]
    other = -INFINITE
    for at in range(np.int64(state.players)):
        if at != seat:
            other = max(other, stack.worth[at])
    return stack.worth[seat] - other


if __name__ == "__main__":
    speak("benchmarks.yardsticks.alphabeta:AlphaBetaPlayer")
