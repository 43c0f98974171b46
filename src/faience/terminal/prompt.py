"""Asking a person for a line: with completion on a real terminal, plainly everywhere else."""

import sys
from collections.abc import Callable
from typing import Protocol

from faience.terminal.choices import Choice

Suggest = Callable[[str], list[Choice]]
Hint = Callable[[str], str]


class Ask(Protocol):
    """Asks for a line; EOFError when the person leaves (Ctrl-D, or the end of a script).

    `suggest` completes what has been typed so far, `hint` says something useful about it.
    """

    def __call__(self, question: str, suggest: Suggest | None = None, hint: Hint | None = None) -> str: ...


def asker(plain: bool) -> Ask:
    """The best way of asking that this terminal allows."""
    if plain or not (sys.stdin.isatty() and sys.stdout.isatty()):
        return ask_plainly
    from faience.terminal.editor import Editor

    return Editor()


def ask_plainly(question: str, suggest: Suggest | None = None, hint: Hint | None = None) -> str:
    """Read a line from standard input, which may be a script; its answers are shown after the questions."""
    print(question, end="", flush=True)
    line = sys.stdin.readline()
    if not line:
        print()
        raise EOFError
    if not sys.stdin.isatty():
        print(line.rstrip("\n"))
    return line.strip()
