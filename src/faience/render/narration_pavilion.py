"""The events of Summer Pavilion, told: a take, a placement with its bonus tiles, and a pass are one sentence each."""

from collections import Counter
from collections.abc import Iterable, Iterator
from dataclasses import dataclass

from faience.render.parts import Part, tiles_in_words
from faience.rules.events import Event
from faience.rules.pavilion.events import (
    Completed,
    Discarded,
    Ended,
    Kept,
    NumberGoal,
    Passed,
    Picked,
    Placed,
    SetGoal,
    StarGoal,
    Took,
    TookToken,
)
from faience.texts import say


@dataclass(frozen=True)
class PickedAll(Event):
    """The bonus tiles of one turn together."""

    kind = "picked_all"
    seat: int
    tiles: Counter[str]


def picks_together(events: Iterable[Event]) -> Iterator[Event]:
    """The same events, bonus tiles picked one after the other as one."""
    picks: list[Picked] = []
    for event in events:
        if isinstance(event, Picked) and (not picks or picks[0].seat == event.seat):
            picks.append(event)
            continue
        yield from _together(picks)
        picks = [event] if isinstance(event, Picked) else []
        if not picks:
            yield event
    yield from _together(picks)


def _together(picks: list[Picked]) -> Iterator[PickedAll]:
    if picks:
        yield PickedAll(picks[0].seat, Counter(pick.colour for pick in picks))


def part(event: Event, lang: str) -> Part | None:
    """What an event has to say, None if that is nothing."""
    match event:
        case Took():
            return Part(say("event-took", lang, tiles=_taken(event, lang), source=event.source))
        case TookToken(lost=lost):
            return Part(say("pavilion-event-took-token", lang, lost=lost), goes_on=True)
        case Placed():
            return Part(_placed(event, lang))
        case Completed(structure=structure, number=number):
            return Part(say("pavilion-event-completed", lang, structure=structure, number=number), goes_on=True)
        case PickedAll(tiles=tiles):
            return Part(say("pavilion-event-picked", lang, tiles=tiles_in_words(tiles, lang)), goes_on=True)
        case Passed(forced=forced):
            return Part(say("pavilion-event-passed", lang, reason="forced" if forced else "free"))
        case Kept(tiles=kept):
            return Part(say("pavilion-event-kept", lang, tiles=tiles_in_words(kept, lang)), goes_on=True)
        case Discarded(tiles=left, lost=lost):
            words = tiles_in_words(left, lang)
            return Part(say("pavilion-event-discarded", lang, tiles=words, lost=lost), goes_on=True)
        case StarGoal(star=star, colour=colour, points=points):
            told = {"star": star, "colour": colour or "many", "points": points, "seen": "number"}
            return Part(say("pavilion-event-star", lang, **told))
        case NumberGoal(number=number, points=points):
            return Part(say("pavilion-event-numbers", lang, number=number, points=points))
        case SetGoal(sets=sets, points=points):
            return Part(say("pavilion-event-sets", lang, sets=sets, points=points))
        case Ended():
            return Part(say("pavilion-event-ended", lang))
    return None


def _taken(event: Took, lang: str) -> str:
    """The event does not say which colour is wild, so the wild tile is only called that."""
    tiles = tiles_in_words({event.colour: event.count or event.wilds}, lang)
    if not event.count or not event.wilds:
        return tiles
    return say("pavilion-tiles-wild", lang, tiles=tiles, wilds=event.wilds)


def _placed(event: Placed, lang: str) -> str:
    return say(
        "pavilion-event-placed",
        lang,
        colour=event.colour,
        star=event.star,
        space=event.index + 1,
        count=event.number,
        wilds=event.wilds,
        points=event.points,
        seen="number",
        number=0,
    )
