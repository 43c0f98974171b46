"""The networks that come with the package, by game, board, options and number of players, and those in other files.

A champion beat the evaluation that was there before it in a match. In a file of champions, the parts of a network have
the name of its table before them, as in `coloured/2/inputs`, and `coloured/2/made` says how it was made. Where a match
said so, a table has the network of another one: then `coloured/3/like` is the other's name.
"""

from functools import cache
from importlib.resources import files
from io import BytesIO
from pathlib import Path
from typing import Any

import numpy as np

from faience.errors import SetupError
from faience.files import UNREADABLE
from faience.players.kinds import NO_CHAMPION
from faience.players.search.desk import network_shapes
from faience.players.search.network import Network
from faience.players.search.weights import table_name
from faience.rules.games import rules_for, rules_of
from faience.rules.rulebook import Rulebook

FOLDER = "champions"
LIKE = "/like"


def champion_for(state: np.record) -> Network | None:
    """The network of the package that serves a table, if there is one."""
    return champions(rules_for(state).name).get(champion_name(state))


def champion_name(state: np.record) -> str:
    """The name of a table in a file of champions, as in grey+jokers/3."""
    return f"{table_name(rules_for(state), state)}/{int(state.players)}"


def chosen_champion(choice: str | None, rules: Rulebook, table: str) -> Network | None:
    """What serves a table in the file of that name; without a name in the package, and none if it says so."""
    if choice == NO_CHAMPION:
        return None
    return champions(rules.name).get(table) if choice is None else _network_in(Path(choice), rules, table)


@cache
def champions(game: str) -> dict[str, Network]:
    """The networks of a game that come with the package, by table."""
    source = files("faience.players.search") / FOLDER / f"{game}.npz"
    return networks(BytesIO(source.read_bytes()), rules_of(game)) if source.is_file() else {}


def champion_in(file: Path, state: np.record) -> Network:
    """The network in a file that serves a table; a SetupError if it is none, or has none for it."""
    return _network_in(file, rules_for(state), champion_name(state))


def _network_in(file: Path, rules: Rulebook, table: str) -> Network:
    try:
        found = networks(file, rules)
    except UNREADABLE:
        raise SetupError("champion-file", file=str(file)) from None
    if table not in found:
        raise SetupError("champion-table", file=str(file), table=table, known=", ".join(found) or "none")
    return found[table]


def networks(source: Any, rules: Rulebook) -> dict[str, Network]:
    """The networks in an archive, by table; a ValueError or KeyError if they are of another game or version."""
    with np.load(source, allow_pickle=False) as archive:
        arrays = {name: archive[name] for name in archive.files}
    last = f"/{Network._fields[0]}"
    tables = [name.removesuffix(last) for name in arrays if name.endswith(last)]
    found = {table: Network(*(arrays[f"{table}/{part}"] for part in Network._fields)) for table in tables}
    likes = {name.removesuffix(LIKE): str(arrays[name]) for name in arrays if name.endswith(LIKE)}
    found |= {table: found[other] for table, other in likes.items()}
    for network in found.values():
        shapes = {name: part.shape for name, part in network._asdict().items()}
        if shapes != network_shapes(rules) or not all(map(_is_sound, network)):
            raise ValueError
    return found


def _is_sound(part: Any) -> bool:
    return part.dtype == np.float32 and bool(np.isfinite(part).all())
