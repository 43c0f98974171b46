"""A player's board of Azul: pattern lines, wall and floor, under name and score."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from faience.render.svg_canvas import NUMERAL, Canvas
from faience.render.svg_seat import PAD, TOP, Seat, draw_seat
from faience.rules.azul.boards import FLOOR_SPACES, SIZE, WallBoard

NUMERALS = 18


class BoardPlan:
    """The measures of a board whose wall has cells of a given size.

    o-o-o-o-o-o-o-o-o-o-o-o-o-o
    name                  score
             [ ] > [][][][][]
          [ ][ ] > [][][][][]
       ...
    [ ][ ][ ][ ][ ][ ][ ]
    """

    def __init__(self, cell: float) -> None:
        self.cell = cell
        self.gap = cell * 0.1
        self.step = cell + self.gap
        self.floor_cell = cell * 0.9
        self.five = SIZE * self.step - self.gap  # across five cells
        self.lines = PAD + NUMERALS  # left edge of the longest pattern line
        self.wall = self.lines + self.five + cell * 0.85
        self.width = self.wall + self.five + PAD
        self.top = TOP + 22
        self.floor = self.top + self.five + 26
        self.height = self.floor + self.floor_cell + 20


@dataclass(frozen=True)
class BoardView:
    """One player's board as it is shown."""

    board: WallBoard
    player: Mapping[str, Any]
    seat: Seat
    marker_beside: bool
    line_asked: int | None  # the line whose column is to be chosen
    with_columns: bool  # columns are chosen in this game, so they have numbers


def draw_board(canvas: Canvas, plan: BoardPlan, view: BoardView) -> None:
    draw_seat(canvas, plan.width, plan.height, view.seat)
    for row in range(SIZE):
        with canvas.at(plan.lines, plan.top + row * plan.step), canvas.named("line", view.seat.number, row):
            _draw_line(canvas, plan, row, view.player["lines"][row], asked=row == view.line_asked)
    with canvas.at(plan.wall, plan.top):
        _draw_wall(canvas, plan, view)
    with canvas.at(plan.lines, plan.floor), canvas.named("floor", view.seat.number):
        _draw_floor(canvas, plan, view)


def _draw_line(canvas: Canvas, plan: BoardPlan, row: int, tiles: Sequence[str], *, asked: bool) -> None:
    """A pattern line, filled from the right, and the arrow to its row of the wall: gold when the line is complete."""
    left, middle = (SIZE - 1 - row) * plan.step, plan.cell / 2
    if asked:
        width, height = plan.five - left + 10, plan.cell + 10
        canvas.box(left - 5, -5, width, height, 10, fill="target-wash", stroke="target", stroke_width=2.5)
    for i in range(row + 1):
        x = (SIZE - 1 - i) * plan.step
        if i < len(tiles):
            canvas.tile(tiles[i], x, 0, plan.cell)
        else:
            canvas.space(x, 0, plan.cell)
    canvas.text(left - 9, middle + 4.8, str(row + 1), NUMERAL, room=24, anchor="end")
    with canvas.at((plan.five + plan.wall - plan.lines) / 2, middle):
        reach = plan.cell * 0.13
        canvas.shape(
            "path",
            d=f"M{-reach * 0.6:.1f} {-reach:.1f}L{reach * 0.6:.1f} 0L{-reach * 0.6:.1f} {reach:.1f}",
            stroke="gold" if len(tiles) > row else "slot-line",
            stroke_width=2.6,
            stroke_linecap="round",
            stroke_linejoin="round",
        )


def _draw_wall(canvas: Canvas, plan: BoardPlan, view: BoardView) -> None:
    board, wall = view.board, view.player["wall"]
    for row in range(SIZE):
        for column in range(SIZE):
            x, y = column * plan.step, row * plan.step
            if wall[row][column]:
                canvas.tile(wall[row][column], x, y, plan.cell)
                continue
            factor = board.factors[row][column]
            with canvas.named("wall", view.seat.number, row, column):
                canvas.space(x, y, plan.cell, board.wall[row][column], f"×{factor}" if factor > 1 else "")
    if view.with_columns:
        for column in range(SIZE):
            x = column * plan.step + plan.cell / 2
            canvas.text(x, -7, str(column + 1), NUMERAL, room=24, anchor="middle")
    _draw_earned(canvas, plan, wall)


def _draw_earned(canvas: Canvas, plan: BoardPlan, wall: Sequence[Sequence[str | None]]) -> None:
    """A gold line round every complete row and column: they earn their bonus at the end (Azul 1.10)."""
    long, short, radius = plan.five + 6, plan.cell + 6, plan.cell * 0.2
    for i, (row, column) in enumerate(zip(wall, zip(*wall, strict=True), strict=True)):
        away = i * plan.step - 3
        if all(row):
            canvas.box(-3, away, long, short, radius, stroke="gold", stroke_width=2)
        if all(column):
            canvas.box(away, -3, short, long, radius, stroke="gold", stroke_width=2)


def _draw_floor(canvas: Canvas, plan: BoardPlan, view: BoardView) -> None:
    """The floor line under its penalties; a marker that lies on none of its spaces lies at its end."""
    size, step, fallen = plan.floor_cell, plan.floor_cell + plan.gap, view.player["floor"]
    for i in range(FLOOR_SPACES):
        penalty = str(view.board.floor[i]).replace("-", "−")
        canvas.text(i * step + size / 2, -7, penalty, NUMERAL, room=30, anchor="middle")
        if i < len(fallen):
            canvas.tile(fallen[i], i * step, 0, size)
        else:
            canvas.space(i * step, 0, size)
    if view.marker_beside:
        canvas.tile("marker", FLOOR_SPACES * step + plan.gap, 0, size)
