"""The page in the browser: its tools from npm, a server, and what is tried with both."""

import json
import os
import signal
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import hatch_build
import pytest

from faience.errors import SetupError
from faience.files import Claim

ROOT = Path(__file__).parents[2]
WEB = ROOT / "web"
BROWSING = "test_browser.py"
TOGETHER = 2  # scenarios
LONGEST = 600  # seconds, for one of the tools on a busy machine

Run = Callable[..., subprocess.CompletedProcess[str]]


@contextmanager
def alone() -> Iterator[None]:
    """Other processes of the test run install and build in the same folders."""
    while (claim := claimed()) is None:
        time.sleep(0.1)
    try:
        yield
    finally:
        claim.close()


def claimed() -> Claim | None:
    try:
        return Claim(WEB)
    except SetupError:
        return None


@pytest.fixture(scope="session")
def npm() -> list[str]:
    """npm, with everything installed that checks the page."""
    command = hatch_build.find_npm()
    try:
        with alone():
            hatch_build.install_packages(command, WEB, with_tools=True)
    except RuntimeError as error:
        pytest.skip(f"the tools for the page cannot be installed: {error}")
    return command


@pytest.fixture(scope="session")
def run_tool(npm: list[str]) -> Run:
    """Runs a script of package.json, or a program of node's."""

    def run(*arguments: str, **variables: str) -> subprocess.CompletedProcess[str]:
        environment = os.environ | {"FAIENCE_PYTHON": sys.executable, "NO_COLOR": "1"} | variables
        return subprocess.run(
            [*npm, *arguments], cwd=WEB, env=environment, capture_output=True, text=True, timeout=LONGEST, check=False
        )

    return run


@pytest.fixture(scope="session")
def page(npm: list[str]) -> Path:
    """The page as it is built now."""
    with alone():
        hatch_build.build_page(ROOT)
    return ROOT / hatch_build.PAGE


@pytest.fixture(scope="session")
def server(page: Path, tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """The address of a server whose bots do not dawdle."""
    database = tmp_path_factory.mktemp("server") / "games.sqlite"
    command = [sys.executable, "-m", "faience", "serve", "--port", "0", "--pause", "0", "--rate", "0"]
    process = subprocess.Popen(
        [*command, "--database", f"sqlite:///{database}"], stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True
    )
    assert process.stdout
    said = []
    for line in process.stdout:
        said.append(line)
        if '"listening"' in line:
            break
    else:
        pytest.fail("the server did not start: " + "".join(said))
    yield json.loads(said[-1])["address"]
    process.terminate()
    process.communicate(timeout=60)


class Outcomes:
    """What a process tells of its scenarios, in whichever order they end."""

    def __init__(self, process: subprocess.Popen[str]) -> None:
        self.process = process
        self.said: list[str] = []
        self.told: dict[str, dict[str, Any]] = {}

    def of(self, scenario: str) -> dict[str, Any]:
        assert self.process.stdout
        while scenario not in self.told and (line := self.process.stdout.readline()):
            self.said.append(line)
            if line.startswith("{"):
                outcome = json.loads(line)
                if "unable" in outcome:
                    pytest.skip(outcome["unable"])
                self.told[outcome["scenario"]] = outcome
        return self.told.get(scenario) or {"ok": False, "why": "it was not tried: " + "".join(self.said)}


@pytest.fixture(scope="session")
def outcomes(npm: list[str], server: str, request: pytest.FixtureRequest) -> Iterator[Outcomes]:
    """All scenarios of web/tests/browser that were asked for, some at once, in one browser."""
    tests = [item for item in request.session.items if isinstance(item, pytest.Function) and item.path.name == BROWSING]
    asked = [str(test.callspec.params["scenario"]) for test in tests]
    process = subprocess.Popen(
        [*npm, "run", "--silent", "browser", "--", "--together", str(TOGETHER), *asked],
        cwd=WEB,
        env=os.environ | {"FAIENCE_PYTHON": sys.executable, "FAIENCE_SERVER": server, "NO_COLOR": "1"},
        stdout=subprocess.PIPE,
        text=True,
        start_new_session=True,
    )
    yield Outcomes(process)
    if process.poll() is None:
        os.killpg(process.pid, signal.SIGTERM)
    process.communicate(timeout=60)
