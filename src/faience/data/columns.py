"""Tables in one file, column by column: NumPy's archive (.npz), without pickles.

A column is an array by a name such as `games/scores`: the table, then the column. A state is a column for each of its
fields, such as `positions/state/score`. Beside the columns stands `about`, which is JSON.
"""

import json
from io import BytesIO
from pathlib import Path
from typing import Any

import numpy as np
import numpy.typing as npt

from faience.rules.rulebook import Rulebook

ABOUT = "about"
LEFT_OUT = ("unused",)  # fields of a state that say nothing

Columns = dict[str, npt.NDArray[Any]]


def packed(about: dict[str, Any], columns: Columns) -> bytes:
    """The content of a file; the same for the same columns."""
    content = BytesIO()
    arrays = {ABOUT: np.array(json.dumps(about)), **columns}
    np.savez_compressed(content, allow_pickle=False, **arrays)
    return content.getvalue()


def unpacked(file: Path) -> tuple[dict[str, Any], Columns]:
    """What stands in a file; one of UNREADABLE if it is none of ours."""
    with file.open("rb") as opened, np.load(opened, allow_pickle=False) as archive:
        columns = {name: archive[name] for name in archive.files}
    about: dict[str, Any] = json.loads(str(columns.pop(ABOUT)))
    return about, columns


def state_columns(rules: Rulebook, prefix: str, states: npt.NDArray[np.void]) -> Columns:
    """A column for each field."""
    return {f"{prefix}{name}": states[name] for name in _fields(rules)}


def take_states(rules: Rulebook, prefix: str, columns: Columns, states: npt.NDArray[np.void]) -> None:
    """Fill states with these columns, which are taken out of the others."""
    for name in _fields(rules):
        states[name] = columns.pop(f"{prefix}{name}")


def _fields(rules: Rulebook) -> list[str]:
    return [name for name in rules.dtype.names or () if name not in LEFT_OUT]
