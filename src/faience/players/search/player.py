"""The search as a player: its budget, its threads, and what it tells on the way."""

import random
import threading
import time as clock
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import Any

import numpy as np
import numpy.typing as npt

from faience.game import Game
from faience.notation.move import Move
from faience.players.search.champions import champion_for
from faience.players.search.desk import DEEPEST, HORIZON, LIMIT, NODES, Desk, new_desk
from faience.players.search.memory import BITS, new_memory
from faience.players.search.root import search_root, sort_at_once, weigh
from faience.players.search.thought import Thought
from faience.players.search.weights import table_name, weights_for
from faience.rules import cache, generic
from faience.rules.games import rules_for

DEFAULT_TIME = 1.0
NO_LIMIT = np.iinfo(np.int64).max
SHALLOW, FEWEST_BITS = 2, 10
SHARE_OF_TIME = 0.98  # the rest is for what comes before and after


class SearchPlayer:
    """Looks ahead to the end of the round for as long as it may, and judges what comes after by experience.

    The budget is a time in seconds, a number of nodes, or a depth in plies; without any, one second.
    With nodes or depth, one thread and a seed it plays the same way each time.
    """

    def __init__(
        self,
        seed: int | None = None,
        *,
        time: float | None = None,
        nodes: int | None = None,
        depth: int | None = None,
        threads: int = 1,
        weights: npt.NDArray[np.float64] | None = None,
    ) -> None:
        if time is None and nodes is None and depth is None:
            time = DEFAULT_TIME
        self.time, self.nodes, self.depth, self.threads = time, nodes, depth, threads
        self._random = random.Random(seed)
        self._given = weights
        self._stop = np.zeros(1, dtype=np.int64)
        self._memory = new_memory(_bits(nodes, depth))
        self._desks: list[Desk] = []
        self._for: object = None  # the kind of table that the desks are for

    def begin(self, seed: int | None = None) -> None:
        """Get ready for another game."""
        self._random = random.Random(seed)

    def choose(self, game: Game) -> Move:
        return self.think(game).move

    @property
    def is_cold(self) -> bool:
        """Its kernels were never compiled on this machine: the first move will take half a minute."""
        return self._for is None and cache.is_cold("players/search")

    def stop(self) -> None:
        """Make `think` answer at once with the best move so far; from any thread."""
        self._stop[0] = 1

    def think(
        self,
        game: Game,
        *,
        time: float | None = None,
        nodes: int | None = None,
        depth: int | None = None,
        on_info: Callable[[Thought], None] | None = None,
    ) -> Thought:
        """The best move within the budget, this one if any is given; tells each step on the way."""
        assert game.to_move is not None, "nobody is to move"
        if time is None and nodes is None and depth is None:
            time, nodes, depth = self.time, self.nodes, self.depth
        self._prepare(game)
        began = clock.perf_counter()
        moves = [int(move) for move in game.legal_moves]
        self._random.shuffle(moves)
        deepest = min(depth or DEEPEST, DEEPEST)
        searches = [
            Deepening(game, desk, moves, began, deepest if len(moves) > 1 else 1, number, nodes or NO_LIMIT)
            for number, desk in enumerate(self._desks)
        ]
        main = searches[0]
        main.on_info = on_info
        timer = None
        if time is not None:
            timer = threading.Timer(max(0.0, time * SHARE_OF_TIME - (clock.perf_counter() - began)), self.stop)
            timer.daemon = True
            timer.start()
        try:
            if len(searches) == 1:
                main.run()
            else:
                self._run_together(searches)
        finally:
            if timer:
                timer.cancel()
        return main.thought(sum(each.nodes for each in searches))

    def weigh(self, game: Game, depth: int, *, is_selfish: bool = False) -> dict[Move, int]:
        """The value of every legal move, looking so many plies ahead; a selfish eye sees only its own board."""
        self._prepare(game)
        desk = self._desks[0]
        moves = np.array([int(move) for move in game.legal_moves], dtype=np.int16)
        values = np.zeros(len(moves), dtype=np.int64)
        weigh(*desk, moves, values, np.int64(depth), is_selfish)
        return {move: int(value) for move, value in zip(game.legal_moves, values, strict=True)}

    def _prepare(self, game: Game) -> None:
        """Desks for this kind of table, with nothing remembered."""
        state = game.state
        kind = (game.rules.name, table_name(game.rules, state), game.players)
        if kind != self._for:
            self._desks = [self._new_desk(state) for _ in range(self.threads)]
            self._for = kind
            _compile(game, self._desks[0])
        self._stop[0] = 0
        self._memory[:] = 0
        for desk in self._desks:
            desk.states[0] = generic.table_of(state)[0]
            for field, value in {"counters": 0, "history": 0, "killers": -1, "board_keys": 0}.items():
                desk.records[field] = value
            desk.records["counters"][0, LIMIT] = NO_LIMIT

    def _new_desk(self, state: np.record) -> Desk:
        """A desk with the weights that were given, else with the champion for this table, else with its weights."""
        champion = champion_for(state) if self._given is None else None
        if champion is not None:
            weights: npt.NDArray[np.floating[Any]] = champion.weights
        else:
            weights = weights_for(state) if self._given is None else self._given
        return new_desk(rules_for(state).dtype, weights, self._memory, self._stop, champion)

    def _run_together(self, searches: list["Deepening"]) -> None:
        """The first search decides; the others run ahead of it and leave what they find in the memory."""
        with ThreadPoolExecutor(len(searches) - 1) as pool:
            others = [pool.submit(each.run) for each in searches[1:]]
            try:
                searches[0].run()
            finally:
                self.stop()
            for other in others:
                other.result()


def _compile(game: Game, desk: Desk) -> None:
    """Have the kernels compiled or loaded before the clock is started: look at one move, one ply deep."""
    desk.states[0] = generic.table_of(game.state)[0]
    desk.records["counters"][0, LIMIT] = NO_LIMIT
    move, value = np.array([int(game.legal_moves[0])], dtype=np.int16), np.zeros(1, dtype=np.int64)
    sort_at_once(desk.states, desk.records, move, value, 1)
    search_root(*desk, move, value, np.int64(1))


def _bits(nodes: int | None, depth: int | None) -> int:
    """The size of a memory that such a search can fill: to clear a large one takes milliseconds."""
    if nodes is not None:
        return min(BITS, max(FEWEST_BITS, nodes.bit_length() + 1))
    return FEWEST_BITS if depth is not None and depth <= SHALLOW else BITS


class Deepening:
    """One thread's search of a position: one ply deeper each time."""

    def __init__(
        self, game: Game, desk: Desk, moves: list[int], began: float, deepest: int, number: int, limit: int
    ) -> None:
        self.game, self.desk, self.began, self.deepest, self.number = game, desk, began, deepest, number
        self.on_info: Callable[[Thought], None] | None = None
        self.moves = np.array(moves, dtype=np.int16)
        self.values = np.zeros(len(moves), dtype=np.int64)
        self.depth = 0
        self.line: tuple[int, ...] = ()
        self.is_exact = False
        self._record = desk.records[0]
        self._counters = self._record["counters"]
        self._counters[LIMIT] = limit

    @property
    def nodes(self) -> int:
        return int(self._counters[NODES])

    def run(self) -> None:
        """Search until the budget is spent or the round is solved."""
        sort_at_once(self.desk.states, self.desk.records, self.moves, self.values, len(self.moves))
        for depth in range(1, self.deepest + 1):
            before = int(self._counters[HORIZON])
            ahead = self.number % 2  # every other thread is a ply ahead
            finished = search_root(*self.desk, self.moves, self.values, np.int64(depth + ahead))
            if finished:
                self._note_line()
            if self.desk.stop[0]:
                return
            self.depth = depth
            self.is_exact = int(self._counters[HORIZON]) == before
            if self.on_info:
                self.on_info(self.thought(self.nodes))
            if self.is_exact:
                return

    def _note_line(self) -> None:
        length = int(self._record["lengths"][0])
        line = tuple(int(move) for move in self._record["line"][0, :length])
        if line:
            self.line = line

    def thought(self, nodes: int) -> Thought:
        return Thought(
            move=Move(self.game.rules.name, int(self.moves[0])),
            value=int(self.values[0]),
            line=tuple(Move(self.game.rules.name, move) for move in self.line or self.moves[:1].tolist()),
            depth=self.depth,
            nodes=nodes,
            seconds=clock.perf_counter() - self.began,
            is_exact=self.is_exact,
        )
