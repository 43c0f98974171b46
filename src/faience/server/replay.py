"""A game to look through: what happened, step by step, and the table after each."""

from collections.abc import Iterator
from typing import Any, Literal

import msgspec

from faience.game import Game, Step
from faience.notation.position import line_of, position_of
from faience.server.outlook import legal_moves
from faience.server.told import name_in_words
from faience.server.wire import LegalMove


class ReplayStep(msgspec.Struct, omit_defaults=True):
    """A move, or a deal (without seat and move), and the position after it."""

    events: list[dict[str, Any]]
    position: dict[str, Any]
    seat: int | None = None
    move: int | None = None
    text: str | None = None  # notation
    words: str | None = None  # in the reader's language


class Terminated(msgspec.Struct):
    """How a game ended where its rules alone do not say: the clock of seats ran out, or it was broken off."""

    kind: Literal["time", "aborted"]
    seats: tuple[int, ...]


class Replay(msgspec.Struct):
    """A whole game, and what could be played after it."""

    game: str
    board: str
    options: dict[str, bool]
    names: list[str] | None
    date: str
    start: dict[str, Any]
    steps: list[ReplayStep]
    scores: list[int]
    winners: list[int]  # none while the game goes on
    termination: Terminated | None
    record: str  # the same as text
    line: str  # the last position on one line
    to_move: int | None  # none before a deal and after the end
    legal: tuple[LegalMove, ...]
    at: int  # how many steps there are


def replay_of(played: Game, lang: str) -> Replay:
    steps = [_step(step, table, lang) for step, (_, table) in zip(played.history, _after_each(played), strict=True)]
    return Replay(
        game=played.rules.name,
        board=played.board,
        options=played.options,
        names=[name_in_words(name, lang) for name in played.names] if played.names else None,
        date=played.date,
        start=dict(position_of(played.start)),
        steps=steps,
        scores=list(played.scores),
        winners=list(played.winners),
        termination=Terminated(*played.termination) if played.termination else None,
        record=played.record(),
        line=line_of(played.state),
        to_move=played.to_move,
        legal=legal_moves(played, lang) if played.to_move is not None else (),
        at=len(steps),
    )


def _step(step: Step, table: Game, lang: str) -> ReplayStep:
    move = step.move
    return ReplayStep(
        events=[event.to_dict() for event in step.events],
        position=dict(table.position),
        seat=step.seat,
        move=None if move is None else int(move),
        text=None if move is None else str(move),
        words=None if move is None else move.describe(lang, table.board),
    )


def _after_each(played: Game) -> Iterator[tuple[int, Game]]:
    tables = stepped(played)
    next(tables)
    return tables


def stepped(played: Game) -> Iterator[tuple[int, Game]]:
    """The game at its start, and again after each step; with how many steps were made."""
    table = Game(played.start, names=played.names, date=played.date)
    yield 0, table
    for number, step in enumerate(played.history, 1):
        if step.move:
            table.play(step.move, deal=False)
        else:
            table.deal(step.drawn)
        yield number, table


def cut(played: Game, at: int) -> Game:
    """The first so many steps of a game."""
    table = next(table for number, table in stepped(played) if number == at)
    table.comments = {number: comment for number, comment in played.comments.items() if number <= at}
    return table
