"""Playing in a terminal, with people and bots, in English or French."""

from faience.terminal.options import TerminalOptions

__all__ = ["TerminalOptions", "run_terminal"]


def run_terminal(options: TerminalOptions) -> int:
    """Sit down at the terminal; the exit code when everybody has left."""
    from faience.terminal.lobby import Lobby  # the rules and their compiler are loaded only to play

    return Lobby(options).run()
