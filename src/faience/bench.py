"""The figures of this machine: how fast the engine plays, lists, copies, compiles and starts.

Each result is named what/game/board[+options]/players. A figure is the median of
repeats within its share of the time; the machine's moods show in low and high.
"""

import json as json_module
import os
import platform
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable, Iterator
from dataclasses import asdict, dataclass
from fnmatch import fnmatch
from importlib.metadata import version
from itertools import product
from pathlib import Path
from statistics import median
from typing import Any

import numpy as np
from rich.console import Console
from rich.table import Table

from faience.errors import SetupError
from faience.rules import chance, generic
from faience.rules.games import GAMES
from faience.rules.kernel import kernel
from faience.rules.playout import playout, playouts
from faience.rules.rulebook import SEATS, Rulebook

GAMES_AT_ONCE = 200
CALLS_AT_ONCE = 2_000
STARTS = 3


@dataclass(frozen=True)
class Result:
    """One figure; value is the median, low and high the extremes."""

    name: str
    value: float
    unit: str
    low: float
    high: float
    repeats: int


Measure = Callable[[float], Result]


def main(*, json: bool = False, only: list[str] | None = None, seconds: float = 1.0) -> None:
    """Measure what matches one of the patterns, or everything; progress goes to stderr."""
    chosen = [(name, run) for name, run in benchmarks() if not only or any(matches(name, p) for p in only)]
    if not chosen:
        raise SetupError("bench-none", given=", ".join(only or []))
    console = Console(stderr=True)
    results = []
    with console.status("") as status:
        for number, (name, run) in enumerate(chosen, 1):
            status.update(f"{number}/{len(chosen)} {name}")
            results.append(run(seconds))
    if json:
        print(json_module.dumps({"machine": machine(), "results": [asdict(result) for result in results]}, indent=1))
    else:
        Console().print(table_of(results))


def matches(name: str, pattern: str) -> bool:
    """A pattern is the start of a name, or has stars."""
    return name.startswith(pattern) or fnmatch(name, pattern)


def machine() -> dict[str, Any]:
    """What the figures depend on."""
    return {
        "processor": _processor(),
        "cores": os.cpu_count(),
        "system": platform.platform(),
        "python": platform.python_version(),
        **{package: version(package) for package in ("faience", "numba", "llvmlite", "numpy")},
    }


def _processor() -> str:
    try:
        lines = Path("/proc/cpuinfo").read_text(encoding="utf-8").splitlines()
        return next(line.split(":", 1)[1].strip() for line in lines if line.startswith("model name"))
    except (OSError, StopIteration):
        return platform.processor() or platform.machine()


def table_of(results: list[Result]) -> Table:
    table = Table(box=None)
    table.add_column("")
    for heading in ("median", "low", "high"):
        table.add_column(heading, justify="right")
    table.add_column("")
    for result in results:
        table.add_row(result.name, *(_figure(x) for x in (result.value, result.low, result.high)), result.unit)
    return table


def _figure(value: float) -> str:
    return f"{value:,.0f}" if value >= 1_000 else f"{value:.3g}"


def benchmarks() -> Iterator[tuple[str, Measure]]:
    """Every benchmark by its name."""
    for rules in GAMES.values():
        for where, table in _tables(rules):
            yield f"playout/{where}", lambda seconds, w=where, t=table: _plies(f"playout/{w}", t, seconds)
            yield f"games/{where}", lambda seconds, w=where, t=table: _games(f"games/{w}", t, seconds)
        where, table = next(_tables(rules))
        yield f"legal/{where}", lambda seconds, w=where, t=table: _legal(f"legal/{w}", t, seconds)
        yield f"copy/{where}", lambda seconds, w=where, t=table: _copy(f"copy/{w}", t, seconds)
        yield f"call/{where}", lambda seconds, w=where, t=table: _call(f"call/{w}", t, seconds)
        yield f"start-cold/{where}", lambda _, w=where, n=rules.name: _start(f"start-cold/{w}", n, cold=True)
        yield f"start-warm/{where}", lambda _, w=where, n=rules.name: _start(f"start-warm/{w}", n, cold=False)
    yield "import/faience", lambda _: _import("import/faience")


def _tables(rules: Rulebook) -> Iterator[tuple[str, np.record]]:
    """Every board, set of options and number of players, at the start of the game."""
    for players, board in product(SEATS, rules.boards):
        for switches in product((False, True), repeat=len(rules.options)):
            options = dict(zip(rules.options, switches, strict=True))
            name = "+".join([board, *(option for option, on in options.items() if on)])
            yield f"{rules.name}/{name}/{players}", rules.set_up(players, board, options, 0)


def repeated(name: str, unit: str, seconds: float, once: Callable[[], int], *, inverse: bool = False) -> Result:
    """Repeat `once`, which says how much it did, for a while; its rate, or the time for one."""
    once()  # compiled and warm
    rates = []
    end = time.perf_counter() + seconds
    while len(rates) < 3 or time.perf_counter() < end:
        before = time.perf_counter()
        done = once()
        taken = time.perf_counter() - before
        rates.append(taken / done if inverse else done / taken)
    return Result(name, median(rates), unit, min(rates), max(rates), len(rates))


def _random_games(table: np.record, seed: int = 1) -> Callable[[], tuple[int, int]]:
    start = generic.table_of(table)
    finished = np.repeat(start, GAMES_AT_ONCE)
    rng, moves = chance.stream(seed), _room_for_moves()
    return lambda: playouts(start, finished, rng, moves)


def _plies(name: str, table: np.record, seconds: float) -> Result:
    play = _random_games(table)
    return repeated(name, "plies/s", seconds, lambda: play()[0])


def _games(name: str, table: np.record, seconds: float) -> Result:
    play = _random_games(table)

    def once() -> int:
        play()
        return GAMES_AT_ONCE

    return repeated(name, "games/s", seconds, once)


def _legal(name: str, table: np.record, seconds: float) -> Result:
    """Lists of legal moves, over the positions of random games."""
    positions, moves = _positions(table), _room_for_moves()

    def once() -> int:
        _list_all(positions, moves)
        return len(positions)

    return repeated(name, "positions/s", seconds, once)


def _copy(name: str, table: np.record, seconds: float) -> Result:
    positions = _positions(table)
    target = positions.copy()

    def once() -> int:
        _copy_all(positions, target)
        return len(positions)

    return repeated(name, "copies/s", seconds, once)


def _call(name: str, table: np.record, seconds: float) -> Result:
    """What one call from Python costs, over and above its work."""
    start, moves = generic.table_of(table), _room_for_moves()

    def once() -> int:
        for _ in range(CALLS_AT_ONCE):
            generic.list_moves(start, moves)  # nothing is legal before the first deal
        return CALLS_AT_ONCE

    return repeated(name, "s/call", seconds, once, inverse=True)


def _start(name: str, game: str, *, cold: bool) -> Result:
    """From the start of Python to the first move made, with an empty and with a filled cache."""
    code = f"import faience; game = faience.new_game({game!r}, seed=1); game.play(game.legal_moves[0])"
    with tempfile.TemporaryDirectory() as folder:
        caches = {} if not cold else {"NUMBA_CACHE_DIR": folder}
        if not cold:
            _python(code, {})
        times = [_python(code, caches) for _ in range(1 if cold else STARTS)]
    return Result(name, median(times), "s", min(times), max(times), len(times))


def _import(name: str) -> Result:
    """`import faience`, without the start of Python itself."""
    bare = min(_python("pass", {}) for _ in range(STARTS))
    times = [max(0.0, _python("import faience", {}) - bare) for _ in range(STARTS)]
    return Result(name, median(times), "s", min(times), max(times), len(times))


def _python(code: str, environment: dict[str, str]) -> float:
    before = time.perf_counter()
    subprocess.run([sys.executable, "-c", code], check=True, env={**os.environ, **environment})
    return time.perf_counter() - before


def _room_for_moves() -> Any:
    return np.zeros(max(rules.moves for rules in GAMES.values()), dtype=np.int16)


def _positions(table: np.record, count: int = CALLS_AT_ONCE) -> Any:
    """Positions from random games, each game stopped somewhere."""
    start = generic.table_of(table)
    positions = np.repeat(start, count)
    _sample(start, positions, chance.stream(1), _room_for_moves())
    return positions


@kernel
def _sample(start, positions, rng, moves):
    for at in range(len(positions)):
        positions[at] = start[0]
        length, _ = playout(positions[at], rng, moves)
        positions[at] = start[0]
        state = positions[at]
        generic.deal(state, rng, None)
        for _ in range(chance.below(rng, length)):
            count = generic.legal_moves(state, moves)
            if count > 0:
                generic.apply(state, np.int64(moves[chance.below(rng, count)]), None)
                generic.deal(state, rng, None)


@kernel
def _list_all(positions, moves):
    count = 0
    for at in range(len(positions)):
        count += generic.legal_moves(positions[at], moves)
    return count


@kernel
def _copy_all(positions, target):
    for at in range(len(positions)):
        target[at] = positions[at]
