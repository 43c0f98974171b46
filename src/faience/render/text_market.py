"""What both games have on the table in letters: the heading, the displays with their numbers, the centre as number 0.

1: B  B  Y  R   2: K  K  W  W   3: –            4: ...
0: *  Y  W  Centre
"""

from collections.abc import Mapping
from typing import Any

from faience.render.spans import LETTERS, Line, beside, cells, padded, tile_span, tile_spans, width_of
from faience.texts import say

Position = Mapping[str, Any]

DISPLAY_WIDTH = 14  # "1:" and four tiles
DISPLAY_GAP = 2
NOTHING = (" – ", "quiet")


def heading(what: list[str], turn: str, width: int) -> list[Line]:
    """What is played, and at the right, or below, who is expected to do what."""
    left = " · ".join(what)
    gap = width - cells(left) - cells(turn) - 1
    if gap < 2:
        return [[(left, "strong")], [(turn, "turn")]]
    return [[(left, "strong"), (" " * gap, ""), (turn, "turn")]]


def market(position: Position, marker: str, lang: str, width: int) -> list[Line]:
    """Displays and centre; folded away when nothing lies there, not even the start player's marker or token."""
    if not any(position["factories"]) and not position["centre"] and position[marker] != "centre":
        return []
    displays = [
        [[(f"{number}:", "strong"), *padded(tile_spans(tiles) or [NOTHING], DISPLAY_WIDTH - 2)]]
        for number, tiles in enumerate(position["factories"], start=1)
    ]
    return [*beside(displays, width, DISPLAY_GAP), _centre(position, marker, lang, width)]


def _centre(position: Position, marker: str, lang: str, width: int) -> Line:
    tiles = [*([marker] if position[marker] == "centre" else []), *position["centre"]]
    line: Line = tile_spans(tiles) or [NOTHING]
    label = f" {say('place-centre', lang)}"
    if 2 + width_of(line) + len(label) > width:
        line = [span for tile in dict.fromkeys(tiles) for span in (tile_span(tile), (f"×{tiles.count(tile)} ", ""))]
    return [("0:", "strong"), *line, (label, "quiet")]


def heap(label: str, held: Mapping[str, int]) -> Line:
    """A heap nobody looks into: how many tiles it holds, and of which colours."""
    counts = " ".join(f"{LETTERS[tile]}{count}" for tile, count in held.items() if count)
    return [(f"{label} {sum(held.values())}{': ' if counts else ''}{counts}", "quiet")]
