"""What happened, told in sentences.

Each game tells its own events (narration_azul.py, narration_pavilion.py): what one turn brings about is one sentence,
made of parts; points come with their reason. What goes to the centre or is discarded in passing is not told: the table
shows it.
"""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass

from faience.render import narration_azul, narration_pavilion
from faience.render.parts import Part, tiles_in_words
from faience.rules.events import Dealt, Event, Poured
from faience.texts import say

__all__ = ["Sentence", "narrate", "tiles_in_words"]


@dataclass(frozen=True)
class Sentence:
    """A sentence of the log; `seat` is who it is about, None for the table."""

    seat: int | None
    text: str


def narrate(events: Iterable[Event], *, names: Sequence[str], lang: str = "en") -> list[Sentence]:
    """The sentences for a run of events, of either game."""
    sentences: list[Sentence] = []
    for event in narration_pavilion.picks_together(events):
        part = _part(event, names, lang)
        if part is None:
            continue
        seat = getattr(event, "seat", None)
        if part.goes_on and sentences and sentences[-1].seat == seat:
            sentences[-1] = Sentence(seat, f"{sentences[-1].text}, {part.text}")
        else:
            sentences.append(Sentence(seat, part.text))
    return sentences


def _part(event: Event, names: Sequence[str], lang: str) -> Part | None:
    match event:
        case Dealt():
            return Part(say("event-dealt", lang, round=event.round, starter=names[event.starter]))
        case Poured():
            return Part(say("event-poured", lang, count=event.count))
    return narration_azul.part(event, lang) or narration_pavilion.part(event, lang)
