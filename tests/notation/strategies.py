"""What Hypothesis writes: texts that look like ours, tables that came about, and both with something wrong in them."""

from collections import Counter
from collections.abc import Callable
from functools import cache
from typing import Any

from hypothesis import strategies as st
from tests.contract.configurations import EVERY
from tests.contract.walks import game_of, walk
from tests.oracle.azul import copy_of as copy

from faience.notation.position import position_of

Position = dict[str, Any]
Place = tuple[Any, Any]  # a list or an object, and where in it

json_values = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats() | st.text(max_size=8),
    lambda values: st.lists(values, max_size=4) | st.dictionaries(st.text(max_size=8), values, max_size=4),
    max_leaves=8,
)


@cache
def tables() -> list[Position]:
    """Positions from games of every configuration, in all phases."""
    games = [walk(configuration, seed) for seed, configuration in enumerate(EVERY)]
    return [position_of(state) for game in games for state in game.sample(draws=90, moves=23)]


@cache
def records() -> list[str]:
    """Records of games, some finished and some not, with comments."""
    texts = []
    for seed, configuration in enumerate(EVERY):
        game = game_of(configuration, seed, moves=10_000 if seed % 3 == 0 else 5 * seed)
        game.comments[len(game.history) // 2] = "halfway, said {Ana\\}"
        texts.append(game.record())
    return texts


def positions() -> st.SearchStrategy[Position]:
    return st.sampled_from(range(len(tables()))).map(lambda at: copy(tables()[at]))


@st.composite
def damaged_positions(draw: st.DrawFn) -> Any:
    """Up to three fields removed, replaced, retyped, nested, exchanged, or a little off."""
    whole = {"position": draw(positions())}
    for _ in range(draw(st.integers(1, 3))):
        places = places_in(whole)
        if places:
            holder, at = draw(st.sampled_from(places))
            draw(st.sampled_from(DAMAGES))(draw, places, holder, at)
    return whole.get("position")


def places_in(value: Any) -> list[Place]:
    """Every element of every list and every field of every object, all the way down."""
    if isinstance(value, dict):
        found: list[Place] = [(value, key) for key in value]
    elif isinstance(value, list):
        found = [(value, at) for at in range(len(value))]
    else:
        return []
    return found + [place for holder, at in found for place in places_in(holder[at])]


def remove(draw: st.DrawFn, places: list[Place], holder: Any, at: Any) -> None:
    del holder[at]


def replace(draw: st.DrawFn, places: list[Place], holder: Any, at: Any) -> None:
    holder[at] = draw(json_values)


def retype(draw: st.DrawFn, places: list[Place], holder: Any, at: Any) -> None:
    value = holder[at]
    holder[at] = draw(st.sampled_from([str(value), bool(value), repr(value), [value], {"value": value}]))


def exchange(draw: st.DrawFn, places: list[Place], holder: Any, at: Any) -> None:
    """With another value of the same type, so that names and numbers stay plausible."""
    others = [place for place in places if type(place[0][place[1]]) is type(holder[at])]
    other, there = draw(st.sampled_from(others))
    holder[at], other[there] = copy(other[there]), copy(holder[at])


def shift(draw: st.DrawFn, places: list[Place], holder: Any, at: Any) -> None:
    if isinstance(holder[at], int):
        holder[at] += draw(st.sampled_from([-1, 1, 5, 10_000, 10**30]))
    elif isinstance(holder[at], list):
        holder[at] = holder[at] * draw(st.integers(0, 3))
    elif isinstance(holder[at], str):
        holder[at] = draw(st.sampled_from([holder[at].upper(), holder[at] + " ", holder[at][1:]]))


def add(draw: st.DrawFn, places: list[Place], holder: Any, at: Any) -> None:
    if isinstance(holder, dict):
        holder[draw(st.text(max_size=5))] = draw(json_values)
    else:
        holder.insert(at, copy(holder[at]))


Damage = Callable[[st.DrawFn, list[Place], Any, Any], None]
DAMAGES: list[Damage] = [remove, replace, retype, exchange, shift, add]


@st.composite
def rearranged_positions(draw: st.DrawFn) -> Position:
    """No tile more or less, but not where it lay; phases, seats and counts exchanged for others of their kind."""
    position = draw(positions())
    for _ in range(draw(st.integers(0, 4))):
        heaps = [Heap(holder, at) for holder, at in places_in(position) if is_heap(holder[at])]
        full = [heap for heap in heaps if heap.tiles()]
        if full:
            source, target = draw(st.sampled_from(full)), draw(st.sampled_from(heaps))
            moved = source.tiles() if draw(st.booleans()) else [draw(st.sampled_from(source.tiles()))]
            for tile in moved:
                source.give(tile)
                target.get(tile)
    other = draw(positions())
    for field in draw(
        st.lists(st.sampled_from(sorted(other.keys() & position.keys() - {"game", "players"})), max_size=2)
    ):
        if not is_heap(position[field]) and field != "factories":
            position[field] = other[field]
    for field in draw(st.lists(st.sampled_from(["to_move", "starter", "marker", "token"]), max_size=2)):
        if field in position:
            position[field] = draw(st.sampled_from([None, 0, 1, 2, 3, "centre"]))
    return position


def is_heap(value: Any) -> bool:
    """A list or a count of tiles; a row of a wall or a star has places, and is none."""
    if isinstance(value, list):
        return all(isinstance(tile, str) for tile in value)
    return isinstance(value, dict) and all(isinstance(count, int) for count in value.values())


class Heap:
    """Tiles in a list or in a count, one way to move them for both."""

    def __init__(self, holder: Any, at: Any) -> None:
        self.heap = holder[at]

    def tiles(self) -> list[str]:
        counts = self.heap if isinstance(self.heap, dict) else Counter(self.heap)
        return [tile for tile in counts if tile != "marker" for _ in range(counts[tile])]

    def give(self, tile: str) -> None:
        if isinstance(self.heap, list):
            self.heap.remove(tile)
        elif self.heap[tile] > 1:
            self.heap[tile] -= 1
        else:
            del self.heap[tile]

    def get(self, tile: str) -> None:
        if isinstance(self.heap, list):
            self.heap.append(tile)
        else:
            self.heap[tile] = self.heap.get(tile, 0) + 1


@st.composite
def damaged_texts(draw: st.DrawFn, texts: st.SearchStrategy[str], odd: str) -> str:
    """A few characters, words or lines left out, doubled, exchanged or made up."""
    text = draw(texts)
    for _ in range(draw(st.integers(1, 4))):
        parting = draw(st.sampled_from(["", " ", "\n"]))
        parts = text.split(parting) if parting else list(text)
        at, other = (draw(st.integers(0, max(0, len(parts) - 1))) for _ in range(2))
        made_up = draw(st.text(odd, max_size=6) | st.text(max_size=3))
        kind = draw(st.sampled_from(["remove", "double", "exchange", "insert", "replace", "cut"]))
        if kind == "remove":
            parts[at : at + 1] = []
        elif kind == "double":
            parts[at:at] = parts[at : at + 1]
        elif kind == "exchange" and parts:
            parts[at], parts[other] = parts[other], parts[at]
        elif kind == "insert":
            parts[at:at] = [made_up]
        elif kind == "replace":
            parts[at : at + 1] = [made_up]
        elif kind == "cut":
            parts = parts[:at]
        text = parting.join(parts)
    return text
