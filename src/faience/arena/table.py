"""A game, and the view of it that the players are given."""

from collections.abc import Iterable, Sequence

from faience.arena.outcome import Failure, Outcome, winners_without
from faience.arena.pairing import Fixture
from faience.arena.terms import Terms
from faience.game import new_game
from faience.game.victory import shares_of
from faience.notation.move import Move
from faience.texts import Phrase


class Table:
    """One fixture under way."""

    def __init__(self, terms: Terms, fixture: Fixture, moves: Iterable[int] = ()) -> None:
        """With moves, the game as it stands after them."""
        self.terms = terms
        self.fixture = fixture
        names = [terms.name_at(place, fixture) for place in fixture.seating]
        self.game = new_game(
            terms.game, players=terms.seats, board=terms.board, seed=fixture.seed, names=names, **terms.options
        )
        self.view = self.game.seen()
        for move in moves:
            self.play(move)

    @property
    def place_to_move(self) -> int:
        assert self.game.to_move is not None
        return self.fixture.seating[self.game.to_move]

    @property
    def is_untouched(self) -> bool:
        """The view is as it was handed out."""
        same_past = len(self.view.history) == len(self.game.history)
        return same_past and self.view.state.tobytes() == self.game.state.tobytes()

    def play(self, move: Move | str | int) -> None:
        """A FaienceError says why it cannot be played."""
        self.game.play(move)
        self.view = self.game.seen()

    def outcome(self, seconds: Sequence[float] = (), choices: Sequence[int] = ()) -> Outcome:
        """How it went, now that the game is over."""
        return self._outcome(self.game.winners, None, seconds, choices)

    def lost(
        self, place: int | None, why: Phrase, seconds: Sequence[float] = (), choices: Sequence[int] = ()
    ) -> Outcome:
        """How it went, now that a player failed."""
        loser = None if place is None else self.fixture.seating.index(place)
        winners = winners_without(loser, self.game.scores)
        return self._outcome(winners, Failure(place, why), seconds, choices)

    def _outcome(
        self, winners: Sequence[int], failure: Failure | None, seconds: Sequence[float], choices: Sequence[int]
    ) -> Outcome:
        points = shares_of(winners, self.terms.seats)
        seat_of = [self.fixture.seating.index(place) for place in range(self.terms.seats)]
        return Outcome(
            fixture=self.fixture,
            points=tuple(points[seat] for seat in seat_of),
            scores=tuple(self.game.scores[seat] for seat in seat_of),
            seconds=tuple(seconds) or (0.0,) * self.terms.seats,
            choices=tuple(choices) or (0,) * self.terms.seats,
            failure=failure,
            record=self._record(failure) if self.terms.wants_records else None,
        )

    def _record(self, failure: Failure | None) -> str:
        """The record, with what made this game and, if it was lost by a failure, what ended it."""
        lang = self.terms.lang
        number, seed = str(self.fixture.number + 1), str(self.fixture.seed)
        self.game.comments[0] = Phrase("match-comment", number=number, seed=seed).text(lang)
        if failure:
            self.game.comments[len(self.game.history)] = in_words(self.terms, self.fixture, failure).text(lang)
        return self.game.record()


def in_words(terms: Terms, fixture: Fixture, failure: Failure) -> Phrase:
    """Who lost a game, and why."""
    if failure.place is None:
        return Phrase("match-void", why=failure.why)
    return Phrase("match-lost", player=terms.name_at(failure.place, fixture), why=failure.why)
