"""Lines of a table in letters, made of spans: a span is a text with its role.

Roles are names like "tile-blue" or "quiet"; which colour a role has, only text.py knows. Widths are counted in columns
of the terminal.
"""

import unicodedata
from collections.abc import Iterable, Sequence
from itertools import zip_longest

from faience.render.letters import printable
from faience.rules.games import GAMES

Span = tuple[str, str]
Line = list[Span]

LETTERS = {
    **{tile: letter for rules in GAMES.values() for tile, letter in zip(rules.tiles, rules.letters, strict=True)},
    "marker": "*",
    "token": "*",
}
NAME_WIDTH = 20
SPARE = "spare"  # the role of what a small terminal can do without


def tile_span(tile: str) -> Span:
    return (f" {LETTERS[tile]} ", f"tile-{tile}")


def tile_spans(tiles: Iterable[str]) -> Line:
    return [tile_span(tile) for tile in tiles]


def beside(blocks: Sequence[list[Line]], width: int, gap: int) -> list[Line]:
    """Blocks side by side, as many as fit, the others below; an empty line between them if they are tall."""
    block_width = max(width_of(line) for block in blocks for line in block)
    most = max(1, (width + gap) // (block_width + gap))
    rows = -(-len(blocks) // most)
    count = -(-len(blocks) // rows)  # four boards stand two and two rather than three and one
    lines: list[Line] = []
    for start in range(0, len(blocks), count):
        if start and len(blocks[0]) > 1:
            lines.append([])
        for parts in zip_longest(*blocks[start : start + count], fillvalue=[]):
            joined: Line = []
            for part in parts[:-1]:
                joined += [*padded(part, block_width), (" " * gap, "")]
            lines.append(joined + parts[-1])
    return lines


def flowing(parts: Iterable[Line], width: int, gap: int = 2) -> list[Line]:
    """Parts one after the other, in as many lines as they need; a part is never broken."""
    lines: list[Line] = []
    for part in parts:
        if lines and width_of(lines[-1]) + gap + width_of(part) <= width:
            lines[-1] += [(" " * gap, ""), *part]
        else:
            lines.append([*part])
    return lines


def is_spare(line: Line) -> bool:
    """A small terminal can do without this line."""
    return any(role == SPARE for _, role in line)


def padded(line: Line, width: int) -> Line:
    return [*line, (" " * (width - width_of(line)), "")]


def width_of(line: Line) -> int:
    return sum(cells(text) for text, _ in line)


def cells(text: str) -> int:
    """Columns of the terminal that a text takes: names may be in any script, with marks above or below letters."""
    return sum(
        0 if unicodedata.category(letter)[0] == "M" else 2 if unicodedata.east_asian_width(letter) in "WF" else 1
        for letter in text
    )


def shown(name: str) -> str:
    """A name as it fits above a board, without anything that could move the cursor."""
    clean = printable(name)
    if cells(clean) <= NAME_WIDTH:
        return clean
    while cells(clean) >= NAME_WIDTH:
        clean = clean[:-1]
    return clean + "…"


def signed(points: int) -> str:
    return f"−{-points}" if points < 0 else str(points)
