"""A game at the terminal: bots move, people type, everything is told and kept."""

from collections.abc import Mapping, Sequence
from contextlib import suppress
from datetime import date
from itertools import groupby
from pathlib import Path

from rich.console import Console
from rich.table import Table
from rich.text import Text

from faience.errors import FaienceError
from faience.game import Game
from faience.notation.move import Move
from faience.players import Player
from faience.players.protocol import let_go
from faience.render.narration import narrate
from faience.render.spans import cells, shown
from faience.render.text import text_table
from faience.rules.events import Dealt, Event, Poured, Refilled
from faience.terminal.choices import Choice, choices, grouped, guide_to, whole_meaning
from faience.terminal.commands import COMMANDS, command_for, suggestions
from faience.terminal.options import Seat
from faience.terminal.prompt import Ask
from faience.terminal.saves import save, write_atomically
from faience.texts import say

EXAMPLE_WIDTH = 8


class Session:
    """One game, who sits at it, and the file that keeps it."""

    def __init__(
        self,
        game: Game,
        seats: Sequence[Seat],
        bots: Mapping[int, Player],
        path: Path,
        *,
        ask: Ask,
        console: Console,
        lang: str,
    ) -> None:
        self.game = game
        self.seats = seats
        self.bots = bots
        self.path = path
        self.ask = ask
        self.console = console
        self.lang = lang
        self.guide = guide_to(game)
        self.names = [seat.name for seat in seats]
        self.saved_as: Path | None = None
        self.table_is_shown = False
        self.round_told = 0  # the round whose second half is being told
        self.wish = ""

    def run(self) -> str:
        """Play until the person leaves ("quit") or wants another game ("new"); however it ends, bots are let go."""
        try:
            self._play_on()
        finally:
            for bot in self.bots.values():
                let_go(bot)
        return self.wish

    def _play_on(self) -> None:
        save(self.path, self.game, self.seats)
        while not self.wish:
            seat = self.game.to_move
            if seat is not None and seat in self.bots:
                if getattr(self.bots[seat], "is_cold", False):
                    self.write(say("session-compiling", self.lang, name=self.names[seat]))
                self.play(self.bots[seat].choose(self.game.seen()))
                continue
            if not self.table_is_shown:
                self.show_table()
                if self.game.is_over:
                    self.tell_result()
            self.answer(self.ask(self.question(), self.suggest, self.hint))

    def answer(self, line: str) -> None:
        """Do what a typed line says; the reason if that cannot be."""
        word, _, rest = line.partition(" ")
        if not word:
            return
        try:
            if command := command_for(word, self.lang):
                command.run(self, rest.strip())
            else:
                self.play(line)
        except FaienceError as error:
            self.refuse(FaienceError.text(error, self.lang))  # where in the line does not matter here
        except OSError as error:
            self.refuse(f"{error.strerror or error}: {error.filename or ''}".rstrip(": "))

    def play(self, move: Move | str) -> None:
        """Carry out a move, keep the game, tell the move; one that cannot be kept is not made."""
        round_number = self.game.round
        events = self.game.play(move)
        try:
            save(self.path, self.game, self.seats)
        except OSError:
            self.game.undo()
            raise
        self.tell(events, round_number)
        self.table_is_shown = False

    # What people see

    def recall(self) -> None:
        """What happened since a person last decided, for one who comes back to the table."""
        steps = self.game.history
        own = [at for at, step in enumerate(steps) if step.move and step.seat not in self.bots]
        events = [event for step in steps[own[-1] if own else 0 :] for event in step.events]
        self.tell(events, self.game.round - any(isinstance(event, Dealt) for event in events))

    def tell(self, events: Sequence[Event], round_number: int) -> None:
        """The story of these events; the second half of a round has a heading, and scores are told before a deal."""
        told = 0
        for at, event in enumerate(events):
            if isinstance(event, self.guide.second_half) and self.round_told != round_number:
                self.tell_sentences(events[told:at])
                told, self.round_told = at, round_number
                self.heading(say(self.guide.second_half_heading, self.lang, round=round_number))
            elif isinstance(event, Dealt) and self.round_told:
                drawn = first_draw(events, at)
                self.tell_sentences(events[told:drawn])
                told, self.round_told = drawn, 0
                self.write(say("session-scores", self.lang, scores=self.scores_in_words()), style="bold")
        self.tell_sentences(events[told:])

    def tell_sentences(self, events: Sequence[Event]) -> None:
        """One line a sentence, with the name before the first of a player's sentences."""
        for seat, sentences in groupby(narrate(events, names=self.names, lang=self.lang), key=lambda told: told.seat):
            name = "" if seat is None else self.names[seat]
            for sentence in sentences:
                if seat is None:
                    self.write(sentence.text, style="bold")
                else:
                    self.write_beside(name, sentence.text)
                name = ""

    def tell_result(self) -> None:
        """The final scores and who won."""
        self.heading(say("session-final", self.lang))
        for seat in sorted(range(len(self.seats)), key=lambda seat: -self.game.scores[seat]):
            points = say("count-points", self.lang, points=int(self.game.scores[seat]))
            self.write(f"  {self.names[seat]}: {points}")
        winners = [self.names[seat] for seat in self.game.winners]
        self.write(
            say("session-winners", self.lang, count=len(winners), winners=in_words(winners, "list-and", self.lang)),
            style="bold",
        )

    def scores_in_words(self) -> str:
        return ", ".join(f"{name} {score}" for name, score in zip(self.names, self.game.scores, strict=True))

    def show_table(self) -> None:
        self.write("")
        self.console.print(text_table(self.game.position, names=self.names, lang=self.lang))
        self.table_is_shown = True

    def heading(self, text: str) -> None:
        self.console.rule(Text(text, style="bold"), align="left", style="dim")

    def write(self, text: str, style: str = "") -> None:
        self.console.print(Text(text, style=style))

    def write_beside(self, name: str, text: str) -> None:
        """A name as it stands above its board, and a text that stays right of the names however long it is."""
        grid = Table.grid(padding=(0, 2))
        grid.add_column(style="bold", min_width=max(cells(shown(each)) for each in self.names), no_wrap=True)
        grid.add_column()
        grid.add_row(Text(shown(name)), Text(text))
        self.console.print(grid)

    def refuse(self, reason: str) -> None:
        self.console.print(Text(f"✗ {reason}", style="#d9604f"))

    # Asking for a move

    def question(self) -> str:
        """The prompt; without a line editor it must carry the example that the hint has otherwise."""
        seat = self.game.to_move
        if seat is None:
            return say("session-ask-over", self.lang) + " "
        moves = in_words(self.guide.suited(self.game), "list-or", self.lang)
        return say("session-ask", self.lang, player=self.names[seat], example=moves) + " "

    def hint(self, typed: str) -> str:
        """What the typed move would do, or how a move is typed."""
        if self.game.is_over:
            return say("session-hint-over", self.lang)
        text = next((text for text in map(str, self.game.legal_moves) if text.upper() == typed.strip().upper()), None)
        if text:
            return f"{text} = {whole_meaning(self.game, text, self.lang)}"
        example = self.guide.suited(self.game)[0]
        meaning = Move.parse(self.game.rules.name, example).describe(self.lang)
        return say("session-hint", self.lang, example=example, meaning=meaning)

    def suggest(self, typed: str) -> list[Choice]:
        """What can be typed next: moves step by step, and commands."""
        word, space, rest = typed.partition(" ")
        if not space:
            return choices(self.game, typed, self.lang) + suggestions(typed, self.lang)
        command = command_for(word, self.lang)
        if command is None or command.wants != "move":
            return []
        return [Choice(f"{word} {step.text}", step.meaning) for step in choices(self.game, rest, self.lang)]

    # Commands

    def help(self) -> None:
        """How moves are written, how the table is read, what else can be typed."""
        name = self.game.rules.name
        self.write(say(f"help-moves-{name}", self.lang))
        for text in self.guide.examples(self.game):
            self.write(f"  {text:<{EXAMPLE_WIDTH}}{Move.parse(name, text).describe(self.lang)}")
        self.write(say(f"help-table-{name}", self.lang))
        for line in self.guide.notes(self.game, self.lang):
            self.write(line)
        self.write(say("help-commands", self.lang))
        width = max(len(command.usage(self.lang)) for command in COMMANDS)
        for command in COMMANDS:
            self.write(f"  {command.usage(self.lang):<{width}}  {command.about(self.lang)}")

    def list_moves(self) -> None:
        """The legal moves, those with the same beginning on one line."""
        groups = grouped(self.game, self.lang)
        width = max((len(pick.meaning) for pick, _ in groups), default=0)
        for pick, moves in groups:
            self.write(f"  {pick.meaning:<{width}}  {' '.join(moves)}")

    def explain(self, text: str) -> None:
        """What a legal move would do, or which rule forbids it."""
        move = Move.parse(self.game.rules.name, text)
        if move not in self.game.legal_moves:
            self.game.play(move)  # says why not
        self.write(
            say("session-legal", self.lang, move=str(move), meaning=whole_meaning(self.game, str(move), self.lang))
        )

    def undo(self) -> None:
        """Back to the last decision that a person made."""
        if not any(step.move and step.seat not in self.bots for step in self.game.history):
            self.refuse(say("session-no-undo", self.lang))
            return
        self.game.undo()
        while self.game.to_move in self.bots:
            self.game.undo()
        save(self.path, self.game, self.seats)
        self.write(say("session-undone", self.lang))
        self.table_is_shown, self.round_told = False, 0

    def show_record(self) -> None:
        self.write(self.game.record())

    def save_record(self, name: str) -> None:
        """Write the record to a file that is not there yet, or that this session wrote before."""
        path = Path(name or f"{self.game.rules.name}-{date.today():%Y-%m-%d}.txt")
        with suppress(RuntimeError):  # ~somebody may be nobody: then it is a name like any other
            path = path.expanduser()
        if path.exists() and path != self.saved_as:
            self.refuse(say("session-exists", self.lang, file=str(path)))
            return
        write_atomically(path, self.game.record())
        self.saved_as = path
        self.write(say("session-saved", self.lang, file=str(path)))

    def leave(self, wish: str) -> None:
        """End this session; a finished game need not be kept any longer."""
        self.wish = wish
        if self.game.is_over:
            self.path.unlink(missing_ok=True)


def first_draw(events: Sequence[Event], dealt: int) -> int:
    """Where the draws begin that a deal ends."""
    while dealt and isinstance(events[dealt - 1], (Poured, Refilled)):
        dealt -= 1
    return dealt


def in_words(things: Sequence[str], joined_by: str, lang: str) -> str:
    """Things one after the other, the last joined by "and" or "or"."""
    if len(things) == 1:
        return things[0]
    return say(joined_by, lang, before=", ".join(things[:-1]), last=things[-1])
