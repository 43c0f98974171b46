"""Game records: headers, deals, moves, comments.

[Game "azul"]
[Board "coloured"]
[Player1 "Ana"]
[Result "62-55"]

1. BBYR KKWW BRYW YYRK WWBB
2B3 {a bold start} 0Y1 4WF

A token is a round number, a group of tiles that chance dealt, or a move. Reading gives
these with their places; whether they make a game is found out by playing them.
"""

import re
import textwrap
from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field

from faience.errors import NotationError

WIDTH = 88
TOKEN = re.compile(
    r"""(?P<space>\s+)
      | \[(?P<tag>[A-Za-z][A-Za-z0-9]*)\s+"(?P<value>(?:[^"\\\n]|\\[^\n])*)"\s*\]
      | \{(?P<comment>(?:[^}\\]|\\.)*)\}
      | ;(?P<remark>[^\n]*)
      | (?P<number>[0-9]+\.(?![^\s{;\[]))
      | (?P<word>[^\s{}\[\];"]+)""",
    re.VERBOSE | re.DOTALL,
)


@dataclass(frozen=True)
class Token:
    """A word of the record and where it stands."""

    text: str
    line: int
    column: int


@dataclass
class ParsedRecord:
    """A record as read, not yet as played. `comments[n]` follows the first n words."""

    headers: dict[str, str] = field(default_factory=dict)
    places: dict[str, tuple[int, int]] = field(default_factory=dict)  # line and column of each header's value
    words: list[Token] = field(default_factory=list)
    comments: dict[int, str] = field(default_factory=dict)


def parse_record(text: str) -> ParsedRecord:
    """Read a record; a NotationError names line and column of what cannot be read."""
    record = ParsedRecord()
    at = 0
    text = text.removeprefix("\N{BYTE ORDER MARK}")
    while at < len(text):
        match = TOKEN.match(text, at)
        line, column = _place(text, at)
        if not match:
            rest = text[at:].split("\n", 1)[0]
            raise NotationError("notation-record", line=line, column=column, text=textwrap.shorten(rest, 40))
        if match["tag"]:
            if match["tag"] in record.headers:
                raise NotationError("notation-header-twice", line=line, column=column, tag=match["tag"])
            record.headers[match["tag"]] = _unescape(match["value"])
            record.places[match["tag"]] = _place(text, match.start("value"))
        elif match["comment"] is not None or match["remark"] is not None:
            said = match["remark"] if match["comment"] is None else _unescape(match["comment"])
            earlier = record.comments.get(len(record.words))
            record.comments[len(record.words)] = " ".join(filter(None, [earlier, *said.split()]))
        elif match["word"]:
            record.words.append(Token(match["word"], line, column))
        at = match.end()
    return record


def _place(text: str, at: int) -> tuple[int, int]:
    """Line and column, from 1."""
    return text.count("\n", 0, at) + 1, at - text.rfind("\n", 0, at)


def write_record(headers: Mapping[str, str], paragraphs: Iterable[list[str]]) -> str:
    """The canonical text: headers, an empty line, then each paragraph wrapped."""
    tags = [f'[{tag} "{_escape(value, chr(34))}"]' for tag, value in headers.items()]
    body = [line for words in paragraphs for line in _wrap(words)]
    return "\n".join([*tags, "", *body]) + "\n"


def write_comment(text: str) -> str:
    return "{" + _escape(" ".join(text.split()), "}") + "}"


def _wrap(words: list[str]) -> list[str]:
    """Words filled into lines; a word may hold spaces (a comment) and is never broken."""
    lines = [""]
    for word in words:
        if lines[-1] and len(lines[-1]) + 1 + len(word) > WIDTH:
            lines.append(word)
        else:
            lines[-1] += (" " if lines[-1] else "") + word
    return lines


def _escape(text: str, closing: str) -> str:
    return re.sub(r"[\r\n]", " ", text.replace("\\", "\\\\").replace(closing, "\\" + closing))


def _unescape(text: str) -> str:
    return re.sub(r"\\(.)", r"\1", text, flags=re.DOTALL)
