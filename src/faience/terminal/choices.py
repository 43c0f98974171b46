"""What can be typed next, and what it would mean at this table."""

from dataclasses import dataclass

from faience.game import Game
from faience.terminal import guide_azul, guide_pavilion
from faience.terminal.guide import Guide

GUIDES = {"azul": guide_azul.GUIDE, "summer-pavilion": guide_pavilion.GUIDE}


@dataclass(frozen=True)
class Choice:
    """A text to type, whole or in part, and what it means."""

    text: str
    meaning: str


def guide_to(game: Game) -> Guide:
    """The ways of a game."""
    return GUIDES[game.rules.name]


def choices(game: Game, typed: str, lang: str) -> list[Choice]:
    """The next steps of the legal moves that begin with what has been typed."""
    guide = guide_to(game)
    steps: dict[str, None] = {}
    for move in game.legal_moves:
        following = [step for step in guide.steps(str(move)) if is_beginning(typed, step) and len(step) > len(typed)]
        if following:
            steps[following[0]] = None
    return [Choice(step, guide.meaning(game, step, lang)) for step in steps]


def grouped(game: Game, lang: str) -> list[tuple[Choice, list[str]]]:
    """The legal moves, those with the same beginning together: each group with its meaning and its moves."""
    guide = guide_to(game)
    groups: dict[str, list[str]] = {}
    for move in map(str, game.legal_moves):
        groups.setdefault(guide.listed_as(move), []).append(move)
    return [(Choice(step, guide.meaning(game, step, lang)), moves) for step, moves in groups.items()]


def whole_meaning(game: Game, move: str, lang: str) -> str:
    """A legal move in words."""
    return guide_to(game).whole_meaning(game, move, lang)


def is_beginning(typed: str, step: str) -> bool:
    return step.upper().startswith(typed.upper())
