"""What an observation says, field by field.

An observation is one row of numbers from 0 to 255: numbers of tiles and points as they are, and everything that is one
of several, a colour, a seat, a phase, as a 1 in the place of that one and 0 elsewhere. Seats are counted from the one
that looks: first its own board, then those of the seats that follow clockwise.
"""

from dataclasses import dataclass
from math import prod
from typing import TypeVar

import numpy as np
import numpy.typing as npt

from faience.errors import SetupError
from faience.rules import azul, pavilion
from faience.rules.azul.boards import COLOURS, FLOOR_SPACES, SIZE
from faience.rules.azul.rounds import STALLED_ROUNDS
from faience.rules.games import rules_of
from faience.rules.market import TILES, TILES_PER_DISPLAY, display_count
from faience.rules.pavilion.boards import POINTS, STARS
from faience.rules.pavilion.state import CORNERS, PER_COLOUR, ROUNDS, SUPPLY
from faience.rules.rulebook import PLAYERS

Observations = npt.NDArray[np.uint8]
Number = TypeVar("Number", bound=np.generic)

MOST = 255  # what a number can be; scores above it are told as this
MOST_ROUNDS = 20  # of Azul; later rounds are told as this
AZUL_TILES = 20  # of a kind, at most
TABLE_SIZES = {"players": lambda players: players, "displays": display_count}


@dataclass(frozen=True)
class Field:
    """A field of an observation: where it begins, its shape, and the highest number in it; the lowest is 0."""

    name: str
    offset: int
    shape: tuple[int, ...]
    high: int

    @property
    def size(self) -> int:
        return prod(self.shape)

    def of(self, observations: npt.NDArray[Number]) -> npt.NDArray[Number]:
        """This field of one observation, or of an array of them, in the same memory."""
        part = observations[..., self.offset : self.offset + self.size]
        return part.reshape(*observations.shape[:-1], *self.shape)


# Name, shape and highest number; "players" and "displays" depend on the table. The order is that of the kernels.
Shape = tuple[int | str, ...]
LAYOUTS: dict[str, tuple[tuple[str, Shape, int], ...]] = {
    "azul": (
        ("phase", (3,), 1),
        ("board", (len(azul.AZUL.boards),), 1),
        ("jokers", (1,), 1),
        ("round", (1,), MOST_ROUNDS),
        ("stalled", (1,), STALLED_ROUNDS),
        ("to_move", ("players",), 1),
        ("starter", ("players",), 1),
        ("marker", ("players",), 1),
        ("bag", (TILES,), AZUL_TILES),
        ("lid", (TILES,), AZUL_TILES),
        ("centre", (TILES,), AZUL_TILES),
        ("displays", ("displays", TILES), TILES_PER_DISPLAY),
        ("pending_centre", (1,), 1),
        ("pending_display", ("displays",), 1),
        ("pending_colour", (len(COLOURS),), 1),
        ("pending_line", (SIZE,), 1),
        ("score", ("players",), MOST),
        ("line_colour", ("players", SIZE, len(COLOURS)), 1),
        ("line_count", ("players", SIZE), SIZE),
        ("line_jokers", ("players", SIZE), SIZE),
        ("wall", ("players", SIZE, SIZE, TILES), 1),
        ("floor", ("players", TILES), FLOOR_SPACES),
        ("floor_count", ("players",), FLOOR_SPACES),
    ),
    "summer-pavilion": (
        ("phase", (4,), 1),
        ("board", (len(pavilion.SUMMER_PAVILION.boards),), 1),
        ("round", (1,), ROUNDS),
        ("wild", (TILES,), 1),
        ("to_move", ("players",), 1),
        ("starter", ("players",), 1),
        ("token", ("players",), 1),
        ("bag", (TILES,), PER_COLOUR),
        ("tower", (TILES,), PER_COLOUR),
        ("supply", (TILES,), SUPPLY),
        ("centre", (TILES,), PER_COLOUR),
        ("displays", ("displays", TILES), TILES_PER_DISPLAY),
        ("owed", (1,), SUPPLY),
        ("lowest", (TILES,), 1),
        ("score", ("players",), MOST),
        ("passed", ("players",), 1),
        ("hand", ("players", TILES), PER_COLOUR),
        ("corners", ("players", TILES), CORNERS),
        ("stars", ("players", STARS, POINTS, TILES), 1),
    ),
}


def observation_fields(game: str = "azul", players: int = 2) -> tuple[Field, ...]:
    """The fields of an observation in their order; they are the same for every board and option."""
    rules = rules_of(game)
    if players not in PLAYERS:
        raise SetupError("setup-players", given=players, least=PLAYERS[0], most=PLAYERS[-1])
    fields: list[Field] = []
    for name, shape, high in LAYOUTS[rules.name]:
        offset = fields[-1].offset + fields[-1].size if fields else 0
        sizes = tuple(int(TABLE_SIZES[each](players)) if isinstance(each, str) else each for each in shape)
        fields.append(Field(name, offset, sizes, high))
    return tuple(fields)


def observation_size(game: str = "azul", players: int = 2) -> int:
    """How many numbers an observation has."""
    last = observation_fields(game, players)[-1]
    return last.offset + last.size


def highest(game: str = "azul", players: int = 2) -> Observations:
    """The highest number in each place of an observation: to divide by, for a network."""
    fields = observation_fields(game, players)
    return np.concatenate([np.full(field.size, field.high, dtype=np.uint8) for field in fields])
