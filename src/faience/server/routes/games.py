"""What can be played, and against whom."""

from typing import Any

import msgspec
from litestar import Request, get

from faience.players.levels import HIGHEST
from faience.rules.games import GAMES
from faience.server.languages import language_of
from faience.server.problems import PROBLEMS
from faience.texts import say

PLAYERS = (2, 3, 4)
BOARD_MESSAGES = {"azul": "board", "summer-pavilion": "pavilion-board"}


class Named(msgspec.Struct):
    """A choice, with its name and what it means in the reader's language."""

    id: str
    name: str
    about: str


class GameChoice(msgspec.Struct):
    """A game with its boards and options."""

    id: str
    name: str
    players: tuple[int, ...]
    boards: list[Named]
    options: list[Named]


class LevelChoice(msgspec.Struct):
    """A bot."""

    level: int
    name: str
    about: str


class Choices(msgspec.Struct):
    """All that a table can be set up with."""

    games: list[GameChoice]
    levels: list[LevelChoice]


@get("/games", tags=["games"], summary="Games, boards, options and levels, in words", responses=PROBLEMS)
async def games(request: Request[Any, Any, Any]) -> Choices:
    lang = language_of(request.scope)
    return Choices(
        games=[game_choice(game, lang) for game in GAMES],
        levels=[
            LevelChoice(level, say("level-name", lang, level=level), say("level-about", lang, level=level))
            for level in range(1, HIGHEST + 1)
        ],
    )


def game_choice(game: str, lang: str) -> GameChoice:
    message = BOARD_MESSAGES[game]
    return GameChoice(
        id=game,
        name=say(game, lang),
        players=PLAYERS,
        boards=[
            Named(board, say(f"{message}-name", lang, board=board), say(f"{message}-about", lang, board=board))
            for board in GAMES[game].boards
        ],
        options=[
            Named(option, say(f"{option}-name", lang), say(f"{option}-about", lang)) for option in GAMES[game].options
        ],
    )
