"""What happened, told in sentences.

A take is one sentence; every tile that reaches a wall, every floor and every bonus has its own, with its points and the
reason for them. What goes to the centre or into the lid is not told: the table shows it.
"""

from collections import Counter
from collections.abc import Iterable, Sequence
from dataclasses import dataclass

from faience.rules.azul.boards import COLOURS, TILE_NAMES
from faience.rules.azul.events import Bonus, Ended, Fell, FloorScored, Laid, LineFell, Tiled, Took, TookMarker
from faience.rules.events import Dealt, Event, Poured
from faience.texts import say


@dataclass(frozen=True)
class Sentence:
    """A sentence of the log; `seat` is who it is about, None for the table."""

    seat: int | None
    text: str


def narrate(events: Iterable[Event], *, names: Sequence[str], lang: str = "en") -> list[Sentence]:
    """The sentences for a run of events."""
    sentences: list[Sentence] = []
    for event in events:
        seat = getattr(event, "seat", None)
        if step := _step_of_a_take(event, lang):
            if isinstance(event, Took):
                sentences.append(Sentence(seat, step))
            else:
                last = sentences.pop()
                sentences.append(Sentence(last.seat, f"{last.text}, {step}"))
        elif sentence := _sentence(event, names, lang):
            sentences.append(Sentence(seat, sentence))
    return sentences


def tiles_in_words(tiles: Counter[str], lang: str) -> str:
    """Like "2 red, 1 white and 1 joker"."""
    parts = [say("tile-count", lang, tile=tile, count=tiles[tile]) for tile in TILE_NAMES if tiles[tile]]
    if len(parts) < 2:
        return parts[0] if parts else say("tiles-none", lang)
    return say("list-and", lang, before=", ".join(parts[:-1]), last=parts[-1])


def _step_of_a_take(event: Event, lang: str) -> str:
    """What goes on telling the sentence before; tiles also fall with a line that has no space (Azul 2.3)."""
    match event:
        case Took(source=source, colour=colour, count=count, jokers=jokers):
            tiles = Counter({"joker": jokers})
            if colour is not None:
                tiles[colour] = count
            return say("event-took", lang, tiles=tiles_in_words(tiles, lang), source=source)
        case TookMarker(space=space):
            return say("event-took-marker", lang, space="none" if space is None else space + 1)
        case Laid(line=line, count=count, jokers=jokers):
            return say("event-laid", lang, count=count + jokers, line=line + 1)
        case Fell(tiles=fallen, discarded=past):
            down = say("event-fell", lang, count=len(fallen), tiles=tiles_in_words(Counter(fallen), lang))
            into_lid = say("event-fell-past", lang, tiles=tiles_in_words(Counter(past), lang))
            return ", ".join([down] * bool(fallen) + [into_lid] * bool(past))
    return ""


def _sentence(event: Event, names: Sequence[str], lang: str) -> str:
    match event:
        case Dealt():
            return say("event-dealt", lang, round=event.round, starter=names[event.starter])
        case Poured():
            return say("event-poured", lang)
        case Tiled():
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
        case LineFell():
            return say("event-line-fell", lang, row=event.row + 1)
        case FloorScored():
            return _floor_scored(event, lang)
        case Bonus(what="row"):
            return say("event-bonus-row", lang, row=event.index + 1, points=event.points)
        case Bonus(what="column"):
            return say("event-bonus-column", lang, column=event.index + 1, points=event.points)
        case Bonus():
            return say("event-bonus-colour", lang, colour=COLOURS[event.index], points=event.points)
        case Ended():
            return say("event-ended", lang, reason=event.reason)
    return ""


def _floor_scored(event: FloorScored, lang: str) -> str:
    if event.lost < -event.penalty:
        return say("event-floor-scored-short", lang, spaces=event.spaces, penalty=-event.penalty, lost=event.lost)
    return say("event-floor-scored", lang, spaces=event.spaces, penalty=-event.penalty)
