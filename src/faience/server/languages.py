"""Which language an answer is in."""

from collections.abc import Iterable, Iterator, Mapping
from typing import Any
from urllib.parse import parse_qs

from faience.texts import LANGUAGES


def language_of(scope: Mapping[str, Any]) -> str:
    """What the address asks for (`lang=fr`), else what the browser prefers, else English."""
    asked = parse_qs(scope.get("query_string", b"").decode("latin-1")).get("lang", ())
    return next(spoken([*asked, *_preferred(scope["headers"])]), LANGUAGES[0])


def spoken(wanted: Iterable[str]) -> Iterator[str]:
    return (lang[:2].lower() for lang in wanted if lang[:2].lower() in LANGUAGES)


def _preferred(headers: Iterable[tuple[bytes, bytes]]) -> list[str]:
    """From `fr-CH, fr;q=0.9, en;q=0.8`, the best first."""
    weighed = []
    for name, value in headers:
        if name == b"accept-language":
            for part in value.decode("latin-1").split(","):
                lang, _, weight = part.strip().partition(";q=")
                weighed.append((-_number(weight), lang))
    return [lang for _, lang in sorted(weighed, key=lambda pair: pair[0])]


def _number(weight: str) -> float:
    try:
        return float(weight) if weight else 1.0
    except ValueError:
        return 0.0
