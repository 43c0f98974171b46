"""The search as a player: its budget, its threads, and what it tells on the way."""

import random
import threading
import time as clock
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from typing import Any

import numpy as np
import numpy.typing as npt

from faience.game import Game
from faience.notation.move import Move
from faience.players.search.budget import Budget
from faience.players.search.champions import champion_name, chosen_champion
from faience.players.search.deepening import Deepening
from faience.players.search.desk import DEEPEST, LIMIT, Desk, new_desk
from faience.players.search.memory import BITS, new_memory
from faience.players.search.network import Network
from faience.players.search.root import judge, search_root, sort_at_once, weigh
from faience.players.search.study import Study
from faience.players.search.thought import Thought
from faience.players.search.weights import table_name, weights_for
from faience.rules import cache, generic
from faience.rules.games import rules_for

DEFAULT_TIME = 1.0
NO_LIMIT = np.iinfo(np.int64).max
SHALLOW, FEWEST_BITS = 2, 10
BLANK = {"counters": 0, "history": 0, "killers": -1, "board_keys": 0, "looks": 0, "sequel_keys": 0}  # on a clean desk
SHARE_OF_TIME = 0.98  # the rest is for what comes before and after


class SearchPlayer:
    """Looks ahead to the end of the round for as long as it may, and judges what comes after by experience.

    The budget is a time in seconds, a number of nodes, or a depth in plies; without any, one second. Of a time it
    leaves some where more would hardly change its mind. With nodes or depth, one thread and a seed it plays the same
    way each time. It judges by the champion for its table, unless another one is given, or the name of its file; by
    weights alone if they are given, or if the champion is to be "none".
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
        champion: Network | str | None = None,
    ) -> None:
        if time is None and nodes is None and depth is None:
            time = DEFAULT_TIME
        self.time, self.nodes, self.depth, self.threads = time, nodes, depth, threads
        self._random = random.Random(seed)
        self._given, self._champion = weights, champion
        self._stops = np.zeros(self.threads, dtype=np.int64)  # of each thread: one that has spent its nodes stops alone
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
        self._stops[:] = 1

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
        self._prepare(game)
        moves = [int(move) for move in game.legal_moves]
        self._random.shuffle(moves)
        budget = self._budget(time, nodes, 1 if len(moves) == 1 else depth)
        main = Deepening(game, self._desks[0], moves, clock.perf_counter(), budget)
        main.on_info = on_info
        return main.thought(self._run(main))

    def study(
        self,
        game: Game,
        moves: Sequence[Move],
        *,
        lines: int = 1,
        also: Move | None = None,
        time: float | None = None,
        nodes: int | None = None,
        depth: int | None = None,
        on_depth: Callable[[tuple[Thought, ...]], None] | None = None,
    ) -> tuple[Thought, ...]:
        """The best of these moves within the budget, best first, and `also` if it is not among them.

        All are searched to the same depth; nothing is left to chance. Tells each depth on the way.
        """
        self._prepare(game)
        budget = self._budget(time, nodes, depth)
        numbers, asked = [int(move) for move in moves], None if also is None else int(also)
        began = clock.perf_counter()
        main = Study(game, self._desks[0], numbers, began, budget, lines=lines, also=asked)
        main.on_depth = on_depth
        return main.thoughts(self._run(main))

    def judge(self, game: Game, line: Sequence[Move] = ()) -> tuple[tuple[int, ...], int]:
        """The value for each seat where a line leads to, without looking ahead, and the stage of the table now.

        May be asked while a study of this table tells of a depth.
        """
        self._get_desks(game)
        desk, values = self._desks[0], np.zeros(game.players, dtype=np.int64)
        desk.states[0] = generic.table_of(game.state)[0]
        stage = judge(desk.states, desk.records, np.array([int(move) for move in line], dtype=np.int16), values)
        return tuple(values.tolist()), int(stage)

    def _budget(self, time: float | None, nodes: int | None, depth: int | None) -> Budget:
        """What was asked for, else what the player was made with."""
        if time is None and nodes is None and depth is None:
            time, nodes, depth = self.time, self.nodes, self.depth
        longest = None if time is None else min(time, threading.TIMEOUT_MAX)
        deepest = min(depth or DEEPEST, DEEPEST)
        return Budget(longest, min(nodes or NO_LIMIT, NO_LIMIT), deepest, looks_beyond=depth is None)

    def _run(self, main: Deepening) -> int:
        """Search within the budget; says how many nodes all threads together looked at."""
        budget = main.budget
        others = [
            Deepening(main.game, desk, main.moves.tolist(), main.began, budget, number)
            for number, desk in enumerate(self._desks[1:], start=1)
        ]
        timer = None
        if budget.time is not None:
            left = budget.time * SHARE_OF_TIME - main.seconds
            timer = threading.Timer(max(0.0, left), self.stop)
            timer.daemon = True
            timer.start()
        try:
            if others:
                self._run_together(main, others)
            else:
                main.run()
        finally:
            if timer:
                timer.cancel()
                timer.join()  # so that it cannot stop the next search
        return sum(each.nodes for each in (main, *others))

    def weigh(self, game: Game, depth: int, *, is_selfish: bool = False) -> dict[Move, int]:
        """The value of every legal move, looking so many plies ahead; a selfish eye sees only its own board."""
        self._prepare(game)
        desk = self._desks[0]
        moves = np.array([int(move) for move in game.legal_moves], dtype=np.int16)
        values = np.zeros(len(moves), dtype=np.int64)
        weigh(*desk, moves, values, np.int64(depth), is_selfish)
        return {move: int(value) for move, value in zip(game.legal_moves, values, strict=True)}

    def _prepare(self, game: Game) -> None:
        """Desks with this table, and nothing remembered."""
        assert game.to_move is not None, "nobody is to move"
        self._get_desks(game)
        self._stops[:] = 0
        self._memory[:] = 0
        for desk in self._desks:
            desk.states[0] = generic.table_of(game.state)[0]
            for field, value in BLANK.items():
                desk.records[field] = value
            desk.records["counters"][0, LIMIT] = NO_LIMIT

    def _get_desks(self, game: Game) -> None:
        """Desks for this kind of table."""
        state = game.state
        kind = (game.rules.name, table_name(game.rules, state), game.players)
        if kind != self._for:
            self._desks = [self._new_desk(state, self._stops[thread:][:1]) for thread in range(self.threads)]
            self._for = kind
            _compile(game, self._desks[0])

    def _new_desk(self, state: np.record, stop: npt.NDArray[np.int64]) -> Desk:
        """A desk with the weights that were given, else with a champion for this table, else with its weights."""
        champion = self._champion_for(state)
        if champion is not None:
            weights: npt.NDArray[np.floating[Any]] = champion.weights
        else:
            weights = weights_for(state) if self._given is None else self._given
        return new_desk(rules_for(state).dtype, weights, self._memory, stop, champion)

    def _champion_for(self, state: np.record) -> Network | None:
        if self._given is not None:
            return None
        if isinstance(self._champion, Network):
            return self._champion
        return chosen_champion(self._champion, rules_for(state), champion_name(state))

    def _run_together(self, main: Deepening, others: list[Deepening]) -> None:
        """The first search decides; the others run ahead of it and leave what they find in the memory."""
        with ThreadPoolExecutor(len(others)) as pool:
            running = [pool.submit(each.run) for each in others]
            try:
                main.run()
            finally:
                self.stop()
            for each in running:
                each.result()


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
