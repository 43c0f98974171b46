"""How a game is reviewed: each position by itself, several at once, in any order."""

import threading
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from contextvars import copy_context
from dataclasses import replace
from functools import partial
from typing import Any

from faience.analysis.analysis import Analysis
from faience.analysis.analyst import Analyst
from faience.analysis.comparison import reasons_between
from faience.analysis.course import played_out
from faience.analysis.deals import review_deal
from faience.analysis.grades import SUSPECT, grade_of
from faience.analysis.missed import missed_points
from faience.analysis.reasons import reasons_for
from faience.analysis.review import DealReview, MoveReview, Review
from faience.errors import SetupError
from faience.game import Game
from faience.game.game import Step
from faience.workers.cores import free_cores

NODES = {"azul": 600_000, "summer-pavilion": 100_000}  # for a first look at a position
DEEPER = 3  # times as much for a second look
DEAL_SHARE = 20  # a deal is looked at with a twentieth, but many times
PLAY_SHARE = 20  # so is each move of a round that is played out


def review(
    game: Game,
    *,
    time: float | None = None,
    nodes: int | None = None,
    threads: int | None = None,
    resume_from: Review | None = None,
    on_progress: Callable[[int, int], None] | None = None,
) -> Review:
    """Review a game, finished or not; `time` in seconds or `nodes` are for a first look at each position.

    With nodes, also the default, equal games give equal reviews, however many threads there are.
    A review that goes on has the budget that it began with. `on_progress` is told how many steps of how many are done.
    """
    return Reviewer(game, time=time, nodes=nodes, threads=threads, resume_from=resume_from).run(on_progress)


class Reviewer:
    """The review of a game under way: it can be stopped, and another can go on from there."""

    def __init__(
        self,
        game: Game,
        *,
        time: float | None = None,
        nodes: int | None = None,
        threads: int | None = None,
        resume_from: Review | None = None,
    ) -> None:
        if time is None and nodes is None:
            budget: dict[str, Any] = {"nodes": NODES[game.rules.name]} if resume_from is None else resume_from.budget
            time, nodes = budget.get("time"), budget.get("nodes")
        self.time, self.nodes = time, nodes
        self.threads = max(1, min(threads or free_cores(), len(game.history)))  # more would have nothing to do
        self._record, self._names = game.record(), game.names
        self._budget = {name: value for name, value in (("time", time), ("nodes", nodes)) if value is not None}
        if resume_from is not None and (resume_from.record, resume_from.budget) != (self._record, self._budget):
            raise SetupError("review-other")
        self._steps = game.history
        self._tables = game.states
        self._done: dict[int, MoveReview | DealReview] = {}
        if resume_from is not None:
            self._done.update((move.step, move) for move in resume_from.moves)
            self._done.update((deal.step, deal) for deal in resume_from.deals)
        self._waiting = iter([number for number in range(len(self._steps)) if number not in self._done])
        self._lock = threading.Lock()
        self._lookers: list[Looker] = []
        self._is_stopped = False

    @property
    def review(self) -> Review:
        """What has been reviewed so far."""
        with self._lock:
            done = [each for _, each in sorted(self._done.items())]
        moves = tuple(each for each in done if isinstance(each, MoveReview))
        deals = tuple(each for each in done if isinstance(each, DealReview))
        return Review(self._record, self._budget, moves, deals)

    def run(self, on_progress: Callable[[int, int], None] | None = None) -> Review:
        """Review what is left; a part of it if somebody stops it meanwhile."""
        with ThreadPoolExecutor(self.threads) as pool:
            workers = [pool.submit(copy_context().run, self._work, on_progress) for _ in range(self.threads)]
            try:
                for worker in workers:
                    worker.result()
            finally:
                self.stop()
        return self.review

    def stop(self) -> None:
        """Leave it at what is finished; from any thread."""
        self._is_stopped = True
        for looker in self._lookers:
            looker.stop()

    def _work(self, on_progress: Callable[[int, int], None] | None) -> None:
        """One step after the other, until there are no more."""
        looker = Looker(time=self.time, nodes=self.nodes and DEEPER * self.nodes)
        self._lookers.append(looker)
        while (number := self._next()) is not None:
            try:
                found = self._reviewed(looker, number)
            except Stopped:
                return
            with self._lock:
                if self._is_stopped:
                    return
                self._done[number] = found
                done = len(self._done)
            if on_progress:
                on_progress(done, len(self._steps))

    def _next(self) -> int | None:
        with self._lock:
            return None if self._is_stopped else next(self._waiting, None)

    def _reviewed(self, analyst: Analyst, number: int) -> MoveReview | DealReview:
        step = self._steps[number]
        if step.move is None:
            before, after = self._tables[number : number + 2]
            return review_deal(analyst, before, after, step, number, **self._look(1 / DEAL_SHARE))
        return self._reviewed_move(analyst, step, number)

    def _look(self, share: float) -> dict[str, Any]:
        """The budget of a look at a position."""
        return {"time": self.time and share * self.time, "nodes": self.nodes and max(1, int(share * self.nodes))}

    def _reviewed_move(self, analyst: Analyst, step: Step, number: int) -> MoveReview:
        """A suspected mistake is looked at again before it is graded."""
        assert step.move is not None and step.seat is not None
        game = Game(self._tables[number], names=self._names, seed=0)
        look = partial(analyst.analyse, game, lines=1, asked=step.move, with_reasons=False)
        found = look(**self._look(1))
        if _loss(found) >= SUSPECT and not (found.is_exact and found.asked and found.asked.is_exact):
            found = look(**self._look(DEEPER))
        graded = _graded(game, step, number, found)
        return self._compared(analyst, game, found, graded) if graded.is_error else graded

    def _compared(self, analyst: Analyst, game: Game, found: Analysis, graded: MoveReview) -> MoveReview:
        """An error with what speaks for the best move: the round is played out after both."""
        assert found.asked is not None
        choose = partial(analyst.choose, **self._look(1 / PLAY_SHARE))
        better, worse = (played_out(game, each.line, choose) for each in (found.best, found.asked))
        ahead = found.best.margin - found.asked.margin
        reason, fault = reasons_between(game, better.moves, worse.moves, ahead)
        missed = missed_points(better, worse)
        return replace(graded, line=better.moves, made_line=worse.moves, reason=reason, fault=fault, missed=missed)


class Stopped(Exception):
    """A step was left unfinished."""


class Looker(Analyst):
    """An analyst who, once stopped, looks at nothing more: a step takes many looks."""

    is_stopped = False

    def stop(self) -> None:
        self.is_stopped = True
        super().stop()

    def analyse(self, game: Game, **wishes: Any) -> Analysis:
        if self.is_stopped:
            raise Stopped
        return super().analyse(game, **wishes)


def _loss(found: Analysis) -> float:
    assert found.asked is not None
    return found.best.win_chance - found.asked.win_chance


def _graded(game: Game, step: Step, number: int, found: Analysis) -> MoveReview:
    best, made = found.best, found.asked
    assert made is not None and step.move is not None and step.seat is not None
    if _loss(found) <= 0:
        best = made
    loss = max(0.0, _loss(found))
    grade = grade_of(loss) if len(game.legal_moves) > 1 else None
    return MoveReview(
        step=number,
        seat=step.seat,
        move=step.move,
        best=step.move if best is made else best.move,
        line=best.line,
        before=best.chances,
        after=made.chances,
        margin_before=best.margin,
        margin_after=made.margin,
        depth=found.depth,
        is_exact=best.is_exact and made.is_exact,
        grade=grade,
        reason=reasons_for(game, best.move, best.line),
    )
