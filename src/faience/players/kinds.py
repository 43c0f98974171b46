"""The kinds of players that a text can ask for, and how the values in such a text are read."""

import re
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from importlib.util import find_spec
from math import inf
from pathlib import Path
from typing import Any

from faience.workers.cores import free_cores

Value = str | int | float

DURATION = re.compile(r"([0-9]+(?:\.[0-9]+)?|\.[0-9]+)\s*(ms|s|m|)", re.ASCII)
UNITS = {"ms": 0.001, "s": 1.0, "": 1.0, "m": 60.0}
LEVELS = range(1, 9)
NO_CHAMPION = "none"


def read_duration(text: str) -> float:
    """Seconds; ValueError if it is no duration, none at all, or longer than can be said."""
    match = DURATION.fullmatch(text.strip())
    if not match or not 0 < (seconds := round(float(match[1]) * UNITS[match[2]], 6)) < inf:
        raise ValueError(text)
    return seconds


def write_duration(seconds: float) -> str:
    return f"{seconds:.12g}s" if seconds >= 1 else f"{seconds * 1_000:.12g}ms"


def read_count(text: str) -> int:
    """A whole number from 1 up; underscores may part thousands."""
    if not re.fullmatch(r"[1-9][0-9_]*", text.strip(), re.ASCII):
        raise ValueError(text)
    return int(text.replace("_", ""))


def read_level(text: str) -> int:
    level = read_count(text)
    if level not in LEVELS:
        raise ValueError(text)
    return level


def level_threads(level: int) -> int:
    """Cores that a level thinks on: the highest on two, where there are as many."""
    return min(2, free_cores()) if level == LEVELS[-1] else 1


def level_time(level: int) -> float | None:
    """Seconds that a level thinks for a move: only the highest goes by the clock."""
    return 1.5 if level == LEVELS[-1] else None


def read_plain(text: str) -> Value:
    """A number or a duration if it looks like one, otherwise the text."""
    for read in (int, float, read_duration):
        try:
            return read(text)
        except ValueError:
            continue
    return text


def read_text(text: str) -> str:
    if not text.strip():
        raise ValueError(text)
    return text.strip()


def read_champion(text: str) -> str:
    """The file of a champion that is there, or none."""
    if text.strip() != NO_CHAMPION and not Path(text.strip()).is_file():
        raise ValueError(text)
    return text.strip()


@dataclass(frozen=True)
class Form:
    """How a value is read and written, and the message that says what is wanted."""

    read: Callable[[str], Value]
    wanted: str
    write: Callable[[Any], str] = str


TIME = Form(read_duration, "spec-duration", write_duration)
COUNT = Form(read_count, "spec-count")
PLAIN = Form(read_plain, "spec-text")
CHAMPION = Form(read_champion, "spec-champion")


@dataclass(frozen=True)
class Kind:
    """A kind of player: its class, the keys it knows, and what may follow them.

    `budgets` are the keys that say how long to think; a kind without `home` is told its class by the argument. One that
    `judges` does so by a champion or by weights, which can change while its text stays the same.
    """

    home: str = ""
    keys: Mapping[str, Form] = field(default_factory=dict)
    any_key: Form | None = None
    budgets: tuple[str, ...] = ()
    argument: str = ""
    form: Form = Form(read_text, "spec-text")
    is_ours: bool = True
    judges: bool = False

    @property
    def is_there(self) -> bool:
        return not self.home or find_spec(self.home.partition(":")[0]) is not None

    def form_of(self, key: str) -> Form | None:
        return self.keys.get(key, self.any_key)


KINDS = {
    "random": Kind("faience.players.random:RandomPlayer"),
    "greedy": Kind("faience.players.greedy:GreedyPlayer"),
    "search": Kind(
        "faience.players.search:SearchPlayer",
        keys={"time": TIME, "nodes": COUNT, "depth": COUNT, "threads": COUNT, "champion": CHAMPION},
        budgets=("time", "nodes", "depth"),
        judges=True,
    ),
    "level": Kind(
        "faience.players.levels:LevelPlayer", argument="level", form=Form(read_level, "spec-level"), judges=True
    ),
    "cmd": Kind(
        "faience.players.external:CommandPlayer",
        keys={"time": TIME},
        budgets=("time",),
        argument="command",
        form=Form(read_text, "spec-command"),
        is_ours=False,
    ),
    "python": Kind(any_key=PLAIN, argument="class", form=Form(read_text, "spec-class"), is_ours=False),
}


def known_kinds() -> list[str]:
    return [name for name, kind in KINDS.items() if kind.is_there]
