"""How many ways there are to play on from a position, counted by the engine and by the oracle.

A leaf is the table after so many moves, or before that a table at which nobody is to move: a deal, or the end.
"""

from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import numpy as np

from faience.rules import generic
from faience.rules.games import rules_for
from faience.rules.market import DEAL, OVER

FILES = sorted(Path(__file__).parent.glob("*.txt"))


@dataclass(frozen=True)
class Fixed:
    """A position of a file with its title, and the leaves at depth 1, 2 …"""

    file: str
    title: str
    line: str
    leaves: tuple[int, ...]

    def __str__(self) -> str:
        return f"{self.file}: {self.title}"


def read(file: Path) -> Iterator[Fixed]:
    """Positions stand apart by an empty line: a title, the position on one line, then depth and leaves."""
    for paragraph in file.read_text(encoding="utf-8").strip().split("\n\n"):
        title, line, *counts = paragraph.splitlines()
        depths = [[int(number) for number in count.split()] for count in counts]
        assert title.startswith("# ") and [depth for depth, _ in depths] == list(range(1, len(depths) + 1))
        yield Fixed(file.stem, title.removeprefix("# "), line, tuple(leaves for _, leaves in depths))


def leaves_by_engine(state: np.record, depth: int) -> int:
    return _count(generic.table_of(state), depth, np.zeros((depth, rules_for(state).moves), dtype=np.int16))


def _count(table: Any, depth: int, lists: Any) -> int:
    if table["phase"][0] in (DEAL, OVER):
        return 1
    moves = lists[depth - 1]
    count = int(generic.list_moves(table, moves))
    if depth == 1:
        return count
    leaves = 0
    after = table.copy()
    for move in moves[:count].tolist():
        after[0] = table[0]
        generic.make_move(after, move, None)
        leaves += _count(after, depth - 1, lists)
    return leaves


def leaves_by_oracle(oracle: Any, position: dict[str, Any], depth: int) -> int:
    if depth == 0 or position["phase"] in ("deal", "over"):
        return 1
    moves = oracle.legal_moves(position)
    return sum(leaves_by_oracle(oracle, oracle.play(position, move), depth - 1) for move in moves)
