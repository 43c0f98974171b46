"""Every word a person reads, in English and French.

The words stand in locale/<language>/*.ftl, written for Project Fluent; this module finds them and fills them in. Values
are plain: numbers, names of people, and the names the JSON uses ("blue", "centre"), which the messages turn into words.
A value may also be a Phrase: it is said in the language of the sentence around it.
"""

import locale
import os
from collections.abc import Mapping
from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from fluent.runtime import FluentBundle

LANGUAGES = ("en", "fr")
LONGEST = 2_000  # letters
LARGEST, DIGITS = 10**18, 20

LOCALES = Path(__file__).parent / "locale"

strict = False
"""True in the tests: a message or value that is missing raises KeyError instead of being made do without."""


class Phrase:
    """A message with its values, to be said later and in whichever language is then wanted."""

    def __init__(self, message_id: str, **values: object) -> None:
        self.message_id = message_id
        self.values = values

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Phrase) and (self.message_id, self.values) == (other.message_id, other.values)

    def __hash__(self) -> int:
        return hash(self.message_id)

    def __repr__(self) -> str:
        values = "".join(f", {name}={value!r}" for name, value in self.values.items())
        return f"Phrase({self.message_id!r}{values})"

    def __str__(self) -> str:
        return self.text("en")

    def text(self, lang: str) -> str:
        return say(self.message_id, lang, **self.values)


def say(message_id: str, /, lang: str = "en", **values: object) -> str:
    """The message in `lang`, filled with `values`; in English where `lang` does not have it."""
    if lang not in LANGUAGES:
        lang = "en"
    bundle = catalogue(lang)
    if not bundle.has_message(message_id):
        if strict:
            raise KeyError(f"no message {message_id} in {lang}")
        if lang == "en":
            return message_id
        return say(message_id, "en", **values)
    pattern = bundle.get_message(message_id).value
    assert pattern is not None, f"{message_id} has attributes only"
    text, problems = bundle.format_pattern(pattern, _plain(values, lang))
    if strict and problems:
        raise KeyError(f"{message_id} in {lang}: {'; '.join(str(problem) for problem in problems)}")
    return str(text)


def decimal(value: float, lang: str, places: int = 1) -> str:
    """A number with decimals, as each language writes it."""
    text = f"{value:.{places}f}"
    return text.replace(".", ",") if lang == "fr" else text


@cache
def catalogue(lang: str) -> "FluentBundle":
    """All messages of one language."""
    from fluent.runtime import FluentBundle, FluentResource  # a tenth of a second that `--version` need not wait for

    bundle = FluentBundle([lang], use_isolating=False)
    for file in sorted((LOCALES / lang).glob("*.ftl")):
        bundle.add_resource(FluentResource(file.read_text(encoding="utf-8")))
    return bundle


def default_language() -> str:
    """The language of this machine's user, if we speak it."""
    for variable in ("LC_ALL", "LC_MESSAGES", "LANG"):
        wanted = os.environ.get(variable)
        if wanted:
            return _known(wanted)
    return _known(locale.getlocale()[0] or "en")


def _known(wanted: str) -> str:
    lang = wanted[:2].lower()
    return lang if lang in LANGUAGES else "en"


def _plain(values: Mapping[str, object], lang: str) -> dict[str, object]:
    said = {name: value.text(lang) if isinstance(value, Phrase) else value for name, value in values.items()}
    return {name: _shortened(value) for name, value in said.items()}


def _shortened(value: object) -> object:
    """Fluent refuses values of thousands of letters, and fails at numbers of many digits; nobody reads them anyway."""
    if isinstance(value, int) and abs(value) >= LARGEST:
        return f"{hex(value)[:DIGITS]}…"  # Python writes no number of thousands of digits in tens
    return value[: LONGEST - 1] + "…" if isinstance(value, str) and len(value) > LONGEST else value
