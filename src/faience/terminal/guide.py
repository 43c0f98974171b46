"""What the terminal must know of a game: how its moves are typed, and what they mean at the table."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass

from faience.game import Game
from faience.rules.events import Event


@dataclass(frozen=True)
class Guide:
    """One game's ways. A step is a move or its beginning: "2", "2B" and "2B3" lead to 2B3."""

    steps: Callable[[str], tuple[str, ...]]  # the steps that lead to a move, itself the last
    meaning: Callable[[Game, str, str], str]  # what a step of a legal move means in a language
    whole_meaning: Callable[[Game, str, str], str]  # what a legal move means, without what was typed before
    listed_as: Callable[[str], str]  # the step under which the list of moves has a move
    suited: Callable[[Game], Sequence[str]]  # one or two legal moves that show what can be done now
    examples: Callable[[Game], Sequence[str]]  # moves of every kind, for the help
    notes: Callable[[Game, str], Sequence[str]]  # what else the help shows, line by line
    board_name: str  # the message that names its boards
    second_half: tuple[type[Event], ...]  # events that only the second half of a round has
    second_half_heading: str  # the message that announces it
