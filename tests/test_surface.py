"""The public face: some fifteen names, each with a sentence about it, and nothing heavy behind the door."""

import inspect
import subprocess
import sys
import tomllib
from pathlib import Path

import pytest

import faience

ROOT = Path(__file__).parents[1]

NAMES = [
    "Event",
    "FaienceError",
    "Game",
    "IllegalMove",
    "InvalidPosition",
    "Move",
    "NotationError",
    "PlayerFailed",
    "SetupError",
    "Step",
    "best_move",
    "from_json",
    "new_game",
    "read_game",
    "read_position",
    "to_json",
]


def test_the_public_names_are_these_and_sorted():
    assert faience.__all__ == NAMES
    assert sorted(NAMES) == NAMES


def test_dir_shows_the_public_names_and_the_version():
    assert dir(faience) == sorted([*NAMES, "__version__"])


@pytest.mark.parametrize("name", NAMES)
def test_every_public_name_leads_to_something_of_that_name(name):
    assert getattr(faience, name).__name__ == name


def test_a_star_import_brings_exactly_the_public_names():
    names: dict[str, object] = {}
    exec("from faience import *", names)
    assert sorted(names.keys() - {"__builtins__"}) == NAMES


def test_a_name_that_is_not_there_is_named_in_the_error():
    with pytest.raises(AttributeError, match="'faience' has no attribute 'new_gmae'"):
        _ = faience.new_gmae


def test_importing_faience_loads_neither_numpy_nor_numba():
    program = "import sys, faience; dir(faience); print([name for name in ('numba', 'numpy') if name in sys.modules])"
    done = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, check=True)
    assert done.stdout == "[]\n"


@pytest.mark.parametrize("name", NAMES)
def test_everything_public_says_what_it_is(name):
    thing = getattr(faience, name)
    assert thing.__doc__
    methods = [each for each in vars(thing) if not each.startswith("_") and inspect.isroutine(getattr(thing, each))]
    assert [method for method in methods if not inspect.getdoc(getattr(thing, method))] == []


def test_the_package_says_what_it_is():
    assert faience.__doc__


@pytest.mark.parametrize("text", ["2B3", "0RF", "4J5", "2BJ3", "J1", "C4"])
def test_what_a_move_shows_of_itself_can_be_pasted_back(text):
    move = faience.Move.parse("azul", text)
    assert eval(repr(move), {"Move": faience.Move}) == move
    assert str(move) == text


def test_the_version_is_that_of_the_project():
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    assert faience.__version__ == project["version"]
