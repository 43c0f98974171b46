"""A table that is not in the box cannot be set up, and both languages say why."""

from typing import Any

import pytest
from tests.contract.configurations import CONTRACTS

from faience.errors import SetupError
from faience.game import new_game
from faience.rules.games import rules_of


@pytest.mark.parametrize("game", CONTRACTS)
@pytest.mark.parametrize(
    ("wishes", "code"),
    [
        ({"board": "marble"}, "setup-board"),
        ({"players": 1}, "setup-players"),
        ({"players": 5}, "setup-players"),
        ({"starter": 2}, "setup-starter"),
        ({"starter": -1}, "setup-starter"),
        ({"players": 4, "starter": 4}, "setup-starter"),
        ({"dice": True}, "setup-option"),
        ({"names": ["Ana"]}, "setup-names"),
        ({"names": ["Ana", "Rui", "Eva"]}, "setup-names"),
    ],
)
def test_what_is_not_in_the_box_is_refused(game: str, wishes: dict[str, Any], code: str):
    with pytest.raises(SetupError) as refused:
        new_game(game, **wishes)
    assert refused.value.code == code
    assert refused.value.text("en") != refused.value.text("fr")


def test_no_other_game_is_known():
    with pytest.raises(SetupError, match="backgammon"):
        rules_of("backgammon")
