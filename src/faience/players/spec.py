"""The text of a player, as it stands after --player and --seat.

    greedy    search:time=1s,threads=2    level:3    fast=search:time=100ms
    cmd:./mybot --fast    cmd:time=200ms:./mybot --fast    python:package.module:Class

That is [NAME=]KIND[:OPTIONS][:ARGUMENT]. The options are what stands up to the next colon, if it is only key=value
pairs with commas between them; an argument is the number of a level, the command of a program, a class of Python.
"""

import inspect
import re
import sys
import traceback
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field, replace
from importlib import import_module
from pathlib import Path
from typing import TYPE_CHECKING, Any

from faience.errors import FaienceError, SetupError
from faience.players.kinds import KINDS, Form, Kind, Value, known_kinds, level_threads, level_time
from faience.players.protocol import FAILURES
from faience.texts import Phrase

if TYPE_CHECKING:
    from faience.players import Player

PAIRS = re.compile(r"[A-Za-z_]\w*=[^,:]*(,[A-Za-z_]\w*=[^,:]*)*", re.ASCII)


@dataclass(frozen=True, kw_only=True)
class PlayerSpec:
    """A player as asked for. `str(spec)` is its canonical text; `command` is the argument, as text."""

    kind: str
    name: str | None = None
    options: Mapping[str, Value] = field(default_factory=dict, hash=False)
    command: str = ""

    @property
    def label(self) -> str:
        """The name for tables and records."""
        return self.name or self.text

    @property
    def text(self) -> str:
        """The canonical text without the name."""
        kind = KINDS[self.kind]
        keys = sorted(self.options, key=lambda key: [*kind.keys, key].index(key))
        pairs = [f"{key}={_form(kind, key).write(self.options[key])}" for key in keys]
        return ":".join(filter(None, [self.kind, ",".join(pairs), self.command]))

    @property
    def threads(self) -> int:
        """Cores that it thinks on, as far as its text says."""
        if self.kind == "level":
            return level_threads(int(self.command))
        threads = self.options.get("threads")
        return max(1, threads) if isinstance(threads, int) else 1

    @property
    def time(self) -> float | None:
        """Seconds that it may think for a move, as far as its text says."""
        if self.kind == "level":
            return level_time(int(self.command))
        time = self.options.get("time")
        return time if isinstance(time, int | float) else None

    def __str__(self) -> str:
        return f"{self.name}={self.text}" if self.name else self.text

    def within(self, seconds: float) -> "PlayerSpec":
        """The same player with this time for a move, unless it takes none or its options say how long it thinks."""
        budgets = KINDS[self.kind].budgets
        if "time" not in budgets or any(key in budgets for key in self.options):
            return self
        return replace(self, options={"time": seconds, **self.options})


def parse(text: str) -> PlayerSpec:
    """Read the text of a player; a SetupError says what is known."""
    name, what = split_name(text)
    kind_name, _, rest = what.partition(":")
    kind = KINDS.get(kind_name)
    if kind is None or not kind.is_there:
        raise SetupError("setup-player", given=kind_name, known=", ".join(known_kinds()))
    pairs, argument = _parted(kind, rest)
    options: dict[str, Value] = {}
    for pair in pairs.split(",") if pairs.strip() else ():
        key, _, value = (part.strip() for part in pair.partition("="))
        options[key] = _read(_form(kind, key, kind_name), f"{kind_name}:{key}", value)
    if kind.argument:
        argument = str(_read(kind.form, kind_name, argument))
    return PlayerSpec(kind=kind_name, name=name, options=options, command=argument)


def split_name(text: str) -> tuple[str | None, str]:
    """Name and player of "Ana=human"; an = behind a colon belongs to the player's options."""
    name, equals, what = text.partition("=")
    if not equals or ":" in name:
        return None, text.strip()
    return name.strip() or None, what.strip()


def build(spec: PlayerSpec, seed: int | None = None) -> "Player":
    """The player itself; with a seed it plays the same way each time."""
    kind = KINDS[spec.kind]
    keywords: dict[str, Any] = dict(spec.options)
    if kind.argument and kind.home:
        keywords[kind.argument] = kind.form.read(spec.command)
    make = load_class(spec)
    try:
        player: Player = make(seed=seed, **keywords)
    except FaienceError:
        raise
    except FAILURES as error:
        if kind.home:
            raise
        raise _not_made(spec, error) from error
    if not hasattr(player, "choose"):
        raise SetupError("setup-player-made", given=spec.command, problem=Phrase("spec-no-choose"))
    return player


def load_class(spec: PlayerSpec) -> Callable[..., Any]:
    """The class of a player; a SetupError if there is none of that name in Python, or it takes no such options."""
    home = KINDS[spec.kind].home or spec.command
    module, _, name = home.partition(":")
    if not KINDS[spec.kind].home and str(Path.cwd()) not in sys.path:
        sys.path.append(str(Path.cwd()))  # what lies here can be named, as with `python -m`
    try:
        found: Callable[..., Any] = getattr(import_module(module), name)
    except FAILURES as error:  # a module can do anything when it is imported
        problem = f"{type(error).__name__}: {error}"
        raise SetupError("setup-player-class", given=home, problem=problem) from error
    if not KINDS[spec.kind].home:
        _check_call(spec, found)
    return found


def _check_call(spec: PlayerSpec, found: Callable[..., Any]) -> None:
    """A SetupError if a class cannot be called with a seed and these options; nothing is made yet."""
    try:
        inspect.signature(found).bind(seed=None, **spec.options)
    except ValueError:
        return  # some that are written in C do not say
    except TypeError as error:
        raise _not_made(spec, error) from error


def _not_made(spec: PlayerSpec, error: BaseException) -> SetupError:
    frame = traceback.extract_tb(error.__traceback__)[-1]
    where = "" if frame.filename in (__file__, inspect.__file__) else f", {Path(frame.filename).name}:{frame.lineno}"
    problem = f"{type(error).__name__}: {error}{where}"
    return SetupError("setup-player-made", given=spec.command, problem=problem)


def _parted(kind: Kind, rest: str) -> tuple[str, str]:
    """Options and argument. Where an argument must follow, options end with a colon."""
    if not kind.argument:
        return rest, ""
    head, colon, tail = rest.partition(":")
    return (head, tail) if colon and PAIRS.fullmatch(head) else ("", rest)


def _form(kind: Kind, key: str, kind_name: str = "") -> Form:
    form = kind.form_of(key)
    if form is None:
        raise SetupError("setup-player-key", kind=kind_name, given=key, known=", ".join(kind.keys) or "none")
    return form


def _read(form: Form, what: str, text: str) -> Value:
    try:
        return form.read(text)
    except ValueError:
        raise SetupError("setup-player-value", what=what, given=text, wanted=Phrase(form.wanted)) from None
