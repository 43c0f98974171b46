"""Before and between games: go on with a kept one, or set up a new one."""

import random
import sys
from pathlib import Path

from rich.console import Console

from faience.game import new_game
from faience.players import PLAYERS, player
from faience.render.letters import make_printable
from faience.terminal.options import Seat, TerminalOptions, seats_from
from faience.terminal.prompt import Ask, asker
from faience.terminal.saves import SavedGame, new_path, unfinished
from faience.terminal.session import Session
from faience.texts import say

OFFERED = 5


class Lobby:
    """Opens one session after another."""

    def __init__(self, options: TerminalOptions, ask: Ask | None = None, console: Console | None = None) -> None:
        make_printable()
        self.options = options
        self.lang = options.lang
        self.ask = ask or asker(options.plain)
        self.console = console or Console(
            highlight=False, markup=False, emoji=False, color_system=None if options.plain else "auto"
        )

    def run(self) -> int:
        seats = seats_from(self.options.seats, tuple(PLAYERS))
        session = self.kept_session() or self.new_session(seats)
        try:
            while session.run() == "new":
                session = self.new_session(session.seats)
        except (EOFError, KeyboardInterrupt):
            self.console.print()
        if not session.game.is_over:
            self.console.print(say("lobby-kept", self.lang))
        return 0
'''
'''
