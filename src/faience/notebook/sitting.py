"""Somebody at a table with bots: what was pointed at so far, and what comes of it."""

from collections.abc import Mapping, Sequence

from faience.game import Game
from faience.notation.move import Move
from faience.notebook.pointing import Path, path_of, words_of
from faience.players import Player
from faience.render.narration import narrate

TOLD = 6  # lines of the log


class Sitting:
    """One person and bots in the other seats. A move is pointed at step by step; bots answer at once."""

    def __init__(self, game: Game, bots: Mapping[int, Player], names: Sequence[str], lang: str = "en") -> None:
        """`bots` by their seats; the seat that has none is the person's."""
        (self.seat,) = set(range(game.players)) - set(bots)
        self.game, self.names, self.lang = game, tuple(names), lang
        self.chosen: list[str] = []
        self._bots = bots
        self._let_bots_move()

    @property
    def choices(self) -> dict[str, str]:
        """What may be pointed at next, by its name in the picture; in words, what that means."""
        found: dict[str, list[Move]] = {}
        for move, path in self._candidates().items():
            if len(path) > len(self.chosen):
                found.setdefault(path[len(self.chosen)], []).append(move)
        return {
            name: self._told(*moves) if len(moves) == 1 else words_of(name, self.lang) for name, moves in found.items()
        }

    @property
    def buttons(self) -> dict[str, str]:
        """Moves that can be made now, with nothing more to point at: their texts, and in words."""
        here = [move for move, path in self._candidates().items() if len(path) == len(self.chosen)]
        return {str(move): self._told(move) for move in here}

    @property
    def lines(self) -> list[str]:
        """The last lines of the log."""
        events = [event for step in self.game.history for event in step.events]
        told = narrate(events, names=self.names, lang=self.lang)
        return [line.text if line.seat is None else f"{self.names[line.seat]} {line.text}" for line in told[-TOLD:]]

    @property
    def can_undo(self) -> bool:
        return any(step.seat == self.seat for step in self.game.history)

    def choose(self, name: str) -> None:
        """Point at something, or press a button. What is not offered changes nothing but takes back the pointing."""
        if name in self.buttons:
            self._play(name)
            return
        if name not in self.choices:
            self.chosen = []
            if name not in self.choices:
                return
        self.chosen.append(name)
        if not self.choices and len(self.buttons) == 1:
            self._play(*self.buttons)

    def back(self) -> None:
        """Point at nothing."""
        self.chosen = []

    def undo(self) -> None:
        """Take back the person's last move, and what the others did after it."""
        self.chosen = []
        while self.can_undo:
            seats = [step.seat for step in self.game.history if step.move]
            self.game.undo()
            if seats[-1] == self.seat:
                return

    def _candidates(self) -> dict[Move, Path]:
        """The moves that what was pointed at leaves, each with all that it is pointed at by."""
        if self.game.to_move != self.seat:
            return {}
        position, begun = self.game.position, tuple(self.chosen)
        paths = {move: path_of(move, position) for move in self.game.legal_moves}
        return {move: path for move, path in paths.items() if path[: len(begun)] == begun}

    def _told(self, move: Move) -> str:
        return move.describe(self.lang, self.game.board)

    def _play(self, move: str) -> None:
        self.chosen = []
        self.game.play(move)
        self._let_bots_move()

    def _let_bots_move(self) -> None:
        while (seat := self.game.to_move) is not None and seat != self.seat:
            self.game.play(self._bots[seat].choose(self.game.seen()))
