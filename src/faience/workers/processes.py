"""This process, or several of this machine; a Ray cluster is in cluster.py.

Work is a function and pieces of it that do not depend on each other. A process that dies is replaced, and its piece
done again: nothing is lost and nothing done twice. What the work raises is raised here, at once.
"""

from collections import Counter, deque
from collections.abc import Callable, Generator, Iterable
from contextlib import suppress
from multiprocessing import get_context
from multiprocessing.connection import Connection, wait
from threading import Thread
from traceback import format_exc
from typing import Any, Protocol, TypeVar

from faience.errors import SetupError
from faience.workers.manners import end_with_parent, leave_terminal, no_ctrl_c, no_main_module

TRIES = 3  # for each piece

Piece = TypeVar("Piece")
Result = TypeVar("Result")
Done = Generator[tuple[Piece, Result], None, None]


class Workers(Protocol):
    """Do all pieces; tells of each as it is done, in any order."""

    def run(self, work: Callable[[Piece], Result], pieces: Iterable[Piece]) -> Done[Piece, Result]: ...


def workers_here(processes: int) -> Workers:
    return OneProcess() if processes == 1 else Processes(processes)


class OneProcess:
    """This one."""

    def run(self, work: Callable[[Piece], Result], pieces: Iterable[Piece]) -> Done[Piece, Result]:
        for piece in pieces:
            yield piece, work(piece)


class Processes:
    """Several of this machine."""

    def __init__(self, count: int) -> None:
        self.count = count

    def run(self, work: Callable[[Piece], Result], pieces: Iterable[Piece]) -> Done[Piece, Result]:
        waiting = deque(enumerate(pieces))
        busy: dict[Any, Helper] = {}
        deaths: Counter[int] = Counter()
        try:
            for _ in range(min(self.count, len(waiting))):
                helper = Helper(work)
                busy[helper.pipe] = helper.given(waiting.popleft())
            while busy:
                for pipe in wait(list(busy)):
                    helper = busy.pop(pipe)
                    number, piece = helper.task
                    try:
                        result, error = helper.pipe.recv()
                    except (EOFError, OSError):
                        helper.end()
                        deaths[number] += 1
                        if deaths[number] == TRIES:
                            raise SetupError("workers-died") from None
                        helper = Helper(work)
                        busy[helper.pipe] = helper.given((number, piece))
                        continue
                    if error is not None:
                        helper.end()
                        raise error
                    if waiting:
                        busy[helper.pipe] = helper.given(waiting.popleft())
                    else:
                        helper.end()
                    yield piece, result
        finally:
            for helper in busy.values():
                helper.end()


class Helper:
    """A process, and the piece that it works on."""

    def __init__(self, work: Callable[[Any], Any]) -> None:
        context = get_context("spawn")
        self.pipe, theirs = context.Pipe()
        self.process = context.Process(target=serve, args=(theirs, work), daemon=True)
        with no_main_module(), no_ctrl_c():
            self.process.start()
        theirs.close()
        self.task: tuple[int, Any] = (0, None)

    def given(self, task: tuple[int, Any]) -> "Helper":
        self.task = task
        with suppress(OSError):  # it has died: we shall hear of it
            self.pipe.send(task[1])
        return self

    def end(self) -> None:
        self.process.kill()
        self.process.join()
        self.process.close()
        self.pipe.close()


def serve(pipe: Connection, work: Callable[[Any], Any]) -> None:
    """Answer each piece with its result, or with what went wrong, until nobody asks."""
    leave_terminal()
    Thread(target=end_with_parent, daemon=True).start()
    with suppress(EOFError, OSError):
        while True:
            pipe.send(_answer(work, pipe.recv()))


def _answer(work: Callable[[Any], Any], piece: Any) -> tuple[Any, Exception | None]:
    try:
        return work(piece), None
    except Exception as error:
        error.add_note(format_exc())  # where it happened does not travel otherwise
        return None, error
