"""A short word for what a search judges a table by.

It changes with the network, the weights, and the looks beyond a round; that of a level also with what makes the level.
"""

from collections.abc import Iterable, Mapping
from hashlib import sha256
from typing import Any

import numpy as np

from faience.players.search.champions import chosen_champion
from faience.players.search.describer import describer_for
from faience.players.search.weights import name_with, weights_called
from faience.rules.rulebook import Rulebook

LETTERS = 16


def fingerprint(
    rules: Rulebook, board: str, options: Mapping[str, bool], players: int, champion: str | None, level: str = ""
) -> str:
    """Of the champion in the file of that name, or of what a search has by itself, or a SetupError.

    `level` says what makes a level, if it is one that judges.
    """
    table = name_with(rules, board, options)
    network = chosen_champion(champion, rules, f"{table}/{players}")
    parts = (weights_called(rules, table, players),) if network is None else network
    looks = describer_for(rules.dtype).looks
    return word_for((*parts, np.array(looks)) if looks else parts, level)


def word_for(parts: Iterable[np.ndarray[Any, Any]], level: str = "") -> str:
    """The word for the numbers of a network, or of weights."""
    return sha256(b"".join(map(_bytes, parts)) + level.encode()).hexdigest()[:LETTERS]


def _bytes(part: np.ndarray[Any, Any]) -> bytes:
    """The same on every machine."""
    return part.astype(part.dtype.newbyteorder("<")).tobytes()
