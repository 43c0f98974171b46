"""The games there are."""

from typing import Any

import numpy as np

from faience.errors import SetupError
from faience.rules.azul import AZUL
from faience.rules.pavilion import SUMMER_PAVILION
from faience.rules.rulebook import Rulebook

GAMES = {rulebook.name: rulebook for rulebook in (AZUL, SUMMER_PAVILION)}


def rules_of(game: Any) -> Rulebook:
    """The rules of a game by its name."""
    if not isinstance(game, str) or game not in GAMES:
        raise SetupError("setup-game", given=str(game), known=", ".join(GAMES))
    return GAMES[game]


def rules_for(state: np.record) -> Rulebook:
    """The rules that a state obeys."""
    return next(rulebook for rulebook in GAMES.values() if rulebook.dtype == state.dtype)
