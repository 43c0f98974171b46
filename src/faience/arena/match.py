"""`match`: two to four players, many games, and what can be said about them afterwards."""

from collections.abc import Sequence
from pathlib import Path

from faience.arena.book import Book
from faience.arena.hold import OnGame, OnStart, hold
from faience.arena.pairing import sets_for
from faience.arena.result import MatchResult
from faience.arena.sprt import Sprt
from faience.arena.terms import MOVE_LIMIT, TIME, agree
from faience.errors import SetupError
from faience.players.spec import PlayerSpec


def match(
    game: str = "azul",
    players: Sequence[str | PlayerSpec] = ("greedy", "random"),
    games: int = 100,
    *,
    board: str = "coloured",
    seats: int | None = None,
    seed: int = 1,
    processes: int | None = None,
    ray: str | None = None,
    time: float = TIME,
    move_limit: float = MOVE_LIMIT,
    sprt: tuple[float, float] | None = None,
    records: str | Path | None = None,
    journal: str | Path | None = None,
    lang: str = "en",
    on_start: OnStart = lambda games, noted: None,
    on_game: OnGame = lambda outcome, tally: None,
    **options: bool,
) -> MatchResult:
    """Play a match on all cores; Ctrl-C ends it, and the result is that of the games so far.

    With fewer players than `seats` the last one fills the others. `time` (seconds a move) is for players that name no
    budget. With `ray`, the address of a Ray cluster, games are played there; "local" starts one on this machine. Games
    are noted in the file `journal`, and those that stand in it already are not played again. `on_start` is told how
    many games there will be and how many of them stand there, `on_game` about each in the order in which they end.
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
    if sprt is not None and (len(terms.specs) != 2 or terms.seats != 2):
        raise SetupError("match-sprt-players")
    sets = sets_for(games, terms.seats)
    book, is_interrupted = hold(
        terms,
        sets,
        sprt=Sprt(*sprt) if sprt else None,
        processes=processes,
        ray=ray,
        records=records,
        journal=journal,
        on_start=on_start,
        on_game=on_game,
    )
    return match_result(book, sets * terms.seats, is_interrupted)


def match_result(book: Book, wanted: int, is_interrupted: bool) -> MatchResult:
    """What the book says in the end."""
    test = book.test()
    book.end()
    terms = book.terms
    return MatchResult(
        game=terms.game,
        board=terms.board,
        options=terms.options,
        seats=terms.seats,
        seed=terms.seed,
        games=book.closed.games,
        wanted=wanted,
        is_interrupted=is_interrupted,
        players=book.closed.standings(),
        failures=book.failures(),
        sprt=test,
    )
