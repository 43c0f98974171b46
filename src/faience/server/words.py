"""What people type: names and chat, without what could spoil the page of others."""

import unicodedata

from faience.errors import Refused

LONGEST_NAME = 24


def clean(text: str) -> str:
    """One line without control characters, and without those that turn the direction of writing."""
    composed = unicodedata.normalize("NFC", text)
    visible = "".join(letter if letter.isprintable() else " " for letter in composed if not _is_hidden(letter))
    return " ".join(visible.split())


def _is_hidden(letter: str) -> bool:
    return unicodedata.category(letter) in ("Cf", "Cs", "Co", "Cn")


def clean_name(text: str) -> str:
    """A name of 1 to 24 letters."""
    name = clean(text)
    if not 1 <= len(name) <= LONGEST_NAME:
        raise Refused("refused-name", most=LONGEST_NAME)
    return name
