"""A move as a value that reads like its notation."""

import re
from dataclasses import dataclass

from faience.errors import NotationError
from faience.notation import azul, pavilion
from faience.rules.games import rules_of
from faience.texts import Phrase

NOTATIONS = {"azul": azul.moves, "summer-pavilion": pavilion.moves}


@dataclass(frozen=True, order=True)
class Move:
    """One move of a game; `str(move)` is its notation, `int(move)` its number."""

    game: str
    id: int

    def __post_init__(self) -> None:
        most = rules_of(self.game).moves - 1
        if not 0 <= self.id <= most:
            raise NotationError("notation-move-number", number=self.id, most=most)

    @classmethod
    def parse(cls, game: str, text: str) -> "Move":
        """Read a move; case and spaces do not matter."""
        squeezed = re.sub(r"\s+", "", text).upper()
        found = NOTATIONS[rules_of(game).name].parse(squeezed)
        if found is None:
            raise NotationError(f"notation-move-{game}", text=text.strip())
        return cls(game, found)

    def describe(self, lang: str = "en", board: str | None = None) -> str:
        """The move in words; with a board, as people tell it who have that board before them."""
        phrase: Phrase = rules_of(self.game).describe(self.id, board)
        return phrase.text(lang)

    def __str__(self) -> str:
        text: str = NOTATIONS[self.game].write(self.id)
        return text

    def __repr__(self) -> str:
        return f"Move.parse({self.game!r}, {str(self)!r})"

    def __int__(self) -> int:
        return self.id

    __index__ = __int__
