"""The journal of a match or a tournament: each game is noted when it ends, so that the same games go on after a stop.

One JSON object a line. The first says what is played, every other how one game went.
"""

import json
import os
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from faience.arena.outcome import Failure, Outcome
from faience.arena.pairing import Fixture
from faience.arena.terms import Terms
from faience.errors import SetupError
from faience.files import Claim
from faience.texts import Phrase


@dataclass(frozen=True)
class Notes:
    """What stands in a journal: what players judged by when it was begun, as far as that is known, and all games."""

    judges: Sequence[str | None]
    outcomes: list[Outcome]


class Journal:
    """The file, and what already stands in it."""

    def __init__(self, file: Path, terms: Terms, judges: Sequence[str | None] = ()) -> None:
        """Read what is there; a SetupError if it is another's, or no journal, or another process writes it.

        `judges` are fingerprints of what the players judge by: games of other networks do not belong to these. Where
        one is not known, now or when the journal was begun, nobody asks.
        """
        self.file = file
        self.terms = terms
        self._judges = judges
        file.parent.mkdir(parents=True, exist_ok=True)
        file.touch()
        self._claim = Claim(file)
        try:
            self.outcomes = self._open(file.read_bytes())
        except BaseException:
            self.close()
            raise

    def _open(self, text: bytes) -> list[Outcome]:
        """What stands in it; it is left ready for the next line."""
        whole = _whole(text)
        heading = _heading(self.terms) | ({"judges": list(self._judges)} if any(self._judges) else {})
        if not whole and not _line(heading).startswith(text):
            raise _refusal(self.file)
        notes = _read(self.file, self.terms, whole)
        self._compare(notes.judges)
        if text:
            os.truncate(self.file, len(whole))
        if not whole:
            self._append(heading)
        return notes.outcomes

    def note(self, outcome: Outcome) -> None:
        """Write down a game that has ended; it is safe when this returns."""
        self._append(_note(outcome, self.terms.lang))

    def close(self) -> None:
        """Let others have it."""
        self._claim.close()

    def _compare(self, noted: Sequence[str | None]) -> None:
        for name, before, now in zip(self.terms.names, noted, self._judges, strict=False):
            if before and now and before != now:
                raise SetupError("match-journal-network", file=str(self.file), player=name)

    def _append(self, line: Any) -> None:
        with self.file.open("ab") as file:
            file.write(_line(line))
            file.flush()
            os.fsync(file.fileno())


def read_notes(file: Path, terms: Terms) -> Notes:
    """What stands in a journal by now, whoever writes it; nothing is changed. A SetupError if it is another's."""
    return _read(file, terms, _whole(file.read_bytes()))


def _whole(text: bytes) -> bytes:
    """All whole lines; of one that a stop cut short, nothing is left."""
    return text[: text.rfind(b"\n") + 1]


def _read(file: Path, terms: Terms, text: bytes) -> Notes:
    """How each game went; one that was noted twice, by two processes at once, counts once."""
    if not text:
        return Notes((), [])
    try:
        heading, *notes = map(json.loads, text.decode().split("\n")[:-1])
        judges = list(heading.pop("judges", ()))
        if heading != _heading(terms):
            raise _refusal(file)
        return Notes(judges, list({note["number"]: _outcome(note, terms) for note in notes}.values()))
    except (ValueError, KeyError, TypeError, AttributeError):
        raise _refusal(file) from None


def _refusal(file: Path) -> SetupError:
    return SetupError("match-journal", file=str(file))


def _line(content: Any) -> bytes:
    return (json.dumps(content, ensure_ascii=False) + "\n").encode()


def _heading(terms: Terms) -> Any:
    heading = {
        "game": terms.game,
        "board": terms.board,
        "options": dict(terms.options),
        "players": [{"name": name, "spec": spec.text} for name, spec in zip(terms.names, terms.specs, strict=True)],
        "seats": terms.seats,
        "seed": terms.seed,
        "move_limit": terms.move_limit,
        "records": terms.wants_records,
    }
    more = {"tournament": len(terms.groupings) > 1, "own_deals": terms.own_deals}
    return heading | {key: True for key, is_so in more.items() if is_so}


def _note(outcome: Outcome, lang: str) -> Any:
    fixture, failure = outcome.fixture, outcome.failure
    return {
        "number": fixture.number,
        "set": fixture.set_number,
        "seed": fixture.seed,
        "seating": fixture.seating,
        "points": outcome.points,
        "scores": outcome.scores,
        "seconds": outcome.seconds,
        "choices": outcome.choices,
        "failure": failure and {"place": failure.place, "why": failure.why.text(lang)},
        "record": outcome.record,
    }


def _outcome(note: Any, terms: Terms) -> Outcome:
    failure = note["failure"]
    entries = terms.groupings[note["set"] % len(terms.groupings)]
    return Outcome(
        fixture=Fixture(note["number"], note["set"], note["seed"], tuple(note["seating"]), entries),
        points=tuple(note["points"]),
        scores=tuple(note["scores"]),
        seconds=tuple(note["seconds"]),
        choices=tuple(note["choices"]),
        failure=failure and Failure(failure["place"], Phrase("failure-noted", words=failure["why"])),
        record=note["record"],
    )


def left(fixtures: Iterable[Fixture], played: Iterable[Outcome]) -> Iterator[Fixture]:
    """The games that nobody has played yet."""
    numbers = {outcome.fixture.number for outcome in played}
    return (fixture for fixture in fixtures if fixture.number not in numbers)
