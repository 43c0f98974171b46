"""The match between a new network and the reigning one: the arena's games, played by our workers.

Sets of games with the same deals are the pieces of work. Each game is noted in a journal, so that a match goes on
where it was left; sets count in their order, so that it ends with the same game however many workers there are.
"""

from collections.abc import Callable, Generator, Iterator
from contextlib import closing
from dataclasses import dataclass
from itertools import chain, islice
from multiprocessing import get_context
from pathlib import Path
from typing import Any

from faience.arena.book import Book
from faience.arena.elo import elo_of
from faience.arena.journal import Journal, left
from faience.arena.lineup import Lineup
from faience.arena.match import match_result
from faience.arena.outcome import Outcome
from faience.arena.pairing import Fixture, derived, fixtures, sets_for
from faience.arena.play import play_game
from faience.arena.result import MatchResult
from faience.arena.sprt import Sprt
from faience.arena.tally import Tally
from faience.arena.terms import Terms, agree
from faience.arena.watch import Watch
from faience.errors import SetupError
from faience.players.search import SearchPlayer
from faience.players.spec import parse
from faience.train.contender import Contender
from faience.train.plan import Plan
from faience.workers.processes import Workers

MOVE_LIMIT = 600.0  # seconds; for accidents
SETS = 2  # of a piece of work


@dataclass(frozen=True)
class SetTask:
    """Some games of a match."""

    terms: Terms
    contenders: tuple[Contender, ...]  # by entry
    fixtures: tuple[Fixture, ...]


class Rivals(Lineup):
    """The players of a match, kept from game to game."""

    def __init__(self, terms: Terms, contenders: tuple[Contender, ...]) -> None:
        super().__init__(terms)
        self.terms = terms
        places = enumerate(terms.groupings[0])
        self._rivals = {place: contenders[entry].player(**terms.specs[entry].options) for place, entry in places}

    def player(self, place: int, fixture: Fixture) -> SearchPlayer:
        found = self._rivals[place]
        found.begin(derived(self.terms.seed, "player", fixture.number, place))
        return found


def play_sets(task: SetTask) -> list[Outcome]:
    """The outcomes of some games."""
    rivals, watch = Rivals(task.terms, task.contenders), Watch(get_context("spawn"))
    return [play_game(task.terms, fixture, rivals, watch) for fixture in task.fixtures]


def check_budget(trial: str) -> dict[str, Any]:
    """The budget of a match, such as nodes=5000; a SetupError if it is none."""
    try:
        options = dict(parse(f"search:{trial}").options)
    except SetupError:
        options = {}
    if not options or not options.keys() <= {"nodes", "time", "depth"}:
        raise SetupError("train-trial", given=trial)
    return options


def hold_trial(
    plan: Plan,
    number: int,
    contenders: tuple[Contender, ...],
    journal: Path,
    workers: Workers,
    on_game: Callable[[Tally, int], None] = lambda tally, wanted: None,
) -> MatchResult:
    """The new network, first of the contenders, against the reigning one on all other seats."""
    table = plan.table
    terms = agree(
        table.game,
        table.board,
        dict.fromkeys(table.options, True),
        [f"new=search:{plan.trial}", f"reigning=search:{plan.trial}"],
        table.players,
        seed=derived(plan.seed, "trial", number),
        time=1.0,
        move_limit=MOVE_LIMIT,
    )
    notes, sets = Journal(journal, terms), sets_for(plan.trial_games, terms.seats)
    book = Book(terms, None, Sprt(*plan.sprt) if terms.seats == 2 else None)
    todo = left(fixtures(terms.groupings, sets, terms.seed), notes.outcomes)
    pieces = (SetTask(terms, contenders, some) for some in _batches(todo, SETS * terms.seats))
    with closing(notes), closing(_played(workers, pieces, notes)) as others:
        for outcome in chain(notes.outcomes, others):
            book.enter(outcome)
            on_game(book.running, sets * terms.seats)
            if book.is_decided:
                break
    return match_result(book, sets * terms.seats, is_interrupted=False)


def _batches(todo: Iterator[Fixture], size: int) -> Iterator[tuple[Fixture, ...]]:
    while some := tuple(islice(todo, size)):
        yield some


def _played(workers: Workers, pieces: Iterator[SetTask], notes: Journal) -> Generator[Outcome, None, None]:
    """Each game is noted before anybody hears of it."""
    with closing(workers.run(play_sets, pieces)) as done:
        for _, outcomes in done:
            for outcome in outcomes:
                notes.note(outcome)
            yield from outcomes


def is_better(result: MatchResult) -> bool:
    """Of two, the test speaks for the new one, decided or not; of more, its whole interval is above an even share."""
    if result.sprt is not None:
        return result.sprt.ratio > 0
    new = result.players[0]
    return new.low > new.expected


def elo_difference(result: MatchResult) -> float:
    """How much stronger the new network is; a match that is all won counts as if half a game were lost."""
    new = result.players[0]
    least = 0.5 / max(1, result.games)
    share = min(max(new.points or 0.0, least), 1 - least)
    return elo_of(share) - elo_of(new.expected)
