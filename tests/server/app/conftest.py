"""One server for all tests that do not harm it."""

from collections.abc import Iterator

import pytest
from tests.server.app.harness import RunningServer, running, sqlite_in


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[RunningServer]:
    with running(sqlite_in(tmp_path_factory.mktemp("server"))) as server:
        yield server
