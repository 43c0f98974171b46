"""One thread's search of a position: one ply deeper each time."""

import time as clock
from collections.abc import Callable

import numpy as np

from faience.game import Game
from faience.notation.move import Move
from faience.players.search.budget import Budget
from faience.players.search.describer import describer_for
from faience.players.search.desk import DEEPEST, HORIZON, LIMIT, NODES, Desk
from faience.players.search.evaluation import ENDS, SURE
from faience.players.search.root import search_root, sort_at_once
from faience.players.search.thought import Thought


class Deepening:
    """A search with its budget, and what it has found so far."""

    def __init__(self, game: Game, desk: Desk, moves: list[int], began: float, budget: Budget, number: int = 0) -> None:
        self.game, self.desk, self.began, self.budget, self.number = game, desk, began, budget, number
        self.on_info: Callable[[Thought], None] | None = None
        self.moves = np.array(moves, dtype=np.int16)
        self.values = np.zeros(len(moves), dtype=np.int64)
        self.depth = 0
        self.line: tuple[int, ...] = ()
        self.is_exact = False
        self._record = desk.records[0]
        self.counters = self._record["counters"]
        self.counters[LIMIT] = budget.nodes

    @property
    def nodes(self) -> int:
        return int(self.counters[NODES])

    @property
    def seconds(self) -> float:
        return clock.perf_counter() - self.began

    def run(self) -> None:
        """Search until the budget is spent, or more time would hardly change the move; look beyond a solved round."""
        sort_at_once(self.desk.states, self.desk.records, self.moves, self.values, len(self.moves))
        best, since = int(self.moves[0]), 0.0  # which became the best one after so many seconds
        for depth in range(1, self.budget.depth + 1):
            started = self.seconds
            before = int(self.counters[HORIZON])
            ahead = self.number % 2  # every other thread is a ply ahead
            finished = search_root(*self.desk, self.moves, self.values, np.int64(depth + ahead))
            if finished:
                self.line = self.line_found() or self.line
            if self.desk.stop[0]:
                return
            self.depth = depth
            self.is_exact = int(self.counters[HORIZON]) == before
            if self.on_info:
                self.on_info(self.thought(self.nodes))
            if self.moves[0] != best:
                best, since = int(self.moves[0]), started
            if self.is_exact:
                self.look_beyond()
                return
            if not self.is_undecided and self.budget.can_be_left(self.seconds, since):
                return

    def look_beyond(self) -> None:
        """The round is solved: search it again by what deals bring after it, further each time, while there is time."""
        looks = describer_for(self.game.rules.dtype).looks if self.budget.looks_beyond else ()
        for number in range(1, len(looks) + 1):
            if abs(self.values[0]) > SURE:
                return
            self._record["looks"] = number
            finished = search_root(*self.desk, self.moves, self.values, np.int64(DEEPEST))
            self._record["looks"] = 0
            if finished:
                self.line = self.line_found() or self.line
            if self.desk.stop[0]:
                return
            if self.on_info:
                self.on_info(self.thought(self.nodes))

    @property
    def is_undecided(self) -> bool:
        """The end of the game is in sight, but not who wins: that can still turn, and be the whole game."""
        return bool(self.counters[ENDS] and abs(self.values[0]) <= SURE)

    def line_found(self) -> tuple[int, ...]:
        """The best line of the last iteration; none if no move was finished."""
        length = int(self._record["lengths"][0])
        return tuple(int(move) for move in self._record["line"][0, :length])

    def thought(self, nodes: int) -> Thought:
        return Thought(
            move=Move(self.game.rules.name, int(self.moves[0])),
            value=int(self.values[0]),
            line=tuple(Move(self.game.rules.name, move) for move in self.line or self.moves[:1].tolist()),
            depth=self.depth,
            nodes=nodes,
            seconds=self.seconds,
            is_exact=self.is_exact,
        )
