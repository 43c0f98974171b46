"""The form of a position of Azul: which fields there are, and what they may hold."""

from collections.abc import Callable, Iterator
from typing import Any

from faience.notation.azul.table import PHASES
from faience.rules.azul.boards import BOARD_NAMES, SIZE, TILE_NAMES
from faience.rules.market import display_count
from faience.rules.rulebook import SEATS
from faience.texts import Phrase

Check = Callable[[Any], bool]
MOST_POINTS = 9_999
MOST_ROUNDS = 9_999


def form_problems(position: Any) -> Iterator[Phrase]:
    """Fields that are missing, unknown, or not what they should be."""
    if not isinstance(position, dict):
        yield Phrase("position-no-object")
        return
    yield from _check_fields(position, FIELDS, "")
    players = position.get("players")
    if not isinstance(players, list) or len(players) not in SEATS:
        return
    for seat, player in enumerate(players):
        if isinstance(player, dict):
            yield from _check_fields(player, PLAYER_FIELDS, f"players[{seat}].")
        else:
            yield Phrase("position-field", field=f"players[{seat}]", wanted="an object")
    seats = range(len(players))
    for field in ("starter", "to_move", "marker"):
        if _is_count(position.get(field)) and position[field] not in seats:
            yield Phrase("position-seat", field=field, players=len(players))
    factories = position.get("factories")
    displays = int(display_count(len(players)))
    if isinstance(factories, list) and len(factories) != displays:
        yield Phrase("position-displays", found=len(factories), wanted=displays)


def _check_fields(data: dict[str, Any], fields: dict[str, tuple[str, Check]], prefix: str) -> Iterator[Phrase]:
    for field, (wanted, check) in fields.items():
        if field not in data:
            yield Phrase("position-missing", field=prefix + field)
        elif not check(data[field]):
            yield Phrase("position-field", field=prefix + field, wanted=wanted)
    for field in data:
        if field not in fields:
            yield Phrase("position-unknown", field=prefix + str(field))


def _is_count(value: Any, most: int = 999) -> bool:
    return isinstance(value, int) and not isinstance(value, bool) and 0 <= value <= most


def _are(names: tuple[str | None, ...], length: int | None = None) -> Check:
    """A list of such names, of a fixed length if one is given."""

    def check(value: Any) -> bool:
        return (
            isinstance(value, list)
            and length in (None, len(value))
            and all((name is None or isinstance(name, str)) and name in names for name in value)
        )

    return check


def _list_of(check: Check, length: int | None = None) -> Check:
    return lambda value: isinstance(value, list) and length in (None, len(value)) and all(map(check, value))


def _is_heap(value: Any) -> bool:
    return isinstance(value, dict) and all(tile in TILE_NAMES and _is_count(value[tile]) for tile in value)


FIELDS: dict[str, tuple[str, Check]] = {
    "game": ("azul", lambda value: value == "azul"),
    "board": (", ".join(BOARD_NAMES), lambda value: isinstance(value, str) and value in BOARD_NAMES),
    "jokers": ("true, false", lambda value: isinstance(value, bool)),
    "round": ("1, 2, 3 …", lambda value: _is_count(value, MOST_ROUNDS) and value > 0),
    "phase": (", ".join(PHASES.values()), lambda value: isinstance(value, str) and value in PHASES.values()),
    "starter": ("0, 1 …", _is_count),
    "to_move": ("null, 0, 1 …", lambda value: value is None or _is_count(value)),
    "stalled": ("0 … 10", lambda value: _is_count(value, 10)),
    "factories": ("[[tile …] …]", _list_of(_are(TILE_NAMES))),
    "centre": ("[tile …]", _are(TILE_NAMES)),
    "marker": ("centre, 0, 1 …", lambda value: value == "centre" or _is_count(value)),
    "bag": ("{tile: count …}", _is_heap),
    "lid": ("{tile: count …}", _is_heap),
    "pending": ("null, 2BJ3", lambda value: value is None or isinstance(value, str)),
    "players": ("[2–4]", lambda value: isinstance(value, list) and len(value) in SEATS),
}
PLAYER_FIELDS: dict[str, tuple[str, Check]] = {
    "score": ("0 …", lambda value: _is_count(value, MOST_POINTS)),
    "lines": ("[[tile …] × 5]", _list_of(_are(TILE_NAMES), SIZE)),
    "wall": ("[[tile, null …] × 5]", _list_of(_are((*TILE_NAMES, None), SIZE), SIZE)),
    "floor": ("[tile, marker …]", _are((*TILE_NAMES, "marker"))),
}
