"""`faience serve` and `faience play` in the browser: a server, from its start to its end."""

import contextlib
import errno
import signal
import socket
import threading
import webbrowser
from collections.abc import Callable, Iterator
from typing import Any

import uvicorn
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol

from faience.errors import SetupError
from faience.server.app import App
from faience.server.logs import keep_quiet, log, write_logs
from faience.server.settings import Settings

try:
    import resource
except ImportError:  # Windows has no such limit
    resource = None  # type: ignore[assignment]

LARGEST_FRAME = 4_096  # bytes, from a client
PATIENCE = 20  # seconds in which a silent socket must answer a ping
IDLE = 75  # seconds between requests of a connection, longer than proxies keep theirs
FAREWELL = 5  # seconds for connections to close
WISHED_FILES = 65_536
BACKLOG = 2_048
STEPS = 20  # ports that are tried, one after the other


class Socket(WebSocketsSansIOProtocol):
    """As uvicorn's, which takes it for a breakdown of the app when a guard turns somebody away."""

    async def send(self, message: Any) -> None:
        await super().send(message)
        self.handshake_complete |= self.close_sent


class Server(uvicorn.Server):
    """Starts and ends with its app, and takes leave: commits are finished, and clients know that it will be back."""

    def __init__(self, app: App, on_ready: Callable[[str], None]) -> None:
        self.app, self.on_ready = app, on_ready
        super().__init__(
            uvicorn.Config(
                app,
                lifespan="off",
                log_config=None,
                access_log=False,
                log_level="warning",  # what is below tells of paths, and with them of links
                ws=Socket,
                ws_max_size=LARGEST_FRAME,
                ws_ping_interval=PATIENCE,
                ws_ping_timeout=PATIENCE,
                ws_per_message_deflate=False,  # costs more memory and time than it saves
                server_header=False,
                backlog=BACKLOG,
                timeout_graceful_shutdown=FAREWELL,
                timeout_keep_alive=IDLE,
            )
        )

    async def _serve(self, sockets: list[socket.socket] | None = None) -> None:
        async with self.app.running():
            await super()._serve(sockets)

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        assert sockets
        host, port = sockets[0].getsockname()[:2]
        self.on_ready(f"http://[{host}]:{port}" if ":" in host else f"http://{host}:{port}")

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        for server in self.servers:
            server.close()
        await self.app.hall.take_leave()
        await super().shutdown(sockets)

    @contextlib.contextmanager
    def capture_signals(self) -> Iterator[None]:
        """As uvicorn does it, but a server that was told to end has not failed."""
        before = {each: signal.signal(each, self.handle_exit) for each in (signal.SIGINT, signal.SIGTERM)}
        try:
            yield
        finally:
            for each, handler in before.items():
                signal.signal(each, handler)


def serve(settings: Settings) -> None:
    """For many people: serve until told to end, and write down what happens."""
    write_logs()
    raise_file_limit()
    listener = bound(settings.host, settings.port)
    Server(App(settings), lambda address: log.info("listening", address=address)).run([listener])


def play(settings: Settings, on_ready: Callable[[str], None], *, opens_browser: bool) -> None:
    """For somebody at this machine: any free port will do, and a browser comes by itself."""
    keep_quiet()

    def ready(address: str) -> None:
        on_ready(address)
        if opens_browser:
            threading.Thread(target=webbrowser.open, args=(address,), daemon=True).start()

    Server(App(settings), ready).run([bound_nearby(settings.host, settings.port)])


def bound_nearby(host: str, port: int) -> socket.socket:
    """On this port, or on the next that is free."""
    for each in range(port, port + STEPS):
        with contextlib.suppress(SetupError):
            return bound(host, each)
    return bound(host, 0)


def bound(host: str, port: int) -> socket.socket:
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    listener = socket.socket(family, socket.SOCK_STREAM)
    listener.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    try:
        listener.bind((host, port))
    except OSError as error:
        listener.close()
        code = "setup-port" if error.errno in (errno.EADDRINUSE, errno.EACCES) else "setup-host"
        raise SetupError(code, host=host, port=str(port)) from None
    return listener


def raise_file_limit() -> None:
    """Each client is an open file, and many systems allow a thousand."""
    if resource is not None:
        soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
        wished = WISHED_FILES if hard == resource.RLIM_INFINITY else min(hard, WISHED_FILES)
        if soft != resource.RLIM_INFINITY and soft < wished:
            resource.setrlimit(resource.RLIMIT_NOFILE, (wished, hard))
