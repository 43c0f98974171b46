"""What the rivals have in common: a budget, and a desk like that of our search."""

import random
import threading
import time as clock

import numpy as np
import numpy.typing as npt

from faience.game import Game
from faience.notation.move import Move
from faience.players.kinds import NO_CHAMPION
from faience.players.search.champions import champion_for
from faience.players.search.desk import LIMIT, Desk, new_desk
from faience.players.search.memory import new_memory
from faience.players.search.player import NO_LIMIT, SHARE_OF_TIME
from faience.players.search.weights import table_name, weights_for
from faience.rules import generic

SHIPPED = "shipped"


class Rival:
    """Thinks for a time in seconds, or a number of nodes if there is one."""

    def __init__(
        self,
        seed: int | None = None,
        *,
        time: float = 1.0,
        nodes: int | None = None,
        weights: npt.NDArray[np.float64] | None = None,
        champion: str = NO_CHAMPION,
    ) -> None:
        """With champion=shipped, positions are judged by the network of the package, where it has one."""
        self.time, self.nodes = time, nodes
        self._random = random.Random(seed)
        self._given, self._champion = weights, champion
        self._desk: Desk | None = None
        self._for: object = None  # the kind of table that the desk is for

    def choose(self, game: Game) -> Move:
        began = clock.perf_counter()
        moves = [int(move) for move in game.legal_moves]
        if len(moves) == 1:
            return Move(game.rules.name, moves[0])
        self._random.shuffle(moves)
        desk = self._prepare(game)
        timer = None
        if self.nodes is None:
            left = self.time * SHARE_OF_TIME - (clock.perf_counter() - began)
            timer = threading.Timer(max(0.0, left), desk.stop.fill, (1,))
            timer.daemon = True
            timer.start()
        try:
            return Move(game.rules.name, self.best_of(desk, np.array(moves, dtype=np.int16)))
        finally:
            if timer:
                timer.cancel()
                timer.join()  # so that it cannot stop the next search

    def best_of(self, desk: Desk, moves: npt.NDArray[np.int16]) -> int:
        """The best of the moves of the table at ply 0, when `stop` is set or LIMIT reached."""
        raise NotImplementedError

    def _prepare(self, game: Game) -> Desk:
        """A desk with this table at ply 0."""
        state = game.state
        kind = (game.rules.name, table_name(game.rules, state), game.players)
        if self._desk is None or kind != self._for:
            network = champion_for(state) if self._champion == SHIPPED else None
            weights = weights_for(state) if self._given is None else self._given
            self._desk = new_desk(
                game.rules.dtype, network.weights if network else weights, new_memory(0), network=network
            )
            self._for = kind
        desk = self._desk
        desk.stop[0] = 0
        desk.states[0] = generic.table_of(state)[0]
        desk.records["counters"] = 0
        desk.records["counters"][0, LIMIT] = self.nodes or NO_LIMIT
        return desk
