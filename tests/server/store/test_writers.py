"""Several servers on one database: whatever the order of events, a table has one history."""

import asyncio
import random
import subprocess
import sys

import pytest
from tests.server.store.entries import bodies, events, summary

from faience.server.store import Conflict, Store, open_store

pytestmark = pytest.mark.anyio

TABLES = ("a", "b", "c")
TURNS = 12


async def play(store: Store, name: str, random: random.Random) -> list[tuple[str, int, str]]:
    """A server that moves wherever it thinks it is somebody's turn: what it was told is saved."""
    saved = []
    seen = dict.fromkeys(TABLES, 0)
    for turn in range(TURNS):
        table_id = random.choice(TABLES)
        moves = [f"{name}{turn}.{part}" for part in range(random.randint(1, 3))]
        try:
            await store.append(table_id, seen[table_id], events(seen[table_id], *moves), summary())
        except Conflict:
            seen[table_id] += len(await store.read(table_id, since=seen[table_id]))
        else:
            saved += [(table_id, seen[table_id] + 1 + part, move) for part, move in enumerate(moves)]
            seen[table_id] += len(moves)
        if random.random() < 0.3:
            await asyncio.sleep(0)
    return saved


@pytest.mark.parametrize("seed", range(6))
async def test_every_number_of_a_table_is_won_by_exactly_one_of_many_writers(database: str, seed: int):
    stores = [await open_store(database) for _ in range(3)]
    players = [play(stores[i % 3], f"p{i}-", random.Random(f"{seed}-{i}")) for i in range(9)]
    saved = sum(await asyncio.gather(*players), [])  # noqa: RUF017
    for table_id in TABLES:
        stored = await stores[0].read(table_id)
        assert [event.number for event in stored] == list(range(1, len(stored) + 1))
        confirmed = sorted(entry for entry in saved if entry[0] == table_id)
        assert confirmed == [(table_id, event.number, event.body.decode()) for event in stored]
    assert await stores[1].numbers(TABLES) == {table_id: len(await stores[2].read(table_id)) for table_id in TABLES}
    for store in stores:
        await store.close()


@pytest.mark.parametrize("seed", range(3))
async def test_of_two_servers_that_open_or_move_at_the_same_time_one_is_told_no(database: str, seed: int):
    one, two = await open_store(database), await open_store(database)
    for number in range(8):
        first, second = random.Random(f"{seed}-{number}").sample([one, two], 2)
        outcomes = await asyncio.gather(
            first.append("t", number, events(number, "first"), summary()),
            second.append("t", number, events(number, "second"), summary()),
            return_exceptions=True,
        )
        assert sorted(type(outcome).__name__ for outcome in outcomes) == ["Conflict", "NoneType"]
    assert len(await one.read("t")) == 8
    await one.close()
    await two.close()


PROGRAM = """
import asyncio, sys
from tests.server.store.entries import events, summary
from faience.server.store import Conflict, open_store

async def main(url, name, turns):
    store, number, won = await open_store(url), 0, 0
    while won < turns:
        try:
            await store.append("t", number, events(number, name), summary())
            number, won = number + 1, won + 1
        except Conflict:
            number += len(await store.read("t", since=number))
    await store.close()

asyncio.run(main(sys.argv[1], sys.argv[2], int(sys.argv[3])))
"""


async def test_two_processes_share_a_table_that_neither_has_opened_before(database: str):
    processes = [subprocess.Popen([sys.executable, "-c", PROGRAM, database, name, "25"]) for name in ("ana", "bo")]
    assert [await asyncio.to_thread(process.wait) for process in processes] == [0, 0]
    store = await open_store(database)
    stored = await store.read("t")
    assert [event.number for event in stored] == list(range(1, 51))
    assert sorted(bodies(stored)) == ["ana"] * 25 + ["bo"] * 25
    await store.close()
