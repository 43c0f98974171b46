"""The table of Summer Pavilion: boards on both sides of the market, or three of them below it."""

from dataclasses import dataclass

from faience.render.pavilion_goals import goal_points
from faience.render.svg_canvas import Canvas
from faience.render.svg_frame import BAR, GAP, MARGIN, Scene, draw_ground, draw_heading
from faience.render.svg_market import Ring
from faience.render.svg_pavilion_board import StarPlan, StarView, draw_star_board
from faience.render.svg_pavilion_market import draw_pavilion_market
from faience.render.svg_pavilion_words import status, winners
from faience.render.svg_scoring import draw_bar, draw_supply, draw_wild_colours
from faience.render.svg_seat import Seat
from faience.rules.pavilion.boards import BOARDS
from faience.rules.pavilion.state import ROUNDS
from faience.texts import say


@dataclass(frozen=True)
class Area:
    """A rectangle of the table."""

    x: float
    y: float
    width: float
    height: float


@dataclass(frozen=True)
class Layout:
    """Where everything lies below the heading."""

    plan: StarPlan
    boards: tuple[tuple[float, float], ...]  # by seat
    market: Area
    plate: float
    supply: Area
    wilds: Area
    width: float
    height: float


def beside(
    unit: float, columns: tuple[tuple[int, ...], ...], market: float, plate: float, panels: tuple[float, float]
) -> Layout:
    """The market in the middle, boards on its left and right; under the plates the scoring board."""
    plan = StarPlan(unit)
    left, right = columns
    height = len(right) * (plan.height + GAP) - GAP
    x = plan.width + GAP
    places = {seat: (0.0, i * (plan.height + GAP)) for i, seat in enumerate(left)}
    places |= {seat: (x + market + GAP, i * (plan.height + GAP)) for i, seat in enumerate(right)}
    supply, wilds = panels
    return Layout(
        plan,
        tuple(places[seat] for seat in sorted(places)),
        Area(x, 0, market, height - supply - wilds - 2 * GAP),
        plate,
        Area(x, height - supply - wilds - GAP, market, supply),
        Area(x, height - wilds, market, wilds),
        2 * x + market,
        height,
    )


def below(unit: float, seats: int, market: float, plate: float, above: float) -> Layout:
    """Market and scoring board above a row of boards."""
    plan = StarPlan(unit)
    width = seats * (plan.width + GAP) - GAP
    panel, x = (above - GAP) / 2, market + GAP
    return Layout(
        plan,
        tuple((i * (plan.width + GAP), above + GAP) for i in range(seats)),
        Area(0, 0, market, above),
        plate,
        Area(x, 0, width - x, panel),
        Area(x, panel + GAP, width - x, panel),
        width,
        above + GAP + plan.height,
    )


LAYOUTS = {
    2: beside(54, ((0,), (1,)), market=580, plate=150, panels=(120, 112)),
    3: below(47, 3, market=840, plate=142, above=500),
    4: beside(44, ((0, 3), (1, 2)), market=660, plate=176, panels=(140, 124)),  # clockwise from the top left
}


def draw_pavilion(canvas: Canvas, scene: Scene) -> tuple[float, float]:
    """Draws the table; says how large it has become."""
    position, lang = scene.position, scene.lang
    layout = LAYOUTS[len(position["players"])]
    width, top = layout.width + 2 * MARGIN, MARGIN + BAR + GAP
    height = top + layout.height + GAP + BAR + MARGIN
    draw_ground(canvas, width, height)
    with canvas.at(MARGIN, MARGIN):
        board = say("pavilion-board-name", lang, board=position["board"])
        round_said = say("pavilion-round", lang, round=position["round"], rounds=ROUNDS)
        draw_heading(canvas, scene, layout.width, layout.width - layout.plan.width, board, round_said, status)
    with canvas.at(MARGIN, top):
        _draw_middle(canvas, scene, layout)
        for seat, (x, y) in enumerate(layout.boards):
            with canvas.at(x, y):
                draw_star_board(canvas, layout.plan, _view(scene, seat), lang)
    with canvas.at(MARGIN, top + layout.height + GAP):
        draw_bar(canvas, scene, layout.width)
    return width, height


def _draw_middle(canvas: Canvas, scene: Scene, layout: Layout) -> None:
    """Market, supply and the track of wild colours."""
    market = layout.market
    with canvas.at(market.x, market.y):
        plates = len(scene.position["factories"])
        ring = Ring.within(market.width, market.height, plates, layout.plate, tallest=1.42)
        draw_pavilion_market(canvas, scene.position, ring)
    for area, draw in ((layout.supply, draw_supply), (layout.wilds, draw_wild_colours)):
        with canvas.at(area.x, area.y):
            draw(canvas, scene, area.width, area.height)


def _view(scene: Scene, seat: int) -> StarView:
    position, lang = scene.position, scene.lang
    board, player = BOARDS[position["board"]], position["players"][seat]
    over, moves = position["phase"] == "over", seat == position["to_move"]
    wins = over and seat in winners(position, scene.late)
    notes = [
        say("picture-winner", lang) if wins else "",
        say("picture-goals", lang, points=goal_points(board, player["stars"])) if over else "",
        say("picture-to-move", lang) if moves else "",
        say("picture-started", lang) if seat == position["starter"] and position["phase"] == "take" else "",
        say("pavilion-passed", lang) if player["passed"] and not over else "",
    ]
    note = " · ".join(filter(None, notes))
    frame = "gold" if wins else "target" if moves else None
    return StarView(
        board,
        player,
        Seat(seat, scene.names[seat], note, player["score"], frame, has_marker=position["token"] == seat),
        position["wild"],
        hand_asked=moves and position["phase"] == "keep",
    )
