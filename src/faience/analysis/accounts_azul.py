"""What a round of Azul brought a seat."""

from collections.abc import Iterator

import numpy as np

from faience.analysis.item import Item, events_of
from faience.game import Game
from faience.rules.azul.boards import BOARD_NAMES, BOARDS, COLOURS, FACTORS, SIZE, TILE_NAMES
from faience.rules.azul.events import Bonus, Fell, FloorScored, Tiled
from faience.rules.azul.legal import legal_columns
from faience.rules.azul.prospect import best_column
from faience.rules.azul.state import EMPTY
from faience.rules.azul.tiling import placement_points, run_length
from faience.rules.outlook import bonuses_now
from faience.texts import Phrase

# Points that unfinished things are worth, roughly, by how many tiles lie there.
COLUMN = (0, 0, 0, 0.8, 2.5)
COLOUR = (0, 0, 0, 0.8, 3.0)
WAITING = 0.5  # each tile that stays on a line for the next round
COMPLETE = 0.5  # each point beyond the first that its line brings one day, by how much of it is there
SPACE = 0.2  # each point that a free space of the wall brings one day
STARTING = 1.0  # the first take of the next round


def items(table: Game, seat: int) -> Iterator[Item]:
    """The account of a seat, of the round that was played at this table."""
    fallen = 0
    for event in events_of(table, seat):
        if isinstance(event, Tiled):
            values = {"line": event.row + 1, "tile": event.tile, "points": event.points}
            yield Item("lines", event.row, event.points, Phrase("reason-part-line", **values))
        elif isinstance(event, Fell):
            fallen += len(event.tiles) + len(event.discarded)
        elif isinstance(event, FloorScored) and event.lost:
            yield Item("floor", None, -event.lost, size=fallen)
    state = table.state
    yield from _bonuses(state, seat)
    if not table.is_over:
        yield from _prepared(state, seat)


def _bonuses(state: np.record, seat: int) -> Iterator[Item]:
    for bonus in bonuses_now(state, seat):
        if isinstance(bonus, Bonus):
            values = {"colour": COLOURS[bonus.index], "index": bonus.index + 1, "points": bonus.points}
            called = Phrase("reason-part-bonus", what=bonus.what, **values)
            yield Item("goals", (bonus.what, bonus.index), bonus.points, called)


def _prepared(state: np.record, seat: int) -> Iterator[Item]:
    """What is under way for the rounds to come."""
    if state.starter == seat:
        yield Item("start", None, STARTING)
    wall = state.wall[seat]
    for column in range(SIZE):
        count = int((wall[:, column] != EMPTY).sum())
        if count < SIZE and COLUMN[count]:
            called = Phrase("reason-part-near", what="column", colour="none", index=column + 1, count=count)
            yield Item("near", ("column", column), COLUMN[count], called)
    for colour, name in enumerate(COLOURS):
        count = int((wall == colour).sum())
        if count < SIZE and COLOUR[count]:
            called = Phrase("reason-part-near", what="colour", colour=name, index=0, count=count)
            yield Item("near", ("colour", colour), COLOUR[count], called)
    yield from _lines_begun(state, seat)
    yield from _free_spaces(state, seat)


def _lines_begun(state: np.record, seat: int) -> Iterator[Item]:
    for row in range(SIZE):
        count, of = int(state.line_count[seat, row]), row + 1
        if count:
            tile = TILE_NAMES[int(state.line_colour[seat, row])] if state.line_colour[seat, row] != EMPTY else "joker"
            columns = legal_columns(state, seat, row)
            points = _points_at(state, seat, row, best_column(state, seat, row, columns)) if columns else 0
            called = Phrase("reason-part-line-begun", line=of, tile=tile, count=count, of=of, points=points)
            worth = WAITING * count + COMPLETE * max(points - 1, 0) * count / of
            yield Item("waiting", (row, tile), worth, called)


def _free_spaces(state: np.record, seat: int) -> Iterator[Item]:
    """What a tile would score on each space of the wall that is free."""
    printed = BOARDS[BOARD_NAMES[int(state.board)]].wall
    for row in range(SIZE):
        for column in range(SIZE):
            if state.wall[seat, row, column] == EMPTY:
                points = _points_at(state, seat, row, column)
                values = {"row": row + 1, "column": column + 1, "tile": printed[row][column] or "any"}
                yield Item("spaces", (row, column), SPACE * points, Phrase("reason-space", **values, points=points))


def _points_at(state: np.record, seat: int, row: int, column: int) -> int:
    across = run_length(int(state.row_cells[seat, row]) | 1 << column, column)
    down = run_length(int(state.column_cells[seat, column]) | 1 << row, row)
    return int(placement_points(across, down) * FACTORS[state.board, row, column])
