"""The page in the browser: its tools from npm, a server, and a browser if there is one."""

import json
import os
import shutil
import subprocess
import sys
from collections.abc import Callable, Iterator
from pathlib import Path

import hatch_build
import pytest

ROOT = Path(__file__).parents[2]
WEB = ROOT / "web"
BROWSERS = ("chromium", "chromium-browser", "google-chrome", "google-chrome-stable")
LONGEST = 600  # seconds, for one of the tools on a busy machine

Run = Callable[..., subprocess.CompletedProcess[str]]


@pytest.fixture(scope="session")
def npm() -> list[str]:
    """npm, with everything installed that checks the page."""
    command = hatch_build.find_npm()
    try:
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
def browser() -> str:
    found = next(filter(None, map(shutil.which, BROWSERS)), None)
    if found is None:
        pytest.skip(f"no browser to try the page in: none of {', '.join(BROWSERS)}")
    return found


@pytest.fixture(scope="session")
def page(npm: list[str]) -> Path:
    """The page as it is built now."""
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


@pytest.fixture(scope="session")
def try_in_browser(run_tool: Run, browser: str, server: str) -> Callable[[str], None]:
    """Plays one of the scenarios of web/tests/browser."""

    def attempt(scenario: str) -> None:
        tried = run_tool("run", "browser", "--", scenario, FAIENCE_SERVER=server, FAIENCE_BROWSER=browser)
        assert tried.returncode == 0, tried.stdout + tried.stderr

    return attempt
