"""Positions as JSON and as one line, for every game: read plain data first, then ask what is wrong with it."""

import json
from collections.abc import Callable
from typing import Any, NamedTuple

import numpy as np

from faience.errors import InvalidPosition, NotationError
from faience.notation import azul, pavilion
from faience.rules.games import rules_for, rules_of
from faience.texts import Phrase


class Form(NamedTuple):
    """How a game writes and reads its positions."""

    write: Callable[[np.record], "Position"]
    read: Callable[["Position"], np.record]
    problems: Callable[[Any], list[Phrase]]
    write_line: Callable[["Position"], str]
    parse_line: Callable[[str], "Position"]


FORMS = {
    "azul": Form(azul.table.write, azul.table.read, azul.problems.problems, azul.line.write, azul.line.parse),
    "summer-pavilion": Form(
        pavilion.table.write, pavilion.table.read, pavilion.problems.problems, pavilion.line.write, pavilion.line.parse
    ),
}

SIGNS = {"azul": "wall", "summer-pavilion": "stars"}  # what only a board of the game has

Position = dict[str, Any]


def position_of(state: np.record) -> Position:
    """The position as the JSON has it."""
    return FORMS[rules_for(state).name].write(state)


def line_of(state: np.record) -> str:
    """The position on one line."""
    return FORMS[rules_for(state).name].write_line(position_of(state))


def state_of(position: Any) -> np.record:
    """The state of a position, or every reason why there is no such table."""
    game = position.get("game") if isinstance(position, dict) else None
    if not isinstance(game, str) or game not in FORMS:
        raise InvalidPosition([Phrase("position-game", known=", ".join(FORMS))])
    if game_shown(position) not in (game, None):
        raise InvalidPosition([Phrase("position-other-game", given=game, game=game_shown(position))])
    form = FORMS[game]
    found = form.problems(position)
    if found:
        raise InvalidPosition(found)
    return form.read(position)


def game_shown(position: Position) -> str | None:
    """The game whose boards the players of a position have, whatever it says of itself."""
    players = position.get("players")
    boards = [player for player in players if isinstance(player, dict)] if isinstance(players, list) else []
    return next((game for game, sign in SIGNS.items() if any(sign in board for board in boards)), None)


def read_json(text: str) -> Position:
    """The data of a position written as JSON."""
    try:
        return json.loads(text)  # type: ignore[no-any-return]
    except json.JSONDecodeError as error:
        raise NotationError("notation-json", line=error.lineno, column=error.colno) from None
    except (RecursionError, ValueError):  # too deep, or a number of thousands of digits
        raise NotationError("notation-json") from None


def read_line(text: str) -> Position:
    """The data of a position on one line."""
    game = (text.split() or [""])[0].lower()
    return FORMS[rules_of(game).name].parse_line(text)
