"""People at the terminal, for the tests."""

import io
from collections.abc import Callable, Iterator
from random import Random

from rich.console import Console

from faience.terminal.choices import Choice
from faience.terminal.lobby import Lobby
from faience.terminal.options import TerminalOptions

Suggest = Callable[[str], list[Choice]]


class Person:
    """Types the given lines, then (if asked to) follows the completions to the end of the game, then leaves.

    Of several completions it takes the first, or with a mood any of them.
    """

    def __init__(self, *lines: str, goes_on: bool = False, mood: int | None = None) -> None:
        self.lines: Iterator[str] = iter(lines)
        self.goes_on = goes_on
        self.mood = None if mood is None else Random(mood)

    def __call__(self, question: str, suggest: Suggest | None = None, hint: Callable[[str], str] | None = None) -> str:
        line = next(self.lines, None)
        if line is not None:
            return line
        typed = ""
        while self.goes_on and suggest and (following := suggest(typed)):
            chosen = self.mood.choice(following) if self.mood else following[0]
            typed = chosen.text
            assert chosen.meaning
            assert hint is None or hint(typed)
        if not typed:
            raise EOFError
        return typed


def sit_down(person: Person, **options: object) -> str:
    """Play in a terminal of 80 columns; what was printed."""
    paper = io.StringIO()
    console = Console(file=paper, width=80, highlight=False, markup=False, color_system=None)
    defaults: dict[str, object] = {"seats": ("Ana=human", "greedy"), "seed": 3}
    chosen = TerminalOptions(**(defaults | options))  # type: ignore[arg-type]
    assert Lobby(chosen, ask=person, console=console).run() == 0
    return paper.getvalue().replace("\N{NO-BREAK SPACE}", " ")
