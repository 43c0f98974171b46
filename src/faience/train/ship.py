"""Put champions into the package: python -m faience.train.ship GAME FILE … TABLE=OTHER …

Each table in the files takes the place of what the package has for it. `coloured/3=coloured/2` lets a table have the
network of another one. Do it after a match at equal time (docs/training.md). Nothing is written that cannot be played.
Beside the champions lies a list that says how each was made.
"""

import argparse
import sys
from collections.abc import Sequence
from importlib.resources import files
from io import BytesIO
from pathlib import Path
from typing import Any

import numpy as np

from faience.files import UNREADABLE, put
from faience.players.search.champions import FOLDER, LIKE, networks
from faience.players.search.fingerprint import word_for
from faience.rules.games import GAMES, rules_of

LIST = "README.md"
INTRODUCTION = """# Champions

The networks of the search, as `python -m faience.train.ship` wrote them: a file for each game. The fingerprint is the
beginning of the SHA-256 of a network's numbers.
"""
HEAD = ("| table | fingerprint | how it was made |", "|---|---|---|")

Arrays = dict[str, Any]


def ship(home: Path, game: str, sources: Sequence[Path], likes: Sequence[tuple[str, str]] = ()) -> list[str]:
    """Write the file of champions anew, with those of the sources; says which tables it has, or raises a ValueError."""
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
    put(home.with_name(LIST), listing(home.parent).encode())
    return tables


def listing(folder: Path) -> str:
    """What is in the files of champions in a folder, for people."""
    parts = [INTRODUCTION]
    for game in GAMES:
        home = folder / f"{game}.npz"
        if home.exists():
            arrays = _read(home)
            found = sorted(networks(home, rules_of(game)).items())
            rows = [f"| `{table}` | `{word_for(network)}` | {_made(arrays, table)} |" for table, network in found]
            parts.append("\n".join([f"## {game}", "", *HEAD, *rows]) + "\n")
    return "\n".join(parts)


def _made(arrays: Arrays, table: str) -> str:
    if (like := f"{table}{LIKE}") in arrays:
        return f"the network of `{arrays[like]}`"
    return str(arrays.get(f"{table}/made", "nobody wrote it down"))


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
    except UNREADABLE as error:
        parser.error(f"nothing was changed, for this gives no file of champions of {asked.game}: {error!r}")
    sys.stdout.write(f"the package has champions for {', '.join(shipped)}\n")
