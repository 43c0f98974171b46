"""Names, lines and reasons as a reader is told them."""

import re
from collections.abc import Iterable, Sequence

import msgspec

from faience.analysis.course import followed
from faience.analysis.words import in_words
from faience.game import Game
from faience.notation.move import Move
from faience.texts import Phrase, say

LEVEL = re.compile(r"level:([1-8])( \d+)?")  # how a record calls a bot; a number tells those of the same level apart


class LineMove(msgspec.Struct, frozen=True):
    """A move of a line: how a game may go on."""

    seat: int
    text: str  # notation
    words: str


def told_line(game: Game, line: Sequence[Move], lang: str) -> tuple[LineMove, ...]:
    """A line from the position of a game, within its round."""
    steps = followed(game, line).history
    return tuple(
        LineMove(step.seat, str(step.move), step.move.describe(lang, game.board))
        for step in steps
        if step.move is not None and step.seat is not None
    )


def name_in_words(name: str, lang: str) -> str:
    """Who sits there; bots by the name of their level."""
    level = LEVEL.fullmatch(name)
    return say("level-name", lang, level=int(level[1])) + (level[2] or "") if level else name


def reasons_in_words(reasons: Iterable[Phrase], lang: str) -> str:
    """Reasons one after the other, in which bots are called by their names."""
    return in_words([_with_names(reason, lang) for reason in reasons], lang)


def _with_names(reason: Phrase, lang: str) -> Phrase:
    values = {
        name: name_in_words(value, lang) if isinstance(value, str) else value for name, value in reason.values.items()
    }
    return Phrase(reason.message_id, **values)
