"""The study: where positions are analysed and games reviewed, by a process that is started when it is first needed.

It is replaced when it dies or hangs. Whoever waits for an analysis asks again, once; a review goes on where it was.
"""

import asyncio
import sys
from asyncio.subprocess import PIPE, Process
from collections.abc import AsyncIterator, Callable, Iterator
from contextlib import asynccontextmanager, contextmanager, suppress
from itertools import count
from time import monotonic
from typing import Any

import msgspec

from faience.analysis import Review
from faience.errors import Refused, SetupError
from faience.server import metrics
from faience.server.inquiry import THREADS, AnalyseTask, Answer, ReviewTask, StopTask, Task
from faience.server.limits import Crowd, Purses
from faience.server.logs import log
from faience.server.store import StoredReview
from faience.server.worker import READY

COMMAND = (sys.executable, "-P", "-m", "faience.server.scholar")
START_LIMIT = 120.0  # seconds
FIRST_LIMIT = 600.0  # seconds for the first answer about a game, which may have to compile all that a search needs
ANSWER_LIMIT = 60.0  # seconds beyond those that were asked for
LONGEST_LINE = 16_000_000  # bytes: the review of a long game
QUEUE = 16  # analyses that may wait
AT_ONCE = 8  # of those, from one address; more where it may ask for more
PER_MINUTE = 40  # from one address
TRIES = 2

Findings = dict[str, Any]


class ScholarLost(Exception):
    """It died, hung or answered nonsense."""


class Scholar:
    """A process, and who waits for its answers."""

    def __init__(self, process: Process) -> None:
        self.process = process
        self.known_games: set[str] = set()  # it has analysed positions of these
        self._waiting: dict[int, asyncio.Future[Findings | None]] = {}
        self._listeners: dict[int, Callable[[Findings], None]] = {}
        self._reader: asyncio.Task[None] | None = None

    async def get_ready(self) -> None:
        assert self.process.stdout
        try:
            async with asyncio.timeout(START_LIMIT):
                if await self.process.stdout.readline() != READY:
                    raise ScholarLost
        except TimeoutError:
            raise ScholarLost from None
        self._reader = asyncio.create_task(self._listen())

    @property
    def is_there(self) -> bool:
        return self._reader is not None and not self._reader.done()

    async def ask(
        self, task: AnalyseTask | ReviewTask, on_progress: Callable[[Findings], None] | None = None
    ) -> Findings | None:
        """The answer; none if it could not be done."""
        if not self.is_there:  # it may have answered nonsense before it was asked
            raise ScholarLost
        answer: asyncio.Future[Findings | None] = asyncio.get_running_loop().create_future()
        self._waiting[task.id] = answer
        if on_progress:
            self._listeners[task.id] = on_progress
        try:
            self.tell(task)
            return await answer
        finally:
            self._waiting.pop(task.id, None)
            self._listeners.pop(task.id, None)

    def tell(self, task: Task) -> None:
        assert self.process.stdin
        try:
            self.process.stdin.write(msgspec.json.encode(task) + b"\n")
        except (OSError, RuntimeError):  # the last is uvloop's word for a closed pipe
            raise ScholarLost from None

    async def _listen(self) -> None:
        assert self.process.stdout
        try:
            while line := await self.process.stdout.readline():
                self._hear(msgspec.json.decode(line, type=Answer))
        except (OSError, ValueError):
            log.error("scholar answers nonsense")
        finally:
            for waiting in self._waiting.values():
                if not waiting.done():
                    waiting.set_exception(ScholarLost())

    def _hear(self, answer: Answer) -> None:
        waiting = self._waiting.get(answer.id)
        if answer.under_way:
            if answer.id in self._listeners and answer.found is not None:
                self._listeners[answer.id](answer.found)
        elif waiting and not waiting.done():
            waiting.set_result(answer.found)

    async def end(self) -> None:
        with suppress(ProcessLookupError):
            self.process.kill()
        await self.process.wait()
        if self._reader:
            await self._reader
        if self.process.stdin:
            self.process.stdin.close()


class Study:
    """All that is asked of the scholar of this server."""

    def __init__(self, rate: int = 0) -> None:
        """Without a rate it does not matter who asks."""
        self._scholar: Scholar | None = None
        self._hiring = asyncio.Lock()
        self._numbers = count(1)
        self._analysing = asyncio.Semaphore(QUEUE)
        self._asking = asyncio.Semaphore(THREADS)  # whoever waits here is not waited for by the clock
        self._askers = Crowd(max(AT_ONCE, rate // 75) if rate else 0)
        self._purses = Purses(max(PER_MINUTE, rate // 15) if rate else 0)
        self._is_closed = False

    @contextmanager
    def asked_from(self, address: str) -> Iterator[None]:
        """Refuse an address that asks all the time, or waits for so much already that nothing is left for others."""
        if not (self._askers.has_room(address) and self._purses.pays(address)):
            raise Refused("server-rate")
        with self._askers.joined_by(address):
            yield

    async def analyse(self, position: str, names: tuple[str, ...] | None, lines: int, seconds: float) -> Findings:
        """An analysis as JSON has it."""
        if self._analysing.locked():
            raise Refused("refused-analyst")
        began = monotonic()
        async with self._analysing:
            for _ in range(TRIES):
                task = AnalyseTask(next(self._numbers), position, names, lines, seconds)
                with suppress(ScholarLost):
                    found = await self._asked(task, seconds + ANSWER_LIMIT)
                    if found is None:
                        break
                    metrics.analysed.observe(monotonic() - began)
                    return found
        raise Refused("refused-analyst")

    async def review(self, work: "ReviewWork") -> bool:
        """Go on with a review until it is complete or stopped; says no if there can be none.

        ScholarLost if it breaks off, or gets no further for a long time.
        """
        scholar = await self._hired()
        if work.is_stopped:
            return True
        task = ReviewTask(next(self._numbers), work.record, work.found)
        work.on_stop = lambda: _stop(scholar, task.id)
        async with self._patience(scholar, FIRST_LIMIT) as patience:

            def hear(progress: Findings) -> None:
                before = work.done
                work.hear(progress)
                if work.done > before and not patience.expired():
                    patience.reschedule(asyncio.get_running_loop().time() + FIRST_LIMIT)

            found = await scholar.ask(task, hear)
        if found is not None:
            work.hear(found)
        return found is not None

    async def _asked(self, task: AnalyseTask, limit: float) -> Findings | None:
        game = task.position.partition(" ")[0]
        async with self._asking:
            scholar = await self._hired()
            async with self._patience(scholar, limit if game in scholar.known_games else FIRST_LIMIT):
                found = await scholar.ask(task)
            if found is not None:
                scholar.known_games.add(game)
            return found

    @asynccontextmanager
    async def _patience(self, scholar: Scholar, seconds: float) -> AsyncIterator[asyncio.Timeout]:
        """Who has not answered then is dismissed."""
        try:
            async with asyncio.timeout(seconds) as patience:
                yield patience
        except TimeoutError:
            log.warning("scholar hangs")
            await self._dismiss(scholar)
            raise ScholarLost from None

    async def _hired(self) -> Scholar:
        async with self._hiring:
            if self._is_closed:
                raise Refused("refused-restarting")
            if self._scholar and not self._scholar.is_there:
                log.warning("scholar lost")
                metrics.lost_workers.inc()
                await self._dismiss(self._scholar)
            if self._scholar is None:
                self._scholar = await self._hire()
            return self._scholar

    async def _hire(self) -> Scholar:
        try:
            process = await asyncio.create_subprocess_exec(
                *COMMAND, stdin=PIPE, stdout=PIPE, start_new_session=True, limit=LONGEST_LINE
            )
        except OSError:
            raise ScholarLost from None
        scholar = Scholar(process)
        try:
            await scholar.get_ready()
        except BaseException:
            await scholar.end()
            raise
        return scholar

    async def _dismiss(self, scholar: Scholar) -> None:
        if self._scholar is scholar:
            self._scholar = None
        await scholar.end()

    async def close(self) -> None:
        async with self._hiring:
            self._is_closed = True
            if self._scholar:
                await self._dismiss(self._scholar)


def _stop(scholar: Scholar, task_id: int) -> None:
    with suppress(ScholarLost):
        scholar.tell(StopTask(task_id))


class ReviewWork:
    """A review under way."""

    def __init__(self, record: str, found: Findings | None) -> None:
        self.record, self.found = record, found
        self.start()

    def start(self) -> None:
        """Nobody has stopped it, and nobody works on it yet."""
        self.is_stopped = False
        self.on_stop: Callable[[], None] = lambda: None

    def stop(self) -> None:
        """Leave it at what is finished."""
        self.is_stopped = True
        self.on_stop()

    @classmethod
    def of(cls, stored: StoredReview) -> "ReviewWork":
        """From where it is."""
        return cls(
            stored.record, msgspec.json.decode(stored.body) if stored.body and read_findings(stored.body) else None
        )

    def hear(self, found: Findings) -> None:
        self.found = found

    @property
    def done(self) -> int:
        """Steps that are reviewed."""
        return len(self.found["moves"]) + len(self.found["deals"]) if self.found else 0

    @property
    def body(self) -> bytes | None:
        """As the store keeps it."""
        return msgspec.json.encode(self.found) if self.found else None


def read_findings(body: bytes | None) -> Review | None:
    """What was found so far; nothing if another version has written it."""
    try:
        return Review.from_json(msgspec.json.decode(body)) if body else None
    except SetupError:
        return None
