"""The form of a position: which fields there are, and what they may hold; the same manner for every game."""

from collections.abc import Callable, Iterator, Sequence
from typing import Any

from faience.rules.market import display_count
from faience.rules.rulebook import PLAYERS
from faience.texts import Phrase

Check = Callable[[Any], bool]
Fields = dict[str, tuple[str, Check]]  # by name: what is wanted, for people, and whether a value is that
MOST = 9_999


def form_problems(position: Any, fields: Fields, player_fields: Fields, seats: Sequence[str]) -> Iterator[Phrase]:
    """Fields that are missing, unknown, or not what they should be; `seats` names those that hold a seat."""
    if not isinstance(position, dict):
        yield Phrase("position-no-object")
        return
    yield from _check_fields(position, fields)
    players = position.get("players")
    if not isinstance(players, list) or len(players) not in PLAYERS:
        return
    for seat, player in enumerate(players):
        if isinstance(player, dict):
            yield from _check_fields(player, player_fields, seat + 1)
        else:
            yield Phrase("position-field", field=f"players[{seat}]", part="board", player=seat + 1, wanted="{…}")
    for field in seats:
        if is_count(position.get(field)) and position[field] not in range(len(players)):
            yield Phrase("position-seat", field=field, part=field, player=0, players=len(players))
    factories = position.get("factories")
    displays = int(display_count(len(players)))
    if isinstance(factories, list) and len(factories) != displays:
        yield Phrase("position-displays", found=len(factories), wanted=displays)


def _check_fields(data: dict[str, Any], fields: Fields, player: int = 0) -> Iterator[Phrase]:
    """What the fields of the table, or of a player counted from 1, should be; each is told in words and by its name."""
    prefix = f"players[{player - 1}]." if player else ""
    for field, (wanted, check) in fields.items():
        if field not in data:
            yield Phrase("position-missing", field=prefix + field, part=field, player=player)
        elif not check(data[field]):
            yield Phrase("position-field", field=prefix + field, part=field, player=player, wanted=wanted)
    for field in data:
        if field not in fields:
            yield Phrase("position-unknown", field=prefix + str(field))


def is_count(value: Any, most: int = MOST) -> bool:
    """A whole number from 0 on."""
    return isinstance(value, int) and not isinstance(value, bool) and 0 <= value <= most


def is_seat_or_none(value: Any) -> bool:
    return value is None or is_count(value)


def is_seat_or_centre(value: Any) -> bool:
    return value == "centre" or is_count(value)


def is_one_of(names: Sequence[str]) -> Check:
    return lambda value: isinstance(value, str) and value in names


def are_of(names: Sequence[str | None], length: int | None = None) -> Check:
    """A list of such names, of a fixed length if one is given."""
    return list_of(lambda name: (name is None or isinstance(name, str)) and name in names, length)


def list_of(check: Check, length: int | None = None) -> Check:
    return lambda value: isinstance(value, list) and length in (None, len(value)) and all(map(check, value))


def is_heap_of(names: Sequence[str]) -> Check:
    """Counts by name."""
    return lambda value: isinstance(value, dict) and all(name in names and is_count(value[name]) for name in value)
