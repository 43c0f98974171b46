"""Games that somebody brings along: a record, or a position as text or as data; whatever was pasted."""

from contextlib import suppress
from typing import Annotated, Any

from msgspec import Meta, Struct

from faience.errors import NotationError, SetupError
from faience.game import Game, from_json, read_game, read_position
from faience.game.record import UNKNOWN
from faience.notation.position import game_shown, read_json, state_of
from faience.rules.games import GAMES
from faience.rules.market import DEAL
from faience.server.replay import cut
from faience.server.setup import Name
from faience.server.words import clean

LONGEST_RECORD = 30_000  # letters
LONGEST_MOVE = 20

RecordText = Annotated[
    str, Meta(max_length=LONGEST_RECORD, description="a record, or a position on one line or as JSON")
]
MoveText = Annotated[
    str, Meta(max_length=LONGEST_MOVE, description="to be played then, with the deal that may follow it")
]


class Given(Struct, forbid_unknown_fields=True, kw_only=True):
    """A game, by its record or its position: one of both."""

    record: RecordText | None = None
    position: dict[str, Any] | None = None  # as JSON has it
    names: Annotated[list[Name], Meta(max_length=4, description="who plays on from the position")] | None = None
    at: Annotated[int, Meta(ge=0, description="only the first so many steps")] | None = None

    def game(self) -> Game:
        """The game at that step; if its record ends before a deal, chance deals."""
        if (self.record is None) == (self.position is None):
            raise SetupError("setup-record")
        game = read_anything(self.record) if self.record is not None else self._at_position()
        return game if self.at is None or self.at >= len(game.history) else cut(game, self.at)

    def _at_position(self) -> Game:
        game = Game(state_of(self.position), names=self.names and [clean(name) or UNKNOWN for name in self.names])
        game.deal()
        return game


class GivenMove(Given, forbid_unknown_fields=True, kw_only=True):
    """A game, and how it goes on."""

    move: MoveText | None = None

    def game(self) -> Game:
        game = super().game()
        if self.move is not None:
            if game.state.phase == DEAL:
                game.deal()
            game.play(self.move)
        return game


def read_anything(text: str, *, deal: bool = True) -> Game:
    """The game of a record, or one that begins at a position; a record that ends before a deal may wait for it."""
    words = text.split(maxsplit=1)
    if words and words[0].lower() in GAMES:
        return _read_line(text.strip())
    if words and words[0].startswith("{"):
        try:
            data = read_json(text)
        except NotationError:
            if "[" not in text.partition("}")[2]:  # else it was a comment before a record
                raise
        else:
            return _read_data(data, deal=deal)
    return read_game(text, deal=deal)


def _read_line(text: str) -> Game:
    """A position on one line; if it makes no sense as the game that it names, it may be one of the other."""
    try:
        return read_position(text)
    except NotationError:
        for game in GAMES:
            with suppress(NotationError):
                return read_position(" ".join([game, *text.split()[1:]]))
        raise


def _read_data(data: Any, *, deal: bool) -> Game:
    """A position, or what holds one or a record: an answer of this server, say. Its boards show which game it is."""
    if isinstance(data, dict) and isinstance(data.get("record"), str):
        return read_game(data["record"], deal=deal)
    position = data.get("position", data) if isinstance(data, dict) else data
    shown = game_shown(position) if isinstance(position, dict) else None
    return from_json({**position, "game": shown} if shown else position)
