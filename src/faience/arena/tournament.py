"""`tournament`: everybody against everybody, and how strong each is."""

from collections.abc import Iterable, Sequence
from pathlib import Path

from faience.arena.book import Book
from faience.arena.hold import OnGame, OnStart, hold
from faience.arena.outcome import Outcome
from faience.arena.rating import Finish, ratings
from faience.arena.terms import MOVE_LIMIT, TIME, Terms, agree
from faience.arena.tournament_result import Contestant, Pair, TournamentResult
from faience.errors import SetupError
from faience.players.spec import PlayerSpec

ROUNDS = 10


def tournament(
    game: str = "azul",
    players: Sequence[str | PlayerSpec] = ("level:1", "greedy", "random"),
    rounds: int = ROUNDS,
    *,
    board: str = "coloured",
    seats: int = 2,
    seed: int = 1,
    processes: int | None = None,
    ray: str | None = None,
    time: float = TIME,
    move_limit: float = MOVE_LIMIT,
    records: str | Path | None = None,
    journal: str | Path | None = None,
    lang: str = "en",
    on_start: OnStart = lambda games, noted: None,
    on_game: OnGame = lambda outcome, tally: None,
    **options: bool,
) -> TournamentResult:
    """Play a round robin on all cores; Ctrl-C ends it, and the result is that of the games so far.

    In each round every group of `seats` players plays one set: the same deals, with everybody on every seat once.
    Everything else is as in `match`.
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
        all_meet=True,
    )
    if rounds < 1:
        raise SetupError("tournament-rounds", given=rounds)
    book, is_interrupted = hold(
        terms,
        rounds,
        processes=processes,
        ray=ray,
        records=records,
        journal=journal,
        on_start=on_start,
        on_game=on_game,
    )
    return tournament_result(book, rounds, is_interrupted)


def tournament_result(book: Book, rounds: int, is_interrupted: bool) -> TournamentResult:
    """What the book says in the end; the best come first."""
    book.end()
    terms, counted = book.terms, [outcome for outcome in book.outcomes if outcome.counts]
    rated = ratings(len(terms.specs), terms.seats, map(finish_of, counted))
    lines = [Contestant.of(*each) for each in zip(book.closed.standings(), rated, strict=True)]
    return TournamentResult(
        game=terms.game,
        board=terms.board,
        options=terms.options,
        seats=terms.seats,
        seed=terms.seed,
        rounds=rounds,
        games=book.closed.games,
        wanted=rounds * len(terms.groupings) * terms.seats,
        is_interrupted=is_interrupted,
        players=tuple(sorted(lines, key=lambda line: -line.rating)),
        pairs=tuple(pairs_of(terms, counted)) if terms.seats == 2 else (),
        failures=book.failures(),
    )


def finish_of(outcome: Outcome) -> Finish:
    """Winners first, then the others by their scores; who failed comes last."""
    failed = outcome.failure.place if outcome.failure else None
    results = enumerate(zip(outcome.points, outcome.scores, strict=True))
    merits = [(place != failed, points, 0 if points else score) for place, (points, score) in results]
    return outcome.fixture.entries, tuple(sum(other > merit for other in merits) for merit in merits)


def pairs_of(terms: Terms, outcomes: Iterable[Outcome]) -> Iterable[Pair]:
    """How each two did against each other."""
    results: dict[tuple[int, ...], list[float]] = {pair: [] for pair in terms.groupings}
    for outcome in outcomes:
        results[outcome.fixture.entries].append(outcome.points[0])
    for pair, points in results.items():
        first, second = (terms.names[entry] for entry in pair)
        wins, losses = points.count(1.0), points.count(0.0)
        yield Pair((first, second), wins, len(points) - wins - losses, losses)
