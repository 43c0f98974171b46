"""Playing in a terminal, with people and bots, in English or French."""

from collections.abc import Callable

from faience.terminal.options import TerminalOptions

__all__ = ["TerminalOptions", "run_terminal"]


def run_terminal(options: TerminalOptions, before_rules: Callable[[], None]) -> int:
    """Sit down at the terminal; the exit code when everybody has left.

    `before_rules` is called when the options have been found good, before the rules are first used.
    """
    from faience.terminal.lobby import Lobby  # the rules and their compiler are loaded only to play

    return Lobby(options, before_rules=before_rules).run()
