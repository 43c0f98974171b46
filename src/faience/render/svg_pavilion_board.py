"""A player's board of Summer Pavilion: the stars between the four corners, the hand, and the goals below."""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from faience.render import svg_goals
from faience.render.pavilion_geometry import RIM, rim
from faience.render.svg_canvas import Canvas
from faience.render.svg_goals import draw_progress
from faience.render.svg_hand import draw_corners, draw_hand, tray_height
from faience.render.svg_seat import PAD, TOP, Seat, draw_seat
from faience.render.svg_stars import draw_stars
from faience.rules.pavilion.boards import StarBoard

CORNER, HAND = 0.76, 0.62
"""The tiles in the corners and in the hand, in units of those on the stars."""


class StarPlan:
    """The measures of a board whose tiles have sides of a given length.

    o-o-o-o-o-o-o-o-o-o
    name          score
    <>   *     *     <>
       *    *     *
    <>   *     *     <>
    [hand             ]
    goals
    """

    def __init__(self, unit: float) -> None:
        self.unit = unit
        self.reach = max(x for x, _ in rim(RIM)) * unit, max(y for _, y in rim(RIM)) * unit
        self.width = 2 * (self.reach[0] + PAD)
        self.middle = self.width / 2, TOP + 14 + self.reach[1]
        self.hand = self.middle[1] + self.reach[1] + 18
        self.goals = self.hand + tray_height(HAND * unit) + 10
        self.height = self.goals + svg_goals.HEIGHT + 14


@dataclass(frozen=True)
class StarView:
    """One player's board as it is shown."""

    board: StarBoard
    player: Mapping[str, Any]
    seat: Seat
    wild: str
    hand_asked: bool  # tiles to keep are chosen from the hand


def draw_star_board(canvas: Canvas, plan: StarPlan, view: StarView, lang: str) -> None:
    player, inner = view.player, plan.width - 2 * PAD
    draw_seat(canvas, plan.width, plan.height, view.seat)
    with canvas.at(*plan.middle):
        draw_stars(canvas, view.board, player["stars"], plan.unit, view.seat.number)
        draw_corners(canvas, player["corners"], CORNER * plan.unit, plan.reach)
    with canvas.at(PAD, plan.hand):
        asked = view.hand_asked
        draw_hand(canvas, player["hand"], view.wild, HAND * plan.unit, inner, lang, view.seat.number, asked=asked)
    with canvas.at(PAD, plan.goals):
        draw_progress(canvas, view.board, player["stars"], inner)
