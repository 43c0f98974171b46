"""How a game ended where its rules alone do not say: by the clock, or because it was broken off."""

import re
from typing import Literal, NamedTuple

WRITTEN = re.compile(r"(aborted)|time((?: [1-4])+)")


class Termination(NamedTuple):
    """As records have it: `aborted`, or `time` and the seats, from 1, whose clock ran out; those cannot win."""

    kind: Literal["time", "aborted"]
    seats: tuple[int, ...] = ()

    def __str__(self) -> str:
        return " ".join([self.kind, *(str(seat + 1) for seat in self.seats)])

    @classmethod
    def parse(cls, text: str, players: int) -> "Termination | None":
        """None for any other word, which is read over as other tags are."""
        read = WRITTEN.fullmatch(text.strip())
        seats = tuple(int(seat) - 1 for seat in (read[2] or "").split()) if read else ()
        return cls("time" if seats else "aborted", seats) if read and all(seat < players for seat in seats) else None
