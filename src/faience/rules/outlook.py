"""What moves would bring, before they are made. Nothing is dealt for that."""

from collections.abc import Callable, Sequence
from typing import Any, NamedTuple

import numpy as np

from faience.rules import generic
from faience.rules.azul import outlook as azul
from faience.rules.events import Event, rows_of
from faience.rules.games import rules_for
from faience.rules.log import new_log
from faience.rules.pavilion import outlook as pavilion


class Outlook(NamedTuple):
    """How a game looks ahead."""

    fields: tuple[str, ...]
    look_ahead: Callable[..., None]
    parts_of: Callable[[int], dict[str, Any]]
    tell_bonuses: Callable[..., None]


OUTLOOKS = {
    "azul": Outlook(azul.FIELDS, azul.look_ahead, azul.parts_of, azul.tell_bonuses),
    "summer-pavilion": Outlook(pavilion.FIELDS, pavilion.look_ahead, pavilion.parts_of, pavilion.tell_bonuses),
}
NO_LINE = -1


def what_moves_bring(state: np.record, moves: Sequence[int]) -> list[dict[str, Any]]:
    """For each legal move of the seat to move, the fields of the game's outlook."""
    outlook = OUTLOOKS[rules_for(state).name]
    found = np.zeros((len(moves), len(outlook.fields)), dtype=np.int16)
    if "line" in outlook.fields:
        found[:, outlook.fields.index("line")] = NO_LINE
    tables = np.repeat(generic.table_of(state), len(moves) + 1)
    outlook.look_ahead(tables, np.array(moves, dtype=np.int16), found)
    return [_tidied(dict(zip(outlook.fields, row, strict=True))) for row in found.tolist()]


def _tidied(brings: dict[str, Any]) -> dict[str, Any]:
    if "line" in brings:
        brings["line"] = None if brings["line"] == NO_LINE else brings["line"]
    brings["marker"] = bool(brings["marker"])
    return brings


def bonuses_now(state: np.record, seat: int) -> tuple[Event, ...]:
    """The bonuses that a seat would have if the game ended with this round."""
    rules, log = rules_for(state), new_log()
    OUTLOOKS[rules.name].tell_bonuses(generic.table_of(state), np.int64(seat), log)
    return tuple(event for kind, rows in rows_of(log) for event in rules.read_rows(kind, rows, int(state.board)))
