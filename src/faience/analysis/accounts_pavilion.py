"""What a round of Summer Pavilion brought a seat."""

from collections import Counter
from collections.abc import Iterator
from typing import Any

import numpy as np

from faience.analysis.item import Item, events_of
from faience.game import Game
from faience.rules.outlook import bonuses_now
from faience.rules.pavilion.boards import (
    BOARD_NAMES,
    BOARDS,
    EACH_KIND,
    GOAL_NUMBERS,
    KINDS,
    NUMBER_SETS,
    POINTS,
    STARS,
    STRUCTURE_COUNT,
    SURROUND,
    WILDS,
)
from faience.rules.pavilion.events import (
    Completed,
    Discarded,
    NumberGoal,
    Placed,
    SetGoal,
    StarGoal,
    TookToken,
)
from faience.rules.pavilion.state import WHOLE_STAR
from faience.texts import Phrase

# Points that things are worth, roughly.
BONUS_TILE, KEPT_TILE, KEPT_WILD = 2.5, 0.4, 2.0
STAR = (0, 0, 0, 0.7, 2.0, 4.0)  # a star by its tiles
NUMBER = 2.5  # all of a number but one
STRUCTURE = (1.0, 1.5, 1.0, 1.0)  # one that lacks a tile, by its kind
STARTING = 0.7  # to be the first to take in the next round


def items(table: Game, seat: int) -> Iterator[Item]:
    """The account of a seat, of the round that was played at this table."""
    laid: Counter[int] = Counter()
    won: Counter[str] = Counter()
    for event in events_of(table, seat):
        match event:
            case Placed(star=star, points=points):
                laid[star] += points
            case Completed(structure=structure, tiles=tiles):
                won[structure] += 1
                called = Phrase("reason-part-structure", structure=structure, number=1, count=tiles)
                yield Item("structures", (structure, won[structure]), BONUS_TILE * tiles, called, tiles)
            case TookToken(lost=lost):
                yield Item("token", None, -lost)
            case Discarded(lost=lost, tiles=tiles) if lost:
                yield Item("discarded", None, -lost, size=sum(tiles.values()))
    state, board = table.state, int(table.state.board)
    for star, points in laid.items():
        yield Item("tiles", star, points, Phrase("reason-part-star", **star_values(board, star)))
    yield from _goals(state, seat)
    if not table.is_over:
        yield from _prepared(state, seat)


def star_values(board: int, star: int) -> dict[str, Any]:
    """How a star is called."""
    colour = BOARDS[BOARD_NAMES[board]].stars[star]
    return {"star": star, "colour": colour or "many", "seen": "own" if colour else "place"}


def _goals(state: np.record, seat: int) -> Iterator[Item]:
    for goal in bonuses_now(state, seat):
        match goal:
            case StarGoal(star=star, points=points):
                values = star_values(int(state.board), star)
                yield Item("goals", ("star", star), points, Phrase("reason-part-goal-star", points=points, **values))
            case NumberGoal(number=number, points=points):
                called = Phrase("reason-part-goal-number", number=number, points=points)
                yield Item("goals", ("number", number), points, called)
            case SetGoal(points=points, sets=sets):
                yield Item("goals", ("sets", sets), points, Phrase("reason-part-goal-sets", count=sets, points=points))


def _prepared(state: np.record, seat: int) -> Iterator[Item]:
    """What is under way for the rounds to come."""
    if state.starter == seat:
        yield Item("start", None, STARTING)
    kept = state.corners[seat] + state.hand[seat]
    wild = int(WILDS[int(state.board), int(state.round_number) - 1])
    wilds, others = int(kept[wild]), int(kept.sum() - kept[wild])
    if wilds:
        yield Item("wilds", None, KEPT_WILD * wilds, size=wilds)
    if others:
        yield Item("kept", None, KEPT_TILE * others, size=others)
    yield from _nearly_complete(state, int(state.covered[seat]))


def _nearly_complete(state: np.record, covered: int) -> Iterator[Item]:
    """Stars, numbers and structures that lack little."""
    for star in range(STARS):
        count = (covered >> star * POINTS & WHOLE_STAR).bit_count()
        if count < POINTS and STAR[count]:
            values = star_values(int(state.board), star)
            yield Item("near", ("star", star), STAR[count], Phrase("reason-part-near-star", count=count, **values))
    for number in range(GOAL_NUMBERS):
        missing = (int(NUMBER_SETS[int(state.board), number]) & ~covered).bit_count()
        if missing == 1:
            yield Item("near", ("number", number), NUMBER, Phrase("reason-part-near-number", number=number + 1))
    for structure in range(int(STRUCTURE_COUNT[int(state.board)])):
        if (int(SURROUND[structure]) & ~covered).bit_count() == 1:
            kind = structure // EACH_KIND
            called = Phrase("reason-part-near-structure", structure=KINDS[kind])
            yield Item("near", ("structure", structure), STRUCTURE[kind], called)
