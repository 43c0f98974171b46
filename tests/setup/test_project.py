"""What every clone, wheel and machine relies on: the files around the package agree with each other."""

import os
import re
import shutil
import subprocess
import tomllib
from functools import cache
from importlib.metadata import version
from pathlib import Path

import pytest
from tests.conftest import LONGEST, TESTS

ROOT = Path(__file__).parents[2]
PROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text())
PIN_FILES = ("uv.txt", "play.txt", "dev.txt")

# Spelt apart, so that this file does not find itself.
REGISTRIES = ["pypi" + ".org", "python" + "hosted", "npm" + "js.org", "yarn" + "pkg.com"]
OF_ONE_MACHINE = "/(?:home|root|Users|tmp|opt|mnt|srv|var|data|work)"
MACHINE_PATH = re.compile(rf"(?<![\w.~$}})\]-]){OF_ONE_MACHINE}/\w")


@cache
def committed_texts() -> dict[str, str]:
    """Every text file that is, or is about to be, committed."""
    if not (shutil.which("git") and (ROOT / ".git").exists()):
        pytest.skip("not a git clone")
    listing = ["git", "ls-files", "-z", "--cached", "--others", "--exclude-standard"]
    names = subprocess.run(listing, cwd=ROOT, check=True, capture_output=True, text=True).stdout.split("\0")
    texts = {}
    for name in filter(None, names):
        path = ROOT / name
        if path.is_file():
            try:
                texts[name] = path.read_text(encoding="utf-8")
            except UnicodeDecodeError:
                continue
    return texts


def files_with(pattern: str | re.Pattern[str]) -> list[str]:
    return [
        f"{name}: {line.strip()}"
        for name, text in committed_texts().items()
        for line in text.splitlines()
        if re.search(pattern, line)
    ]


def pins(name: str) -> dict[str, set[str]]:
    """The pinned versions of each package in a file; several where they depend on the Python."""
    found: dict[str, set[str]] = {}
    for line in (ROOT / "requirements" / name).read_text().splitlines():
        if match := re.match(r"([\w.-]+)==([^\s;]+)", line):
            found.setdefault(normal(match[1]), set()).add(match[2])
    return found


def normal(package: str) -> str:
    return re.sub(r"[-_.]+", "-", package).lower()


def names_of(requirements: list[str]) -> set[str]:
    return {normal(re.split(r"[<>=!~;\[ ]", requirement)[0]) for requirement in requirements}


# Nothing of one machine


@pytest.mark.parametrize("host", REGISTRIES)
def test_no_file_names_a_registry(host):
    assert files_with(re.escape(host)) == []


def test_no_file_names_a_directory_of_somebodys_machine():
    assert files_with(MACHINE_PATH) == []


@pytest.mark.parametrize("line", ["see /{}/ana/azul", 'Path("/{}/x")', "cd /{}/faience"])
def test_such_a_directory_would_be_found(line):
    assert MACHINE_PATH.search(line.format("home"))


@pytest.mark.parametrize("line", ["#!/usr/bin/env python3", "GET /api/home/x", "../tmp/x", "~/data/x", "src/data/x"])
def test_other_paths_are_nobodys_business(line):
    assert not MACHINE_PATH.search(line)


def test_no_lock_file_with_download_addresses_is_committed():
    names = {Path(name).name for name in committed_texts()}
    assert not names & {"uv.lock", "pylock.toml", "poetry.lock"}
    assert files_with(r'^\s*"resolved":') == []


# Pins


@pytest.mark.parametrize("name", PIN_FILES)
def test_every_package_is_pinned_to_one_version_and_its_hashes(name):
    text = (ROOT / "requirements" / name).read_text()
    body = "".join(line for line in text.splitlines(keepends=True) if not line.startswith("#"))
    for requirement in filter(None, body.replace("\\\n", " ").splitlines()):
        assert re.fullmatch(r"[\w.-]+==[\w.]+(?: ; [^\\]+?)?(?:\s+--hash=sha256:[0-9a-f]{64})+", requirement.strip())


def test_the_pins_hold_everything_asked_for():
    groups = PROJECT["dependency-groups"]
    play = names_of(PROJECT["project"]["dependencies"] + PROJECT["build-system"]["requires"])
    assert play <= pins("play.txt").keys()
    assert play | names_of(groups["dev"]) <= pins("dev.txt").keys()
    assert names_of(groups["installer"]) == pins("uv.txt").keys()


def test_playing_and_testing_run_the_same_versions():
    assert pins("play.txt").items() <= pins("dev.txt").items()


# One place for each fact


def test_the_version_is_written_in_pyproject_only():
    assert version("faience") == PROJECT["project"]["version"]
    literal = re.compile(r"""__version__\s*(?::\s*\w+\s*)?=\s*["']""")
    assert [path.name for path in (ROOT / "src").rglob("*.py") if literal.search(path.read_text())] == []


def test_run_asks_for_the_python_the_package_needs():
    oldest = re.search(r"^OLDEST = \((\d+), (\d+)\)$", (ROOT / "run.py").read_text(), re.MULTILINE)
    assert oldest
    assert PROJECT["project"]["requires-python"] == ">=" + ".".join(oldest.groups())


def test_ci_does_what_anybody_can_do():
    script = ROOT / ".ci" / "run"
    assert os.access(script, os.X_OK)
    assert script.read_text().splitlines()[-1] == "exec python3 run.py test"


def test_the_files_of_tests_that_come_first_are_there():
    assert [name for name in LONGEST if not (TESTS / name).is_file()] == []


# Style


def test_no_module_is_longer_than_400_lines():
    modules = [path for folder in ("src", "tests", "benchmarks") for path in (ROOT / folder).rglob("*.py")]
    assert [str(path.relative_to(ROOT)) for path in modules if len(path.read_text().splitlines()) > 400] == []
