"""`selfplay`: players play, and every game is kept, as a record or as rows of a dataset.

Games are noted in a journal as they end, records included, so that none is played twice. Files are written from there
when all games are played; those that are there already stay.
"""

from collections.abc import Callable, Iterator, Sequence
from contextlib import closing
from dataclasses import dataclass, replace
from itertools import groupby
from pathlib import Path

from faience.arena.book import Book
from faience.arena.hold import OnGame, OnStart, hold
from faience.arena.journal import Journal
from faience.arena.outcome import Outcome
from faience.arena.pairing import sets_for
from faience.arena.result import LostGame
from faience.arena.terms import MOVE_LIMIT, TIME, Terms, agree
from faience.data.files import NPZ, PARQUET, has, write
from faience.data.parquet import parquet
from faience.data.rows import FileTask, about_of, tables_of
from faience.errors import SetupError
from faience.players.spec import PlayerSpec
from faience.workers.cores import free_cores
from faience.workers.processes import workers_here

RECORDS = "records"
FORMS = (NPZ, PARQUET, RECORDS)
JOURNAL = "games.jsonl"
GAMES = 250  # in a file


@dataclass(frozen=True)
class SelfPlay:
    """What lies in the folder now; games that somebody lost by a failure are not in the dataset."""

    folder: Path
    games: int
    wanted: int
    is_interrupted: bool
    failures: tuple[LostGame, ...]


def selfplay(
    game: str = "azul",
    players: Sequence[str | PlayerSpec] = ("search:nodes=600",),
    games: int = 1_000,
    *,
    out: str | Path,
    form: str = NPZ,
    board: str = "coloured",
    seats: int | None = None,
    seed: int = 1,
    processes: int | None = None,
    ray: str | None = None,
    time: float = TIME,
    move_limit: float = MOVE_LIMIT,
    lang: str = "en",
    on_start: OnStart = lambda games, noted: None,
    on_game: OnGame = lambda outcome, tally: None,
    on_writing: Callable[[int], None] = lambda games: None,
    **options: bool,
) -> SelfPlay:
    """Play games and write them into the folder `out`; the same call goes on after a stop.

    With fewer players than `seats`, which are two at least, the last one fills the others. `form` is "npz", "parquet"
    or "records". Everything else is as in `match`; `on_writing` is told how many games stand in files, as they are
    written, and Ctrl-C ends that, too.
    """
    terms = agree(
        game,
        board,
        options,
        players,
        max(2, len(players)) if seats is None else seats,
        seed=seed,
        time=time,
        move_limit=move_limit,
        lang=lang,
        wants_records=True,
    )
    terms = replace(terms, own_deals=True)  # the same deals twice would often be the same game twice
    if games < 1:
        raise SetupError("match-games", given=games)
    if form not in FORMS:
        raise SetupError("data-form", given=form, known=", ".join(FORMS))
    if form == PARQUET:
        parquet()
    folder, sets = Path(out), sets_for(games, terms.seats)
    book, is_interrupted = hold(
        terms,
        sets,
        processes=processes,
        ray=ray,
        records=folder if form == RECORDS else None,
        journal=folder / JOURNAL,
        on_start=on_start,
        on_game=on_game,
    )
    wanted = sets * terms.seats
    if form != RECORDS and not is_interrupted:
        try:
            for done in write_files(terms, folder, form, processes or free_cores()):
                on_writing(done)
        except KeyboardInterrupt:
            is_interrupted = True
    return _told(book, folder, wanted, is_interrupted)


def write_files(terms: Terms, folder: Path, form: str, processes: int) -> Iterator[int]:
    """Write the games of the journal, a file after the other; says how many games are done."""
    with closing(Journal(folder / JOURNAL, terms)) as notes:
        whole = [outcome for outcome in notes.outcomes if outcome.failure is None]
    tasks = [FileTask(terms, part * GAMES, tuple(some)) for part, some in groupby(sorted(whole, key=_number), _part)]
    missing = [task for task in tasks if not has(folder, form, task.first, task.numbers)]
    done, about = len(whole) - sum(len(task.outcomes) for task in missing), about_of(terms)
    yield done
    for task, columns in workers_here(min(processes, len(missing)) or 1).run(tables_of, missing):
        write(folder, form, task.first, about, columns)
        done += len(task.outcomes)
        yield done


def _number(outcome: Outcome) -> int:
    return outcome.fixture.number


def _part(outcome: Outcome) -> int:
    return outcome.fixture.number // GAMES


def _told(book: Book, folder: Path, wanted: int, is_interrupted: bool) -> SelfPlay:
    book.end()
    failures = book.failures()
    return SelfPlay(folder, len(book.outcomes) - len(failures), wanted, is_interrupted, failures)
