"""What run.py promises to somebody with a fresh clone and nothing but Python.

No environment is made here: `tree` is a small clone whose installers only take notes.
"""

import ast
import importlib.util
import json
import sys
from pathlib import Path
from types import SimpleNamespace

import pytest

from faience.rules.games import GAMES

SCRIPT = Path(__file__).parents[2] / "run.py"
PLAY, TEST = "requirements/play.txt", "requirements/dev.txt"


@pytest.fixture
def run():
    spec = importlib.util.spec_from_file_location("run", SCRIPT)
    assert spec and spec.loader
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


@pytest.fixture
def tree(run, tmp_path, monkeypatch):
    """A clone in "a directory", with notes of what was done to it."""
    root = tmp_path / "a directory"
    notes = SimpleNamespace(root=root, venvs=0, installed=[], started=[])
    for name in ("pyproject.toml", run.INSTALLER, *run.PINS.values()):
        (root / name).parent.mkdir(parents=True, exist_ok=True)
        (root / name).write_text(name)

    def make_venv():
        notes.venvs += 1
        run.program("python").parent.mkdir(parents=True, exist_ok=True)
        run.program("python").touch()
        run.stamp_file().unlink(missing_ok=True)

    def become(name, arguments):
        notes.started.append([name, *arguments])
        return 0

    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr(run, "ROOT", root)
    monkeypatch.setattr(run, "make_venv", make_venv)
    monkeypatch.setattr(run, "install", notes.installed.append)
    monkeypatch.setattr(run, "become", become)
    return notes


# Where the arguments go


@pytest.mark.parametrize(
    ("arguments", "started"),
    [
        ([], ["faience"]),
        (["bench", "--json"], ["faience", "bench", "--json"]),
        (["--help"], ["faience", "--help"]),
        (["show", "test"], ["faience", "show", "test"]),
        (["test", "-k", "a wall"], ["pytest", "-k", "a wall"]),
    ],
)
def test_arguments_go_to_the_program_they_are_meant_for(run, tree, arguments, started):
    assert run.main(arguments) == 0
    assert tree.started == [started]


def test_test_alone_compiles_every_game_runs_every_check_and_fails_if_one_does(run, tree, monkeypatch, capsys):
    ran = []

    def fake(command, check):
        ran.append((command[0].name, *command[1:]))
        return SimpleNamespace(returncode=1 if command[0].name == "mypy" else 0)

    def fake_start(command, stderr):
        ran.append(("begin", command[-1]))
        return SimpleNamespace(wait=lambda: ran.append(("compiled", command[-1])))

    monkeypatch.setattr(run.subprocess, "run", fake)
    monkeypatch.setattr(run.subprocess, "Popen", fake_start)
    assert run.main(["test"]) == 1
    begun, compiled = ([(step, game) for game in GAMES] for step in ("begin", "compiled"))
    assert ran == [*begun, *run.CHECKS, *compiled, run.TESTS]
    assert capsys.readouterr().err.endswith("failed: mypy\n")


def test_progress_leaves_stdout_to_the_program(run, tree, capsys):
    run.main([])
    out, err = capsys.readouterr()
    assert out == ""
    assert "setting up" in err


# When the environment is made, and when not


def test_the_second_start_sets_nothing_up(run, tree, capsys):
    run.main([])
    capsys.readouterr()
    run.main([])
    assert (tree.venvs, tree.installed) == (1, [PLAY])
    assert capsys.readouterr().err == ""


def test_playing_after_testing_neither_removes_the_tools_nor_takes_time(run, tree):
    run.main(["test", "-x"])
    run.main([])
    assert (tree.venvs, tree.installed) == (1, [TEST])


def test_testing_after_playing_adds_to_the_same_environment(run, tree):
    run.main([])
    run.main(["test", "-x"])
    assert (tree.venvs, tree.installed) == (1, [PLAY, TEST])


@pytest.mark.parametrize("name", ["pyproject.toml", "requirements/uv.txt", PLAY])
def test_a_change_of_what_is_installed_updates_the_environment(run, tree, name):
    run.main([])
    (tree.root / name).write_text("something newer")
    run.main([])
    assert (tree.venvs, tree.installed) == (1, [PLAY, PLAY])


def test_an_update_keeps_the_tools_of_somebody_who_tests(run, tree):
    run.main(["test", "-x"])
    (tree.root / PLAY).write_text("something newer")
    run.main([])
    assert tree.installed == [TEST, TEST]


def test_the_pins_of_the_tools_do_not_concern_a_player(run, tree):
    run.main([])
    (tree.root / TEST).write_text("something newer")
    run.main([])
    assert tree.installed == [PLAY]


def test_a_tree_that_has_moved_makes_its_environment_anew(run, tree, monkeypatch):
    run.main(["test", "-x"])
    monkeypatch.setattr(run, "ROOT", tree.root.rename(tree.root.with_name("elsewhere")))
    run.main([])
    assert (tree.venvs, tree.installed) == (2, [TEST, PLAY])


def test_a_vanished_python_makes_the_environment_anew(run, tree):
    run.main([])
    run.program("python").unlink()
    run.main([])
    assert tree.venvs == 2


def test_a_set_up_that_broke_off_is_begun_again(run, tree, monkeypatch):
    def break_off(_pins):
        raise KeyboardInterrupt

    with monkeypatch.context() as broken:
        broken.setattr(run, "install", break_off)
        with pytest.raises(KeyboardInterrupt):
            run.main([])
    run.main([])
    assert (tree.venvs, tree.installed) == (2, [PLAY])


def test_a_spoilt_stamp_counts_as_none(run, tree):
    run.main([])
    for spoilt in ("{", "[]", "null"):
        run.stamp_file().write_text(spoilt)
        assert run.read_stamp() == {}
    run.main([])
    assert tree.venvs == 2


def test_the_stamp_says_what_the_environment_was_made_of(run, tree):
    run.main([])
    stamp = json.loads(run.stamp_file().read_text())
    assert stamp == {"home": run.home(), "play": run.digest("play")}


# What stands in the way is said in one line


def test_an_old_python_is_refused(run, tree, monkeypatch, capsys):
    monkeypatch.setattr(run, "OLDEST", (99, 0))
    assert run.main([]) == 2
    found = ".".join(map(str, sys.version_info[:2]))
    assert capsys.readouterr().err == f"faience: Python 99.0 or newer is needed; this is {found}\n"
    assert tree.venvs == 0


def test_an_old_python_can_at_least_read_the_refusal():
    script = ast.parse(SCRIPT.read_text(), feature_version=(3, 7))
    functions = [node for node in ast.walk(script) if isinstance(node, ast.FunctionDef)]
    annotations = [argument.annotation for function in functions for argument in function.args.args]
    annotations += [function.returns for function in functions]
    assert [each for each in annotations if isinstance(each, ast.Subscript)] == []
    assert "from __future__" not in SCRIPT.read_text()


def test_a_python_without_venv_is_told_what_to_install(run, tmp_path, monkeypatch, capsys):
    monkeypatch.setattr(run, "ROOT", SCRIPT.parent)
    monkeypatch.setattr(run, "stamp_file", lambda: tmp_path / "none")
    monkeypatch.setitem(sys.modules, "ensurepip", None)
    assert run.main([]) == 2
    words = capsys.readouterr().err.splitlines()[-1]
    assert words == "faience: Python's venv is missing; on Debian or Ubuntu: sudo apt install python3-venv"


@pytest.mark.parametrize(
    "output",
    [
        "WARNING: Retrying after connection broken by 'NewConnectionError: Temporary failure in name resolution'\n"
        "ERROR: No matching distribution found for uv==0.13.7",
        "error: Request failed after 3 retries\n  Caused by: error sending request\n  Caused by: dns error",
        "pip._vendor.urllib3.exceptions.ReadTimeoutError: HTTPSConnectionPool: Read timed out.",
    ],
)
def test_a_missing_network_is_recognised(run, output):
    assert run.reason(output) == "the packages could not be downloaded; is there a network?"


def test_any_other_failure_shows_the_installers_own_error(run):
    output = "Resolved 31 packages\nerror: No space left on device\n  hint: tidy up\n"
    assert run.reason(output) == "the packages could not be installed: error: No space left on device"


def test_where_uv_cannot_work_pip_does(run, monkeypatch):
    ran = []

    def fake(command):
        if "sync" in command:
            raise run.CannotSetUp("no cache")
        ran.append(command)

    monkeypatch.setattr(run, "run", fake)
    run.install(PLAY)
    *_, pins, faience = ran
    assert pins[1:4] == faience[1:4] == ["-m", "pip", "install"]
    assert pins[-3:] == ["--require-hashes", "-r", PLAY]
    assert faience[-2:] == ["--editable", "."]


def test_where_uv_has_not_come_along_pip_does(run, tmp_path, monkeypatch):
    ran = []

    def fake(command, **_):
        if not command[0].endswith("python"):
            raise FileNotFoundError(2, "No such file or directory", command[0])
        ran.append(command)
        return SimpleNamespace(returncode=0)

    monkeypatch.setattr(run, "ROOT", tmp_path)
    monkeypatch.setattr(run, "program", lambda name: tmp_path / name)
    monkeypatch.setattr(run.subprocess, "run", fake)
    run.install(PLAY)
    assert [command[-1] for command in ran] == [run.INSTALLER, PLAY, "."]
