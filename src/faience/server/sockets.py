"""Sockets: one for each client at a table. Commands come in, frames go out."""

import asyncio
from typing import Any

import msgspec
from litestar import WebSocket, websocket
from litestar.di import NamedDependency
from litestar.exceptions import WebSocketDisconnect
from litestar.params import FromPath

from faience.errors import FaienceError
from faience.server import metrics
from faience.server.actor import Actor
from faience.server.clerk import carry_out
from faience.server.commands import AnyCommand, Ping, decoder
from faience.server.entrance import actor_at
from faience.server.frames import AnswerFrame, PongFrame, RefusedFrame, encode
from faience.server.guards import address_of
from faience.server.hall import Hall, now_ms
from faience.server.languages import language_of
from faience.server.limits import Purse
from faience.server.problems import plain_problem, problem_of, status_of

BURST, PER_SECOND = 20, 5  # commands of one connection
WARNINGS = 50  # commands beyond that, or that cannot be read, before the socket is closed
BACKLOG = 64  # frames that may wait for a slow client

TOO_FAST = 1008
BROKEN_OFF = 1006  # is never sent: what a client finds that would not take a last word either
REFUSED = 4000  # and the status that HTTP would have given


class Client:
    """A browser or a program at a table."""

    def __init__(self, hall: Hall, table_id: str, actor: Actor, lang: str, address: str) -> None:
        self.hall, self.table_id, self.actor, self.lang, self.address = hall, table_id, actor, lang, address
        self.number = 0
        self.closing: tuple[int, str] | None = None
        self._frames: list[bytes] = []
        self._writer_sleeps: asyncio.Future[None] | None = None
        self._reader = asyncio.current_task()
        self._purse = Purse(BURST, PER_SECOND) if hall.settings.rate else None
        self._warnings = 0

    def send(self, frame: bytes) -> None:
        if self.closing is not None:
            return
        if len(self._frames) >= BACKLOG:
            metrics.dropped.inc()
            self.closing = (BROKEN_OFF, "too slow")
            if self._reader:
                self._reader.cancel()
        else:
            self._frames.append(frame)
            self._wake_writer()

    def close(self, code: int, reason: str) -> None:
        """After the frames that wait."""
        if self.closing is None:
            self.closing = (code, reason)
            self._wake_writer()

    def _wake_writer(self) -> None:
        if self._writer_sleeps and not self._writer_sleeps.done():
            self._writer_sleeps.set_result(None)

    async def stay(self, socket: WebSocket[Any, Any, Any]) -> None:
        """Carry out commands, one after the other, until the client goes or takes nothing any more."""
        writer = asyncio.create_task(self._write(socket))
        try:
            while True:
                await self.hear(await socket.receive_data(mode="text"))
        except WebSocketDisconnect:
            pass
        except asyncio.CancelledError:
            if self.closing is None:
                raise
        finally:
            writer.cancel()
            await asyncio.gather(writer, return_exceptions=True)

    async def _write(self, socket: WebSocket[Any, Any, Any]) -> None:
        while self._frames or self.closing is None:
            if not self._frames:
                self._writer_sleeps = asyncio.get_running_loop().create_future()
                await self._writer_sleeps
            frames, self._frames = self._frames, []
            for frame in frames:
                await socket.send_data(frame)
        await socket.close(*self.closing)

    async def hear(self, text: str) -> None:
        """Every command gets an answer."""
        try:
            command = decoder.decode(text)
        except (msgspec.DecodeError, RecursionError) as error:
            self.send(encode(self._malformed(error)))
            return
        if self._purse and not self._purse.pays():
            self.send(encode(self._too_fast(command)))
        elif isinstance(command, Ping):
            self.send(encode(PongFrame(command.id, now_ms())))
        else:
            self.send(encode(await self._carried_out(command)))

    async def _carried_out(self, command: AnyCommand) -> AnswerFrame:
        try:
            return await carry_out(self.hall, self.table_id, command, self.actor, self.address)
        except FaienceError as error:
            if error.code == "refused-stale":
                await self.hall.remind(self.table_id, self)
            return AnswerFrame(command.id, ok=False, error=problem_of(error, self.lang))

    def _malformed(self, error: Exception) -> AnswerFrame:
        self._warn()
        problem = plain_problem("server-malformed", self.lang)
        problem.details = {"problem": str(error)[:200]}
        return AnswerFrame("", ok=False, error=problem)

    def _too_fast(self, command: AnyCommand) -> AnswerFrame:
        self._warn()
        return AnswerFrame(command.id, ok=False, error=plain_problem("server-rate", self.lang))

    def _warn(self) -> None:
        """Whoever goes on like this is sent away."""
        self._warnings += 1
        if self._warnings > WARNINGS:
            self.close(TOO_FAST, "too much")


@websocket("/socket")
async def table_socket(socket: WebSocket[Any, Any, Any], hall: NamedDependency[Hall], table_id: FromPath[str]) -> None:
    """One client, from its coming to its going."""
    await socket.accept()
    lang = language_of(socket.scope)
    try:
        client = Client(hall, table_id, await actor_at(hall, table_id, socket), lang, address_of(socket.scope))
        await hall.enter(table_id, client, since_in(socket))
    except FaienceError as error:
        await socket.send_data(encode(RefusedFrame(problem_of(error, lang))))
        await socket.close(REFUSED + status_of(error), error.code)
        return
    metrics.sockets.inc()
    try:
        await client.stay(socket)
    finally:
        hall.leave(table_id, client)
        metrics.sockets.dec()


def since_in(socket: WebSocket[Any, Any, Any]) -> int:
    """The number of the last event that the client has seen."""
    given = str(socket.query_params.get("since", "0"))
    return int(given) if given.isdecimal() and len(given) < 10 else 0
