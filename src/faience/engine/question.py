"""A `go`: what is asked of an engine, read with suspicion; and what a player has to say about it."""

import math
from dataclasses import dataclass
from typing import Any

from faience.errors import FaienceError
from faience.game import Game
from faience.notation.position import state_of
from faience.players.protocol import Message, is_whole, quoted
from faience.texts import Phrase, default_language

BUDGETS = ("time", "nodes", "depth")


class Refused(Exception):
    """Why a `go` cannot be answered."""

    def __init__(self, reason: Phrase) -> None:
        super().__init__(reason)
        self.reason = reason


@dataclass(frozen=True)
class Question:
    """A position in which a move is wanted, and how much thought it is worth; empty if the player may decide that."""

    game: Game
    budget: dict[str, Any]


def read_question(message: Message) -> Question:
    """The question in a `go`, or Refused."""
    position = message.get("position")
    if not isinstance(position, dict):
        raise Refused(Phrase("engine-no-position"))
    try:
        game = Game(state_of(position))
    except FaienceError as error:
        raise Refused(Phrase("engine-position", problem=error.text(default_language()))) from None
    if game.to_move is None:
        raise Refused(Phrase("engine-nobody-to-move"))
    return Question(game, {key: _amount(key, message[key]) for key in BUDGETS if message.get(key) is not None})


def _amount(key: str, value: object) -> float:
    is_number = is_whole(value) or (key == "time" and isinstance(value, float) and math.isfinite(value))
    if not is_number or value <= 0:  # type: ignore[operator]
        raise Refused(Phrase("engine-budget", key=key, given=quoted(str(value))))
    return value  # type: ignore[return-value]


def report(thought: Any) -> Message:
    """What a player thinks, as far as it says so: the parts of an `info`."""
    nodes, seconds = getattr(thought, "nodes", None), getattr(thought, "seconds", None)
    told = {
        "depth": _number(getattr(thought, "depth", None)),
        "nodes": _number(nodes),
        "nps": _number(nodes / seconds) if nodes and seconds else None,
        "win_chance": _share(getattr(thought, "win_chance", None)),
        "margin": _share(getattr(thought, "margin", None)),
        "line": [str(move) for move in getattr(thought, "line", None) or ()] or None,
    }
    return {key: value for key, value in told.items() if value is not None}


def _number(value: Any) -> int | None:
    return None if value is None else int(value)


def _share(value: Any) -> float | None:
    return None if value is None else round(float(value), 3)
