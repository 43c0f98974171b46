"""Kill -9 while the log is being written: `python -m benchmarks.store_kills --kills 200`.

A child process appends to many tables, two writers each, and reports what the store has confirmed. It is killed at
random moments, some of them while it opens the database, and another one takes over. In the end whatever was confirmed
must be in the log: once, at its number, with no number left out.
"""

import argparse
import asyncio
import itertools
import json
import multiprocessing
import os
import random
import tempfile
import time
from collections.abc import Iterator
from contextlib import ExitStack
from dataclasses import asdict, dataclass
from multiprocessing.connection import Connection
from pathlib import Path

from benchmarks.services import Postgres
from benchmarks.store_peak import summary

from faience.server.store import Conflict, Store, StoredEvent, open_store

TABLES = [f"table-{number}" for number in range(24)]
LONGEST = 0.3  # seconds between the first confirmation and the kill
EARLY = 0.1  # the share of kills that do not wait for a confirmation

Confirmed = tuple[str, int, str]  # table, number, body


@dataclass(frozen=True)
class Report:
    """How it went; the last three should be 0."""

    kills: int
    confirmed: int
    stored: int
    lost: int
    doubled: int
    left_out: int

    @property
    def is_clean(self) -> bool:
        return not (self.lost or self.doubled or self.left_out)


def kill_writers(url: str, kills: int, seed: int = 0) -> Report:
    """Kill so many writers of a database, one after the other."""
    processes = multiprocessing.get_context("forkserver")
    processes.set_forkserver_preload(["benchmarks.store_peak", "faience.server.store.migrating"])
    moments = random.Random(seed)
    confirmed: list[Confirmed] = []
    for _ in range(kills):
        reading, writing = processes.Pipe(duplex=False)
        child = processes.Process(target=write_for_ever, args=(url, writing), daemon=True)
        child.start()
        writing.close()
        if moments.random() > EARLY:
            reading.poll(None)
        confirmed += told_until(time.monotonic() + moments.uniform(0, LONGEST), reading)
        child.kill()
        confirmed += told_until(None, reading)
        child.join()
        reading.close()
    return compare(confirmed, asyncio.run(read_all(url)), kills)


def told_until(deadline: float | None, reading: Connection) -> Iterator[Confirmed]:
    """What the child reports up to the deadline, or up to its end."""
    while deadline is None or reading.poll(max(0.0, deadline - time.monotonic())):
        try:
            table_id, number, body = json.loads(reading.recv_bytes())
        except (EOFError, OSError):
            return
        yield table_id, number, body


def write_for_ever(url: str, writing: Connection) -> None:
    asyncio.run(_write_for_ever(url, writing))


async def _write_for_ever(url: str, writing: Connection) -> None:
    store = await open_store(url)
    await asyncio.gather(
        *(write(store, table_id, f"{os.getpid()}{writer}", writing) for table_id in TABLES for writer in "ab")
    )


async def write(store: Store, table_id: str, name: str, writing: Connection) -> None:
    number = (await store.numbers([table_id])).get(table_id, 0)
    for turn in itertools.count():
        bodies = [f"{table_id}-{name}-{turn}-{part}" for part in range(1 + turn % 3)]
        events = [StoredEvent(number + 1 + part, 0, body.encode()) for part, body in enumerate(bodies)]
        try:
            await store.append(table_id, number, events, summary(number))
        except Conflict:
            number += len(await store.read(table_id, since=number))
        else:
            for event, body in zip(events, bodies, strict=True):
                writing.send_bytes(json.dumps((table_id, event.number, body)).encode())
            number += len(events)


async def read_all(url: str) -> dict[str, list[StoredEvent]]:
    store = await open_store(url)
    logs = {table_id: await store.read(table_id) for table_id in TABLES}
    await store.close()
    return logs


def compare(confirmed: list[Confirmed], logs: dict[str, list[StoredEvent]], kills: int) -> Report:
    stored = {(table_id, event.number): event.body.decode() for table_id, log in logs.items() for event in log}
    return Report(
        kills=kills,
        confirmed=len(confirmed),
        stored=len(stored),
        lost=sum(stored.get((table_id, number)) != body for table_id, number, body in confirmed),
        doubled=len(stored) - len(set(stored.values())) + len(confirmed) - len(set(confirmed)),
        left_out=sum(log[-1].number - len(log) for log in logs.values() if log),
    )


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m benchmarks.store_kills", description=__doc__)
    parser.add_argument("--kills", type=int, default=200)
    parser.add_argument("--seed", type=int, default=0)
    parser.add_argument("--database", help="only this one (default: an SQLite file and a PostgreSQL, made for it)")
    options = parser.parse_args()
    with ExitStack() as stack:
        for url in [options.database] if options.database else made_for_it(stack):
            report = kill_writers(url, options.kills, options.seed)
            print(url.partition(":")[0], json.dumps(asdict(report)), flush=True)
            if not report.is_clean:
                parser.exit(1)


def made_for_it(stack: ExitStack) -> Iterator[str]:
    folder = stack.enter_context(tempfile.TemporaryDirectory(prefix="faience-kills-"))
    yield f"sqlite:///{Path(folder) / 'faience.db'}"
    yield stack.enter_context(Postgres()).new_database()


if __name__ == "__main__":
    main()
