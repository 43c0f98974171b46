"""What matches and tournaments have in common: their games are played, noted and entered in the book."""

from collections.abc import Callable, Generator, Iterable
from contextlib import ExitStack, closing
from itertools import chain
from pathlib import Path

from faience.arena.book import Book
from faience.arena.crew import Crew
from faience.arena.journal import Journal, left
from faience.arena.outcome import Outcome
from faience.arena.pairing import Fixture, fixtures
from faience.arena.records import Records
from faience.arena.remote import RemoteCrew
from faience.arena.sprt import Sprt
from faience.arena.tally import Tally
from faience.arena.terms import Terms
from faience.errors import SetupError
from faience.workers.cores import free_cores

OnStart = Callable[[int, int], None]
OnGame = Callable[[Outcome, Tally], None]


def hold(
    terms: Terms,
    rounds: int,
    *,
    sprt: Sprt | None = None,
    processes: int | None,
    ray: str | None,
    records: str | Path | None,
    journal: str | Path | None,
    on_start: OnStart,
    on_game: OnGame,
) -> tuple[Book, bool]:
    """Play all games that do not stand in the journal; the book of them all, and whether Ctrl-C ended it."""
    if processes is not None and processes < 1:
        raise SetupError("match-processes", given=processes)
    wanted = rounds * len(terms.groupings) * terms.seats
    with ExitStack() as claims:
        notes = None if journal is None else claims.enter_context(closing(Journal(Path(journal), terms, terms.judges)))
        played = [outcome for outcome in notes.outcomes if outcome.fixture.number < wanted] if notes else []
        folder = Records(Path(records), goes_on=bool(played)) if records is not None else None
        book = Book(terms, folder, sprt)
        todo = left(fixtures(terms.groupings, rounds, terms.seed, own_deals=terms.own_deals), played)
        crew = crew_for(terms, processes, ray, wanted - len(played)) if len(played) < wanted else None
        on_start(wanted, len(played))
        is_interrupted = False
        try:
            with closing(_played(todo, crew, notes)) as others:
                for outcome in chain(played, others):
                    book.enter(outcome)
                    on_game(outcome, book.running)
                    if book.is_decided:
                        break
        except KeyboardInterrupt:
            is_interrupted = True
    return book, is_interrupted


def crew_for(terms: Terms, processes: int | None, ray: str | None, games: int) -> Crew | RemoteCrew:
    """Who plays: processes of this machine, no more than there are games, or a Ray cluster."""
    at_once = processes or max(1, free_cores() // terms.threads)
    return RemoteCrew(terms, ray, at_once) if ray else Crew(terms, min(at_once, max(1, games)))


def _played(
    todo: Iterable[Fixture], crew: Crew | RemoteCrew | None, notes: Journal | None
) -> Generator[Outcome, None, None]:
    """Play games, if there is a crew for it; each is noted before anybody hears of it."""
    if crew is None:
        return
    with crew:
        for outcome in crew.play(todo):
            if notes:
                notes.note(outcome)
            yield outcome
