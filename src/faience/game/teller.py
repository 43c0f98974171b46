"""From the log of the kernels to events: what a move, or chance, brought about."""

import numpy as np
import numpy.typing as npt

from faience.rules.events import Dealt, Event, Refilled, rows_of
from faience.rules.market import DRAWN, POURED, SUPPLIED
from faience.rules.rulebook import Rulebook


def drawn_in(event: Event) -> tuple[str, ...]:
    """The tiles that an event tells to have been drawn from the bag."""
    if isinstance(event, Dealt):
        return tuple(tile for display in event.displays for tile in display)
    return event.tiles if isinstance(event, Refilled) else ()


class Teller:
    """Listens to the log of a table. Tiles drawn one by one are told together."""

    def __init__(self, rules: Rulebook, board: int) -> None:
        self._rules, self._board = rules, board
        self._events: list[Event] = []
        self._supplied: list[str] = []
        self._displays: list[list[str]] = []
        self._round = self._starter = 0

    def listen(self, log: npt.NDArray[np.int16], round_number: int, starter: int) -> None:
        """Take in what was written since the last time, and clean the slate; the round is that before the move."""
        for kind, rows in rows_of(log):
            if kind == SUPPLIED:
                self._supplied += [self._rules.tiles[tile] for tile, *_ in rows]
            elif kind == DRAWN:
                self._round, self._starter = round_number, starter
                for display, tile, *_ in rows:
                    self._displays += [[] for _ in range(len(self._displays), display)]
                    self._displays[display - 1].append(self._rules.tiles[tile])
            else:
                if kind != POURED:  # pouring only interrupts the deal
                    self._tell_draws()
                self._events += self._rules.read_rows(kind, rows, self._board)
        log[0, 0] = 0

    def events(self) -> tuple[Event, ...]:
        """All that has been heard."""
        self._tell_draws()
        return tuple(self._events)

    def _tell_draws(self) -> None:
        if self._supplied:
            self._events.append(Refilled(tuple(self._supplied)))
        if self._displays:
            displays = tuple(tuple(tiles) for tiles in self._displays)
            self._events.append(Dealt(self._round, self._starter, displays))
        self._supplied, self._displays = [], []
