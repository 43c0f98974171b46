"""How a game went. Everything is told by place in the line-up, wherever it sat."""

from collections.abc import Sequence
from dataclasses import dataclass

from faience.arena.pairing import Fixture
from faience.texts import Phrase


@dataclass(frozen=True)
class Failure:
    """Why a game was lost before its end; nobody's fault if the place is None, and then the game does not count."""

    place: int | None
    why: Phrase


@dataclass(frozen=True)
class Outcome:
    """A game that was played, or lost by a failure."""

    fixture: Fixture
    points: tuple[float, ...]  # 1 for a win, shared by those who share it
    scores: tuple[int, ...]
    seconds: tuple[float, ...]  # spent on choices
    choices: tuple[int, ...]  # moves with more than one legal choice
    failure: Failure | None = None
    record: str | None = None

    def points_of(self, entry: int) -> float:
        """The points of all seats of an entry; thirds of a point make one again."""
        owners = zip(self.points, self.fixture.entries, strict=True)
        return round(sum(share for share, owner in owners if owner == entry), 9)

    @property
    def counts(self) -> bool:
        return self.failure is None or self.failure.place is not None


def winners_without(loser: int | None, scores: Sequence[int]) -> list[int]:
    """Who wins a game that somebody lost by a failure: the others who lead at that moment."""
    others = [seat for seat in range(len(scores)) if seat != loser]
    best = max(scores[seat] for seat in others)
    return [seat for seat in others if scores[seat] == best]
