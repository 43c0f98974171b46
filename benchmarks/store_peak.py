"""How many moves a second can be made durable: `python -m benchmarks.store_peak`.

Each writer has a table of its own and appends to it, one move after the other, each as soon as the one before is
confirmed. A move is one event and the summary of its table, of the size that they have in play.
"""

import argparse
import asyncio
import json
import secrets
import tempfile
import time
from collections.abc import Iterator
from contextlib import ExitStack
from itertools import chain
from pathlib import Path

from benchmarks.services import Postgres

from faience.server.store import Store, StoredEvent, Summary, open_store

WRITERS = (1, 64, 512)
MOVE = b'{"kind":"moved","seat":1,"move":74,"by":"%s","id":"5f2c9b0e61d84c3f"}' % (b"a1" * 32)
GUESTS = ("a1" * 32, "b2" * 32)


def summary(number: int) -> Summary:
    return Summary(
        status="playing",
        game="azul",
        board="coloured",
        is_public=False,
        host=GUESTS[0],
        guests=GUESTS,
        about=b'{"names":["Ana","Bo"],"options":{"jokers":false}}',
        due=1_700_000_600_000 + number,
        bot_due=None,
        updated=1_700_000_000_000 + number,
    )


async def write(store: Store, until: float) -> list[float]:
    """How long each append of one writer took, in seconds."""
    table_id = secrets.token_hex(5)
    times: list[float] = []
    while (began := time.perf_counter()) < until:
        number = len(times)
        await store.append(table_id, number, [StoredEvent(number + 1, 1_700_000_000_000, MOVE)], summary(number))
        times.append(time.perf_counter() - began)
    return times


async def measure(url: str, writers: int, seconds: float) -> dict[str, float]:
    store = await open_store(url)
    await write(store, time.perf_counter() + 0.1)
    began = time.perf_counter()
    times = sorted(chain(*await asyncio.gather(*(write(store, began + seconds) for _ in range(writers)))))
    taken = time.perf_counter() - began
    await store.close()
    at = {share: 1_000 * times[int(share * (len(times) - 1))] for share in (0.5, 0.99)}
    return {"writers": writers, "moves_per_second": len(times) / taken, "p50_ms": at[0.5], "p99_ms": at[0.99]}


def databases(given: str | None, stack: ExitStack) -> Iterator[tuple[str, str]]:
    if given:
        yield given.partition(":")[0], given
        return
    folder = stack.enter_context(tempfile.TemporaryDirectory(prefix="faience-peak-"))
    yield "sqlite", f"sqlite:///{Path(folder) / 'faience.db'}"
    yield "postgresql", stack.enter_context(Postgres()).new_database()


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m benchmarks.store_peak", description=__doc__)
    parser.add_argument("--database", help="only this one (default: an SQLite file and a PostgreSQL, made for it)")
    parser.add_argument("--seconds", type=float, default=5.0, help="for each figure (default: 5)")
    parser.add_argument("--json", action="store_true")
    options = parser.parse_args()
    with ExitStack() as stack:
        for name, url in databases(options.database, stack):
            for writers in WRITERS:
                figures = asyncio.run(measure(url, writers, options.seconds))
                print(json.dumps({"database": name} | figures) if options.json else line(name, figures), flush=True)


def line(name: str, figures: dict[str, float]) -> str:
    speed = "{:<10}  writers {writers:>3}  moves/s {moves_per_second:>6,.0f}".format(name, **figures)
    return speed + "  p50 {p50_ms:5.1f} ms  p99 {p99_ms:5.1f} ms".format(**figures)


if __name__ == "__main__":
    main()
