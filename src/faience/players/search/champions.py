"""The networks that come with the package, by game, board, options and number of players.

A champion beat the evaluation that was there before it in a match at equal time. In the file of a
game, the parts of a network have the name of its table before them, as in `coloured/2/inputs`, and
`coloured/2/made` says how it was made.
"""

from functools import cache
from importlib.resources import files
from io import BytesIO
from typing import Any

import numpy as np
import numpy.typing as npt

from faience.players.search.network import Network
from faience.players.search.weights import table_name
from faience.rules.games import rules_for

FOLDER = "champions"


def champion_for(state: np.record) -> Network | None:
    """The network for a table, if one was learned for just this kind."""
    rules = rules_for(state)
    return champions(rules.name).get(f"{table_name(rules, state)}/{int(state.players)}")


@cache
def champions(game: str) -> dict[str, Network]:
    """The networks of a game by table."""
    arrays = _shipped(game)
    last = f"/{Network._fields[0]}"
    tables = [name.removesuffix(last) for name in arrays if name.endswith(last)]
    return {table: Network(*(arrays[f"{table}/{part}"] for part in Network._fields)) for table in tables}


def _shipped(game: str) -> dict[str, npt.NDArray[Any]]:
    source = files("faience.players.search") / FOLDER / f"{game}.npz"
    if not source.is_file():
        return {}
    with np.load(BytesIO(source.read_bytes()), allow_pickle=False) as archive:
        return {name: archive[name] for name in archive.files}
