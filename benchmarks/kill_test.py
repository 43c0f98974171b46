"""Kill -9 under load: `python -m benchmarks.kill_test --kills 200`, with `--database postgresql` on PostgreSQL.

Clients play as fast as they can. The server is killed at any moment and started again on the same database, over and
over. After each start every client compares the log of its table with the moves that were acknowledged to it, and
sends the move that was under way once more, with the same id.
"""

import argparse
import asyncio
import json
import random
import secrets
from dataclasses import asdict, dataclass, field

import httpx
from benchmarks.services import database_at
from benchmarks.sockets import Frame, Happened, Socket, View, serving

SEATS = [{"kind": "human", "name": "Ana"}, {"kind": "human", "name": "Bo"}]
TABLES = 8
LIFETIME = (0.1, 1.5)  # seconds of play before a kill


@dataclass
class Report:
    """What came out of it."""

    kills: int = 0
    acknowledged: int = 0
    games: int = 0
    lost: int = 0
    doubled: int = 0
    out_of_order: int = 0
    refused: list[str] = field(default_factory=list)

    @property
    def is_clean(self) -> bool:
        return not (self.lost or self.doubled or self.out_of_order or self.refused)


class Client:
    """Plays both seats of a table, and remembers what it was told."""

    def __init__(self, report: Report, choice: random.Random) -> None:
        self.report, self.choice = report, choice
        self.guest = secrets.token_hex(16)
        self.begin("")

    def begin(self, table: str) -> None:
        self.table = table
        self.acknowledged: list[int] = []
        self.under_way: dict[str, object] | None = None

    async def come(self, port: int) -> None:
        if not self.table:
            async with httpx.AsyncClient(verify=False, timeout=60) as http:
                cookie = {"Cookie": f"faience_guest={self.guest}"}
                answer = await http.post(f"http://127.0.0.1:{port}/api/tables", json={"seats": SEATS}, headers=cookie)
                self.begin(answer.json()["table"])
        self.view: View | None = None
        path = f"/api/tables/{self.table}/socket?since=0"
        self._is_compared = False
        _, self.socket = await asyncio.get_running_loop().create_connection(
            lambda: Socket(path, self.guest, self.heard, lambda: None), "127.0.0.1", port
        )

    def heard(self, frame: Frame) -> None:
        if frame.view:
            self.view = frame.view
            if not self._is_compared:
                self._is_compared = True
                compare(self.report, self.acknowledged, self.under_way, frame.events)
                self.move()
        elif frame.type == "answer" and self.under_way and frame.id == self.under_way["id"]:
            if frame.ok:
                self.acknowledged.append(int(str(self.under_way["move"])))
                self.report.acknowledged += 1
            else:
                self.report.refused.append(str(frame.error.get("code")))
            self.under_way = None
            self.move()

    def move(self) -> None:
        """What is under way once more, or the next move."""
        assert self.view
        if self.under_way is None and self.view.status == "playing":
            move = self.choice.choice(self.view.legal).move
            number = f"{len(self.acknowledged)}"
            self.under_way = {"type": "move", "id": number, "move": move, "after": self.view.number}
        if self.under_way:
            self.socket.send(**self.under_way)
        else:
            self.report.games += 1
            self.begin("")


def compare(
    report: Report, acknowledged: list[int], under_way: dict[str, object] | None, events: list[Happened]
) -> None:
    """The log must have what was acknowledged, in order and once; beyond it, at most what was under way."""
    moves = [event.move for event in events if event.kind == "moved"]
    report.lost += max(0, len(acknowledged) - len(moves))
    report.out_of_order += moves[: len(acknowledged)] != acknowledged[: len(moves)]
    report.out_of_order += [event.number for event in events] != list(range(1, len(events) + 1))
    more = moves[len(acknowledged) :]
    report.doubled += bool(more) and (under_way is None or more != [under_way["move"]])


async def play(clients: list[Client], port: int, seconds: float) -> None:
    for client in clients:
        await client.come(port)
    await asyncio.sleep(seconds)


async def leave(clients: list[Client]) -> None:
    for client in clients:
        client.socket.transport.close()


def run(database: str, kills: int, seed: int = 1) -> Report:
    report, choice = Report(), random.Random(seed)
    clients = [Client(report, choice) for _ in range(TABLES)]
    for _ in range(kills + 1):
        with serving(database, "--pause", "0") as (process, port):

            async def live(process=process, port=port) -> None:  # type: ignore[no-untyped-def]
                await play(clients, port, choice.uniform(*LIFETIME))
                process.kill()
                await asyncio.sleep(0.05)  # what had been sent before is still heard
                await leave(clients)

            asyncio.run(live())
        report.kills += 1
    report.kills -= 1  # after the last start all was compared once more
    return report


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--kills", type=int, default=200)
    parser.add_argument("--database", help="sqlite:///FILE, postgresql://…, or the word postgresql for one of its own")
    parser.add_argument("--seed", type=int, default=1)
    given = parser.parse_args()
    with database_at(given.database) as database:
        report = run(database, given.kills, given.seed)
    print(json.dumps({**asdict(report), "is_clean": report.is_clean}, indent=2))
    raise SystemExit(0 if report.is_clean else 1)


if __name__ == "__main__":
    main()
