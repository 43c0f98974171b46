"""Put champions into the package: python -m faience.train.ship GAME FILE … TABLE=OTHER …

Each table in the files takes the place of what the package has for it. `coloured/3=coloured/2` lets a table have the
network of another one. Do it after a match at equal time (docs/training.md).
"""

import sys
from collections.abc import Sequence
from importlib.resources import files
from io import BytesIO
from pathlib import Path
from typing import Any

import numpy as np

from faience.files import put
from faience.players.search.champions import FOLDER, LIKE

Arrays = dict[str, Any]


def ship(home: Path, sources: Sequence[Path], likes: Sequence[tuple[str, str]] = ()) -> None:
    """Write the file of champions anew, with those of the sources."""
    arrays = _read(home) if home.exists() else {}
    for source in sources:
        found = _read(source)
        arrays = _without(arrays, {table_of(name) for name in found}) | found
    for table, other in likes:
        arrays = _without(arrays, {table}) | {f"{table}{LIKE}": np.array(other)}
    content = BytesIO()
    np.savez_compressed(content, allow_pickle=False, **arrays)
    put(home, content.getvalue())


def table_of(name: str) -> str:
    """grey+jokers/3 for grey+jokers/3/inputs."""
    return name.rpartition("/")[0]


def _without(arrays: Arrays, tables: set[str]) -> Arrays:
    return {name: array for name, array in arrays.items() if table_of(name) not in tables}


def _read(file: Path) -> Arrays:
    with np.load(file, allow_pickle=False) as archive:
        return {name: archive[name] for name in archive.files}


if __name__ == "__main__":
    game, *wishes = sys.argv[1:]
    pairs = [wish.partition("=") for wish in wishes if "=" in wish]
    ship(
        Path(str(files("faience.players.search") / FOLDER / f"{game}.npz")),
        [Path(wish) for wish in wishes if "=" not in wish],
        [(table, other) for table, _, other in pairs],
    )
