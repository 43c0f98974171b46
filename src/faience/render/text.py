"""The table drawn in letters, to play from in a terminal.

Upper-case letters are tiles, lower-case ones what is printed on an empty space, so that no colour is needed to read it.
Each game draws its own table as lines of spans (text_azul.py, text_pavilion.py); here they are given colours, or none.
"""

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING

from faience.render import text_azul, text_pavilion
from faience.render.spans import SPARE, Line, is_spare, shown
from faience.render.text_market import Position
from faience.texts import say

if TYPE_CHECKING:
    from rich.console import Console, ConsoleOptions, RenderResult

TABLES: dict[str, Callable[[Position, Sequence[str], str, int], list[Line]]] = {
    "azul": text_azul.table,
    "summer-pavilion": text_pavilion.table,
}

TALL = 30  # lines of a terminal that has room for what can be spared

# Glazes as in render/art/palette.json; black and red are changed a little, to be seen on a black terminal.
STYLES = {
    "tile-blue": "bold #ffffff on #1f56b0",
    "tile-yellow": "bold #1a1208 on #f7c93b",
    "tile-red": "bold #ffffff on #b8321f",
    "tile-black": "bold #f1dfae on #454857",
    "tile-white": "bold #0b4f55 on #f6f3ea",
    "tile-purple": "bold #f3e8ff on #6c42a0",
    "tile-green": "bold #ffffff on #1d7a58",
    "tile-orange": "bold #1a1208 on #f19135",
    "tile-joker": "bold #ffd75f on #5b2a86",
    "tile-marker": "bold #1a1208 on #cc7a4b",
    "tile-token": "bold #1a1208 on #cc7a4b",
    "print-blue": "#5b8de0",
    "print-yellow": "#b98a1e",
    "print-red": "#d9604f",
    "print-black": "#8a8a96",
    "print-white": "#4f9f9d",
    "print-purple": "#a27bd6",
    "print-green": "#35a57c",
    "print-orange": "#d9822b",
    "quiet": "dim",
    SPARE: "dim",
    "strong": "bold",
    "turn": "bold #d98a2b",
    "loss": "bold #d9604f",
    "gain": "bold #35a57c",
}


def text_table(
    position: Position,
    *,
    names: Sequence[str] | None = None,
    lang: str = "en",
    colour: bool = True,
    story: Sequence[str] = (),
) -> "TextTable":
    """The table as something Rich can print; `story` tells below it what happened last."""
    return TextTable(position, names, lang, colour, story)


def plain_table(
    position: Position,
    *,
    names: Sequence[str] | None = None,
    lang: str = "en",
    width: int = 80,
    story: Sequence[str] = (),
) -> str:
    """The table as plain text."""
    lines = table(position, names=names, lang=lang, width=width) + [[(sentence, "")] for sentence in story]
    return "\n".join("".join(text for text, _ in line).rstrip() for line in lines)


class TextTable:
    """A table that fits itself to the width of the console it is printed on."""

    def __init__(
        self, position: Position, names: Sequence[str] | None, lang: str, colour: bool, story: Sequence[str]
    ) -> None:
        self.position = position
        self.names = names
        self.lang = lang
        self.colour = colour
        self.story = story

    def __rich_console__(self, console: "Console", options: "ConsoleOptions") -> "RenderResult":
        from rich.text import Text

        lines = table(self.position, names=self.names, lang=self.lang, width=options.max_width)
        if console.is_terminal and options.size.height < TALL:
            lines = [line for line in lines if not is_spare(line)]
        for line in lines:
            styled = [(text, STYLES.get(role, "") if self.colour else "") for text, role in line]
            yield Text.assemble(*styled, no_wrap=True, overflow="crop")
        yield from (Text(sentence) for sentence in self.story)


def table(position: Position, *, names: Sequence[str] | None, lang: str, width: int) -> list[Line]:
    """The lines of a game's table."""
    seats = range(len(position["players"]))
    called = [shown(names[seat]) if names else say("player-number", lang, number=seat + 1) for seat in seats]
    return TABLES[position["game"]](position, called, lang, width)
