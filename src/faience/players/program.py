"""A program that runs beside us, spoken to in lines.

Not every system can wait for a pipe with a limit. So threads do the waiting: one writes, one reads, one listens to
stderr; whoever wants a line waits at a queue.
"""

import logging
import os
import queue
import shlex
import shutil
import signal
import subprocess
import sys
import threading
from collections import deque
from contextlib import suppress
from time import monotonic
from typing import IO, Protocol

from faience.errors import SetupError
from faience.players.protocol import LONGEST, quoted

WAITING = 100  # lines that may wait to be read; a program that writes more has to wait itself
LISTENED = 20  # lines of stderr that are kept
PATIENCE = 2.0  # seconds for a program to leave by itself
GLANCE = 0.2  # seconds between looks whether a silent program still lives

log = logging.getLogger(__name__)


class Roll(Protocol):
    """Has the numbers of all programs that run, for whoever must end them where this process cannot."""

    def begun(self, program: int) -> None: ...

    def ended(self, program: int) -> None: ...


rolls: list[Roll] = []  # of this process


def words_of(command: str) -> list[str]:
    """The program and its arguments, as a shell splits them; refused if there is no such program here."""
    on_windows = os.name == "nt"  # where a backslash is part of a name
    try:
        words = shlex.split(command, posix=not on_windows)
    except ValueError:
        raise SetupError("setup-command", given=command, reason="quotes") from None
    if on_windows:
        words = [word.strip('"') for word in words]
    if not words:
        raise SetupError("setup-command", given=command, reason="empty")
    if shutil.which(words[0]) is None:
        raise SetupError("setup-command", given=command, reason="missing")
    return words


class Program:
    """A running program; OSError if it cannot be started."""

    def __init__(self, words: list[str]) -> None:
        self._process = subprocess.Popen(
            words,
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            stderr=subprocess.PIPE,
            env=os.environ | {"PYTHONUNBUFFERED": "1"},  # a bot in Python need not know of flushing
            start_new_session=True,  # on Windows without effect; elsewhere what it starts can be ended with it
        )
        for roll in rolls:
            roll.begun(self._process.pid)
        self._owner = os.getpid()
        self._is_over = False
        self._to_write: queue.SimpleQueue[str | None] = queue.SimpleQueue()
        self._was_read: queue.Queue[bytes | None] = queue.Queue(WAITING)
        self._heard: deque[str] = deque(maxlen=LISTENED)
        pipes = (self._process.stdin, self._process.stdout, self._process.stderr)
        tasks = (self._write, self._read, self._listen)
        self._threads = [threading.Thread(target=task, args=[pipe], daemon=True) for task, pipe in zip(tasks, pipes)]
        for thread in self._threads:
            thread.start()

    def send(self, line: str) -> None:
        """Write a line as soon as the program takes it; does not wait for that."""
        self._to_write.put(line)

    def line(self, deadline: float) -> str | None:
        """The next line of its output, None at the end of it; TimeoutError after the deadline."""
        lived = True
        while True:
            left = deadline - monotonic()
            if left <= 0:
                raise TimeoutError
            try:
                line = self._was_read.get(timeout=min(left, GLANCE))
            except queue.Empty:
                if not lived:  # and something that it started holds its output open
                    return None
                lived = self._process.poll() is None
                continue
            if line is None:
                self._was_read.put(None)  # the end stays the end
                return None
            return line.decode("utf-8", errors="replace")

    def exit_code(self) -> int | None:
        """What it left with; None if it still runs after a moment."""
        if self._has_left():
            self._threads[-1].join(PATIENCE)  # until its last words are heard
        return self._process.returncode

    @property
    def last_words(self) -> str:
        """The last line of its stderr that says something."""
        return next((line for line in reversed(self._heard) if line), "")

    def end(self, goodbye: str = "") -> None:
        """Let it leave after this line, and make it leave if it does not; without a line, make it leave."""
        if self._is_over or os.getpid() != self._owner:  # a forked copy of us has no say
            return
        self._is_over = True
        if goodbye:
            self.send(goodbye)
        self._to_write.put(None)
        if not (goodbye and self._has_left()):
            self._signal("SIGTERM")
            if not self._has_left():
                self._signal("SIGKILL")
                self._process.wait()
        self._signal("SIGKILL")  # whatever it has left behind
        for roll in rolls:
            roll.ended(self._process.pid)
        for thread in self._threads:
            thread.join(PATIENCE)

    def _has_left(self) -> bool:
        with suppress(subprocess.TimeoutExpired):
            self._process.wait(PATIENCE)
            return True
        return False

    def _signal(self, name: str) -> None:
        """To the program and all that it has started; Windows knows only one signal, and only the program."""
        if sys.platform == "win32":
            self._process.kill()
        else:
            with suppress(ProcessLookupError, PermissionError):  # macOS says the latter of what has ended
                os.killpg(self._process.pid, signal.Signals[name])

    # The threads

    def _write(self, stdin: IO[bytes]) -> None:
        with suppress(OSError), stdin:  # a program that does not read any more is noticed by its silence
            for line in iter(self._to_write.get, None):
                stdin.write(line.encode())
                stdin.flush()

    def _read(self, stdout: IO[bytes]) -> None:
        with stdout:
            for line in iter(lambda: stdout.readline(LONGEST), b""):
                self._hand_over(line)
        self._hand_over(None)

    def _hand_over(self, line: bytes | None) -> None:
        while not self._is_over:
            with suppress(queue.Full):
                self._was_read.put(line, timeout=0.1)
                return

    def _listen(self, stderr: IO[bytes]) -> None:
        with stderr:
            for line in iter(lambda: stderr.readline(LONGEST), b""):
                words = quoted(line.decode("utf-8", errors="replace"))
                log.info("%s", words)
                self._heard.append(words)
