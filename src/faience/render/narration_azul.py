"""The events of Azul, told: a take is one sentence; each tile that reaches a wall, each floor and bonus has its own."""

from collections import Counter

from faience.render.parts import Part, tiles_in_words
from faience.rules.azul.boards import COLOURS
from faience.rules.azul.events import Bonus, Ended, Fell, FloorScored, Laid, LineFell, Tiled, Took, TookMarker
from faience.rules.events import Event
from faience.texts import say


def part(event: Event, lang: str) -> Part | None:
    """What an event has to say, None if that is nothing. Tiles also fall with a line that has no space (Azul 2.3)."""
    match event:
        case Took(source=source, colour=colour, count=count, jokers=jokers):
            tiles = ({} if colour is None else {colour: count}) | {"joker": jokers}
            return Part(say("event-took", lang, tiles=tiles_in_words(tiles, lang), source=source))
        case TookMarker(space=space):
            where = "none" if space is None else space + 1
            return Part(say("event-took-marker", lang, space=where), goes_on=True)
        case Laid(line=line, count=count, jokers=jokers):
            return Part(say("event-laid", lang, count=count + jokers, line=line + 1), goes_on=True)
        case Fell(tiles=fallen, discarded=past):
            down = say("event-fell", lang, count=len(fallen), tiles=tiles_in_words(Counter(fallen), lang))
            into_lid = say("event-fell-past", lang, tiles=tiles_in_words(Counter(past), lang))
            return Part(", ".join([down] * bool(fallen) + [into_lid] * bool(past)), goes_on=True)
        case Tiled():
            return Part(_tiled(event, lang))
        case LineFell():
            return Part(say("event-line-fell", lang, row=event.row + 1))
        case FloorScored():
            return Part(_floor_scored(event, lang))
        case Bonus():
            return Part(_bonus(event, lang))
        case Ended():
            return Part(say("event-ended", lang, reason=event.reason))
    return None


def _tiled(event: Tiled, lang: str) -> str:
    return say(
        "event-tiled",
        lang,
        row=event.row + 1,
        column=event.column + 1,
        tile=event.tile,
        points=event.points,
        across=event.across,
        down=event.down,
        factor=event.factor,
    )


def _floor_scored(event: FloorScored, lang: str) -> str:
    if event.lost < -event.penalty:
        return say("event-floor-scored-short", lang, spaces=event.spaces, penalty=-event.penalty, lost=event.lost)
    return say("event-floor-scored", lang, spaces=event.spaces, penalty=-event.penalty)


def _bonus(event: Bonus, lang: str) -> str:
    if event.what == "row":
        return say("event-bonus-row", lang, row=event.index + 1, points=event.points)
    if event.what == "column":
        return say("event-bonus-column", lang, column=event.index + 1, points=event.points)
    return say("event-bonus-colour", lang, colour=COLOURS[event.index], points=event.points)
