"""The form of a position of Summer Pavilion."""

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
from faience.notation.pavilion.table import PHASES
from faience.rules.pavilion.boards import BOARD_NAMES, COLOURS, POINTS, STARS
from faience.rules.pavilion.state import LEAST_SCORE, ROUNDS
from faience.rules.rulebook import PLAYERS

SEAT_FIELDS = ("starter", "to_move", "token")
FIELDS: Fields = {
    "game": ("summer-pavilion", is_one_of(["summer-pavilion"])),
    "board": (", ".join(BOARD_NAMES), is_one_of(BOARD_NAMES)),
    "round": (f"1 … {ROUNDS}", lambda value: is_count(value, ROUNDS) and value > 0),
    "phase": (", ".join(PHASES.values()), is_one_of([*PHASES.values()])),
    "starter": ("0, 1 …", is_count),
    "to_move": ("null, 0, 1 …", is_seat_or_none),
    "wild": (", ".join(COLOURS), is_one_of(COLOURS)),
    "factories": ("[[tile …] …]", list_of(are_of(COLOURS))),
    "centre": ("[tile …]", are_of(COLOURS)),
    "token": ("centre, 0, 1 …", is_seat_or_centre),
    "supply": ("[tile …]", are_of(COLOURS)),
    "bag": ("{tile: count …}", is_heap_of(COLOURS)),
    "tower": ("{tile: count …}", is_heap_of(COLOURS)),
    "owed": ("0, 1 …", is_count),
    "lowest": (f"null, {', '.join(COLOURS)}", lambda value: value is None or is_one_of(COLOURS)(value)),
    "players": ("[2–4]", lambda value: isinstance(value, list) and len(value) in PLAYERS),
}
PLAYER_FIELDS: Fields = {
    "score": (f"{LEAST_SCORE} … {MOST}", lambda value: is_count(value) and value >= LEAST_SCORE),
    "hand": ("{tile: count …}", is_heap_of(COLOURS)),
    "corners": ("{tile: count …}", is_heap_of(COLOURS)),
    "passed": ("true, false", lambda value: isinstance(value, bool)),
    "stars": ("[[tile, null …] × 7]", list_of(are_of((*COLOURS, None), POINTS), STARS)),
}
