"""Many tables at once: `python -m benchmarks.server_load` (1,000 tables, 3,000 sockets).

At each table two people play whole games, and one watches. They think for some seconds, on average `--pace`, and then
make any legal move. Measured is the time from sending a move to its acknowledgement, which comes after the commit.
Server, database and load generator share this machine.
"""

import argparse
import asyncio
import gc
import json
import random
import secrets
import time
from collections import Counter
from dataclasses import dataclass, field

import httpx
import psutil
from benchmarks.services import database_at
from benchmarks.sockets import Frame, Socket, View, serving

from faience.server.command import raise_file_limit

SEATS = [{"kind": "human", "name": "Ana"}, {"kind": "open"}]
GAMES = ({"game": "azul"}, {"game": "summer-pavilion"})
AT_ONCE = 16  # tables opened at the same time
MEGABYTE = 1_000_000


@dataclass
class Load:
    """What is put on the server, and what is noted."""

    port: int
    pace: float
    choice: random.Random = field(default_factory=lambda: random.Random(1))
    is_on: bool = True
    is_counted: bool = False
    times: list[float] = field(default_factory=list)
    problems: Counter[str] = field(default_factory=Counter)
    opened: int = 0
    answers: int = 0
    games: int = 0
    clients: set["Client"] = field(default_factory=set)

    @property
    def frames(self) -> int:
        return sum(client.socket.frames for client in self.clients)


class Client:
    """A socket at a table; it moves when it is its turn."""

    def __init__(self, load: Load, table: str, guest: str, secret: str = "") -> None:
        self.load, self.guest = load, guest
        self.path = f"/api/tables/{table}/socket?since=0{secret}"
        self.view: View | None = None
        self.has_come = asyncio.Event()
        self.is_over = asyncio.Event()
        self._asked: tuple[str, float] | None = None
        self._is_thinking = False
        self._count = 0

    async def come(self) -> None:
        _, self.socket = await asyncio.get_running_loop().create_connection(
            lambda: Socket(self.path, self.guest, self.heard, self.lost), "127.0.0.1", self.load.port
        )
        await self.has_come.wait()

    def sit(self) -> None:
        self.socket.send(type="sit", id="sit", name="Bo")

    def heard(self, frame: Frame) -> None:
        if frame.view:
            self.view = frame.view
            self.has_come.set()
            if frame.view.status == "ended":
                self.is_over.set()
        elif frame.type == "answer":
            self._answered(frame)
        self._consider()

    def _consider(self) -> None:
        if self.view and self.view.is_your_turn and not self._asked and not self._is_thinking:
            self._is_thinking = True
            asyncio.get_running_loop().call_later(self.load.choice.expovariate(1 / self.load.pace), self._move)

    def _move(self) -> None:
        self._is_thinking = False
        if self.load.is_on and self.view and self.view.is_your_turn:
            self._count += 1
            self._asked = (str(self._count), time.perf_counter())
            move = self.load.choice.choice(self.view.legal).move
            self.socket.send(type="move", id=self._asked[0], move=move, after=self.view.number)

    def _answered(self, frame: Frame) -> None:
        if not frame.ok:
            self.load.problems[str(frame.error.get("code"))] += 1
        if self._asked and frame.id == self._asked[0]:
            self.load.answers += 1
            if self.load.is_counted:
                self.load.times.append(time.perf_counter() - self._asked[1])
            self._asked = None

    def lost(self) -> None:
        if self.load.is_on and not self.is_over.is_set():
            self.load.problems["connection lost"] += 1


async def keep_table(load: Load, http: httpx.AsyncClient, number: int, gate: asyncio.Semaphore) -> None:
    """One game after the other, with the same three people."""
    guests = [secrets.token_hex(16) for _ in range(3)]
    while load.is_on:
        async with gate:
            setup = {**GAMES[number % len(GAMES)], "seats": SEATS}
            cookie = {"Cookie": f"faience_guest={guests[0]}"}
            links = (await http.post("/api/tables", json=setup, headers=cookie)).json()
            secrets_of = ("", f"&join={links['join']}", f"&watch={links['watch']}")
            clients = [
                Client(load, links["table"], guest, secret) for guest, secret in zip(guests, secrets_of, strict=True)
            ]
            for client in clients:
                await client.come()
            clients[1].sit()
            load.opened += 1
        load.clients.update(clients)
        await clients[0].is_over.wait()
        load.games += 1
        for client in clients:
            client.socket.transport.close()
        load.clients.difference_update(clients)


async def put_load(load: Load, tables: int, seconds: float, server: psutil.Process) -> dict[str, object]:
    async with httpx.AsyncClient(base_url=f"http://127.0.0.1:{load.port}", timeout=60, verify=False) as http:
        gate = asyncio.Semaphore(AT_ONCE)
        keepers = [asyncio.create_task(keep_table(load, http, number, gate)) for number in range(tables)]
        while load.opened < tables or (load.answers < tables and not load.problems):  # rules are loaded first
            await asyncio.sleep(0.1)
            for keeper in keepers:
                if keeper.done():
                    keeper.result()
        await asyncio.sleep(min(2 * load.pace, seconds))  # let games get under way
        load.is_counted = True
        frames, cpu, began = load.frames, sum(server.cpu_times()[:2]), time.perf_counter()
        await asyncio.sleep(seconds)
        load.is_counted, load.is_on = False, False
        taken = time.perf_counter() - began
        report = {
            **latencies(load.times),
            "moves_per_second": round(len(load.times) / taken, 1),
            "frames_per_second": round((load.frames - frames) / taken, 1),
            "server_cpu": round((sum(server.cpu_times()[:2]) - cpu) / taken, 2),
            "server_mb": round(server.memory_info().rss / MEGABYTE),
            "sockets": len(load.clients),
            "games_ended": load.games,
            "problems": dict(load.problems),
        }
        for keeper in keepers:
            keeper.cancel()
        await asyncio.gather(*keepers, return_exceptions=True)
        for client in load.clients:
            client.socket.transport.close()
        return report


def latencies(times: list[float]) -> dict[str, object]:
    """In ms."""
    ordered = sorted(times) or [0.0]
    return {
        name: round(1_000 * ordered[int(share * (len(ordered) - 1))], 1)
        for name, share in (("p50_ms", 0.5), ("p95_ms", 0.95), ("p99_ms", 0.99), ("slowest_ms", 1.0))
    }


def run(database: str, tables: int, seconds: float, pace: float) -> dict[str, object]:
    raise_file_limit()
    with serving(database) as (process, port):
        gc.disable()
        try:
            return asyncio.run(put_load(Load(port, pace), tables, seconds, psutil.Process(process.pid)))
        finally:
            gc.enable()


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--tables", type=int, default=1_000)
    parser.add_argument("--seconds", type=float, default=30.0)
    parser.add_argument("--pace", type=float, default=10.0, help="seconds that a player thinks, on average")
    parser.add_argument("--database", help="sqlite:///FILE, postgresql://…, or the word postgresql for one of its own")
    given = parser.parse_args()
    with database_at(given.database) as database:
        print(json.dumps(run(database, given.tables, given.seconds, given.pace), indent=2))


if __name__ == "__main__":
    main()
