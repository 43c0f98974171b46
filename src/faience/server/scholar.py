"""The process that analyses positions and reviews games: tasks a line come in, answers a line go out.

Analyses are done at once, beside the review that may be under way; that one has to stand back for everybody.
"""

import os
import signal
import sys
import time
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from queue import SimpleQueue
from threading import Lock, Thread
from typing import Any, BinaryIO

import msgspec

from faience.analysis import Analyst, Review
from faience.analysis.reviewer import Reviewer
from faience.errors import FaienceError
from faience.game import Game, read_game
from faience.notation.position import read_line, state_of
from faience.server.inquiry import THREADS, AnalyseTask, Answer, ReviewTask, StopTask, Task
from faience.server.logs import log, write_logs
from faience.server.worker import READY, end_with

COURTESY = 7  # steps down the ladder of priorities: bots come first …
PATIENCE = 5  # … and reviews further down: they come last
BETWEEN = 1.0  # seconds between two words about a review

encode = msgspec.json.Encoder(enc_hook=lambda number: number.item()).encode  # numbers of NumPy


def main() -> None:
    """Answers until nobody asks any more."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    write_logs()
    if hasattr(os, "nice"):
        os.nice(COURTESY)
    Thread(target=end_with, args=(os.getppid(),), daemon=True).start()
    with os.fdopen(os.dup(1), "wb", buffering=0) as answers:
        os.dup2(2, 1)  # whatever else is printed is no answer
        with suppress(BrokenPipeError):
            answers.write(READY)
            Scholar(answers).study(sys.stdin.buffer)
    os._exit(0)  # nobody waits for what is still being thought about


class Scholar:
    """Does what it is asked, several things at once."""

    def __init__(self, answers: BinaryIO) -> None:
        self._answers, self._writing = answers, Lock()
        self._pool = ThreadPoolExecutor(THREADS)
        self._analysts: SimpleQueue[Analyst] = SimpleQueue()
        for _ in range(THREADS):
            self._analysts.put(Analyst())
        self._reviews: dict[int, Reviewer] = {}

    def study(self, tasks: BinaryIO) -> None:
        for line in tasks:
            task = msgspec.json.decode(line, type=Task)
            if isinstance(task, AnalyseTask):
                self._pool.submit(self._answer, task.id, lambda task=task: self._analysis(task))
            elif isinstance(task, ReviewTask):
                self._begin_review(task)
            else:
                self._stop(task)

    def _answer(self, task_id: int, work: Any) -> None:
        try:
            found = work()
        except Exception as problem:
            log.error("study failed", exc_info=problem)
            found = None
        self._tell(Answer(task_id, found))

    def _tell(self, answer: Answer) -> None:
        with self._writing, suppress(BrokenPipeError):
            self._answers.write(encode(answer) + b"\n")

    def _analysis(self, task: AnalyseTask) -> dict[str, Any]:
        game = Game(state_of(read_line(task.position)), names=task.names, seed=0)
        analyst = self._analysts.get()
        try:
            return analyst.analyse(game, lines=task.lines, time=task.seconds).to_json()
        finally:
            self._analysts.put(analyst)

    def _begin_review(self, task: ReviewTask) -> None:
        try:
            self._reviews[task.id] = reviewer_for(task)
        except FaienceError as problem:
            log.error("no review", code=problem.code)
            self._tell(Answer(task.id))
            return
        Thread(target=self._answer, args=(task.id, lambda: self._review(task.id)), daemon=True).start()

    def _review(self, task_id: int) -> dict[str, Any]:
        """In a thread of its own; on Linux the threads that it starts are as patient as itself."""
        if hasattr(os, "nice"):
            os.nice(PATIENCE)
        reviewer, told = self._reviews[task_id], [time.monotonic()]

        def on_progress(done: int, total: int) -> None:
            if time.monotonic() - told[0] >= BETWEEN:
                told[0] = time.monotonic()
                self._tell(Answer(task_id, reviewer.review.to_json(), under_way=True))

        try:
            return reviewer.run(on_progress).to_json()
        finally:
            del self._reviews[task_id]

    def _stop(self, task: StopTask) -> None:
        reviewer = self._reviews.get(task.id)
        if reviewer:
            reviewer.stop()


def reviewer_for(task: ReviewTask) -> Reviewer:
    """One that goes on where another was, unless that looked otherwise at games."""
    game = read_game(task.record, deal=False)
    if task.so_far:
        with suppress(FaienceError):
            return Reviewer(game, resume_from=Review.from_json(task.so_far))
    return Reviewer(game)


if __name__ == "__main__":
    main()
