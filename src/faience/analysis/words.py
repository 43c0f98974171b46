"""Numbers and phrases as analysis and review write them."""

from collections.abc import Iterable, Mapping, Sequence
from functools import reduce
from typing import Any

from faience.render.letters import printable
from faience.texts import Phrase, decimal, say

MINUS = "−"


def percent(chance: float, lang: str) -> str:
    """A chance without decimals; certain only where it is."""
    shown = round(100 * chance)
    if shown in (0, 100) and 0 < chance < 1:
        shown = 1 if shown == 0 else 99
    return say("match-percent", lang, share=str(shown))


def share(part: float, lang: str) -> str:
    """A part of a chance, with one decimal."""
    return say("match-percent", lang, share=decimal(100 * part, lang))


def change(part: float, lang: str) -> str:
    """A change of a chance, with its sign and one decimal."""
    return say("match-percent", lang, share=signed(100 * part, lang))


def points(margin: float, lang: str) -> str:
    """A margin with its sign and one decimal."""
    return signed(margin, lang)


def signed(value: float, lang: str) -> str:
    size = decimal(abs(value), lang)
    if not any(digit in "123456789" for digit in size):
        return size
    return ("+" if value > 0 else MINUS) + size


def whole(value: int) -> str:
    """A whole number with its sign."""
    return f"+{value}" if value > 0 else f"{MINUS}{-value}" if value < 0 else "0"


def in_words(phrases: Iterable[Phrase], lang: str) -> str:
    """Reasons one after the other."""
    return joined([phrase.text(lang) for phrase in phrases], lang)


def joined(texts: Sequence[str], lang: str) -> str:
    """Texts one after the other, apart as reasons are."""
    return reduce(lambda first, more: say("reason-joined", lang, first=first, more=more), texts) if texts else ""


def seat_names(names: Sequence[str] | None, players: int) -> tuple[str | Phrase, ...]:
    """Who sits where; by number where nobody said a name. Where two names are alike, the later one gets a number."""
    if not names:
        return tuple(Phrase("player-number", number=seat + 1) for seat in range(players))
    called = [printable(name) for name in names]
    before = [called[:seat].count(name) for seat, name in enumerate(called)]
    return tuple(f"{name} {count + 1}" if count else name for name, count in zip(called, before, strict=True))


def phrase_to_json(phrase: Phrase) -> dict[str, Any]:
    """A phrase that can be said later, in any language."""
    values = {
        name: phrase_to_json(value) if isinstance(value, Phrase) else value for name, value in phrase.values.items()
    }
    return {"id": phrase.message_id, "values": values}


def phrase_from_json(data: Mapping[str, Any]) -> Phrase:
    values = {
        name: phrase_from_json(value) if isinstance(value, Mapping) else value for name, value in data["values"].items()
    }
    return Phrase(data["id"], **values)
