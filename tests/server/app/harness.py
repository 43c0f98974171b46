"""A real server in a process of its own, and clients for it."""

import json
import os
import random
import signal
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any
from urllib.parse import urlencode

import httpx
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import ClientConnection, connect

FAST = ("--port", "0", "--rate", "0", "--pause", "0")
NO_WORD = 1006  # of farewell
PATIENCE = 300.0  # seconds; only a server that hangs takes so long


class RunningServer:
    """A process that serves."""

    def __init__(self, database: str, *options: str, **environment: str) -> None:
        self.log = tempfile.TemporaryFile()  # noqa: SIM115
        self.guests: list[Guest] = []
        self.process = subprocess.Popen(
            [sys.executable, "-m", "faience", "serve", *FAST, "--database", database, *options],
            stderr=self.log,
            env={**os.environ, **environment},
        )
        self.address = wait_for(self._address)

    def _address(self) -> str | None:
        if self.process.poll() is not None:
            raise AssertionError(f"the server did not start: {self.lines()}")
        return next((line["address"] for line in self.lines() if line.get("event") == "listening"), None)

    def lines(self) -> list[dict[str, Any]]:
        """What it has written down."""
        self.log.seek(0)
        lines = self.log.read().decode().splitlines()
        return [json.loads(line) for line in lines if line.startswith("{")]

    def breakdowns(self) -> list[dict[str, Any]]:
        """What it has written down as its own mistakes."""
        return [line for line in self.lines() if line.get("level") == "error"]

    def kill(self) -> None:
        self.process.kill()
        self.process.wait()

    def end(self) -> int:
        """Tell it to end, and say with which code it did."""
        self.process.send_signal(signal.SIGTERM)
        return self.process.wait(PATIENCE)

    def get(self, path: str) -> Any:
        return httpx.get(self.address + path, timeout=PATIENCE).json()


@contextmanager
def running(database: str, *options: str, **environment: str) -> Iterator[RunningServer]:
    server = RunningServer(database, *options, **environment)
    try:
        yield server
    finally:
        for guest in server.guests:
            guest.http.close()
        server.kill()
        server.log.close()


def sqlite_in(folder: Path) -> str:
    return f"sqlite:///{folder / 'tables.sqlite3'}"


def wait_for(question: Callable[[], Any]) -> Any:
    """The first answer that is something."""
    deadline = time.monotonic() + PATIENCE
    while time.monotonic() < deadline:
        answer = question()
        if answer:
            return answer
        time.sleep(0.02)
    raise AssertionError("waited in vain")


class Guest:
    """Somebody with a browser."""

    def __init__(self, server: RunningServer, token: str | None = None) -> None:
        self.server = server
        headers = {"Authorization": f"Bearer {token}"} if token else {}
        self.http = httpx.Client(base_url=server.address, timeout=PATIENCE, headers=headers)
        self.token = token
        server.guests.append(self)

    def open(self, **setup: Any) -> dict[str, Any]:
        """A new table: its id and its secrets."""
        answer = self.http.post("/api/tables", json=setup)
        assert answer.status_code == 201, answer.text
        links: dict[str, Any] = answer.json()
        return links

    def view(self, table: str, **secrets: str) -> dict[str, Any]:
        answer = self.http.get(f"/api/tables/{table}", params=secrets)
        assert answer.status_code == 200, answer.text
        view: dict[str, Any] = answer.json()
        return view

    def command(self, table: str, secrets: dict[str, str] | None = None, **command: Any) -> httpx.Response:
        return self.http.post(f"/api/tables/{table}/commands", json=command, params=secrets or {})

    def come(self, table: str, since: int = 0, server: RunningServer | None = None, **secrets: str) -> "Chair":
        """A socket to a table, on this server or on another."""
        address = (server or self.server).address.replace("http", "ws", 1)
        query = urlencode({"since": since, **secrets})
        cookie = self.http.cookies.get("faience_guest")
        headers = {"Cookie": f"faience_guest={cookie}"} if cookie else {}
        if self.token:
            headers["Authorization"] = f"Bearer {self.token}"
        return Chair(f"{address}/api/tables/{table}/socket?{query}", headers)


class Chair:
    """A socket at a table, and what it last showed."""

    socket: ClientConnection

    def __init__(self, address: str, headers: dict[str, str]) -> None:
        self._connection = connect(address, additional_headers=headers, open_timeout=PATIENCE)
        self.view: dict[str, Any] = {}
        self.events: list[dict[str, Any]] = []
        self.others: list[dict[str, Any]] = []
        self._count = 0

    def __enter__(self) -> "Chair":
        self.socket = self._connection.__enter__()
        self.hear()
        return self

    def __exit__(self, *_: object) -> None:
        self._connection.__exit__(None, None, None)

    def hear(self, timeout: float = PATIENCE) -> dict[str, Any]:
        """The next frame."""
        frame: dict[str, Any] = json.loads(self.socket.recv(timeout))
        if frame["type"] == "table":
            self.view = frame["view"]
            self.events += frame["events"]
        else:
            self.others.append(frame)
        return frame

    def until(self, condition: Callable[[], Any]) -> None:
        while not condition():
            self.hear()

    def until_number(self, number: int) -> None:
        self.until(lambda: self.view["number"] >= number)

    def until_your_turn(self) -> None:
        self.until(lambda: self.view["is_your_turn"])

    def closed_with(self) -> int:
        """The code with which the server closes the line."""
        try:
            while True:
                self.hear()
        except ConnectionClosed as closing:
            return int(closing.rcvd.code) if closing.rcvd else NO_WORD

    def send(self, **command: Any) -> str:
        """Send a command with an id of its own; says which."""
        self._count += 1
        command.setdefault("id", f"{id(self)}-{self._count}")
        self.socket.send(json.dumps(command))
        return str(command["id"])

    def ask(self, **command: Any) -> dict[str, Any]:
        """Send a command and wait for its answer."""
        return self.answer(self.send(**command))

    def answer(self, command_id: str) -> dict[str, Any]:
        while True:
            for frame in self.others:
                if frame.get("id") == command_id:
                    self.others.remove(frame)
                    return frame
            self.hear()

    def move(self, choice: random.Random) -> dict[str, Any]:
        """Any legal move."""
        legal = choice.choice(self.view["legal"])
        return self.ask(type="move", move=legal["move"], after=self.view["number"])
