"""What was found out about a position."""

from dataclasses import dataclass
from typing import Any

from faience.analysis.words import in_words, percent, phrase_to_json, points
from faience.notation.move import Move
from faience.texts import Phrase, say

SHOWN_LINE = 6  # moves


@dataclass(frozen=True)
class Candidate:
    """A move that could be made, and what it leads to."""

    seat: int
    move: Move
    chances: tuple[float, ...]  # of each seat to win, a shared victory counted as its share
    margin: float  # points by which the seat is expected to lead the best other one in the end
    line: tuple[Move, ...]  # how it would go on, the move first
    is_exact: bool  # everything to the end of the round was looked at
    reason: tuple[Phrase, ...] = ()

    @property
    def win_chance(self) -> float:
        """That of the seat that makes the move."""
        return self.chances[self.seat]

    def why(self, lang: str = "en") -> str:
        """The reason in words."""
        return in_words(self.reason, lang)

    def to_json(self) -> dict[str, Any]:
        """The candidate as data that `json.dumps` writes."""
        return {
            "move": str(self.move),
            "chances": list(self.chances),
            "margin": self.margin,
            "line": [str(move) for move in self.line],
            "is_exact": self.is_exact,
            "reason": [phrase_to_json(phrase) for phrase in self.reason],
        }


@dataclass(frozen=True)
class Analysis:
    """The best moves of a position, best first."""

    seat: int  # to move
    moves: tuple[Candidate, ...]
    asked: Candidate | None  # the move that was asked about
    depth: int  # moves looked ahead
    nodes: int  # positions looked at
    seconds: float

    @property
    def best(self) -> Candidate:
        return self.moves[0]

    @property
    def win_chance(self) -> float:
        """The chance of the seat to move, if it plays the best move."""
        return self.best.win_chance

    @property
    def chances(self) -> tuple[float, ...]:
        """Those of all seats."""
        return self.best.chances

    @property
    def margin(self) -> float:
        return self.best.margin

    @property
    def is_exact(self) -> bool:
        """The rest of the round is solved."""
        return self.best.is_exact

    def to_json(self) -> dict[str, Any]:
        """The analysis as data that `json.dumps` writes."""
        return {
            "seat": self.seat,
            "moves": [candidate.to_json() for candidate in self.moves],
            "asked": self.asked and self.asked.to_json(),
            "depth": self.depth,
            "nodes": self.nodes,
            "seconds": self.seconds,
        }

    def text(self, lang: str = "en") -> str:
        """A line for each move."""
        return "\n".join(_told(candidate, lang) for candidate in self.moves)

    def __str__(self) -> str:
        return self.text()


def _told(candidate: Candidate, lang: str) -> str:
    line = " ".join(str(move) for move in candidate.line[:SHOWN_LINE])
    return say(
        "analysis-line",
        lang,
        chance=percent(candidate.win_chance, lang),
        margin=points(candidate.margin, lang),
        line=line,
        sure="exact" if candidate.is_exact else "no",
        reason=candidate.why(lang) or "none",
    )
