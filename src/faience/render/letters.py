"""Letters for terminals that do not have all of ours.

Importing this module teaches Python an error handler for encoding, "faience", that writes a plain letter for every one
that the terminal's encoding lacks, of the same width where the table needs it: × becomes x, é becomes e.
"""

import codecs
import sys
import unicodedata
from typing import TextIO

PLAIN = {
    "−": "-",
    "–": "-",
    "—": "-",
    "─": "-",
    "×": "x",
    "·": ".",
    "•": "*",
    "▶": ">",
    "▸": ">",
    "❯": ">",
    "□": "_",
    **dict(zip("▁▂▃▄▅▆▇█", "..::oo##", strict=True)),
    "✓": "v",
    "✗": "x",
    "→": ">",
    "…": "...",
    "œ": "oe",
    "’": "'",
    "«": '"',
    "»": '"',
    "\N{NO-BREAK SPACE}": " ",
}


def printable(text: str) -> str:
    """Without control characters: XML does not allow them, and they move the cursor or turn the text round them.

    A space of any kind, such as one where no line may break, stays a space.
    """
    spaced = (" " if unicodedata.category(letter) == "Zs" else letter for letter in text)
    return "".join(letter for letter in spaced if letter.isprintable())


def plain_letters(text: str) -> str:
    """The text in ASCII."""
    return "".join(letter if letter.isascii() else _plain(letter) for letter in text)


def _plain(letter: str) -> str:
    if letter in PLAIN:
        return PLAIN[letter]
    base = unicodedata.normalize("NFKD", letter).encode("ascii", "ignore").decode("ascii")
    return base or "?"


def _replace(error: UnicodeError) -> tuple[str, int]:
    assert isinstance(error, UnicodeEncodeError)
    return plain_letters(error.object[error.start : error.end]), error.end


codecs.register_error("faience", _replace)


def make_printable() -> None:
    """From now on nothing printed can fail for want of a letter."""
    for stream in (sys.stdout, sys.stderr):
        _let_pass(stream, "faience")


def make_readable() -> None:
    """From now on nothing typed can fail for want of a letter; to be called before the first is read."""
    _let_pass(sys.stdin, "replace")


def _let_pass(stream: TextIO | None, errors: str) -> None:
    reconfigure = getattr(stream, "reconfigure", None)  # not every stand-in for a stream has it
    if reconfigure is not None:
        reconfigure(errors=errors)
