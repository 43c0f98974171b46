"""Positions that are the same but for names: where a board has symmetries, a game teaches more than was played.

On the grey wall of Azul all colours are alike, and so is the wall in a mirror; other walls with few printed spaces have
a mirror image if some colours change places. The monochrome side of Summer Pavilion can be turned by any star.
"""

from dataclasses import dataclass
from functools import cache
from itertools import permutations

import numpy as np
import numpy.typing as npt

from faience.rules.azul import boards as azul
from faience.rules.azul import state as azul_state
from faience.rules.azul.moves import take_parts
from faience.rules.market import TILES
from faience.rules.pavilion import boards as pavilion
from faience.rules.pavilion import state as pavilion_state
from faience.tuning.table import Table

States = npt.NDArray[np.void]
Places = tuple[int, ...]


@dataclass(frozen=True)
class Symmetry:
    """Where each kind of tile goes, and each column or space: nothing that the rules ask for changes."""

    tiles: Places
    places: Places

    @property
    def is_idle(self) -> bool:
        return self.tiles == tuple(range(len(self.tiles))) and self.places == tuple(range(len(self.places)))


@cache
def symmetries(game: str, board: str) -> tuple[Symmetry, ...]:
    """Those of a board, the one that changes nothing first."""
    return _of_wall(azul.BOARDS[board]) if game == "azul" else _of_stars(pavilion.BOARDS[board])


def _of_wall(board: azul.WallBoard) -> tuple[Symmetry, ...]:
    """All ways to name the colours with which the wall, or its mirror image, is printed as before."""
    each, colours = range(azul.SIZE), range(len(azul.COLOURS))
    known = [[azul.COLOURS.index(cell) if cell else azul_state.EMPTY for cell in row] for row in board.wall]
    found = []
    for columns in (tuple(each), tuple(reversed(each))):
        for tiles in permutations(colours):
            renamed = [*tiles, azul_state.EMPTY]  # the last is what an empty space becomes
            if all(
                known[row][columns[column]] == renamed[known[row][column]]
                and board.factors[row][columns[column]] == board.factors[row][column]
                for row in each
                for column in each
            ):
                found.append(Symmetry((*tiles, int(azul.JOKER)), columns))
    return tuple(found)


def _of_stars(board: pavilion.StarBoard) -> tuple[Symmetry, ...]:
    """All turns of the board after which the same numbers and colours are printed."""
    spaces = [(star, index) for star in range(pavilion.STARS) for index in range(pavilion.POINTS)]
    printed = [(board.number(*space), board.printed(*space)) for space in spaces]
    turns = [tuple(spaces.index(_turned(*space, by)) for space in spaces) for by in range(len(pavilion.OUTER))]
    same = [places for places in turns if all(printed[place] == printed[at] for at, place in enumerate(places))]
    return tuple(Symmetry(tuple(range(TILES)), places) for places in same)


def _turned(star: int, index: int, by: int) -> pavilion.Space:
    if star == pavilion.CENTRE_STAR:
        return star, (index + by) % pavilion.POINTS
    return (star - 1 + by) % len(pavilion.OUTER) + 1, index


def images(states: States, table: Table, symmetry: Symmetry) -> States:
    """The same positions, seen in another way."""
    seen, tiles = states.copy(), list(symmetry.tiles)
    for heap in ("bag", "discard", "market"):
        seen[heap][..., tiles] = states[heap]
    if table.game == "azul":
        _see_walls(states, seen, symmetry)
        follow = azul_state.follow
    else:
        seen["space"][..., list(symmetry.places)] = states["space"]
        follow = pavilion_state.follow
    for state in seen.view((np.record, table.rules.dtype)):
        follow(state)
    return seen


def _see_walls(states: States, seen: States, symmetry: Symmetry) -> None:
    renamed = np.array([*symmetry.tiles, azul_state.MARKER, azul_state.EMPTY], dtype=np.int8)  # -1 is the last
    for tiles in ("line_colour", "floor"):
        seen[tiles] = renamed[states[tiles]]
    seen["wall"][..., list(symmetry.places)] = renamed[states["wall"]]
    for at in np.flatnonzero(states["pending"] != azul_state.NONE_PENDING):
        move = int(states["pending"][at])
        tile = int(take_parts(move)[1])
        seen["pending"][at] = move + azul_state.DESTINATIONS * (symmetry.tiles[tile] - tile)
