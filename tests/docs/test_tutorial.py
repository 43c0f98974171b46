"""docs/tutorials/bot.md, followed word for word: its files are written, its commands typed, its figures come out."""

import os
import re
import shlex
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import numba
import pytest

TUTORIAL = Path(__file__).parents[2] / "docs/tutorials/bot.md"
STEP = re.compile(
    r"Write this into `(?P<file>[\w.]+)`:\n\n```python\n(?P<text>.*?)^```\n"
    r"|^```console\n\$ (?P<command>[^\n]+)\n```\n(?:\n(?:prints\n\n)?```text\n(?P<shown>.*?)^```\n)?",
    re.MULTILINE | re.DOTALL,
)
MACHINE = re.compile(r" +[\d.–]+$")  # the last column of a row: milliseconds


def steps() -> Iterator[re.Match[str]]:
    return STEP.finditer(TUTORIAL.read_text(encoding="utf-8"))


def test_the_tutorial_has_files_commands_and_figures():
    every = list(steps())
    assert [step["file"] for step in every if step["file"]] == ["mybot.py"] * 3 + ["program.py"]
    assert sum(bool(step["command"]) for step in every) == 6 and sum(bool(step["shown"]) for step in every) == 5
    assert TUTORIAL.read_text(encoding="utf-8").count("```") == 2 * (4 + 6 + 5), "a block that is no step"


@pytest.mark.skipif(numba.config.DISABLE_JIT, reason="whole matches are for compiled rules")
def test_a_bot_written_by_following_the_tutorial_works(tmp_path: Path):
    for step in steps():
        if step["file"]:
            (tmp_path / step["file"]).write_text(step["text"], encoding="utf-8")
            continue
        printed = typed(step["command"], tmp_path)
        if step["shown"]:
            assert figures(printed) == figures(step["shown"]), step["command"]


def typed(command: str, folder: Path) -> str:
    """What a command prints; whoever is asked to play leaves."""
    path = os.pathsep.join([str(Path(sys.executable).parent), os.environ["PATH"]])
    here = {"PATH": path, "LC_ALL": "C.UTF-8", "COLUMNS": "100", "XDG_DATA_HOME": str(folder)}
    words = shlex.split(command)
    done = subprocess.run(
        words, cwd=folder, env=os.environ | here, input="quit\n", capture_output=True, text=True, check=False
    )
    assert done.returncode == 0, f"{command}\n{done.stderr}"
    return done.stdout


def figures(text: str) -> list[str]:
    """Line by line, without the column that differs from machine to machine."""
    return [MACHINE.sub("", line.rstrip()) for line in text.strip().splitlines()]
