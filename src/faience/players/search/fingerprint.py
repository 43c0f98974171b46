"""A short word for what a search judges a table by: it changes with the network, the weights, and the deals ahead."""

from collections.abc import Iterable, Mapping
from hashlib import sha256
from typing import Any

import numpy as np

from faience.players.search.champions import chosen_champion
from faience.players.search.describer import describer_for
from faience.players.search.weights import name_with, weights_called
from faience.rules.rulebook import Rulebook

LETTERS = 16


def fingerprint(rules: Rulebook, board: str, options: Mapping[str, bool], players: int, champion: str | None) -> str:
    """Of the champion in the file of that name, or of what a search has by itself, or a SetupError."""
    table = name_with(rules, board, options)
    network = chosen_champion(champion, rules, f"{table}/{players}")
    parts = (weights_called(rules, table, players),) if network is None else network
    deals = describer_for(rules.dtype).deals
    return word_for((*parts, np.array([deals])) if deals else parts)


def word_for(parts: Iterable[np.ndarray[Any, Any]]) -> str:
    """The word for the numbers of a network, or of weights."""
    return sha256(b"".join(map(_bytes, parts))).hexdigest()[:LETTERS]


def _bytes(part: np.ndarray[Any, Any]) -> bytes:
    """The same on every machine."""
    return part.astype(part.dtype.newbyteorder("<")).tobytes()
