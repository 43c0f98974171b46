"""Before and between games: go on with a kept one, or set up a new one."""

import random
from collections.abc import Callable, Mapping, Sequence
from dataclasses import replace
from pathlib import Path
from typing import Any

from rich.console import Console

from faience.errors import SetupError
from faience.game import Game, new_game
from faience.players import player
from faience.render.letters import make_printable
from faience.rules.games import rules_of
from faience.terminal.choices import guide_to
from faience.terminal.options import Seat, TerminalOptions, seats_from
from faience.terminal.prompt import Ask, asker
from faience.terminal.saves import SavedGame, kept_files, kept_games, new_path
from faience.terminal.session import Session
from faience.texts import Phrase, say

OFFERED = 5


def _no_state(*_: Any, **__: Any) -> Any:
    return None


def check_options(game: str, players: int, board: str, options: dict[str, bool]) -> None:
    """A SetupError if there is no such game; no table is made, for which rules would have to be compiled."""
    replace(rules_of(game), new_state=_no_state).set_up(players, board, options, starter=0)


class Lobby:
    """Opens one session after another."""

    def __init__(
        self,
        options: TerminalOptions,
        ask: Ask | None = None,
        console: Console | None = None,
        before_rules: Callable[[], None] = lambda: None,
    ) -> None:
        make_printable()
        self.options = options
        self.lang = options.lang
        self.before_rules = before_rules
        self.ask = ask or asker(options.plain)
        self.console = console or Console(
            highlight=False, markup=False, emoji=False, color_system=None if options.plain else "auto"
        )
        self.seed = random.getrandbits(32) if options.seed is None else options.seed

    def run(self) -> int:
        """Play until everybody has left."""
        seats = seats_from(self.options.seats, self.lang)
        options = {"jokers": True} if self.options.jokers else {}
        check_options(self.options.game, len(seats), self.options.board, options)
        if self.options.resume and not kept_files():
            raise SetupError("setup-nothing-kept")
        self.before_rules()
        session: Session | None = None
        try:
            kept = self.choose_kept()
            if kept:
                session = self.kept_session(kept)
            else:
                session = self.new_session(seats, self.options.game, self.options.board, options)
            while session.run() == "new":
                last = session.game
                session = self.new_session(session.seats, last.rules.name, last.board, last.options)
        except (EOFError, KeyboardInterrupt):
            self.console.print()
        if session and not session.game.is_over:
            self.console.print(say("lobby-kept", self.lang))
        return 0

    def choose_kept(self) -> SavedGame | None:
        """The kept game to go on with, if there is one and the person wants it."""
        if self.options.resume is False:
            return None
        kept, broken = kept_games(OFFERED)
        for path in broken:
            self.console.print(say("lobby-broken", self.lang, file=str(path)))
        if self.options.resume:
            if not kept:
                raise SetupError("setup-nothing-kept")
            return kept[0]
        return self.offer(kept) if kept else None

    def offer(self, kept: list[SavedGame]) -> SavedGame | None:
        self.console.print(say("lobby-offer", self.lang, count=len(kept)))
        numbered = {str(number): saved for number, saved in enumerate(kept, start=1)}
        for number, saved in numbered.items():
            self.console.print(f"  {number}  {self.in_words(saved)}")
        while True:
            answer = self.ask(say("lobby-ask", self.lang) + " ").lower()
            if answer in ("n", "new", say("command-new", self.lang)):
                return None
            if answer in ("", "y", "yes", "o", "oui"):
                return kept[0]
            if answer in numbered:
                return numbered[answer]

    def in_words(self, saved: SavedGame) -> str:
        scores = zip(saved.seats, saved.game.scores, strict=True)
        return say(
            "lobby-game",
            self.lang,
            game=Phrase(saved.game.rules.name),
            board=Phrase(guide_to(saved.game).board_name, board=saved.game.board),
            round=saved.game.round,
            scores=", ".join(f"{seat.name} {score}" for seat, score in scores),
            saved=f"{saved.saved:%Y-%m-%d %H:%M}",
        )

    def kept_session(self, kept: SavedGame) -> Session:
        session = self.session(kept.game, kept.seats, kept.path)
        session.recall()
        return session

    def new_session(self, seats: Sequence[Seat], name: str, board: str, options: Mapping[str, Any]) -> Session:
        """A new game; with a given seed the first is always the same, the second too, and so on."""
        game = new_game(
            name,
            players=len(seats),
            board=board,
            seed=self.seed,
            names=[seat.name for seat in seats],
            **options,
        )
        self.seed += 1
        return self.session(game, seats, new_path())

    def session(self, game: Game, seats: Sequence[Seat], path: Path) -> Session:
        bots = {at: player(seat.player, self.seed + at) for at, seat in enumerate(seats) if not seat.is_human}
        return Session(game, seats, bots, path, ask=self.ask, console=self.console, lang=self.lang)
