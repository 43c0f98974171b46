"""Summer Pavilion's boards and every question about one player's stars (Pavilion 4.1, 4.6–4.9, 4.12, 5, 6).

Nothing here knows of a position, a seat or a phase: those are in pavilion.py.

A space is the number of its star, 0 in the centre and 1 to 6 around it, and its ring index there, from 1 to 6. The
centre and star 1 have space 1 at the top; each further star is turned by one space to the right.

          2     3                  1
                                6     2
       1     0     4               *
                                5     3
          6     5                  4
"""

from typing import Any

COLOURS = ["purple", "green", "orange", "yellow", "blue", "red"]
PURPLE, GREEN, ORANGE, YELLOW, BLUE, RED = COLOURS
LETTERS = dict(zip("PGOYBR", COLOURS, strict=True))

Stars = list[list[str | None]]  # what lies on the spaces: seven stars, six ring indices each
Space = tuple[int, int]
Hand = dict[str, int]

OUTER = [1, 2, 3, 4, 5, 6]
RING = [1, 2, 3, 4, 5, 6]

# What may be printed on a space instead of a colour.
DIFFERENT = "different"  # any colour that the star does not have yet
FREE = "free"  # any colour at first; the second tile decides for the star


def stars_from(drawing: str) -> Stars:
    """Stars as letters, `PGO... PP..P.`: the centre first, then star 1, 2, …; empty ones at the end may be left out."""
    drawn: Stars = [[LETTERS.get(letter) for letter in star] for star in drawing.split()]
    return drawn + [[None] * 6 for _ in range(7 - len(drawn))]


# Structures


def clockwise(number: int) -> int:
    """The next outer star, or the next ring index: 1 follows 6."""
    return 1 if number == 6 else number + 1


CENTRE_PAIRS = {1: (5, 6), 2: (6, 1), 3: (1, 2), 4: (2, 3), 5: (3, 4), 6: (4, 5)}


def pillar(star: int) -> list[Space]:
    """Between an outer star and the centre (Pavilion 4.9)."""
    first, second = CENTRE_PAIRS[star]
    return [(star, 2), (star, 3), (0, first), (0, second)]


def statue(star: int) -> list[Space]:
    """Between an outer star and the next one (Pavilion 4.9)."""
    return [(star, 1), (star, 2), (clockwise(star), 3), (clockwise(star), 4)]


def window(star: int) -> list[Space]:
    """In the outer notch of a star (Pavilion 4.9)."""
    return [(star, 5), (star, 6)]


def fountain(star: int) -> list[Space]:
    """In the outer alcove between a star and the next one (Pavilion 6.3, SP-X1)."""
    return [(star, 6), (star, 1), (clockwise(star), 4), (clockwise(star), 5)]


PILLARS = {f"pillar{star}": pillar(star) for star in OUTER}
STATUES = {f"statue{star}": statue(star) for star in OUTER}
WINDOWS = {f"window{star}": window(star) for star in OUTER}
FOUNTAINS = {f"fountain{star}": fountain(star) for star in OUTER}

REWARDS = {"pillar": 1, "statue": 2, "window": 3, "fountain": 1}


# Boards

ONE_TO_SIX = [1, 2, 3, 4, 5, 6]
ONE_IN_THIRD_PLACE = [3, 2, 1, 4, 5, 6]
ONLY_THREES = [3, 3, 3, 3, 3, 3]

OUTER_COLOURS = [[PURPLE] * 6, [ORANGE] * 6, [RED] * 6, [BLUE] * 6, [YELLOW] * 6, [GREEN] * 6]
BASE_WILDS = [PURPLE, GREEN, ORANGE, YELLOW, BLUE, RED]
BASE_STARS = {PURPLE: 20, GREEN: 18, ORANGE: 17, YELLOW: 16, BLUE: 15, RED: 14}

BOARDS: dict[str, dict[str, Any]] = {
    "coloured": {
        "numbers": [ONE_TO_SIX] * 7,
        "printed": [[DIFFERENT] * 6, *OUTER_COLOURS],
        "structures": PILLARS | STATUES | WINDOWS,
        "wilds": BASE_WILDS,
        "star_points": BASE_STARS | {"multicolour": 12},
        "number_points": {1: 4, 2: 8, 3: 12, 4: 16},
        "set_points": 0,
    },
    "monochrome": {
        "numbers": [ONLY_THREES] + [ONE_IN_THIRD_PLACE] * 6,
        "printed": [[FREE] * 6] * 7,
        "structures": PILLARS | STATUES | WINDOWS,
        "wilds": BASE_WILDS,
        "star_points": BASE_STARS | {"multicolour": 12},
        "number_points": {1: 4, 2: 8, 3: 12, 4: 16},
        "set_points": 0,
    },
    "glazed-orange": {
        "numbers": [ONE_TO_SIX] * 7,
        "printed": [[PURPLE, GREEN, ORANGE, YELLOW, BLUE, RED], *OUTER_COLOURS],
        "structures": PILLARS | STATUES | WINDOWS | FOUNTAINS,
        "wilds": BASE_WILDS,
        "star_points": BASE_STARS | {"multicolour": 15},
        "number_points": {1: 4, 2: 8, 3: 12, 4: 16},
        "set_points": 15,
    },
    "glazed-purple": {
        "numbers": [ONLY_THREES] + [ONE_IN_THIRD_PLACE] * 6,
        "printed": [[ORANGE, RED, BLUE, YELLOW, GREEN, PURPLE]] + [[FREE] * 6] * 6,
        "structures": PILLARS | STATUES | WINDOWS | FOUNTAINS,
        "wilds": [ORANGE, RED, BLUE, YELLOW, GREEN, PURPLE],
        "star_points": {ORANGE: 20, RED: 18, BLUE: 17, YELLOW: 16, GREEN: 15, PURPLE: 14, "multicolour": 15},
        "number_points": {1: 3, 2: 6, 3: 18, 4: 12},
        "set_points": 12,
    },
}


def wild_colour(board: str, round_number: int) -> str:
    """The wild colour of a round, 1 to 6 (Pavilion 4.1, 6.5)."""
    colour: str = BOARDS[board]["wilds"][round_number - 1]
    return colour


# Placing


def number_of(board: str, star: int, index: int) -> int:
    """What the space costs (Pavilion 4.7, 5.1, 6.5)."""
    number: int = BOARDS[board]["numbers"][star][index - 1]
    return number


def is_covered(stars: Stars, space: Space) -> bool:
    """Whether a tile lies on the space."""
    star, index = space
    return stars[star][index - 1] is not None


def legal_colours(board: str, stars: Stars, star: int, index: int) -> list[str]:
    """The colours that may be laid on a space, none if it is covered (Pavilion 4.7, 5.2, 6.1, 6.5)."""
    if is_covered(stars, (star, index)):
        return []
    printed = BOARDS[board]["printed"][star][index - 1]
    lying = [tile for tile in stars[star] if tile is not None]
    others = [colour for colour in COLOURS if colour not in lying]
    if printed == DIFFERENT:
        return others
    if printed == FREE:
        if len(lying) < 2:
            return list(COLOURS)
        return [lying[0]] if lying[0] == lying[1] else others
    return [printed]


def legal_payments(hand: Hand, wild: str, number: int, colour: str) -> list[int]:
    """How many wild tiles may be among the `number` paid for a space: at least one is of the colour (Pavilion 4.6)."""
    payments = []
    for wilds in range(number):
        if colour == wild and wilds > 0:
            continue  # nothing replaces the wild colour
        if hand.get(colour, 0) >= number - wilds and hand.get(wild, 0) >= wilds:
            payments.append(wilds)
    return payments


def group_points(stars: Stars, star: int, index: int) -> int:
    """Points for the tile just laid: the tiles of its star that hang together with it (Pavilion 4.8)."""
    group = {index}
    while True:
        after = {clockwise(member) for member in group}
        before = {member for member in RING if clockwise(member) in group}
        grown = group | {member for member in after | before if is_covered(stars, (star, member))}
        if grown == group:
            return len(group)
        group = grown


def completed_structures(board: str, stars: Stars, star: int, index: int) -> list[str]:
    """The structures that the tile just laid has surrounded (Pavilion 4.9, 6.3)."""
    structures: dict[str, list[Space]] = BOARDS[board]["structures"]
    return [name for name in surrounded_structures(board, stars) if (star, index) in structures[name]]


def surrounded_structures(board: str, stars: Stars) -> list[str]:
    """The structures whose spaces are all covered (Pavilion 4.9, 6.3)."""
    structures: dict[str, list[Space]] = BOARDS[board]["structures"]
    return [name for name, spaces in structures.items() if all(is_covered(stars, space) for space in spaces)]


def kind_of(structure: str) -> str:
    """`pillar` for `pillar4`."""
    return structure[:-1]


def bonus_tiles(structures: list[str]) -> int:
    """How many tiles these structures pay together (Pavilion 4.9, SP-R8)."""
    return sum(REWARDS[kind_of(structure)] for structure in structures)


# The end of the game


def end_score(board: str, stars: Stars) -> dict[str, int]:
    """The points of the goals: complete stars, covered numbers, sets of structures (Pavilion 4.12, 5.3, 6.2–6.5)."""
    set_points: int = BOARDS[board]["set_points"]
    return {
        "stars": star_points(board, stars),
        "numbers": number_points(board, stars),
        "sets": complete_sets(board, stars) * set_points,
    }


def star_points(board: str, stars: Stars) -> int:
    """Each complete star by its colour, or as a multicoloured one (Pavilion 4.12, 5.3, 6.2, 6.5, SP-X2, SP-X3)."""
    points = 0
    for tiles in stars:
        if None not in tiles:
            is_uniform = len(set(tiles)) == 1
            points += BOARDS[board]["star_points"][tiles[0] if is_uniform else "multicolour"]
    return points


def number_points(board: str, stars: Stars) -> int:
    """Each number from 1 to 4 whose spaces are all covered, those of the centre included (Pavilion 4.12, 5.3, 6.5)."""
    points = 0
    for number, value in BOARDS[board]["number_points"].items():
        spaces = [(star, index) for star in range(7) for index in RING if number_of(board, star, index) == number]
        if all(is_covered(stars, space) for space in spaces):
            points += value
    return points


def complete_sets(board: str, stars: Stars) -> int:
    """How many sets of pillar, statue, window and fountain are surrounded (Pavilion 6.4)."""
    kinds = [kind_of(structure) for structure in surrounded_structures(board, stars)]
    return min(kinds.count(kind) for kind in REWARDS)
