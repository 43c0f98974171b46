"""What a player's stars have reached so far: the goals that are paid at the end (4.12, 5.3, 6.4)."""

from collections.abc import Sequence
from itertools import product

from faience.rules.pavilion.boards import KINDS, OUTER, POINTS, STARS, Space, StarBoard, structure_spaces

Stars = Sequence[Sequence[str | None]]


def kinds_of(board: StarBoard) -> tuple[str, ...]:
    """The kinds of structures on a board."""
    return KINDS if board.has_fountains else KINDS[:-1]


def is_surrounded(stars: Stars, kind: str, number: int) -> bool:
    return all(covers(stars, space) for space in structure_spaces(kind, number))


def covers(stars: Stars, space: Space) -> bool:
    star, index = space
    return stars[star][index] is not None


def surrounded(stars: Stars, kind: str) -> int:
    """How many structures of a kind are surrounded."""
    return sum(is_surrounded(stars, kind, number) for number in OUTER)


def structure_sets(stars: Stars) -> int:
    return min(surrounded(stars, kind) for kind in KINDS)


def number_spaces(board: StarBoard, number: int) -> list[Space]:
    """The spaces that show a number."""
    return [space for space in product(range(STARS), range(POINTS)) if board.number(*space) == number]


def covered_of_number(board: StarBoard, stars: Stars, number: int) -> tuple[int, int]:
    """How many of the spaces that show a number are covered, and how many there are."""
    spaces = number_spaces(board, number)
    return sum(covers(stars, space) for space in spaces), len(spaces)


def star_points(board: StarBoard, star: Sequence[str | None]) -> int:
    """What a star is worth at the end: nothing unless it is complete."""
    colours = {tile for tile in star if tile}
    if not all(star):
        return 0
    return board.value(colours.pop()) if len(colours) == 1 else board.star_values[-1]


def goal_points(board: StarBoard, stars: Stars) -> int:
    """All goals together."""
    for_stars = sum(star_points(board, star) for star in stars)
    for_numbers = sum(
        value
        for number, value in enumerate(board.number_values, start=1)
        if all(covers(stars, space) for space in number_spaces(board, number))
    )
    for_sets = board.set_value * structure_sets(stars) if board.has_fountains else 0
    return for_stars + for_numbers + for_sets
