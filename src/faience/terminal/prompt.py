"""Asking a person for a line: with completion on a real terminal, plainly everywhere else."""

import sys
from collections.abc import Callable
from typing import Protocol, TextIO

from faience.render.letters import make_readable
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
    if plain or not (_is_terminal(sys.stdin) and _is_terminal(sys.stdout)):
        make_readable()
        return ask_plainly
    from faience.terminal.editor import Editor

    return Editor()


def _is_terminal(stream: TextIO | None) -> bool:
    return stream is not None and stream.isatty()  # None is one that was closed before we began


def ask_plainly(question: str, suggest: Suggest | None = None, hint: Hint | None = None) -> str:
    """Read a line from standard input, which may be a script; its answers are shown after the questions."""
    print(question, end="", flush=True)
    line = sys.stdin.readline() if sys.stdin is not None else ""
    if not line:
        print()
        raise EOFError
    if not _is_terminal(sys.stdin):
        print(line.rstrip("\n"))
    return line.strip()
