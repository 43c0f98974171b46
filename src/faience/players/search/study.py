"""Several best moves of a position, and one more that somebody asks about, all to the same depth."""

from collections.abc import Callable
from typing import Any, NamedTuple

import numpy as np
import numpy.typing as npt

from faience.notation.move import Move
from faience.players.search.deepening import Deepening
from faience.players.search.desk import HORIZON
from faience.players.search.root import search_root, sort_at_once
from faience.players.search.thought import Thought


class Finding(NamedTuple):
    """What a move came to at one depth."""

    move: int
    value: int
    line: tuple[int, ...]
    is_exact: bool


class Study(Deepening):
    """One ply deeper each time, at each depth the best move, then the best of the others, and so on.

    Only depths that were finished count, so that moves can be compared with each other.
    """

    def __init__(self, *arguments: Any, lines: int, also: int | None) -> None:
        super().__init__(*arguments)
        self.lines, self.also = min(lines, len(self.moves)), also
        self.on_depth: Callable[[tuple[Thought, ...]], None] | None = None
        self.findings: list[Finding] = []

    def run(self) -> None:
        """Search until the budget is spent or the round is solved."""
        sort_at_once(self.desk.states, self.desk.records, self.moves, self.values, len(self.moves))
        self.findings = self._at_once()
        for depth in range(1, self.budget.depth + 1):
            findings = self._found(depth)
            if self.desk.stop[0]:
                return
            self.findings, self.depth = findings, depth
            if self.on_depth:
                self.on_depth(self.thoughts(self.nodes))
            if all(finding.is_exact for finding in findings):
                return

    def thoughts(self, nodes: int) -> tuple[Thought, ...]:
        """Best first; then the move that was asked about, if it is not among them."""
        return tuple(self._thought(finding, nodes) for finding in self.findings)

    def _thought(self, finding: Finding, nodes: int) -> Thought:
        game = self.game.rules.name
        return Thought(
            move=Move(game, finding.move),
            value=finding.value,
            line=tuple(Move(game, move) for move in finding.line),
            depth=self.depth,
            nodes=nodes,
            seconds=self.seconds,
            is_exact=finding.is_exact,
        )

    def _at_once(self) -> list[Finding]:
        """Before any search: what the moves lead to at once."""
        moves, values = self.moves.tolist(), self.values.tolist()
        chosen = [*range(self.lines), *([moves.index(self.also)] if self.also in moves[self.lines :] else [])]
        return [Finding(moves[at], values[at], (moves[at],), is_exact=False) for at in chosen]

    def _found(self, depth: int) -> list[Finding]:
        """The findings at a depth; those after a stop mean nothing."""
        findings = [self._best_of(self.moves[first:], self.values[first:], depth) for first in range(self.lines)]
        if self.also is not None and self.also not in [finding.move for finding in findings]:
            findings.append(self._best_of(np.array([self.also], dtype=np.int16), np.zeros(1, dtype=np.int64), depth))
        return findings

    def _best_of(self, moves: npt.NDArray[np.int16], values: npt.NDArray[np.int64], depth: int) -> Finding:
        """Sorts the moves, so that the best comes first."""
        before = int(self.counters[HORIZON])
        search_root(*self.desk, moves, values, np.int64(depth))
        line = self.line_found() or (int(moves[0]),)
        return Finding(int(moves[0]), int(values[0]), line, int(self.counters[HORIZON]) == before)
