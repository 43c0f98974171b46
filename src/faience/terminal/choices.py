"""What can be typed next, and what it would mean at this table.

A take is typed in three steps: where from, what, where to ("2", "2B", "2B3"). Every step has its meaning in words.
"""

import re
from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from faience.render.narration import tiles_in_words
from faience.render.text import LETTERS
from faience.rules.azul.boards import BOARDS
from faience.texts import say

TAKE = re.compile(r"(?P<source>[0-9])(?P<tile>[BYRKWJ])(?P<jokers>J?)(?P<destination>[1-5F])")
TILES = {letter: tile for tile, letter in LETTERS.items()}


@dataclass(frozen=True)
class Choice:
    """A text to type, whole or in part, and what it means."""

    text: str
    meaning: str


def choices(position: Mapping[str, Any], moves: Iterable[str], typed: str, lang: str) -> list[Choice]:
    """The next steps of the legal moves that begin with what has been typed."""
    typed = typed.upper()
    steps: dict[str, None] = {}
    for move in moves:
        following = [step for step in steps_of(move) if step.startswith(typed) and len(step) > len(typed)]
        if following:
            steps[following[0]] = None
    return [Choice(step, meaning(position, step, lang)) for step in steps]


def steps_of(move: str) -> tuple[str, ...]:
    """The texts that lead to a move: "2", "2B", "2B3"."""
    take = TAKE.fullmatch(move)
    return (move[0], move[:-1], move) if take else (move,)


def grouped(position: Mapping[str, Any], moves: Iterable[str], lang: str) -> list[tuple[Choice, list[str]]]:
    """The legal moves by what they take: each group with its meaning and its moves."""
    groups: dict[str, list[str]] = {}
    for move in moves:
        groups.setdefault(steps_of(move)[-2] if TAKE.fullmatch(move) else move, []).append(move)
    return [(Choice(pick, meaning(position, pick, lang)), group) for pick, group in groups.items()]


def meaning(position: Mapping[str, Any], step: str, lang: str) -> str:
    """What a move, or its beginning, means in words."""
    if step[0] == "C":
        return say("move-column", lang, column=int(step[1]))
    if step[0] == "J":
        return say("move-keep", lang, jokers=int(step[1:]))
    there = source_tiles(position, int(step[0]))
    if len(step) == 1:
        return say("choice-source", lang, source=int(step), tiles=tiles_in_words(Counter(there), lang))
    take = TAKE.fullmatch(step)
    if take is None:
        taken = [tile for tile in there if LETTERS[tile] in step[1:]]
        return say("choice-pick", lang, source=int(step[0]), tiles=tiles_in_words(Counter(taken), lang))
    taken = [tile for tile in there if LETTERS[tile] in take["tile"] + take["jokers"]]
    with_marker = take["source"] == "0" and position["marker"] == "centre"
    return outcome(position, len(taken), take["destination"], with_marker, lang)


def source_tiles(position: Mapping[str, Any], source: int) -> Sequence[str]:
    tiles: Sequence[str] = position["centre"] if source == 0 else position["factories"][source - 1]
    return tiles


def outcome(position: Mapping[str, Any], count: int, destination: str, with_marker: bool, lang: str) -> str:
    """Where the tiles of a take come to lie, and what the fallen ones cost."""
    player = position["players"][position["to_move"]]
    floor = BOARDS[position["board"]].floor
    parts = []
    falling = count
    if destination != "F":
        line = int(destination)
        held = len(player["lines"][line - 1])
        staying = min(count, line - held)
        falling = count - staying
        state = "complete" if held + staying == line else "part"
        parts.append(say("choice-line", lang, line=line, held=held + staying, state=state))
    if with_marker:
        parts.append(say("choice-marker", lang))
    fallen = len(player["floor"])
    cost = -sum(floor[fallen : fallen + falling + with_marker])
    if falling:
        parts.append(say("choice-falls", lang, count=falling))
    if falling or with_marker:
        parts.append(f"−{cost}" if cost else "0")
    return ", ".join(parts)
