"""A store on each kind of database, empty and open."""

from collections.abc import AsyncIterator

import pytest

from faience.server.store import Store, open_store


@pytest.fixture
async def store(anyio_backend: str, database: str) -> AsyncIterator[Store]:
    opened = await open_store(database)
    yield opened
    await opened.close()
