"""What is measured, and how.

Each benchmark is named what/game/board[+options]/players. A figure is the median of
repeats within its share of the time; the machine's moods show in low and high.
"""

import os
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable, Iterator
from functools import partial
from itertools import product
from statistics import median
from typing import Any

import numpy as np

from faience.bench import batches
from faience.bench.kernels import copy_all, list_all, sample
from faience.bench.result import Result, repeated
from faience.bench.searches import network_signature, network_speed, signature, speed
from faience.rules import chance, generic
from faience.rules.games import GAMES
from faience.rules.playout import playouts
from faience.rules.rulebook import PLAYERS, Rulebook

GAMES_AT_ONCE = 200
CALLS_AT_ONCE = 2_000
STARTS = 3


Measure = Callable[[float], Result]


def benchmarks() -> Iterator[tuple[str, Measure]]:
    """Every benchmark by its name, to be run for some seconds."""
    for rules in GAMES.values():
        tables = list(_tables(rules))
        for (where, table), (what, measure) in product(tables, {"playout": plies, "games": games}.items()):
            yield f"{what}/{where}", partial(measure, f"{what}/{where}", table)
        searched = {"search": speed, "search-network": network_speed}
        for (where, table), (what, measure) in product(tables, searched.items()):
            yield f"{what}/{where}", partial(measure, f"{what}/{where}", table)
        counted = {"signature": signature, "signature-network": network_signature}
        for (where, table), (what, count) in product(tables, counted.items()):
            if table.players == 2:  # with more, a value asks exp and log of the machine's own library
                yield f"{what}/{where}", partial(count, f"{what}/{where}", table)
        batched = {"batched": batches.steps, "batched-observed": batches.observed, "batched-ratio": batches.ratio}
        for (where, table), (what, measure) in product(tables, batched.items()):
            yield f"{what}/{where}", partial(measure, f"{what}/{where}", table)
        where, table = tables[0]
        for what, measure in {"legal": legal, "copy": copy, "call": call}.items():
            yield f"{what}/{where}", partial(measure, f"{what}/{where}", table)
        for what, is_cold in {"start-cold": True, "start-warm": False}.items():
            yield f"{what}/{where}", partial(start, f"{what}/{where}", rules.name, is_cold)
    yield "import/faience", partial(bare_import, "import/faience")


def _tables(rules: Rulebook) -> Iterator[tuple[str, np.record]]:
    """Every board, set of options and number of players, before the first deal."""
    for players, board in product(PLAYERS, rules.boards):
        for switches in product((False, True), repeat=len(rules.options)):
            options = dict(zip(rules.options, switches, strict=True))
            name = "+".join([board, *(option for option, on in options.items() if on)])
            yield f"{rules.name}/{name}/{players}", rules.set_up(players, board, options, 0)


def plies(name: str, table: np.record, seconds: float) -> Result:
    """Random games with the full list of legal moves at each ply, on one core."""
    play = random_games(table)
    return repeated(name, "plies/s", seconds, lambda: play()[0])


def games(name: str, table: np.record, seconds: float) -> Result:
    """The same, counted in games."""
    play = random_games(table)

    def once() -> int:
        play()
        return GAMES_AT_ONCE

    return repeated(name, "games/s", seconds, once)


def random_games(table: np.record, seed: int = 1) -> Callable[[], tuple[int, int]]:
    """A function that plays some games and says how many plies they had, and how many moves were legal."""
    begin = generic.table_of(table)
    finished = np.repeat(begin, GAMES_AT_ONCE)
    rng, moves = chance.stream(seed), _room_for_moves()
    return lambda: playouts(begin, finished, rng, moves)


def legal(name: str, table: np.record, seconds: float) -> Result:
    """Lists of legal moves, over the positions of random games."""
    positions, moves = _positions(table), _room_for_moves()
    return repeated(name, "positions/s", seconds, lambda: list_all(positions, moves))


def copy(name: str, table: np.record, seconds: float) -> Result:
    """States copied one by one."""
    positions = _positions(table)
    target = positions.copy()
    return repeated(name, "copies/s", seconds, lambda: copy_all(positions, target))


def call(name: str, table: np.record, seconds: float) -> Result:
    """What one call from Python costs: nothing is legal before the first deal, so there is no work in it."""
    begin, moves = generic.table_of(table), _room_for_moves()

    def once() -> int:
        for _ in range(CALLS_AT_ONCE):
            generic.list_moves(begin, moves)
        return CALLS_AT_ONCE

    return repeated(name, "s/call", seconds, once, inverse=True)


def start(name: str, game: str, is_cold: bool, _seconds: float) -> Result:
    """From the start of Python to the first move made, with an empty or a filled cache of kernels."""
    code = f"import faience; game = faience.new_game({game!r}, seed=1); game.play(game.legal_moves[0])"
    with tempfile.TemporaryDirectory() as empty:
        if is_cold:
            times = [_python(code, {"NUMBA_CACHE_DIR": empty})]
        else:
            _python(code, {})
            times = [_python(code, {}) for _ in range(STARTS)]
    return Result(name, median(times), "s", min(times), max(times), len(times))


def bare_import(name: str, _seconds: float) -> Result:
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


def _positions(table: np.record) -> Any:
    begin = generic.table_of(table)
    positions = np.repeat(begin, CALLS_AT_ONCE)
    sample(begin, positions, chance.stream(1), _room_for_moves())
    return positions
