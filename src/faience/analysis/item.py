"""What a round brought a seat: one thing of an account."""

from collections.abc import Hashable, Iterator
from typing import NamedTuple

from faience.game import Game
from faience.rules.events import Event
from faience.texts import Phrase


class Item(NamedTuple):
    """A thing that a seat has come to by the end of a round."""

    kind: str
    key: Hashable  # which of its kind: a row, a star
    worth: float  # in points; of what is only prepared, about as many as it is worth
    called: Phrase | None = None  # in a list of such things
    size: int = 0  # how many tiles it is about


def events_of(table: Game, seat: int) -> Iterator[Event]:
    """What happened to a seat, in its order."""
    for step in table.history:
        yield from (event for event in step.events if getattr(event, "seat", None) == seat)
