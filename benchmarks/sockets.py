"""A server to put under load, and a socket that costs the load generator as little as can be."""

import asyncio
import base64
import json
import os
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import IO, cast

import msgspec

PATIENCE = 300.0  # seconds for a server to start
TEXT, CLOSE, PING, PONG = 1, 8, 9, 10


class Legal(msgspec.Struct):
    move: int


class View(msgspec.Struct):
    """All that a client under test wants to know."""

    number: int
    status: str
    is_your_turn: bool
    legal: list[Legal]


class Happened(msgspec.Struct):
    number: int
    kind: str
    move: int | None = None


class Frame(msgspec.Struct):
    type: str
    events: list[Happened] = []
    view: View | None = None
    id: str = ""
    ok: bool = True
    error: dict[str, object] = {}


decode = msgspec.json.Decoder(Frame).decode


class Socket(asyncio.Protocol):
    """Frames come by callback; what the server sends is taken to be well formed."""

    def __init__(self, path: str, guest: str, heard: Callable[[Frame], None], lost: Callable[[], None]) -> None:
        self.path, self.guest, self.heard, self.lost = path, guest, heard, lost
        self.frames = self.bytes = 0
        self._is_open = False
        self._buffer = bytearray()

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        self.transport = transport = cast(asyncio.Transport, transport)
        key = base64.b64encode(os.urandom(16)).decode()
        transport.write(
            f"GET {self.path} HTTP/1.1\r\nHost: 127.0.0.1\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
            f"Sec-WebSocket-Key: {key}\r\nSec-WebSocket-Version: 13\r\n"
            f"Cookie: faience_guest={self.guest}\r\n\r\n".encode()
        )

    def send(self, **command: object) -> None:
        self._write(TEXT, json.dumps(command).encode())

    def _write(self, kind: int, payload: bytes) -> None:
        """With a mask of zeros: the rules ask for a mask, and it may be any."""
        size = len(payload)
        head = bytes([0x80 | kind, 0x80 | size]) if size < 126 else bytes([0x80 | kind, 0xFE]) + size.to_bytes(2)
        self.transport.write(head + b"\0\0\0\0" + payload)

    def data_received(self, data: bytes) -> None:
        self._buffer += data
        if not self._is_open:
            end = self._buffer.find(b"\r\n\r\n")
            if end < 0:
                return
            assert self._buffer.startswith(b"HTTP/1.1 101"), bytes(self._buffer[:200])
            del self._buffer[: end + 4]
            self._is_open = True
        while (frame := self._next()) is not None:
            kind, payload = frame
            self.frames += 1
            self.bytes += len(payload)
            if kind == TEXT:
                self.heard(decode(payload))
            elif kind == PING:
                self._write(PONG, payload)

    def _next(self) -> tuple[int, bytes] | None:
        buffer = self._buffer
        if len(buffer) < 2:
            return None
        size, start = buffer[1] & 0x7F, 2
        if size >= 126:
            start = 4 if size == 126 else 10
            size = int.from_bytes(buffer[2:start])
        if len(buffer) < start + size:
            return None
        kind, payload = buffer[0] & 0x0F, bytes(buffer[start : start + size])
        del buffer[: start + size]
        return kind, payload

    def connection_lost(self, problem: Exception | None) -> None:
        self.lost()


@contextmanager
def serving(database: str, *options: str) -> Iterator[tuple[subprocess.Popen[bytes], int]]:
    """A server and its port; killed in the end, if it still is."""
    with tempfile.TemporaryFile() as log:
        command = [sys.executable, "-m", "faience", "serve", "--port", "0", "--rate", "0", "--database", database]
        process = subprocess.Popen([*command, *options], stderr=log)
        try:
            yield process, _port(process, log)
        finally:
            process.kill()
            process.wait()


def _port(process: "subprocess.Popen[bytes]", log: IO[bytes]) -> int:
    deadline = time.monotonic() + PATIENCE
    while time.monotonic() < deadline and process.poll() is None:
        log.seek(0)
        for line in log.read().decode().splitlines():
            if '"listening"' in line:
                return int(json.loads(line)["address"].rpartition(":")[2])
        time.sleep(0.02)
    raise RuntimeError("the server does not start")
