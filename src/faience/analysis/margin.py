"""By how many points a seat is expected to win or lose.

A search values a position by the odds of winning. How many points such odds are worth was found in games of
the search against itself (benchmarks/calibrate.py, margins.json): the expected margin is a factor of the stage that the
game has come to, times the logarithm of the odds, bent a little, for the first points change a chance least.
"""

import json
from functools import cache
from importlib.resources import files
from typing import Any

import numpy as np
import numpy.typing as npt

from faience.players.search.evaluation import POINT, SCALE, SURE, WON
from faience.players.search.weights import most_similar, table_name
from faience.rules.games import rules_for

FILE = "margins.json"
UNKNOWN = 8.0  # points for odds of e to one, where nothing was measured

Floats = npt.NDArray[np.float64]


def expected_margin(state: np.record, stage: int, value: int) -> float:
    """The margin that a value means at a table of this stage; where the end was seen, the real one."""
    if abs(value) > SURE:
        return (value - (WON if value > 0 else -WON)) / int(POINT)
    known = _known(state)
    if known is None:
        return UNKNOWN * value / SCALE
    shift, bend, *factors = known.tolist()
    return float(shift + factors[stage] * bent(value / SCALE, bend))


def bent(odds: Any, bend: float) -> Any:
    """Logarithms of odds, and what is added to small ones."""
    return odds + bend * np.tanh(odds)


def _known(state: np.record) -> Floats | None:
    """Shift, bend, and the factor of each stage, of the most similar table that was measured."""
    rules = rules_for(state)
    return most_similar(_shipped(rules.name), rules, table_name(rules, state), int(state.players))


@cache
def _shipped(game: str) -> dict[str, Floats]:
    source = files("faience.analysis") / FILE
    tables = json.loads(source.read_text(encoding="utf-8")).get(game, {}) if source.is_file() else {}
    return {table: np.array([each["shift"], each["bend"], *each["factors"]]) for table, each in tables.items()}
