"""Summer Pavilion at the terminal. A placement is typed in three steps: star, space, tile ("3", "3.5", "3.5R+2")."""

import re
from collections import Counter
from collections.abc import Sequence

from faience.game import Game
from faience.notation.move import Move
from faience.notation.pavilion.moves import PICK, PLACE
from faience.render.parts import tiles_in_words
from faience.render.spans import LETTERS
from faience.render.text_pavilion import kinds_of, star_colour
from faience.rules.pavilion.boards import BOARDS, OUTER, structure_spaces
from faience.rules.pavilion.events import Completed, Passed, Placed, TookToken
from faience.rules.pavilion.state import CORNERS, LEAST_SCORE, ROUNDS
from faience.terminal.guide import Guide
from faience.texts import say

COLUMN = 18  # four spaces, and room before the next
PASS = "pass"
STAR = re.compile(r"[0-6]")
SPACE = re.compile(r"[0-6]\.[1-6]")


def steps(move: str) -> tuple[str, ...]:
    if PLACE.fullmatch(move):
        return move[0], move[:3], move
    return (move,) if move == PASS or PICK.fullmatch(move) else (move[0], move)


def listed_as(move: str) -> str:
    """Placements are listed by their spaces."""
    return move[:3] if PLACE.fullmatch(move) else move


def whole_meaning(game: Game, move: str, lang: str) -> str:
    if not PLACE.fullmatch(move):
        return meaning(game, move, lang)
    return f"{Move.parse(game.rules.name, move[:4]).describe(lang)}, {meaning(game, move, lang)}"


def meaning(game: Game, step: str, lang: str) -> str:
    """What a legal move, or its beginning, means in words."""
    if step == PASS:
        return pass_meaning(game, lang)
    if PICK.fullmatch(step):
        return pick_meaning(game, step, lang)
    if game.position["phase"] == "place":
        return place_meaning(game, step, lang)
    return take_meaning(game, step, lang)


def take_meaning(game: Game, step: str, lang: str) -> str:
    """What lies there; or what is taken, and what the token costs."""
    position, source = game.position, int(step[0])
    there = position["factories"][source - 1] if source else position["centre"]
    if len(step) == 1:
        return say("choice-source", lang, source=source, tiles=tiles_in_words(Counter(there), lang))
    wild = position["wild"]
    taken = Counter(tile for tile in there if LETTERS[tile] == step[1] and tile != wild)
    if wild in there:
        taken[wild] = 1
    what = say("choice-pick", lang, source=source, tiles=tiles_in_words(taken, lang))
    token = [event for event in game.copy().play(step, deal=False) if isinstance(event, TookToken)]
    return f"{what}, {say('pavilion-choice-token', lang, lost=token[0].lost)}" if token else what


def place_meaning(game: Game, step: str, lang: str) -> str:
    """Which spaces of a star can be paid for; what a space costs; how it is paid, and what all that brings."""
    moves = [text for text in map(str, game.legal_moves) if text.startswith(step)]
    star = int(step[0])
    colour = star_colour(BOARDS[game.board], star, game.position["players"][game.to_move]["stars"][star])
    if STAR.fullmatch(step):
        spaces = ", ".join(dict.fromkeys(move[2] for move in moves))
        return say("pavilion-choice-star", lang, star=star, colour=colour, spaces=spaces)
    events = game.copy().play(moves[0], deal=False)
    placed = next(event for event in events if isinstance(event, Placed))
    if SPACE.fullmatch(step):
        space, count = placed.index + 1, placed.number
        what = say("pavilion-choice-space", lang, star=star, colour=colour, space=space, count=count)
    else:
        paid = Counter({placed.colour: placed.number - placed.wilds})
        paid[game.position["wild"]] += placed.wilds
        what = say("pavilion-choice-pay", lang, tiles=tiles_in_words(paid, lang))
    points = say("pavilion-choice-points", lang, what=what, points=placed.points)
    completed = [
        say("pavilion-choice-structure", lang, structure=event.structure, number=event.number, count=event.tiles)
        for event in events
        if isinstance(event, Completed)
    ]
    return ", ".join([points, *completed])


def pick_meaning(game: Game, move: str, lang: str) -> str:
    """Which tile, and which others can then no longer be had: picks are made in the order of the colours (10)."""
    what = Move.parse(game.rules.name, move).describe(lang)
    moves = [str(legal) for legal in game.legal_moves]
    passed_over = " ".join(legal[1] for legal in moves[: moves.index(move)])
    if not passed_over or game.position["owed"] == 1:
        return what
    return f"{what}, {say('pavilion-choice-passed-over', lang, letters=passed_over)}"


def pass_meaning(game: Game, lang: str) -> str:
    """How many tiles are kept, and what the others cost (4.10, SP-R5)."""
    player = game.position["players"][game.to_move]
    held = sum(player["hand"].values())
    kept = min(CORNERS, held) if game.round < ROUNDS else 0
    lost = min(held - kept, player["score"] - LEAST_SCORE)
    return say("pavilion-choice-pass", lang, kept=kept, discarded=held - kept, lost=lost)


def suited(game: Game) -> Sequence[str]:
    """The placement that scores most, the cheapest of equals, and the pass; or the first of the other moves."""
    moves = [str(move) for move in game.legal_moves]
    if PASS not in moves:
        return moves[:1]
    each_space = {listed_as(move): move for move in reversed(moves) if move != PASS}  # the first of its moves
    return [max(reversed(each_space.values()), key=lambda move: _appeal(game, move)), PASS]


def _appeal(game: Game, move: str) -> tuple[int, int]:
    placed = next(event for event in game.copy().play(move, deal=False) if isinstance(event, Placed))
    return placed.points, -placed.number


def examples(game: Game) -> Sequence[str]:
    return ["2P", "0B", "3.5R", "3.5R+2", PASS, "+G", "=G"]


def structures(game: Game, lang: str) -> Sequence[str]:
    """The spaces that surround each structure."""
    kinds = kinds_of(BOARDS[game.board])
    heading = "".join(f"{say('pavilion-structure', lang, structure=kind):<{COLUMN}}" for kind in kinds)
    rows = ["".join(f"{_spaces(kind, number):<{COLUMN}}" for kind in kinds).rstrip() for number in OUTER]
    return [f"     {heading}".rstrip(), *(f"  {number}  {row}" for number, row in zip(OUTER, rows, strict=True))]


def _spaces(kind: str, number: int) -> str:
    return " ".join(f"{star}.{index + 1}" for star, index in structure_spaces(kind, number))


GUIDE = Guide(
    steps=steps,
    meaning=meaning,
    whole_meaning=whole_meaning,
    listed_as=listed_as,
    suited=suited,
    examples=examples,
    notes=structures,
    board_name="pavilion-board-name",
    second_half=(Placed, Passed),
    second_half_heading="session-placing",
)
