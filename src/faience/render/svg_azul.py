"""The table of Azul: the market with boards on one side or on both."""

from dataclasses import dataclass

from faience.render.artwork import palette
from faience.render.svg_board import BoardPlan, BoardView, draw_board
from faience.render.svg_canvas import Canvas
from faience.render.svg_frame import BAR, COUNT, GAP, MARGIN, NOTE, SMALL, STATUS, Scene, draw_ground, draw_heading
from faience.render.svg_market import Ring, draw_market
from faience.render.svg_seat import Seat
from faience.render.svg_words import complete_line, marker_is_beside, status, winners
from faience.rules.azul.boards import BOARDS
from faience.texts import say


@dataclass(frozen=True)
class Layout:
    """How a table of some number of players is laid out."""

    cell: float
    market: float
    plate: float
    tallest: float  # how tall the ring of plates may be, in its widths
    left: tuple[int, ...]
    right: tuple[int, ...]


LAYOUTS = {
    2: Layout(cell=42, market=650, plate=188, tallest=1.04, left=(), right=(0, 1)),
    3: Layout(cell=32, market=720, plate=188, tallest=1.3, left=(), right=(0, 1, 2)),
    4: Layout(cell=39, market=640, plate=160, tallest=1.3, left=(0, 3), right=(1, 2)),  # clockwise from the top left
}


def draw_azul(canvas: Canvas, scene: Scene) -> tuple[float, float]:
    """Draws the table; says how large it has become."""
    position = scene.position
    layout = LAYOUTS[len(position["players"])]
    plan = BoardPlan(layout.cell)
    middle = len(layout.right) * (plan.height + GAP) - GAP
    market = MARGIN + (plan.width + GAP if layout.left else 0)
    boards = market + layout.market + GAP
    width, top = boards + plan.width + MARGIN, MARGIN + BAR + GAP
    height = top + middle + GAP + BAR + MARGIN

    draw_ground(canvas, width, height)
    with canvas.at(MARGIN, MARGIN):
        round_said = say("table-round", scene.lang, round=position["round"])
        draw_heading(canvas, scene, width - 2 * MARGIN, boards - MARGIN, _board_name(scene), round_said, status)
    with canvas.at(market, top):
        ring = Ring.within(layout.market, middle, len(position["factories"]), layout.plate, layout.tallest)
        draw_market(canvas, position, ring)
    for x, column in ((MARGIN, layout.left), (boards, layout.right)):
        for i, seat in enumerate(column):
            with canvas.at(x, top + i * (plan.height + GAP)):
                draw_board(canvas, plan, _view(scene, seat))
    with canvas.at(MARGIN, top + middle + GAP):
        _draw_heaps(canvas, scene, width - 2 * MARGIN)
    return width, height


def _board_name(scene: Scene) -> str:
    name = say("board-name", scene.lang, board=scene.position["board"])
    return f"{name} · {say('with-jokers', scene.lang)}" if scene.position["jokers"] else name


def _view(scene: Scene, seat: int) -> BoardView:
    position = scene.position
    board, player = BOARDS[position["board"]], position["players"][seat]
    over, moves = position["phase"] == "over", seat == position["to_move"]
    wins = over and seat in winners(position, scene.late)
    notes = [
        say("picture-winner", scene.lang) if wins else "",
        say("picture-to-move", scene.lang) if moves else "",
        say("picture-started", scene.lang) if seat == position["starter"] and not over else "",
    ]
    note = " · ".join(filter(None, notes))
    frame = "gold" if wins else "target" if moves else None
    return BoardView(
        board,
        player,
        Seat(seat, scene.names[seat], note, player["score"], frame),
        marker_beside=marker_is_beside(position, seat),
        line_asked=complete_line(player) if moves and position["phase"] == "tile" else None,
        with_columns=position["jokers"] or not board.has_homes,
    )


def _draw_heaps(canvas: Canvas, scene: Scene, width: float) -> None:
    """What is left in the bag and the lid, and what the wall earns at the end."""
    position, lang = scene.position, scene.lang
    canvas.panel(width, BAR)
    tiles = [tile for tile in palette()["games"]["azul"] if tile != "joker" or position["jokers"]]
    middle, x = BAR / 2, 20
    for place, label in (("bag", say("place-bag", lang)), ("lid", say("place-lid", lang))):
        counts = position[place]
        canvas.symbol(f"icon-{place}", x, middle - 11, 22, "text-2")
        canvas.text(x + 30, middle - 1, str(sum(counts.values())), STATUS, room=44)
        canvas.text(x + 30, middle + 16, label, SMALL, room=82)
        x += 108
        for tile in tiles:
            _draw_swatch(canvas, tile, x, middle - 11, 22)
            canvas.text(x + 27, middle + 5, str(counts.get(tile, 0)), COUNT, room=24)
            x += 48
        x += 8
    board = BOARDS[position["board"]]
    bonuses = {"row": board.row_bonus, "column": board.column_bonus, "colour": board.colour_bonus}
    said = say("picture-bonuses", lang, **bonuses)
    canvas.text(width - 20, middle + 5, said, NOTE, room=width - 30 - x, anchor="end")


def _draw_swatch(canvas: Canvas, tile: str, x: float, y: float, size: float) -> None:
    """A tile's glaze and motif without its body: it stands for a colour, not for a tile that lies here."""
    canvas.box(x, y, size, size, size * 0.18, fill=f"tile-{tile}-base", stroke=f"tile-{tile}-deep")
    canvas.symbol(f"mark-sq-{tile}", x + size * 0.12, y + size * 0.12, size * 0.76, f"tile-{tile}-ink")
