"""Databases that cannot be opened: each code, in both languages."""

import sqlite3
from collections.abc import Callable
from pathlib import Path

import pytest
from tests.notation.answers import assert_refused

from faience.errors import FaienceError, SetupError, StoreUnavailable
from faience.server.bus import open_bus
from faience.server.store import open_store

pytestmark = pytest.mark.anyio


async def refusal_of(url: str) -> SetupError:
    with pytest.raises(SetupError) as refused:
        await open_store(url)
    return refused.value


@pytest.mark.parametrize("url", ["mysql://ana:secret@host/name", "faience.db", ""])
async def test_other_databases_are_refused_without_repeating_a_password(url: str):
    refused = await refusal_of(url)
    assert_refused(refused, code="setup-database")
    assert "secret" not in refused.text()


@pytest.mark.parametrize("url", ["postgresql:///faience?host=/nowhere", "postgresql://ana:secret@localhost:1/faience"])
async def test_a_database_that_nobody_serves_cannot_be_opened(url: str):
    pytest.importorskip("asyncpg", reason="asyncpg cannot be installed here")
    refused = await refusal_of(url)
    assert_refused(refused, code="setup-database-open")
    assert "secret" not in refused.text()


async def test_a_file_that_is_something_else_is_not_opened(tmp_path: Path):
    path = tmp_path / "notes.txt"
    path.write_text("This is a letter, and no database. " * 100)
    assert_refused(await refusal_of(f"sqlite:///{path}"), code="setup-database-open")
    assert_refused(await refusal_of(f"sqlite:///{path}/faience.db"), code="setup-database-open")
    assert path.read_text().startswith("This is a letter")


async def test_a_database_of_a_newer_version_is_left_alone(new_database: Callable[[str], str], tmp_path: Path):
    url = new_database("sqlite")
    await (await open_store(url)).close()
    with sqlite3.connect(tmp_path / "faience.db") as newer:
        newer.execute("UPDATE alembic_version SET version_num = '9999'")
    newer.close()
    assert_refused(await refusal_of(url), code="setup-database-newer")


async def test_without_the_packages_for_it_the_message_says_what_to_install(monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setitem(__import__("sys").modules, "asyncpg", None)
    monkeypatch.setitem(__import__("sys").modules, "redis.asyncio", None)
    assert_refused(await refusal_of("postgresql://localhost/faience"), code="setup-extra")
    with pytest.raises(SetupError) as refused:
        await open_bus("redis://localhost")
    assert_refused(refused.value, code="setup-extra")


@pytest.mark.parametrize("url", ["localhost:6379", "http://localhost", "redis://localhost:port"])
async def test_what_is_no_address_of_redis_is_refused(url: str):
    with pytest.raises(SetupError) as refused:
        await open_bus(url)
    assert_refused(refused.value, code="setup-redis")


def test_that_nothing_can_be_saved_is_said_in_both_languages():
    unavailable: FaienceError = StoreUnavailable()
    assert_refused(unavailable, code="store-unavailable")
