"""The words of a one-line position: tiles as letters, heaps as letters with counts."""

import re
from collections.abc import Mapping, Sequence

from faience.errors import NotationError
from faience.texts import Phrase

NOTHING = "-"


def write_tiles(letters: Mapping[str, str], tiles: Sequence[str], nothing: str = NOTHING) -> str:
    """BBYR"""
    return "".join(letters[tile] for tile in tiles) or nothing


def write_heap(letters: Mapping[str, str], counts: Mapping[str, int]) -> str:
    """B12Y3"""
    return "".join(f"{letters[tile]}{count}" for tile, count in counts.items()) or NOTHING


def words_of(text: str, tags: Sequence[str], letters: Mapping[str, str]) -> tuple[dict[str, "Word"], list["Word"]]:
    """The words of a line by their tags, and one word for each player after them."""
    found = [(match[0], match.start() + 1) for match in re.finditer(r"\S+", text)]
    wanted = len(tags) + 2
    if len(found) < wanted:
        raise NotationError("notation-position-short", column=len(text) + 1, wanted=wanted, found=len(found))
    given = {tag: Word(*word, tag, letters) for tag, word in zip(tags, found, strict=False)}
    seats = [
        Word(*word, Phrase("part-player", player=seat), letters) for seat, word in enumerate(found[len(tags) :], 1)
    ]
    return given, seats


class Word:
    """One word of the line, where it stands, and what it should say."""

    def __init__(self, text: str, column: int, tag: str | Phrase, letters: Mapping[str, str]) -> None:
        self.text, self.column, self.tag = text, column, tag
        self._names = {letter: name for name, letter in letters.items()}

    def error(self, code: str = "notation-position-word") -> NotationError:
        return NotationError(code, column=self.column, text=self.text, part=self.tag)

    def number(self, part: str | None = None) -> int:
        """The word, or a part of it, as a number."""
        digits = self.text if part is None else part
        if not re.fullmatch(r"[0-9]{1,6}", digits):
            raise self.error()
        return int(digits)

    def tile(self, letter: str) -> str:
        if letter.upper() not in self._names:
            raise self.error()
        return self._names[letter.upper()]

    def tiles(self, letters: str) -> list[str]:
        return [] if letters == NOTHING else [self.tile(letter) for letter in letters]

    def heap(self, part: str | None = None) -> dict[str, int]:
        """The word, or a part of it, as counts by name."""
        text = self.text if part is None else part
        if text == NOTHING:
            return {}
        if not re.fullmatch(r"(?:[A-Za-z][0-9]{1,3})+", text):
            raise self.error()
        pairs = [(self.tile(letter), int(count)) for letter, count in re.findall(r"([A-Za-z])([0-9]+)", text)]
        if len({tile for tile, _ in pairs}) < len(pairs):
            raise self.error()
        return dict(pairs)
