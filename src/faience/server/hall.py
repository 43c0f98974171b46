"""The hall: every table that somebody plays at, and the way of a command from its arrival to everybody's eyes.

decide → append → tell. Nothing is acknowledged or shown before it is on disk. Where several servers share a database,
the log decides who was first; whoever was not reads on and decides again.
"""

import asyncio
import secrets
import time
from collections import OrderedDict
from collections.abc import AsyncIterator, Coroutine, Sequence
from contextlib import asynccontextmanager
from typing import Any

import msgspec

from faience.errors import FaienceError, Refused
from faience.server import metrics
from faience.server.actor import SERVER, Actor
from faience.server.attendance import Roll
from faience.server.bots import Bots
from faience.server.bus import Bus
from faience.server.commands import BotMove, Command, StandStill
from faience.server.complaints import Complaints
from faience.server.events import AnyEvent, Moved, Numbered, decode_event, encode_event
from faience.server.frames import Framer
from faience.server.limits import Purses
from faience.server.logs import log
from faience.server.outages import SHORT, gaps_in
from faience.server.room import Listener, Room, players_of
from faience.server.settings import Settings
from faience.server.store import Conflict, Key, Store, StoredEvent
from faience.server.summaries import summary_of
from faience.server.table import Table
from faience.server.task import BotTask

TRIES = 5  # to be first, before a command is given up
LEASE = 30_000  # ms for which one server thinks for a bot
RESTARTING = 1012  # as sockets have it
AT_ONCE = 50  # tables that one address may open …
PER_MINUTE = 10  # … and after that; more of both where it may ask for more
CALM = 0.1  # seconds in which comings and goings are told together


def now_ms() -> int:
    return time.time_ns() // 1_000_000


class Hall:
    """All tables of this process."""

    def __init__(self, store: Store, bus: Bus, bots: Bots, settings: Settings) -> None:
        self.store, self.bus, self.bots, self.settings = store, bus, bots, settings
        self.process = secrets.token_hex(8)
        self.started = now_ms()
        self._alive = 0  # when the last sign of life was given
        self._coming_back = asyncio.Lock()
        self.rooms: OrderedDict[str, Room] = OrderedDict()
        self.complaints = Complaints()
        self.is_leaving = False
        self.rating = asyncio.Lock()  # held by whoever changes ratings: they are read, worked out and written back
        per_minute = max(PER_MINUTE, settings.rate // 60) if settings.rate else 0
        self._purses = Purses(per_minute, max(AT_ONCE, settings.rate // 12))
        self._thinking: dict[str, int] = {}  # table: the number that a bot thinks about
        self._tasks: set[asyncio.Task[Any]] = set()
        self._thoughts: set[asyncio.Task[None]] = set()
        bus.listen(self._heard, self._missed)

    async def take_leave(self) -> None:
        """Finish what has begun, but for the thoughts of bots, who will think again; then tell all to come back."""
        for thought in self._thoughts:
            thought.cancel()
        self.is_leaving = True
        await asyncio.gather(*self._tasks, return_exceptions=True)
        for room in self.rooms.values():
            for listener in room.listeners:
                listener.close(RESTARTING, "restarting")
        await asyncio.sleep(CALM)

    def spawn(self, work: Coroutine[Any, Any, Any]) -> "asyncio.Task[Any]":
        """Do it whoever waits for it, and even if nobody does any more."""
        task = asyncio.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)
        return task

    def do_sometime(self, work: Coroutine[Any, Any, None]) -> None:
        """Nobody waits for it; if it cannot be done now it will be another time."""
        self.spawn(_done_or_left(work))

    # Signs of life

    @property
    def is_alive(self) -> bool:
        """This machine is awake, and what happens can be saved."""
        return now_ms() - self._alive <= SHORT

    async def beat(self) -> None:
        """Give a sign of life. After a time without any we are as if started anew: it was nobody's time, and is noted
        when tables are read again."""
        now, is_back = now_ms(), not self.is_alive
        if is_back:
            self.process = secrets.token_hex(8)
        await self.store.heartbeat(self.process, now)
        if is_back:
            for room in self.rooms.values():
                room.table = None
        self._alive = now

    async def come_back(self) -> None:
        """Give one at once, if there was none for a while."""
        if not self.is_alive:
            async with self._coming_back:
                if not self.is_alive:
                    await self.beat()

    # Tables

    @asynccontextmanager
    async def at(self, table_id: str, *, is_fresh: bool = False) -> AsyncIterator[tuple[Room, Table]]:
        """The table, for oneself; `is_fresh` asks the log first whether another server has added to it."""
        room = self.rooms.get(table_id) or self.rooms.setdefault(table_id, Room(table_id))
        self.rooms.move_to_end(table_id)
        room.users += 1
        try:
            async with room.lock:
                table = room.table or await self._load(room)
                if is_fresh and self.bus.is_shared:
                    await self._catch_up(room, table)
                yield room, table
        finally:
            room.users -= 1
            if room.table is None and room.is_idle:
                self.rooms.pop(table_id, None)

    def check_purse(self, address: str) -> None:
        """Refuse an address that opens tables all the time; a server without a rate opens whatever is asked."""
        if not self._purses.pays(address):
            raise Refused("server-rate")

    async def open(self, table_id: str, events: Sequence[AnyEvent], keys: Sequence[Key]) -> None:
        """A new table; Conflict if there is one."""
        now = now_ms()
        table = Table.from_events(table_id, [Numbered(number, now, event) for number, event in enumerate(events, 1)])
        await self.store.append(table_id, 0, stored(events, 0, now), summary_of(table), keys)
        await self.wake(table_id)  # a bot may be the first to move

    async def _load(self, room: Room) -> Table:
        log_of_table = await self.store.read(room.id)
        if not log_of_table:
            raise Refused("refused-no-table")
        table = Table.from_events(room.id, map(numbered, log_of_table))
        room.table = table
        if table.due() is not None:
            try:
                await self._note_outages(room, table)
            except Conflict:  # another server was faster, and has noted the same
                return await self._load(room)
        self._show(room, table)
        return table

    async def _note_outages(self, room: Room, table: Table) -> None:
        """Time in which no server ran is nobody's."""
        updated = table.log[-1].at
        gaps = gaps_in(await self.store.uptimes(updated), updated)
        events = table.decide(StandStill(gaps=gaps), SERVER, now_ms()) if gaps else ()
        if events:
            await self._save(room, table, events, now_ms())

    async def _catch_up(self, room: Room, table: Table) -> bool:
        """Read what other servers have added; says whether there was anything."""
        news = await self.store.read(room.id, since=table.number)
        for event in map(numbered, news):
            table.apply(event)
        if news:
            self._show(room, table)
        return bool(news)

    def tidy(self) -> None:
        """Forget tables that nobody looks at, those first that have not been used for longest."""
        idle = [room.id for room in self.rooms.values() if room.is_idle]
        for table_id in idle[: max(0, len(self.rooms) - self.settings.tables)]:
            del self.rooms[table_id]
        metrics.tables.set(len(self.rooms))

    async def wake(self, table_id: str) -> None:
        """Look whether a bot has to move there."""
        async with self.at(table_id, is_fresh=True) as (_, table):
            self._wake_bot(table)

    # Commands

    async def ask(self, table_id: str, command: Command, actor: Actor) -> None:
        """Have a command decided and saved, and its outcome told to all who listen; or a FaienceError says why not."""
        if self.is_leaving:
            raise Refused("refused-restarting")
        await asyncio.shield(self.spawn(self._ask(table_id, command, actor)))

    async def _ask(self, table_id: str, command: Command, actor: Actor) -> None:
        began = time.perf_counter()
        kind = type(command).__name__
        try:
            await self.come_back()
            async with self.at(table_id) as (room, table):
                await self._carry_out(room, table, command, actor)
        except FaienceError as error:
            metrics.commands.labels(kind, error.code).inc()
            raise
        metrics.commands.labels(kind, "ok").inc()
        metrics.acknowledged.observe(time.perf_counter() - began)

    async def _carry_out(self, room: Room, table: Table, command: Command, actor: Actor) -> None:
        for _ in range(TRIES):
            now = now_ms()
            try:
                events = table.decide(command, actor, now, room.presence(table, now, self.started))
            except FaienceError:
                if self.bus.is_shared and await self._catch_up(room, table):
                    continue  # it was about a table that is no more
                raise
            if not events:
                return  # it had been done before
            try:
                await self._save(room, table, events, now)
            except Conflict:
                metrics.conflicts.inc()
                table = await self._load(room)
                continue
            self._show(room, table)
            if self.bus.is_shared:
                self.spawn(self.bus.publish(room.id, table.number))
            return
        raise Refused("refused-busy")

    async def _save(self, room: Room, table: Table, events: Sequence[AnyEvent], now: int) -> None:
        """On disk, or forgotten."""
        before = table.number
        room.table = None
        for number, event in enumerate(events, before + 1):
            table.apply(Numbered(number, now, event))
        await self.store.append(room.id, before, stored(events, before, now), summary_of(table))
        room.table = table
        for event in events:
            if isinstance(event, Moved):
                metrics.moves.labels(event.by).inc()

    def _show(self, room: Room, table: Table) -> None:
        now = now_ms()
        room.tell(table, room.presence(table, now, self.started), now)
        self._wake_bot(table)

    # Listeners

    async def enter(self, table_id: str, listener: Listener, since: int) -> None:
        """Sends all that happened after `since`, and from then on everything."""
        async with self.at(table_id, is_fresh=True) as (room, table):
            table.check_may_look(listener.actor)
            room.attendance.come(listener.actor.guest or "")
            room.listeners.add(listener)
            listener.number = since if 0 <= since <= table.number else 0
            self._send_state(room, table, listener)
            self._announce(room, asks=True)

    def leave(self, table_id: str, listener: Listener) -> None:
        room = self.rooms.get(table_id)
        if room and listener in room.listeners:
            room.listeners.remove(listener)
            room.attendance.go(listener.actor.guest or "", now_ms())
            self._announce(room)

    async def remind(self, table_id: str, listener: Listener) -> None:
        """Send the table once more to somebody who seems to have lost track of it."""
        async with self.at(table_id) as (room, table):
            self._send_state(room, table, listener)

    def _send_state(self, room: Room, table: Table, listener: Listener) -> None:
        now = now_ms()
        framer = Framer(table, room.presence(table, now, self.started), now)
        listener.send(framer.frame(listener.actor, listener.lang, listener.number))
        listener.number = table.number

    # Who is there

    def _announce(self, room: Room, *, asks: bool = False) -> None:
        room.asks = room.asks or asks
        if not room.is_announcing:
            room.is_announcing = True
            asyncio.get_running_loop().call_later(CALM, self._announce_now, room)

    def _announce_now(self, room: Room) -> None:
        room.is_announcing = False
        self.do_sometime(self.announce(room.id))

    async def announce(self, table_id: str) -> None:
        """Tell who is connected, to the listeners here and to other servers."""
        async with self.at(table_id) as (room, table):
            self._send_presence(room, table)
            if self.bus.is_shared:
                roll = room.attendance.roll(self.process, players_of(table), asks=room.asks)
                room.asks = False
                await self.bus.publish(table_id, 0, msgspec.json.encode(roll).decode())

    def _send_presence(self, room: Room, table: Table) -> None:
        now = now_ms()
        frame = Framer(table, room.presence(table, now, self.started), now).presence_frame()
        for listener in room.listeners:
            listener.send(frame)

    # Other servers

    def _heard(self, table_id: str, number: int, note: str) -> None:
        room = self.rooms.get(table_id)
        if room is None:
            return
        if note:
            self._hear_roll(room, msgspec.json.decode(note, type=Roll))
        elif room.table is None or number > room.table.number:
            self.do_sometime(self.wake(table_id))

    def _hear_roll(self, room: Room, roll: Roll) -> None:
        if roll.process == self.process:
            return
        if room.attendance.hear(roll, now_ms()) or (roll.asks and room.listeners):
            self._announce(room)

    def _missed(self) -> None:
        self.do_sometime(self._look_around())

    async def _look_around(self) -> None:
        """Some messages were missed: which tables have moved on?"""
        numbers = await self.store.numbers(list(self.rooms))
        for table_id, number in numbers.items():
            self._heard(table_id, number, "")

    # Bots

    def _wake_bot(self, table: Table) -> None:
        task = table.bot_to_move()
        if task and self._thinking.get(task.table) != task.number:
            self._thinking[task.table] = task.number
            thought = asyncio.create_task(self._let_bot_move(task))
            self._thoughts.add(thought)
            thought.add_done_callback(self._thoughts.discard)

    async def _let_bot_move(self, task: BotTask) -> None:
        began = time.monotonic()
        try:
            if await self._may_think(task):
                move = await self.bots.think(task)
                await asyncio.sleep(max(0.0, self.settings.pause - (time.monotonic() - began)))
                await self.ask(task.table, BotMove(move=move, after=task.number), SERVER)
        except Exception as error:  # such as a position that has changed meanwhile; whatever it was, we shall be back
            self.complaints.make("bot's move not made", task.table, error)
        finally:
            if self._thinking.get(task.table) == task.number:
                del self._thinking[task.table]

    async def _may_think(self, task: BotTask) -> bool:
        """Two servers need not both think about the same."""
        if not self.bus.is_shared:
            return True
        now = now_ms()
        return await self.store.lease(task.table, task.number, self.process, now, now + LEASE)


async def _done_or_left(work: Coroutine[Any, Any, None]) -> None:
    try:
        await work
    except FaienceError as error:
        log.info("left for later", code=error.code)


def numbered(event: StoredEvent) -> Numbered:
    return Numbered(event.number, event.at, decode_event(event.body))


def stored(events: Sequence[AnyEvent], after: int, now: int) -> list[StoredEvent]:
    return [StoredEvent(number, now, encode_event(event)) for number, event in enumerate(events, after + 1)]
