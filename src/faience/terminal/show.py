"""`faience show`: a game or a position from a file, drawn or written in another form."""

import json as json_module
import re
import sys
from pathlib import Path

from rich.console import Console

from faience.errors import FaienceError
from faience.game import Game, from_json, read_game, read_position
from faience.render.narration import narrate
from faience.render.text import plain_table, text_table
from faience.terminal.saves import write_atomically

STDIN = "-"


def show(file: str, *, at: int | None, svg: Path | None, json: bool, plain: bool, lang: str) -> None:
    """Print the table of a file; as JSON or as an SVG file if asked."""
    game = read_any(text_of(file))
    if at is not None:
        go_to(game, at)
    if svg is not None:
        write_atomically(svg, game._repr_svg_())
    if json:
        print(json_module.dumps(game.position, indent=2))
    elif svg is None:
        print_table(game, plain, lang)


def text_of(file: str) -> str:
    """What a file, or standard input, says."""
    try:
        return sys.stdin.read() if file == STDIN else Path(file).read_text(encoding="utf-8")
    except UnicodeDecodeError:
        raise FaienceError("show-not-text", file=file) from None


def read_any(text: str) -> Game:
    """A game from its record, from a position in JSON or from one on a line."""
    if re.match(r'\s*\{\s*["}]', text):
        return from_json(text)
    if re.search(r"^\s*\[", text, re.MULTILINE):
        return read_game(text)
    return read_position(text.strip())


def go_to(game: Game, ply: int) -> None:
    """Back to the table after so many moves."""
    if ply > len(game.moves):
        raise FaienceError("show-ply", given=ply, most=len(game.moves))
    while len(game.moves) > ply:
        game.undo()


def print_table(game: Game, plain: bool, lang: str) -> None:
    """The table, and below it what happened last."""
    names = game.names
    called = names or [str(seat + 1) for seat in range(game.players)]
    events = game.history[-1].events if game.history else ()
    story = [
        sentence.text if sentence.seat is None else f"{called[sentence.seat]} {sentence.text}"
        for sentence in narrate(events, names=called, lang=lang)
    ]
    console = Console(highlight=False, markup=False, emoji=False)
    if plain:
        print(plain_table(game.position, names=names, lang=lang, width=console.width, story=story))
    else:
        console.print(text_table(game.position, names=names, lang=lang, story=story))
