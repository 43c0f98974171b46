"""The book of a match or a tournament: every game that has ended."""

from dataclasses import replace

from faience.arena.outcome import Outcome
from faience.arena.records import Records
from faience.arena.result import LostGame, SprtResult
from faience.arena.sprt import Sprt
from faience.arena.tally import Tally
from faience.arena.terms import Terms


class Book:
    """Everything that has happened. Sets are closed in their order, whoever finished first.

    So a test that ends the match early looks at the same games however many processes there are.
    """

    def __init__(self, terms: Terms, folder: Records | None = None, sprt: Sprt | None = None) -> None:
        self.terms = terms
        self.running = Tally(terms)  # for the progress: games as they come in
        self.closed = Tally(terms)
        self.outcomes: list[Outcome] = []  # of closed sets, without their records
        self.is_decided = False
        self._folder = folder
        self._sprt = sprt
        self._pending: dict[int, Outcome] = {}

    def enter(self, outcome: Outcome) -> None:
        self.running.add(outcome)
        self._pending[outcome.fixture.number] = outcome
        while not self.is_decided and all(number in self._pending for number in self._next_set()):
            for number in self._next_set():
                self._close(self._pending.pop(number))
            test = self.test()
            self.is_decided = test is not None and test.verdict != "undecided"

    def _next_set(self) -> range:
        first = len(self.outcomes) - len(self.outcomes) % self.terms.seats
        return range(first, first + self.terms.seats)

    def _close(self, outcome: Outcome) -> None:
        self.closed.add(outcome)
        if self._folder and outcome.record is not None:
            self._folder.write(outcome.fixture.number, outcome.record)
        self.outcomes.append(replace(outcome, record=None))

    def test(self) -> SprtResult | None:
        """How far the test has come, if there is one."""
        if self._sprt is None:
            return None
        pairs = self.closed.sets[0]
        return SprtResult(self._sprt, self._sprt.ratio(pairs), self._sprt.verdict(pairs))

    def end(self) -> None:
        """Unless a test has decided, games of sets that were not finished count as well."""
        if not self.is_decided:
            for number in sorted(self._pending):
                self._close(self._pending.pop(number))

    def failures(self) -> tuple[LostGame, ...]:
        return tuple(self._lost_game(outcome) for outcome in self.outcomes if outcome.failure)

    def _lost_game(self, outcome: Outcome) -> LostGame:
        failure = outcome.failure
        assert failure
        player = None if failure.place is None else self.terms.name_at(failure.place, outcome.fixture)
        return LostGame(outcome.fixture.number + 1, player, failure.why.text(self.terms.lang))
