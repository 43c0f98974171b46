"""Long commands that are told to end from outside, as by `kill`, `timeout` or a service manager, which is no Ctrl-C."""

import importlib.util
import json
import os
import signal
import subprocess
import sys
import tempfile
from collections.abc import Callable, Iterator
from pathlib import Path

import psutil
import pytest
import typer
from tests.players.test_external import AGES, is_a_zombie, is_gone, wait_until

from faience.cli.app import ONCE, interruptible

INTERRUPTED = 130
COMMAND = [sys.executable, "-c", "from faience.cli import main; main()"]
DUEL = ["--player", "greedy", "--player", "random", "--processes", "2"]

pytestmark = pytest.mark.skipif(sys.platform == "win32", reason="signals of POSIX")


@pytest.fixture
def short_folder() -> Iterator[str]:
    """For the names of Ray's sockets."""
    with tempfile.TemporaryDirectory(prefix="ray", ignore_cleanup_errors=True) as folder:
        yield folder


def has_games(journal: Path) -> bool:
    return journal.exists() and journal.read_bytes().count(b"\n") > 2


@pytest.mark.parametrize(
    ("arguments", "file", "has_begun", "words"),
    [
        (
            ["match", *DUEL, "--games", "1000000", "--journal", "match.jsonl"],
            "match.jsonl",
            has_games,
            "The same command goes on from match.jsonl.",
        ),
        (
            ["tournament", *DUEL, "--rounds", "1000000", "--journal", "cup.jsonl"],
            "cup.jsonl",
            has_games,
            "The same command goes on from cup.jsonl.",
        ),
        pytest.param(
            ["match", *DUEL, "--games", "1000000", "--journal", "match.jsonl", "--ray", "local"],
            "match.jsonl",
            has_games,
            "The same command goes on from match.jsonl.",
            id="ray",
            marks=pytest.mark.skipif(importlib.util.find_spec("ray") is None, reason="Ray is not installed"),
        ),
        (
            ["selfplay", *DUEL, "--games", "1000000", "--out", "data"],
            "data/games.jsonl",
            has_games,
            "The same command goes on from data.",
        ),
        (
            ["train", "--out", "network", "--games", "100000", "--nodes", "1", "--processes", "2"],
            "network/generation-001/games-000000.npz",
            Path.exists,
            "Interrupted. What is finished lies in network; the same command goes on.",
        ),
        (
            ["tune", "--out", "weights.npz", "--generations", "999", "--samples", "1000", "--nodes", "1"],
            "weights.npz",
            Path.exists,
            "The same command goes on.",
        ),
    ],
    ids=lambda value: value[0] if isinstance(value, list) else "",
)
def test_who_tells_a_long_command_to_end_has_what_ctrl_c_gives(
    tmp_path: Path, short_folder: str, arguments: list[str], file: str, has_begun: Callable[[Path], bool], words: str
) -> None:
    environment = os.environ | {"LC_ALL": "C.UTF-8", "COLUMNS": "200", "RAY_TMPDIR": short_folder}
    with (tmp_path / "err").open("w+") as stderr:
        command = [*COMMAND, *arguments]
        with subprocess.Popen(command, cwd=tmp_path, env=environment, stdout=subprocess.DEVNULL, stderr=stderr) as run:
            try:
                wait_until(lambda: has_begun(tmp_path / file) or run.poll() is not None)
                assert run.poll() is None, (tmp_path / "err").read_text()
                started = [each.pid for each in psutil.Process(run.pid).children(recursive=True)]
                for _ in range(2):  # `timeout` says it twice
                    run.send_signal(signal.SIGTERM)
                run.wait(AGES)
            finally:
                run.kill()  # what has not ended by now
        stderr.seek(0)
        said = stderr.read()
    assert run.returncode == INTERRUPTED and words in said and "Traceback" not in said
    wait_until(lambda: all(is_gone(each) or is_a_zombie(each) for each in started))
    if file.endswith(".jsonl"):
        text = (tmp_path / file).read_text(encoding="utf-8")
        assert text.endswith("\n") and all(map(json.loads, text.splitlines()))


def test_a_signal_that_got_lost_can_be_sent_again(monkeypatch: pytest.MonkeyPatch) -> None:
    now, heard = [100.0], []
    monkeypatch.setattr(sys.modules[interruptible.__module__], "monotonic", lambda: now[0])

    @interruptible
    def deaf() -> bool:
        for seconds in (0.0, ONCE / 2, 2 * ONCE):
            now[0] += seconds
            try:
                signal.raise_signal(signal.SIGTERM)
            except KeyboardInterrupt:
                heard.append(now[0])
        return True

    by_others = signal.getsignal(signal.SIGTERM)
    try:
        with pytest.raises(typer.Exit) as ended:
            deaf()
    finally:
        signal.signal(signal.SIGTERM, by_others)
    assert heard == [100.0, 100.0 + 2.5 * ONCE] and ended.value.exit_code == 0


def test_a_command_that_nobody_told_to_end_leaves_signals_as_they_were() -> None:
    by_others = signal.getsignal(signal.SIGTERM)
    with pytest.raises(typer.Exit) as ended:
        interruptible(lambda: False)()
    assert ended.value.exit_code == INTERRUPTED and signal.getsignal(signal.SIGTERM) is by_others
