"""`faience show`: a game or a position from a file, drawn or written in another form."""

import io
import json as json_module
import re
import sys
from collections.abc import Callable
from functools import partial
from pathlib import Path

from rich.console import Console

from faience.errors import FaienceError
from faience.game import Game, read_game
from faience.notation.position import Position, read_json, read_line, state_of
from faience.notation.record import parse_record
from faience.render.letters import printable
from faience.render.narration import narrate
from faience.render.svg import svg_table
from faience.render.text import plain_table, text_table
from faience.rules.games import GAMES
from faience.terminal.saves import write_atomically
from faience.texts import say

STDIN = "-"


def show(
    file: str,
    *,
    at: int | None,
    svg: Path | None,
    json: bool,
    plain: bool,
    lang: str,
    before_rules: Callable[[], None],
) -> None:
    """Print the table of a file; as JSON or as an SVG file if asked.

    `before_rules` is called when the file has been recognised, before the rules are first used.
    """
    text = text_of(file)
    read = reader_of(text, file)
    before_rules()
    game = read(text)
    if at is not None:
        go_to(game, at)
    if svg is not None:
        write_atomically(svg, picture_of(game, lang))
    if json:
        print(json_module.dumps(game.position, indent=2))
    elif svg is None:
        print_table(game, plain, lang)


def text_of(file: str) -> str:
    """What a file, or standard input, says."""
    content = _standard_input() if file == STDIN else Path(file).read_bytes()
    try:
        text = content.decode("utf-8-sig")  # some editors of Windows begin a file with a mark
    except UnicodeDecodeError:
        raise FaienceError("show-not-text", file=file) from None
    return io.StringIO(text, newline=None).read()  # every end of a line is now \n


def _standard_input() -> bytes:
    return sys.stdin.buffer.read() if sys.stdin is not None else b""  # None is a closed one


def reader_of(text: str, file: str) -> Callable[[str], Game]:
    """What reads this text: a game record, a position in JSON or one on a line; an error if it is none of them.

    Only its form is looked at, which needs no compiled rules. Nothing will be shown that is not in the text: a table
    that waits for a deal goes on waiting.
    """
    if not text.strip():
        raise FaienceError("show-empty", file=file)
    if re.match(r'\s*\{\s*["}]', text):
        position = read_json(text)
        if position.get("game") not in tuple(GAMES):
            state_of(position)  # says what is wrong
        return partial(_game_at, position)
    if is_json(text):
        raise FaienceError("show-no-game", file=file)
    if re.search(r"^[ \t]*\[", text, re.MULTILINE):
        parse_record(text)
        return partial(read_game, deal=False)
    return partial(_game_at, read_line(text.strip()))


def _game_at(position: Position, _: str) -> Game:
    return Game(state_of(position))


def is_json(text: str) -> bool:
    try:
        json_module.loads(text)
    except (ValueError, RecursionError):
        return False
    return True


def go_to(game: Game, ply: int) -> None:
    """Back to the table after so many moves."""
    if ply > len(game.moves):
        raise FaienceError("show-ply", given=ply, most=len(game.moves))
    while len(game.moves) > ply:
        game.undo()


def picture_of(game: Game, lang: str) -> str:
    late = game.termination.seats if game.termination else ()
    return svg_table(game.position, names=game.names, lang=lang, late=late)


def print_table(game: Game, plain: bool, lang: str) -> None:
    """The table, and below it what happened last."""
    names, seats = game.names, range(game.players)
    called = [printable(name) for name in names or (say("player-number", lang, number=seat + 1) for seat in seats)]
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
