"""The machines of a Ray cluster as workers. Ray is an extra: pip install "faience[ray]"."""

import signal
import socket
from collections.abc import Callable, Iterable
from threading import current_thread, main_thread
from typing import Any

from faience.errors import SetupError
from faience.workers.processes import Done, Piece, Result

LOCAL = "local"
AHEAD = 2  # pieces for each core that are handed out at a time
KNOCK = 10.0  # seconds
TRIES = 10  # for each piece, whose machine may go away


class Cluster:
    """Each piece is a task of Ray, which gives it to somebody else if a worker dies."""

    def __init__(self, address: str, processes: int, cores: int = 1) -> None:
        """Join the cluster at an address, or start one here for so many pieces at once, each with so many cores.

        Where this process has joined one already, as in a notebook, it stays with that.
        """
        self.ray = _ray()
        self._is_guest = self.ray.is_initialized()
        if not self._is_guest:
            self._join(address, processes * cores)
        machines = [machine["Resources"].get("CPU", 0) for machine in self.ray.nodes() if machine["Alive"]]
        self.cores = max(1, min(cores, int(max(machines, default=1))))  # where no machine has more, nobody would start

    def _join(self, address: str, cores: int) -> None:
        quiet = {"log_to_driver": False, "logging_level": "ERROR"}
        on_end = signal.getsignal(signal.SIGTERM)
        try:
            if address == LOCAL:
                self.ray.init(num_cpus=cores, include_dashboard=False, **quiet)
            else:
                _knock(address)
                self.ray.init(address=address, **quiet)
        except Exception as error:  # Ray raises what it likes, plain Exceptions included
            raise SetupError("ray-address", address=address) from error
        finally:
            if callable(on_end) and current_thread() is main_thread():
                signal.signal(signal.SIGTERM, on_end)  # Ray has put one of its own in its place

    def run(self, work: Callable[[Piece], Result], pieces: Iterable[Piece]) -> Done[Piece, Result]:
        task = self.ray.remote(num_cpus=self.cores, max_retries=TRIES)(work)
        waiting, running = iter(pieces), dict[Any, Piece]()
        room = AHEAD * max(1, int(self.ray.cluster_resources().get("CPU", 1)) // self.cores)
        try:
            while True:
                for piece in waiting:
                    running[task.remote(piece)] = piece
                    if len(running) >= room:
                        break
                if not running:
                    return
                (done, *_), _ = self.ray.wait(list(running), num_returns=1)
                yield running.pop(done), self._result(done)
        finally:
            for each in running:  # nobody listens any more
                self.ray.cancel(each, force=True)

    def _result(self, done: Any) -> Any:
        """What the work gave or raised; a SetupError if it killed whoever tried it."""
        try:
            return self.ray.get(done)
        except self.ray.exceptions.RayTaskError as error:
            raise error.cause from error
        except self.ray.exceptions.RayError as error:
            raise SetupError("workers-died") from error

    def close(self) -> None:
        if not self._is_guest:
            self.ray.shutdown()


def _knock(address: str) -> None:
    """An OSError if nobody is there: Ray itself would go on trying for many minutes."""
    host, _, port = address.rpartition(":")
    if host and port.isdecimal():
        socket.create_connection((host.removeprefix("ray://"), int(port)), timeout=KNOCK).close()


def _ray() -> Any:
    try:
        import ray
    except ImportError:
        raise SetupError("ray-missing") from None
    return ray
