"""A backup made while people play is a database of its own, complete up to the moment it was made."""

import asyncio
import sqlite3
import subprocess
import sys
from contextlib import closing
from pathlib import Path

import pytest
from tests.server.store.entries import bodies, events, summary

from faience.server.store import open_store

pytestmark = pytest.mark.anyio

HOSTING = Path(__file__).parents[3] / "docs" / "hosting.md"


async def test_a_backup_made_during_play_has_all_that_was_confirmed_before(tmp_path: Path):
    store = await open_store(f"sqlite:///{tmp_path / 'tables.sqlite3'}")
    for number in range(30):
        await store.append("t", number, events(number, str(number)), summary())

    async def play_on() -> None:
        for number in range(30, 200):
            await store.append("t", number, events(number, str(number)), summary())

    playing = asyncio.create_task(play_on())
    (line,) = [line for line in HOSTING.read_text(encoding="utf-8").splitlines() if line.startswith("python3 -c")]
    program = line.split('"')[1]
    await asyncio.to_thread(subprocess.run, [sys.executable, "-c", program], check=True, cwd=tmp_path)
    await playing
    await store.close()
    copy = await open_store(f"sqlite:///{tmp_path / 'backup.sqlite3'}")
    saved = bodies(await copy.read("t"))
    assert len(saved) >= 30 and saved == [str(number) for number in range(len(saved))]
    await copy.append("t", len(saved), events(len(saved), "goes on"), summary())
    await copy.close()


async def test_when_the_server_has_stopped_all_is_in_the_one_file(tmp_path: Path):
    path = tmp_path / "tables.sqlite3"
    store = await open_store(f"sqlite:///{path}")
    await store.append("t", 0, events(0, "a"), summary())
    await store.close()
    assert [file.name for file in tmp_path.iterdir()] == [path.name]
    with closing(sqlite3.connect(path)) as connection:
        assert connection.execute("SELECT count(*) FROM events").fetchone() == (1,)
