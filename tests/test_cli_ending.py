"""Long commands that are told to end from outside, as by `kill`, `timeout` or a service manager, which is no Ctrl-C."""

import json
import os
import signal
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import psutil
import pytest
from tests.players.test_external import is_a_zombie, is_gone, wait_until

INTERRUPTED = 130
COMMAND = [sys.executable, "-c", "from faience.cli import main; main()"]
DUEL = ["--player", "greedy", "--player", "random", "--processes", "2"]

pytestmark = pytest.mark.skipif(sys.platform == "win32", reason="signals of POSIX")


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
    tmp_path: Path, arguments: list[str], file: str, has_begun: Callable[[Path], bool], words: str
) -> None:
    environment = os.environ | {"LC_ALL": "C.UTF-8", "COLUMNS": "200"}
    with (tmp_path / "err").open("w+") as stderr:
        command = [*COMMAND, *arguments]
        with subprocess.Popen(command, cwd=tmp_path, env=environment, stdout=subprocess.DEVNULL, stderr=stderr) as run:
            wait_until(lambda: has_begun(tmp_path / file) or run.poll() is not None)
            started = [each.pid for each in psutil.Process(run.pid).children(recursive=True)]
            for _ in range(2):  # `timeout` says it twice
                run.send_signal(signal.SIGTERM)
        stderr.seek(0)
        said = stderr.read()
    assert run.returncode == INTERRUPTED and words in said and "Traceback" not in said
    wait_until(lambda: all(is_gone(each) or is_a_zombie(each) for each in started))
    if file.endswith(".jsonl"):
        text = (tmp_path / file).read_text(encoding="utf-8")
        assert text.endswith("\n") and all(map(json.loads, text.splitlines()))
