"""Monte Carlo tree search (UCT) with heuristic playouts.

    python -m benchmarks.yardsticks.mcts --time 200ms

The tree holds the rest of the round; the next deals are drawn anew by every playout,
which goes on to the end of the game. A node is expanded on its second visit. Its
children are chosen by UCB1, in which moves with more appeal are explored sooner.
"""

import random
import time
from typing import NamedTuple

import numpy as np
import numpy.typing as npt
from benchmarks.yardsticks.appeal import appeal, weigh
from benchmarks.yardsticks.compiled import compiled
from benchmarks.yardsticks.engine import speak
from benchmarks.yardsticks.playouts import play_game
from benchmarks.yardsticks.steps import list_moves, make_move

from faience.game import Game, new_game
from faience.notation.move import Move
from faience.rules.azul import AZUL
from faience.rules.azul.boards import SIZE
from faience.rules.azul.bonuses import complete
from faience.rules.azul.moves import MOVES
from faience.rules.azul.state import STATE
from faience.rules.chance import stream
from faience.rules.market import DEAL, OVER, SEATS, TILES

NODES = 1_000_000  # of the tree; once they are used up it grows no further
PLIES = 128  # more than a round can have, choices of jokers and columns included
SIMULATIONS_AT_ONCE = 20  # between two looks at the clock

# Settled in matches of variants, 40 to 50 games each: other values, mostly half and double, won as many games or fewer.
EXPLORE = 0.5  # the constant of UCB1
LEAST = 0.3  # the share of exploration that a move without any appeal gets
TEMPER = 5.0  # points of appeal by which that share falls to a third
NOISE = 1.0  # points that chance adds to the appeal of a move in a playout
SCALE = 15.0  # points of a margin that count as almost safe
WIN = 0.5  # how much of the reward is for the victory; the rest is for its margin


class Tree(NamedTuple):
    """The nodes by number, 0 being the root, and room to work in. The children of a node have numbers in a row."""

    visits: npt.NDArray[np.int32]
    reward: npt.NDArray[np.float64]  # the sum, for the seat whose move led here
    share: npt.NDArray[np.float32]  # of exploration, by appeal
    move: npt.NDArray[np.int16]
    seat: npt.NDArray[np.int8]
    first: npt.NDArray[np.int32]  # child
    children: npt.NDArray[np.int16]  # how many
    used: npt.NDArray[np.int64]
    root: npt.NDArray[np.void]
    here: npt.NDArray[np.void]
    path: npt.NDArray[np.int64]
    moves: npt.NDArray[np.int16]
    result: npt.NDArray[np.float64]
    rewards: npt.NDArray[np.float64]
    rng: npt.NDArray[np.uint64]


def new_tree(seed: int) -> Tree:
    return Tree(
        visits=np.zeros(NODES, np.int32),
        reward=np.zeros(NODES),
        share=np.zeros(NODES, np.float32),
        move=np.zeros(NODES, np.int16),
        seat=np.zeros(NODES, np.int8),
        first=np.zeros(NODES, np.int32),
        children=np.zeros(NODES, np.int16),
        used=np.zeros(1, np.int64),
        root=np.zeros(1, STATE),
        here=np.zeros(1, STATE),
        path=np.zeros(PLIES, np.int64),
        moves=np.zeros(MOVES, np.int16),
        result=np.zeros(SEATS),
        rewards=np.zeros((SEATS, TILES, SIZE)),
        rng=stream(seed),
    )


class MctsPlayer:
    """Grows a tree as long as its time, or its number of simulations, allows."""

    def __init__(self, seed: int | None = None, *, time: float = 0.2, simulations: int | None = None) -> None:
        self.searched = 0  # simulations of the last choice
        self._tree = new_tree(random.getrandbits(64) if seed is None else seed)
        self.time, self.simulations = 0.0, None
        self.choose(new_game("azul", seed=1))  # whatever must be compiled is compiled before a clock runs
        self.time, self.simulations = time, simulations

    def choose(self, game: Game) -> Move:
        assert game.rules is AZUL, "the yardsticks play Azul only"
        end = time.perf_counter() + self.time
        self.searched = 0
        if len(game.legal_moves) == 1:
            return game.legal_moves[0]
        self._tree.root[0] = game.state
        plant(self._tree)
        while True:
            grow(self._tree, SIMULATIONS_AT_ONCE)
            self.searched += SIMULATIONS_AT_ONCE
            if self._is_enough(end):
                return Move(game.rules.name, int(most_visited(self._tree)))

    def _is_enough(self, end: float) -> bool:
        if self.simulations is not None:
            return self.searched >= self.simulations
        return time.perf_counter() >= end


@compiled
def plant(tree):
    """A tree of the root and its children."""
    tree.used[0] = 1
    tree.visits[0] = 0
    tree.reward[0] = 0.0
    expand(tree, 0, tree.root[0])


@compiled
def expand(tree, node, state):
    """Give a node its children, if there is room for them."""
    seat = np.int64(state.to_move)
    count = list_moves(state, tree.moves)
    first = tree.used[0]
    if first + count > NODES:
        return
    tree.used[0] += count
    tree.first[node] = first
    tree.children[node] = count
    weigh(state, seat, tree.rewards)
    most = -np.inf
    for child in range(first, first + count):
        move = np.int64(tree.moves[child - first])
        tree.move[child] = move
        tree.seat[child] = seat
        tree.visits[child] = 0
        tree.reward[child] = 0.0
        tree.children[child] = 0
        tree.share[child] = appeal(state, seat, move, tree.rewards)
        most = max(most, tree.share[child])
    for child in range(first, first + count):
        tree.share[child] = LEAST + np.exp((tree.share[child] - most) / TEMPER)


@compiled
def grow(tree, simulations):
    """Descend, expand, play out, and carry the result up; so many times."""
    for _ in range(simulations):
        tree.here[0] = tree.root[0]
        state = tree.here[0]
        node, length = np.int64(0), 0
        while tree.children[node] > 0:
            node = best_child(tree, node)
            tree.path[length] = node
            length += 1
            make_move(state, np.int64(tree.move[node]))
            if tree.children[node] == 0 and tree.visits[node] > 0 and state.phase != DEAL and state.phase != OVER:
                expand(tree, node, state)
        play_game(state, tree.rng, NOISE, tree.moves, tree.rewards)
        judge(tree, state)
        tree.visits[0] += 1
        for node in tree.path[:length]:
            tree.visits[node] += 1
            tree.reward[node] += tree.result[tree.seat[node]]


@compiled
def best_child(tree, node):
    """UCB1; a child never visited counts as if it had done as well as the others."""
    first, last = np.int64(tree.first[node]), np.int64(tree.first[node]) + np.int64(tree.children[node])
    reward, visits = 0.0, 0
    for child in range(first, last):
        reward += tree.reward[child]
        visits += tree.visits[child]
    average = reward / visits if visits > 0 else 0.5
    log = np.log(tree.visits[node] + 1.0)
    best, most = first, -np.inf
    for child in range(first, last):
        times = tree.visits[child]
        mean = tree.reward[child] / times if times > 0 else average
        worth = mean + EXPLORE * np.sqrt(log / (times + 1.0)) * tree.share[child]
        if worth > most:
            best, most = np.int64(child), worth
    return best


@compiled
def judge(tree, state):
    """Write each seat's reward for the end of a game, from 0 to 1: for the victory, and for its margin."""
    players = np.int64(state.players)
    for seat in range(players):
        margin = standing(state, seat) - best_other(state, seat)
        victory = 1.0 if margin > 0 else 0.5 if margin == 0 else 0.0
        tree.result[seat] = WIN * victory + (1.0 - WIN) / (1.0 + np.exp(-margin / SCALE))


@compiled
def best_other(state, seat):
    """The standing of the best other seat."""
    best = -np.inf
    for other in range(np.int64(state.players)):
        if other != seat:
            best = max(best, standing(state, other))
    return best


@compiled
def standing(state, seat):
    """The score of a seat; complete rows break ties (Azul 1.10)."""
    return state.score[seat] + complete(state.row_cells[seat]) / 10.0


@compiled
def most_visited(tree):
    """The move of the root's child with the most visits."""
    first = np.int64(tree.first[0])
    best = first
    for child in range(first, first + np.int64(tree.children[0])):
        if tree.visits[child] > tree.visits[best]:
            best = np.int64(child)
    return tree.move[best]


if __name__ == "__main__":
    speak("benchmarks.yardsticks.mcts:MctsPlayer")
