"""Messages of the engine protocol (docs/protocol.md): one JSON object on one line, in both directions.

The side that asks is external.py, the side that answers is faience/engine; this is what they share.
"""

import json
from contextlib import suppress
from typing import Any, TypeGuard

PROTOCOL = 1
LONGEST = 1_000_000  # bytes of a line; a position with its legal moves has some 5,000
QUOTED = 80  # letters of a line that is no message
FAILURES = (Exception, SystemExit)  # of a player: one that calls sys.exit has failed, too

Message = dict[str, Any]


class NotAMessage(ValueError):
    """A line that the protocol does not know what to do with, as far as it can be quoted."""


def write(message: Message) -> str:
    """The line of a message, in ASCII whatever is in it."""
    return json.dumps(message, separators=(",", ":")) + "\n"


def read(line: str) -> Message:
    """The message of a line; what else it may hold is not looked at."""
    try:
        message = json.loads(line)
    except (ValueError, RecursionError):  # no JSON, too deep, or a number of thousands of digits
        raise NotAMessage(quoted(line)) from None
    if not isinstance(message, dict) or not isinstance(message.get("type"), str):
        raise NotAMessage(quoted(line))
    return message


def quoted(line: str, longest: int = QUOTED) -> str:
    """A line as it can be shown to people: short, and without letters that do something to a terminal."""
    text = " ".join("".join(letter if letter.isprintable() else " " for letter in line[: 4 * longest]).split())
    return text[: longest - 1] + "…" if len(text) > longest else text


def is_whole(value: object) -> TypeGuard[int]:
    """A whole number; JSON's true and false are none, though Python's are."""
    return isinstance(value, int) and not isinstance(value, bool)


def let_go(player: object) -> None:
    """Close a player that wants to be told; it may be broken, for it is not needed any more."""
    if hasattr(player, "close"):
        with suppress(*FAILURES):
            player.close()
