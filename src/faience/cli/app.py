"""The command as a whole: how it is entered and left, and in which language it speaks."""

import os
import signal
import sys
from collections.abc import Callable
from functools import wraps
from time import monotonic
from typing import NoReturn, ParamSpec

import typer

from faience.errors import FaienceError
from faience.manual import word
from faience.texts import LANGUAGES, default_language, say

WRONG = 2  # the exit code for a wrong option, file, position or move, as Typer has it
INTERRUPTED = 130  # as shells have it for Ctrl-C
ONCE = 1.0  # seconds: `timeout` sends SIGTERM twice, and means it once

Arguments = ParamSpec("Arguments")

app = typer.Typer(
    add_completion=False,
    no_args_is_help=False,
    pretty_exceptions_enable=False,
    rich_markup_mode="rich",
    help=word("cli-help"),
    epilog=word("cli-epilog"),
)


def main() -> None:
    """Run the command; what is the user's mistake is told in one line."""
    from faience.render.letters import make_printable

    make_printable()
    try:
        code = app(standalone_mode=False)
        if sys.stdout is not None:
            sys.stdout.flush()
        sys.exit(code)
    except SystemExit as left:
        if isinstance(left.__context__, BrokenPipeError):  # Rich and Typer make it a failure
            _leave_quietly()
        raise
    except BrokenPipeError:
        _leave_quietly()
    except FaienceError as error:
        sys.exit(_complain(error.text(language())))
    except typer.TyperException as error:
        sys.exit(_complain(error.format_message()))
    except typer.Abort:
        sys.exit(INTERRUPTED)
    except OSError as error:
        sys.exit(_complain(f"{error.filename}: {error.strerror}" if error.filename else str(error)))


def _leave_quietly() -> NoReturn:
    """Nobody reads on, which is no mistake (`faience show game.txt | head -1`); Python would fail to print the rest."""
    os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
    sys.exit(0)


def _complain(reason: str) -> int:
    from faience.render.letters import printable

    print(f"faience: {printable(' '.join(reason.split()))}", file=sys.stderr)
    return WRONG


def interruptible(command: Callable[Arguments, bool]) -> Callable[Arguments, None]:
    """A long command that Ctrl-C ends with what there is by then, and that says whether it came to its end.

    SIGTERM does the same: Ctrl-C does not reach what runs in the background, in a container or as a service.
    """

    @wraps(command)
    def run(*arguments: Arguments.args, **options: Arguments.kwargs) -> None:
        told = 0.0

        def interrupt(*_: object) -> None:
            nonlocal told
            before, told = told, monotonic()
            if not before or told - before > ONCE:
                raise KeyboardInterrupt

        by_others = signal.signal(signal.SIGTERM, interrupt)
        try:
            is_complete = command(*arguments, **options)
        finally:
            if not told:  # otherwise it may be on its way once more
                signal.signal(signal.SIGTERM, by_others)
        raise typer.Exit(0 if is_complete else INTERRUPTED)

    return run


def speak(lang: str | None) -> str:
    """The language to use from now on, for complaints too."""
    if lang is not None and lang not in LANGUAGES:
        known = ", ".join(LANGUAGES)
        raise typer.BadParameter(say("cli-lang-unknown", default_language(), given=lang, known=known))
    _language.append(lang or default_language())
    return language()


def language() -> str:
    """The language in use."""
    return _language[-1]


_language = [default_language()]


def warn_of_compiling(lang: str) -> None:
    """The first run compiles the rules, which takes a while. Said only when nothing is wrong with what was asked."""
    from faience.rules.cache import is_cold

    if is_cold():
        print(say("lobby-compiling", lang), file=sys.stderr, flush=True)
