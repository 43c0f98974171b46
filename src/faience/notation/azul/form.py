"""The form of a position of Azul."""

from faience.notation.azul.table import PHASES
from faience.notation.form import (
    MOST,
    Fields,
    are_of,
    is_count,
    is_heap_of,
    is_one_of,
    is_seat_or_centre,
    is_seat_or_none,
    list_of,
)
from faience.rules.azul.boards import BOARD_NAMES, SIZE, TILE_NAMES
from faience.rules.azul.rounds import STALLED_ROUNDS
from faience.rules.rulebook import PLAYERS

SEAT_FIELDS = ("starter", "to_move", "marker")
FIELDS: Fields = {
    "game": ("azul", is_one_of(["azul"])),
    "board": (", ".join(BOARD_NAMES), is_one_of(BOARD_NAMES)),
    "jokers": ("true, false", lambda value: isinstance(value, bool)),
    "round": (f"1 … {MOST}", lambda value: is_count(value) and value > 0),
    "phase": (", ".join(PHASES.values()), is_one_of([*PHASES.values()])),
    "starter": ("0, 1 …", is_count),
    "to_move": ("null, 0, 1 …", is_seat_or_none),
    "stalled": (f"0 … {STALLED_ROUNDS}", lambda value: is_count(value, STALLED_ROUNDS)),
    "factories": ("[[tile …] …]", list_of(are_of(TILE_NAMES))),
    "centre": ("[tile …]", are_of(TILE_NAMES)),
    "marker": ("centre, 0, 1 …", is_seat_or_centre),
    "bag": ("{tile: count …}", is_heap_of(TILE_NAMES)),
    "lid": ("{tile: count …}", is_heap_of(TILE_NAMES)),
    "pending": ("null, 2BJ3", lambda value: value is None or isinstance(value, str)),
    "players": ("[2–4]", lambda value: isinstance(value, list) and len(value) in PLAYERS),
}
PLAYER_FIELDS: Fields = {
    "score": (f"0 … {MOST}", is_count),
    "lines": ("[[tile …] × 5]", list_of(are_of(TILE_NAMES), SIZE)),
    "wall": ("[[tile, null …] × 5]", list_of(are_of((*TILE_NAMES, None), SIZE), SIZE)),
    "floor": ("[tile, marker …]", are_of((*TILE_NAMES, "marker"))),
}
