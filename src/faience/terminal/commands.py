"""The words a person can type besides moves."""

from collections.abc import Callable
from dataclasses import dataclass
from typing import TYPE_CHECKING

from faience.terminal.choices import Choice
from faience.texts import say

if TYPE_CHECKING:
    from faience.terminal.session import Session


@dataclass(frozen=True)
class Command:
    """A word, what it does, and what follows it."""

    name: str
    run: Callable[["Session", str], None]
    wants: str = ""

    def word(self, lang: str) -> str:
        return say(f"command-{self.name}", lang)

    def about(self, lang: str) -> str:
        return say(f"command-{self.name}-about", lang)

    def usage(self, lang: str) -> str:
        """The word with what follows it."""
        return f"{self.word(lang)} {say(f'command-wants-{self.wants}', lang)}" if self.wants else self.word(lang)


def command_for(word: str, lang: str) -> Command | None:
    """The command a word stands for: its English or translated name, or an unmistakable beginning of it."""
    word = word.lower()
    if word == "?":
        word = "help"
    exact = [command for command in COMMANDS if word in (command.name, command.word(lang))]
    begun = [command for command in COMMANDS if command.word(lang).startswith(word) or command.name.startswith(word)]
    found = exact or begun
    return found[0] if len(found) == 1 else None


def suggestions(typed: str, lang: str) -> list[Choice]:
    """The commands that begin with what has been typed."""
    return [
        Choice(command.word(lang), command.about(lang))
        for command in COMMANDS
        if typed and command.word(lang).startswith(typed.lower())
    ]


COMMANDS = (
    Command("help", lambda session, rest: session.help()),
    Command("moves", lambda session, rest: session.list_moves()),
    Command("why", lambda session, rest: session.explain(rest), wants="move"),
    Command("board", lambda session, rest: session.show_table()),
    Command("undo", lambda session, rest: session.undo()),
    Command("save", lambda session, rest: session.save_record(rest), wants="file"),
    Command("record", lambda session, rest: session.show_record()),
    Command("new", lambda session, rest: session.leave("new")),
    Command("quit", lambda session, rest: session.leave("quit")),
)
