"""A puzzle: a position in which one move is clearly the best, and what it is about."""

import json
from base64 import b32encode
from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache
from hashlib import blake2b
from importlib.resources import files
from typing import Any

from faience.analysis.choices import is_same
from faience.analysis.words import in_words, phrase_from_json, phrase_to_json
from faience.game import Game, read_position
from faience.notation.move import Move
from faience.rules.games import rules_of
from faience.texts import Phrase

ID_BYTES = 5


@dataclass(frozen=True)
class Puzzle:
    """A position and its solution."""

    position: str  # on one line
    solution: Move
    line: tuple[Move, ...]  # how it goes on, the solution first
    chance: float  # with the solution
    lead: float  # over the next best move
    rating: int  # how hard it is, before anybody has tried it
    themes: tuple[str, ...]
    is_hidden: bool  # somebody who only takes what there is would not find it
    reason: tuple[Phrase, ...]

    @property
    def id(self) -> str:
        """Eight letters that follow from the position."""
        return b32encode(blake2b(self.position.encode(), digest_size=ID_BYTES).digest()).decode().lower()

    @property
    def game(self) -> Game:
        """The table, at which the solution is to be found."""
        return read_position(self.position, seed=0)

    def is_solved_by(self, move: Move) -> bool:
        """Whether a move is the solution, or leads to the same table because displays hold the same tiles."""
        game = self.game
        return move in game.legal_moves and is_same(game, move, self.solution)

    def why(self, lang: str = "en") -> str:
        """What speaks for the solution, in words."""
        return in_words(self.reason, lang)

    def to_json(self) -> dict[str, Any]:
        """The puzzle as data that `json.dumps` writes."""
        return {
            "position": self.position,
            "solution": str(self.solution),
            "line": [str(move) for move in self.line],
            "chance": round(self.chance, 4),
            "lead": round(self.lead, 4),
            "rating": self.rating,
            "themes": list(self.themes),
            "is_hidden": self.is_hidden,
            "reason": [phrase_to_json(phrase) for phrase in self.reason],
        }

    @classmethod
    def from_json(cls, game: str, data: Mapping[str, Any]) -> "Puzzle":
        """A puzzle of a game, as `to_json` wrote it."""
        return cls(
            position=data["position"],
            solution=Move.parse(game, data["solution"]),
            line=tuple(Move.parse(game, move) for move in data["line"]),
            chance=data["chance"],
            lead=data["lead"],
            rating=data["rating"],
            themes=tuple(data["themes"]),
            is_hidden=data["is_hidden"],
            reason=tuple(phrase_from_json(phrase) for phrase in data["reason"]),
        )


@cache
def load(game: str) -> tuple[Puzzle, ...]:
    """The puzzles of a game that are part of Faience, always in the same order."""
    source = files("faience.analysis.puzzles") / f"{rules_of(game).name}.jsonl"
    return tuple(Puzzle.from_json(game, json.loads(line)) for line in source.read_text(encoding="utf-8").splitlines())
