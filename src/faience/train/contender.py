"""Who plays and is played against: a network, or weights alone. The file of one is a file of champions."""

from dataclasses import dataclass
from io import BytesIO
from pathlib import Path
from typing import Any

import numpy as np
import numpy.typing as npt

from faience.errors import SetupError
from faience.files import UNREADABLE, put
from faience.players.search import SearchPlayer
from faience.players.search.champions import champion_for, champion_in
from faience.players.search.desk import Desk, new_desk
from faience.players.search.memory import new_memory
from faience.players.search.network import Network
from faience.players.search.weights import weights_for
from faience.tuning.table import Table

MEMORY_BITS = 14  # a search of some hundred nodes needs no more
WEIGHTS = "weights"

Floats = npt.NDArray[np.floating[Any]]


@dataclass(frozen=True)
class Contender:
    """What positions are judged by."""

    weights: Floats
    network: Network | None = None

    def desk(self, table: Table) -> Desk:
        """A desk for self-play."""
        return new_desk(table.rules.dtype, self.weights, new_memory(MEMORY_BITS), network=self.network)

    def player(self, **budget: Any) -> SearchPlayer:
        if self.network is None:
            return SearchPlayer(weights=self.weights.astype(np.float64), **budget)
        return SearchPlayer(champion=self.network, **budget)


def of_network(network: Network) -> Contender:
    return Contender(network.weights, network)


def weights_alone(table: Table) -> Contender:
    return Contender(weights_for(table.start()))


def shipped(table: Table) -> Contender:
    """The champion that comes with the package, else its weights."""
    champion = champion_for(table.start())
    return weights_alone(table) if champion is None else of_network(champion)


def in_file(file: Path, table: Table) -> Contender:
    """The champion of a file, or the weights alone that were written into one; a SetupError if it has neither."""
    weights = f"{table.name}/{WEIGHTS}"
    try:
        with file.open("rb") as opened, np.load(opened, allow_pickle=False) as archive:
            if weights in archive.files and f"{table.name}/inputs" not in archive.files:
                return Contender(archive[weights])
    except UNREADABLE:
        raise SetupError("champion-file", file=str(file)) from None
    return of_network(champion_in(file, table.start()))


def write(file: Path, table: Table, contender: Contender, made: str) -> None:
    """The file holds the old one or the new one, whatever happens."""
    parts = {WEIGHTS: contender.weights} if contender.network is None else contender.network._asdict()
    arrays = {f"{table.name}/{name}": part for name, part in parts.items()}
    content = BytesIO()
    np.savez(content, allow_pickle=False, **{f"{table.name}/made": np.array(made)}, **arrays)
    put(file, content.getvalue())
