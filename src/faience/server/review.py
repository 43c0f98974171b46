"""A game to look through: what happened, step by step, and the table after each."""

from typing import Any

import msgspec

from faience.game import Game, read_game


class ReviewStep(msgspec.Struct, omit_defaults=True):
    """A move, or a deal (without seat and move), and the position after it."""

    events: list[dict[str, Any]]
    position: dict[str, Any]
    seat: int | None = None
    move: int | None = None
    text: str | None = None


class Review(msgspec.Struct):
    """A whole game."""

    game: str
    board: str
    options: dict[str, bool]
    names: list[str] | None
    date: str
    start: dict[str, Any]
    steps: list[ReviewStep]
    scores: list[int]
    winners: list[int]  # none while the game goes on


def review_of(played: Game) -> Review:
    replay = Game(played.start, names=played.names, date=played.date)
    start = replay.position
    steps = []
    for step in played.history:
        if step.move:
            replay.play(step.move, deal=False)
        else:
            replay.deal(step.drawn)
        move = step.move
        steps.append(
            ReviewStep(
                events=[event.to_dict() for event in step.events],
                position=dict(replay.position),
                seat=step.seat,
                move=None if move is None else int(move),
                text=None if move is None else str(move),
            )
        )
    return Review(
        game=played.rules.name,
        board=played.board,
        options=played.options,
        names=list(played.names) if played.names else None,
        date=played.date,
        start=dict(start),
        steps=steps,
        scores=list(played.scores),
        winners=list(played.winners),
    )


def review_record(text: str) -> Review:
    return review_of(read_game(text))
