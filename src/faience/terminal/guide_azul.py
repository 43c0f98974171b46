"""Azul at the terminal. A take is typed in three steps: where from, what, where to ("2", "2B", "2B3")."""

import re
from collections import Counter
from collections.abc import Sequence

from faience.game import Game
from faience.render.parts import tiles_in_words
from faience.render.spans import LETTERS, signed
from faience.rules.azul.boards import BOARDS
from faience.rules.azul.events import FloorScored, LineFell, Tiled
from faience.terminal.guide import Guide
from faience.texts import say

TAKE = re.compile(r"[0-9][BYRKWJ]J?[1-5F]")


def steps(move: str) -> tuple[str, ...]:
    return (move[0], move[:-1], move) if TAKE.fullmatch(move) else (move,)


def listed_as(move: str) -> str:
    """Takes are listed by what they take."""
    return move[:-1] if TAKE.fullmatch(move) else move


def whole_meaning(game: Game, move: str, lang: str) -> str:
    """From the source to the floor."""
    if not TAKE.fullmatch(move):
        return meaning(game, move, lang)
    return f"{meaning(game, move[:-1], lang)}: {meaning(game, move, lang)}"


def meaning(game: Game, step: str, lang: str) -> str:
    """What a legal move, or its beginning, means in words."""
    if step[0] == "C":
        return column_meaning(game, step, lang)
    if step[0] == "J":
        return say("move-keep", lang, jokers=int(step[1:]))
    source = int(step[0])
    there = tiles_at(game, source)
    if len(step) == 1:
        return say("choice-source", lang, source=source, tiles=tiles_in_words(Counter(there), lang))
    if TAKE.fullmatch(step):
        return take_meaning(game, step, lang)
    taken = Counter(tile for tile in there if LETTERS[tile] in step[1:])
    return say("choice-pick", lang, source=source, tiles=tiles_in_words(taken, lang))


def column_meaning(game: Game, move: str, lang: str) -> str:
    """What the tile would score in that column: the rules are asked on a copy of the game."""
    tiled = next(event for event in game.copy().play(move) if isinstance(event, Tiled))
    return say(
        "choice-column",
        lang,
        column=tiled.column + 1,
        points=tiled.points,
        across=tiled.across,
        down=tiled.down,
        factor=tiled.factor,
    )


def take_meaning(game: Game, move: str, lang: str) -> str:
    """Where the tiles of a take come to lie, and what the fallen ones cost."""
    position = game.position
    player = position["players"][game.to_move]
    staying, falling = staying_and_falling(game, move)
    parts = []
    if move[-1] != "F":
        line = int(move[-1])
        held = len(player["lines"][line - 1]) + staying
        state = "complete" if held == line else "part"
        parts.append(say("choice-line", lang, line=line, held=held, state=state))
    with_marker = move[0] == "0" and position["marker"] == "centre"
    if with_marker:
        parts.append(say("choice-marker", lang))
    if falling:
        parts.append(say("choice-falls", lang, count=falling))
    if falling or with_marker:
        fallen = len(player["floor"])
        parts.append(signed(sum(BOARDS[game.board].floor[fallen : fallen + falling + with_marker])))
    return ", ".join(parts)


def staying_and_falling(game: Game, move: str) -> tuple[int, int]:
    """How many of the tiles of a take fit where they are to go, and how many do not."""
    taken = sum(LETTERS[tile] in move[1:-1] for tile in tiles_at(game, int(move[0])))
    if move[-1] == "F":
        return 0, taken
    line = int(move[-1])
    free = line - len(game.position["players"][game.to_move]["lines"][line - 1])
    return min(taken, free), max(0, taken - free)


def tiles_at(game: Game, source: int) -> Sequence[str]:
    tiles: Sequence[str] = game.position["factories"][source - 1] if source else game.position["centre"]
    return tiles


def suited(game: Game) -> Sequence[str]:
    """A take that drops nothing, if there is one."""
    texts = [str(move) for move in game.legal_moves]
    takes = [text for text in texts if TAKE.fullmatch(text)]
    return [next((text for text in takes if not staying_and_falling(game, text)[1]), texts[0])]


def examples(game: Game) -> Sequence[str]:
    """Moves of every kind that this game has."""
    jokers = game.options["jokers"]
    columns = ["C4"] if jokers or not BOARDS[game.board].has_homes else []
    return ["2B3", "0RF", *(["4J5", "2BJ3", "J1"] if jokers else []), *columns]


GUIDE = Guide(
    steps=steps,
    meaning=meaning,
    whole_meaning=whole_meaning,
    listed_as=listed_as,
    suited=suited,
    examples=examples,
    notes=lambda game, lang: [],
    board_name="board-name",
    second_half=(Tiled, LineFell, FloorScored),
    second_half_heading="session-round-ends",
)
