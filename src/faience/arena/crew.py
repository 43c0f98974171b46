"""The workers of a match: started, given games, listened to, and replaced when they hang or die."""

import os
import signal
from collections import Counter, deque
from collections.abc import Iterable, Iterator
from contextlib import suppress
from itertools import islice
from multiprocessing import get_context
from multiprocessing.connection import wait
from time import monotonic
from typing import Any

from faience.arena.outcome import Outcome
from faience.arena.pairing import Fixture
from faience.arena.table import Table
from faience.arena.terms import Terms
from faience.arena.watch import Watch
from faience.arena.worker import work
from faience.errors import SetupError
from faience.players.kinds import write_duration
from faience.texts import Phrase
from faience.workers.manners import FAREWELL, no_ctrl_c, no_main_module

GRACE = 1.0  # seconds beyond the move limit, in which a worker can still say itself that it was too slow
START_LIMIT = 600.0  # seconds to warm up
TRIES = 3  # how often a game is begun whose worker dies, and, in a row, a worker that cannot start


class Worker:
    """A process and what we know of it."""

    def __init__(self, terms: Terms) -> None:
        context = get_context("spawn")
        self.watch = Watch(context)
        self.pipe, theirs = context.Pipe()
        self.process = context.Process(target=work, args=(theirs, self.watch, terms), daemon=True)
        with no_main_module(), no_ctrl_c():
            self.process.start()
        theirs.close()
        self.started = monotonic()
        self.is_ready = False
        self.fixture: Fixture | None = None

    def give(self, fixture: Fixture) -> None:
        self.fixture = fixture
        with suppress(OSError):  # it has died: we shall hear of it
            self.pipe.send(fixture)

    def leave(self) -> None:
        """An idle worker may close its players; any other is ended."""
        if self.is_ready and self.fixture is None:
            with suppress(OSError):
                self.pipe.send(None)
            self.process.join(FAREWELL)
        self.end()

    def end(self) -> None:
        """End the process, and the programs that its players have started."""
        self.process.terminate()
        self.process.join(FAREWELL)
        if hasattr(os, "killpg"):
            with suppress(ProcessLookupError, PermissionError):
                os.killpg(self.process.pid or 0, signal.SIGKILL)
        self.process.kill()
        self.process.join()
        self.watch.end_programs()
        self.process.close()
        self.pipe.close()


class Crew:
    """Plays fixtures on several processes; use it in a `with`."""

    def __init__(self, terms: Terms, processes: int) -> None:
        self.terms = terms
        self.processes = processes
        self._workers: dict[Any, Worker] = {}
        self._waiting: deque[Fixture] = deque()
        self._deaths: Counter[int] = Counter()
        self._failed_starts = 0

    def __enter__(self) -> "Crew":
        return self

    def __exit__(self, *_: object) -> None:
        while self._workers:
            self._workers.popitem()[1].leave()

    def play(self, fixtures: Iterable[Fixture]) -> Iterator[Outcome]:
        """The outcomes, as they come in."""
        coming = iter(fixtures)
        tick = min(1.0, self.terms.move_limit / 4)
        while self._has_more(coming) or any(worker.fixture for worker in self._workers.values()):
            self._hire()
            for pipe in wait(list(self._workers), timeout=tick):
                yield from self._hear(self._workers[pipe])
            for worker in list(self._workers.values()):
                yield from self._look_after(worker)

    def _has_more(self, coming: Iterator[Fixture]) -> bool:
        """Have a game waiting for each process, and no more of those to come: there may be any number of them."""
        self._waiting.extend(islice(coming, max(0, self.processes - len(self._waiting))))
        return bool(self._waiting)

    def _hire(self) -> None:
        """As many workers as can be of use. The first alone compiles what has not been; the others load it."""
        idle = [worker for worker in self._workers.values() if worker.is_ready and worker.fixture is None]
        for worker in idle[: len(self._waiting)]:
            worker.give(self._waiting.popleft())
        someone_is_ready = any(worker.is_ready for worker in self._workers.values())
        starting = sum(not worker.is_ready for worker in self._workers.values())
        room = self.processes - len(self._workers) if someone_is_ready else 1 - starting
        for _ in range(min(room, len(self._waiting) - starting)):
            worker = Worker(self.terms)
            self._workers[worker.pipe] = worker

    def _hear(self, worker: Worker) -> Iterator[Outcome]:
        try:
            outcome: Outcome | None = worker.pipe.recv()
        except (EOFError, OSError):
            yield from self._replace_dead(worker)
            return
        worker.is_ready, worker.fixture = True, None
        if outcome:
            yield outcome
            return
        self._failed_starts = 0  # this one could
        if self._waiting:
            worker.give(self._waiting.popleft())

    def _look_after(self, worker: Worker) -> Iterator[Outcome]:
        """End a worker whose player has been thinking for too long, or that does not get ready."""
        if not worker.is_ready and monotonic() - worker.started > START_LIMIT:
            yield from self._replace_dead(worker)
        elif worker.fixture and worker.watch.is_overdue(GRACE):
            fixture = worker.fixture
            self._dismiss(worker)
            if not worker.watch.is_overdue():  # it answered at the last moment
                self._waiting.appendleft(fixture)
                return
            why = Phrase("failure-hung", limit=write_duration(worker.watch.limit))
            yield Table(self.terms, fixture, worker.watch.moves).lost(worker.watch.thinking, why)

    def _replace_dead(self, worker: Worker) -> Iterator[Outcome]:
        """A game whose worker died is played again, but not for ever."""
        fixture = worker.fixture
        self._dismiss(worker)
        if fixture is None:
            self._failed_starts += not worker.is_ready
            if self._failed_starts >= TRIES:
                raise SetupError("match-workers")
            return
        self._deaths[fixture.number] += 1
        if self._deaths[fixture.number] < TRIES:
            self._waiting.appendleft(fixture)
            return
        table = Table(self.terms, fixture, worker.watch.moves)
        yield table.lost(worker.watch.thinking, Phrase("failure-died", tries=TRIES))

    def _dismiss(self, worker: Worker) -> None:
        del self._workers[worker.pipe]
        worker.end()
