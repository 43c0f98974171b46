"""The weights that come with the package, by game, board, options and number of players."""

from collections.abc import Mapping
from functools import cache
from importlib.resources import files
from io import BytesIO
from typing import Any

import numpy as np
import numpy.typing as npt

from faience.players.search.describer import describer_for
from faience.rules.games import rules_for
from faience.rules.rulebook import Rulebook

FOLDER = "weights"
SCORE = 0  # every game's first feature is the score


def weights_for(state: np.record) -> npt.NDArray[np.float64]:
    """The weights for a table, or those of the most similar one that has any."""
    rules = rules_for(state)
    return weights_called(rules, table_name(rules, state), int(state.players))


def weights_called(rules: Rulebook, board: str, players: int) -> npt.NDArray[np.float64]:
    """The same by the name of a board and its options, as in coloured+jokers."""
    found = most_similar(_shipped(rules.name), rules, board, players)
    return bare_weights(rules) if found is None else found


def most_similar(
    known: Mapping[str, npt.NDArray[np.float64]], rules: Rulebook, board: str, players: int
) -> npt.NDArray[np.float64] | None:
    """The weights for a board and its options, else for the board without options, else for the game's first board.

    What a board is worth hardly depends on how many sit around the table: those for two players serve for all.
    """
    for like in (board, board.partition("+")[0], rules.boards[0]):
        for name in (f"{like}/{players}", f"{like}/2"):
            if name in known:
                return known[name]
    return None


def table_name(rules: Rulebook, state: np.record) -> str:
    """Board and options, as in coloured+jokers."""
    return name_with(rules, rules.boards[int(state.board)], {option: state[option] for option in rules.options})


def name_with(rules: Rulebook, board: str, options: Mapping[str, Any]) -> str:
    """The same for a table that is not made yet."""
    return "+".join([board, *(option for option in rules.options if options.get(option))])


def bare_weights(rules: Rulebook) -> npt.NDArray[np.float64]:
    """To begin with: ten points more are odds of e to one."""
    describer = describer_for(rules.dtype)
    weights = np.zeros((describer.stages, describer.features))
    weights[:, SCORE] = 1.0
    return weights


@cache
def _shipped(game: str) -> dict[str, npt.NDArray[Any]]:
    source = files("faience.players.search") / FOLDER / f"{game}.npz"
    if not source.is_file():
        return {}
    with np.load(BytesIO(source.read_bytes())) as archive:
        return {name: archive[name].astype(np.float64) for name in archive.files}
