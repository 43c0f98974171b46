"""Put champions into the package: python -m faience.train.ship GAME FILE … TABLE=OTHER …

Each table in the files takes the place of what the package has for it. `coloured/3=coloured/2` lets a table have the
network of another one. Do it after a match at equal time (docs/training.md). Nothing is written that cannot be played.
"""

import argparse
from collections.abc import Sequence
from importlib.resources import files
from io import BytesIO
from pathlib import Path
from typing import Any

import numpy as np

from faience.files import put
from faience.players.search.champions import FOLDER, LIKE, networks
from faience.rules.games import GAMES, rules_of

Arrays = dict[str, Any]


def ship(home: Path, game: str, sources: Sequence[Path], likes: Sequence[tuple[str, str]] = ()) -> list[str]:
    """Write the file of champions anew, with those of the sources; says which tables it has. A ValueError if one fails."""
    arrays = _read(home) if home.exists() else {}
    for source in sources:
        found = _read(source)
        arrays = _without(arrays, {table_of(name) for name in found}) | found
    for table, other in likes:
        arrays = _without(arrays, {table}) | {f"{table}{LIKE}": np.array(other)}
    content = BytesIO()
    np.savez_compressed(content, allow_pickle=False, **arrays)
    content.seek(0)
    tables = list(networks(content, rules_of(game)))
    put(home, content.getvalue())
    return tables


def table_of(name: str) -> str:
    """grey+jokers/3 for grey+jokers/3/inputs."""
    return name.rpartition("/")[0]


def _without(arrays: Arrays, tables: set[str]) -> Arrays:
    return {name: array for name, array in arrays.items() if table_of(name) not in tables}


def _read(file: Path) -> Arrays:
    with np.load(file, allow_pickle=False) as archive:
        return {name: archive[name] for name in archive.files}


if __name__ == "__main__":
    parser = argparse.ArgumentParser(prog="python -m faience.train.ship", description=__doc__.partition("\n\n")[2])
    parser.add_argument("game", choices=list(GAMES))
    parser.add_argument("wishes", nargs="+", metavar="FILE|TABLE=OTHER")
    asked = parser.parse_args()
    pairs = [wish.partition("=") for wish in asked.wishes if "=" in wish]
    try:
        shipped = ship(
            Path(str(files("faience.players.search") / FOLDER / f"{asked.game}.npz")),
            asked.game,
            [Path(wish) for wish in asked.wishes if "=" not in wish],
            [(table, other) for table, _, other in pairs],
        )
    except (OSError, ValueError, KeyError) as error:
        parser.error(f"nothing was changed, for this gives no file of champions of {asked.game}: {error!r}")
    print("the package has champions for", ", ".join(shipped))
