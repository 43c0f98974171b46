"""The processes in which bots think: started, asked, and replaced when they die or hang.

No bot ever keeps a table waiting for good: whoever asks three times in vain gets the move of a player that needs no
process.
"""

import asyncio
import sys
from asyncio.subprocess import PIPE, Process
from contextlib import suppress
from time import monotonic

import msgspec

from faience.game import read_position
from faience.players.greedy import GreedyPlayer
from faience.server import metrics
from faience.server.logs import log
from faience.server.task import BotTask
from faience.server.worker import READY

COMMAND = (sys.executable, "-P", "-m", "faience.server.worker")
START_LIMIT = 600.0  # seconds; the first start on a machine compiles all that bots think with
FIRST_LIMIT = 180.0  # seconds for the first thought about a game, which may have to compile, too
THINK_LIMIT = 20.0  # seconds; the strongest level takes less than two
TRIES = 3
BREATH = 1.0  # seconds before a worker that could not start is replaced


class WorkerLost(Exception):
    """It died, hung or answered nonsense."""


class Worker:
    """A process and the pipes to it."""

    def __init__(self, process: Process) -> None:
        self.process = process
        self.is_ready = False
        self._thought_about: set[str] = set()  # games
        assert process.stdin and process.stdout
        self._tasks, self._answers = process.stdin, process.stdout

    async def get_ready(self) -> None:
        if await self._hear(START_LIMIT) != READY:
            raise WorkerLost
        self.is_ready = True

    async def think(self, task: BotTask) -> int:
        game = task.position.partition(" ")[0]
        limit = THINK_LIMIT if game in self._thought_about else FIRST_LIMIT
        try:
            self._tasks.write(msgspec.json.encode(task) + b"\n")
            move = int(await self._hear(limit))
        except (OSError, ValueError, RuntimeError):  # the last is uvloop's word for a closed pipe
            raise WorkerLost from None
        self._thought_about.add(game)
        return move

    async def _hear(self, limit: float) -> bytes:
        try:
            async with asyncio.timeout(limit):  # wait_for may swallow a cancellation
                return await self._answers.readline()
        except TimeoutError:
            raise WorkerLost from None

    async def end(self) -> None:
        self.is_ready = False
        with suppress(ProcessLookupError):
            self.process.kill()
        await self.process.wait()
        self._tasks.close()


class Question:
    """A task that waits for a worker."""

    def __init__(self, task: BotTask) -> None:
        self.task = task
        self.tries = 0
        self.answer: asyncio.Future[int | None] = asyncio.get_running_loop().create_future()


class Bots:
    """All workers; `think` is all that the hall needs."""

    def __init__(self, workers: int) -> None:
        self.wanted = workers
        self._workers: set[Worker] = set()
        self._waiting: asyncio.Queue[Question] = asyncio.Queue()
        self._starting, self._hiring = asyncio.Lock(), asyncio.Lock()
        self._chairs: list[asyncio.Task[None]] = []

    @property
    def ready(self) -> int:
        """Workers that could think right now."""
        return len(self.processes)

    @property
    def processes(self) -> list[int]:
        return [worker.process.pid for worker in self._workers if worker.is_ready]

    def start(self) -> None:
        self._chairs = [asyncio.create_task(self._keep_chair()) for _ in range(self.wanted)]

    async def close(self) -> None:
        async with self._hiring:  # no process is born unnoticed
            for chair in self._chairs:
                chair.cancel()
        await asyncio.gather(*self._chairs, return_exceptions=True)
        await asyncio.gather(*(worker.end() for worker in self._workers))

    async def think(self, task: BotTask) -> int:
        """The number of the move that a bot of this level makes."""
        began = monotonic()
        question = Question(task)
        metrics.waiting_bots.inc()
        try:
            self._waiting.put_nowait(question)
            move = await question.answer
        finally:
            metrics.waiting_bots.dec()
        metrics.thought.labels(task.level).observe(monotonic() - began)
        return await asyncio.to_thread(simple_move, task) if move is None else move

    async def _keep_chair(self) -> None:
        """One worker after the other; the next when the last is lost."""
        while True:
            worker = None
            try:
                async with self._starting:  # the first compiles, the others load what it has compiled
                    worker = await self._hire()
                    await worker.get_ready()
                await self._employ(worker)
                log.warning("bot worker lost")
            except (WorkerLost, OSError):
                log.error("bot worker cannot start")
                self._fail_all()
                await asyncio.sleep(BREATH)
            metrics.lost_workers.inc()
            if worker:
                await worker.end()
                self._workers.discard(worker)

    async def _hire(self) -> Worker:
        async with self._hiring:
            process = await asyncio.create_subprocess_exec(*COMMAND, stdin=PIPE, stdout=PIPE, start_new_session=True)
            worker = Worker(process)
            self._workers.add(worker)
        return worker

    async def _employ(self, worker: Worker) -> None:
        """Let it think until it is lost."""
        death = asyncio.create_task(worker.process.wait())
        try:
            while True:
                question = await self._next_question(death)
                if question is None:
                    return
                if question.answer.done():
                    continue  # nobody waits for it any more
                try:
                    move = await worker.think(question.task)
                except WorkerLost:
                    self._fail(question)
                    return
                if not question.answer.done():
                    question.answer.set_result(move)
        finally:
            death.cancel()

    async def _next_question(self, death: "asyncio.Task[int]") -> Question | None:
        """None if the worker dies while there is nothing to do."""
        waiting = asyncio.create_task(self._waiting.get())
        try:
            await asyncio.wait({waiting, death}, return_when=asyncio.FIRST_COMPLETED)
            return waiting.result() if waiting.done() else None
        finally:
            waiting.cancel()

    def _fail_all(self) -> None:
        for _ in range(self._waiting.qsize()):
            self._fail(self._waiting.get_nowait())

    def _fail(self, question: Question) -> None:
        """A try was in vain: somebody else may try, or it was the last."""
        question.tries += 1
        if question.tries < TRIES:
            self._waiting.put_nowait(question)
        elif not question.answer.done():
            question.answer.set_result(None)


def simple_move(task: BotTask) -> int:
    """A decent move that takes a millisecond."""
    return int(GreedyPlayer(task.seed).choose(read_position(task.position)))
