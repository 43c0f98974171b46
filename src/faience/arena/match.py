"""`match`: two to four players, many games, and what can be said about them afterwards."""

import os
from collections.abc import Callable, Generator, Sequence
from contextlib import ExitStack, closing
from dataclasses import replace
from itertools import chain
from pathlib import Path

from faience.arena.crew import Crew
from faience.arena.journal import Journal, left
from faience.arena.outcome import Failure, Outcome
from faience.arena.pairing import Fixture, fixtures, sets_for
from faience.arena.records import Records
from faience.arena.result import LostGame, MatchResult, SprtResult
from faience.arena.sprt import Sprt
from faience.arena.tally import Tally
from faience.arena.terms import Terms, agree
from faience.errors import SetupError
from faience.players.spec import PlayerSpec

MOVE_LIMIT = 60.0
TIME = 0.2


def match(
    game: str = "azul",
    players: Sequence[str | PlayerSpec] = ("greedy", "random"),
    games: int = 100,
    *,
    board: str = "coloured",
    seats: int | None = None,
    seed: int = 1,
    processes: int | None = None,
    time: float = TIME,
    move_limit: float = MOVE_LIMIT,
    sprt: tuple[float, float] | None = None,
    records: str | Path | None = None,
    journal: str | Path | None = None,
    lang: str = "en",
    on_start: Callable[[int], None] = lambda games: None,
    on_game: Callable[[Outcome, Tally], None] = lambda outcome, tally: None,
    **options: bool,
) -> MatchResult:
    """Play a match on all cores; Ctrl-C ends it, and the result is that of the games so far.

    With fewer players than `seats` the last one fills the others. `time` (seconds a move) is for players that name no
    budget. Games are noted in the file `journal`, and those that stand in it already are not played again. `on_start`
    is told how many games there will be, `on_game` about each in the order in which they end.
    """
    terms = agree(
        game,
        board,
        options,
        players,
        seats,
        seed=seed,
        time=time,
        move_limit=move_limit,
        lang=lang,
        wants_records=records is not None,
    )
    if games < 1:
        raise SetupError("match-games", given=games)
    if processes is not None and processes < 1:
        raise SetupError("match-processes", given=processes)
    if sprt is not None and (len(terms.specs) != 2 or terms.seats != 2):
        raise SetupError("match-sprt-players")
    sets = sets_for(games, terms.seats)
    wanted = sets * terms.seats
    with ExitStack() as claims:
        notes = claims.enter_context(closing(Journal(Path(journal), terms))) if journal is not None else None
        played = [outcome for outcome in notes.outcomes if outcome.fixture.number < wanted] if notes else []
        folder = Records(Path(records), wanted, goes_on=bool(played)) if records is not None else None
        book = Book(terms, folder, Sprt(*sprt) if sprt else None)
        todo = list(left(fixtures(terms.entries, sets, seed), played))
        on_start(wanted)
        is_interrupted = False
        try:
            with closing(_played(todo, terms, processes, notes)) as others:
                for outcome in chain(played, others):
                    book.enter(outcome)
                    on_game(outcome, book.running)
                    if book.is_decided:
                        break
        except KeyboardInterrupt:
            is_interrupted = True
        return book.result(wanted, is_interrupted)


def _played(
    todo: Sequence[Fixture], terms: Terms, processes: int | None, notes: Journal | None
) -> Generator[Outcome, None, None]:
    """Play games; each is noted before anybody hears of it."""
    if not todo:
        return
    with Crew(terms, min(processes or free_cores(terms), len(todo))) as crew:
        for outcome in crew.play(todo):
            if notes:
                notes.note(outcome)
            yield outcome


def free_cores(terms: Terms) -> int:
    """How many games can be played at once, if each thinks with so many threads."""
    threads = max(int(spec.options.get("threads", 1)) for spec in terms.specs)
    cores = len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1
    return max(1, cores // threads)


class Book:
    """Everything that has happened. Sets are closed in their order, whoever finished first.

    So a test that ends the match early looks at the same games however many processes there are.
    """

    def __init__(self, terms: Terms, folder: Records | None, sprt: Sprt | None) -> None:
        self.terms = terms
        self.running = Tally(terms)  # for the progress: games as they come in
        self.is_decided = False
        self._folder = folder
        self._sprt = sprt
        self._closed = Tally(terms)
        self._outcomes: list[Outcome] = []  # of closed sets, without their records
        self._pending: dict[int, Outcome] = {}

    def enter(self, outcome: Outcome) -> None:
        self.running.add(outcome)
        self._pending[outcome.fixture.number] = outcome
        while not self.is_decided and all(number in self._pending for number in self._next_set()):
            for number in self._next_set():
                self._close(self._pending.pop(number))
            self.is_decided = bool(self._sprt) and self._test().verdict != "undecided"

    def _next_set(self) -> range:
        first = len(self._outcomes) - len(self._outcomes) % self.terms.seats
        return range(first, first + self.terms.seats)

    def _close(self, outcome: Outcome) -> None:
        self._closed.add(outcome)
        if self._folder and outcome.record is not None:
            self._folder.write(outcome.fixture.number, outcome.record)
        self._outcomes.append(replace(outcome, record=None))

    def _test(self) -> SprtResult:
        assert self._sprt
        pairs = self._closed.sets[0]
        return SprtResult(self._sprt, self._sprt.ratio(pairs), self._sprt.verdict(pairs))

    def result(self, wanted: int, is_interrupted: bool) -> MatchResult:
        """The result; after an interruption with the games of sets that were not finished."""
        test = self._test() if self._sprt else None
        if not self.is_decided:
            for number in sorted(self._pending):
                self._close(self._pending.pop(number))
        lost = [(each.fixture.number, each.failure) for each in self._outcomes if each.failure]
        return MatchResult(
            game=self.terms.game,
            board=self.terms.board,
            options=self.terms.options,
            seats=self.terms.seats,
            seed=self.terms.seed,
            games=self._closed.games,
            wanted=wanted,
            is_interrupted=is_interrupted,
            players=self._closed.standings(),
            failures=tuple(self._lost_game(number, failure) for number, failure in lost),
            sprt=test,
        )

    def _lost_game(self, number: int, failure: Failure) -> LostGame:
        player = None if failure.place is None else self.terms.name_at(failure.place)
        return LostGame(number + 1, player, failure.why.text(self.terms.lang))
