"""The table as one picture: an SVG that stands alone, for notebooks, documents and the README."""

from collections.abc import Sequence
from dataclasses import dataclass
from xml.sax.saxutils import escape
from zlib import crc32

from faience.render.artwork import Artwork, Theme, palette
from faience.render.svg_board import BoardPlan, BoardView, draw_board
from faience.render.svg_canvas import Canvas, Letter, fits, fitted, number, printable
from faience.render.svg_market import Ring, draw_market
from faience.render.svg_words import Position, complete_line, description, marker_is_beside, status, winners
from faience.rules.azul.boards import BOARDS
from faience.texts import say

MARGIN, GAP, BAR = 22, 18, 58
ROUND_ROOM, STATUS_ROOM, NAME_ROOM = 130, 516, 110
TITLE, STATUS, COUNT = Letter(26, display=True), Letter(15.5, 700), Letter(14.5, 700)
NOTE, SMALL = Letter(14, colour="text-2"), Letter(12.5, colour="text-2")


@dataclass(frozen=True)
class Layout:
    """How a table of some number of players is laid out: the market with boards on one side or on both."""

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


def svg_table(
    position: Position,
    *,
    names: Sequence[str] | None = None,
    theme: Theme = "auto",
    title: str | None = None,
    lang: str = "en",
) -> str:
    """The position, in its JSON form, drawn as SVG.

    `theme` "auto" follows the device it is seen on; `title` stands in place of the game's name.
    """
    seats = len(position["players"])
    names = names or [say("picture-player", lang, seat=seat + 1) for seat in range(seats)]
    names = [printable(name) for name in names[:seats]]
    title = printable(title or say("azul", lang))
    scope = f"faience-{crc32(repr((position, names, theme, title, lang)).encode()):08x}"
    canvas = Canvas(Artwork(theme, scope))
    layout, plan = LAYOUTS[seats], BoardPlan(LAYOUTS[seats].cell)

    middle = len(layout.right) * (plan.height + GAP) - GAP
    market = MARGIN + (plan.width + GAP if layout.left else 0)
    boards = market + layout.market + GAP
    width, top = boards + plan.width + MARGIN, MARGIN + BAR + GAP
    height = top + middle + GAP + BAR + MARGIN

    canvas.box(0, 0, width, height, 22, fill="table")
    canvas.filled("rect", "azulejo", width=width, height=height, rx=22)
    with canvas.at(MARGIN, MARGIN):
        split = min(boards - MARGIN, width - 2 * MARGIN - STATUS_ROOM)
        _draw_heading(canvas, position, names, title, lang, split, width - 2 * MARGIN)
    with canvas.at(market, top):
        ring = Ring.within(layout.market, middle, len(position["factories"]), layout.plate, layout.tallest)
        draw_market(canvas, position, ring)
    for x, column in ((MARGIN, layout.left), (boards, layout.right)):
        for i, seat in enumerate(column):
            with canvas.at(x, top + i * (plan.height + GAP)):
                draw_board(canvas, plan, _view(position, names, seat, lang))
    with canvas.at(MARGIN, top + middle + GAP):
        _draw_supply(canvas, position, lang, width - 2 * MARGIN)
    said = f"{title}: {say('table-round', lang, round=position['round'])}, {status(position, names, lang)}"
    return _document(canvas, width, height, said, description(position, names, lang))


def _document(canvas: Canvas, width: float, height: float, title: str, told: str) -> str:
    scope, definitions = canvas.art.scope, canvas.art.definitions()
    size = f'viewBox="0 0 {number(width)} {number(height)}" width="{number(width)}" height="{number(height)}"'
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" class="{scope}" {size} style="max-width:100%;height:auto" role="img"'
        f' aria-labelledby="{scope}-title {scope}-desc">'
        f'<title id="{scope}-title">{escape(title)}</title><desc id="{scope}-desc">{escape(told)}</desc>'
        f"<style>{canvas.art.style()}</style><defs>{definitions}</defs>{canvas.markup()}</svg>"
    )


def _draw_heading(
    canvas: Canvas, position: Position, names: Sequence[str], title: str, lang: str, split: float, width: float
) -> None:
    """Game, board and round; right of `split`, whom the table waits for or who has won."""
    canvas.panel(width, BAR)
    base = BAR / 2 + 7
    board = say("board-name", lang, board=position["board"])
    if position["jokers"]:
        board += f" · {say('with-jokers', lang)}"
    canvas.phrase(22, base, [(title, TITLE), (board, NOTE)], room=split - ROUND_ROOM - 60)
    round_said = say("table-round", lang, round=position["round"])
    canvas.text(split - 22, base, round_said, STATUS, room=ROUND_ROOM, anchor="end")
    colour, wash = ("gold", "surface-2") if position["phase"] == "over" else ("target", "target-wash")
    canvas.box(split, 9, width - 9 - split, BAR - 18, BAR / 2 - 9, fill=wash, stroke=colour)
    canvas.shape("circle", cx=split + 21, cy=BAR / 2, r=5, fill=colour)
    room = width - split - 60
    canvas.text(split + 37, base, _short_status(position, names, lang, room), STATUS, room=room)


def _short_status(position: Position, names: Sequence[str], lang: str, room: float) -> str:
    """The status, with names shortened before the rest of the sentence is."""
    said = status(position, names, lang)
    if fits(said, STATUS.size, room):
        return said
    return status(position, [fitted(name, STATUS.size, NAME_ROOM) for name in names], lang)


def _view(position: Position, names: Sequence[str], seat: int, lang: str) -> BoardView:
    board, player = BOARDS[position["board"]], position["players"][seat]
    over, moves = position["phase"] == "over", seat == position["to_move"]
    wins = over and seat in winners(position)
    notes = [
        say("picture-winner", lang) if wins else "",
        say("picture-to-move", lang) if moves else "",
        say("picture-started", lang) if seat == position["starter"] and not over else "",
    ]
    return BoardView(
        board,
        player,
        seat,
        names[seat],
        note=" · ".join(filter(None, notes)),
        frame="gold" if wins else "target" if moves else None,
        marker_beside=marker_is_beside(position, seat),
        line_asked=complete_line(player) if moves and position["phase"] == "tile" else None,
        with_columns=position["jokers"] or not board.has_homes,
    )


def _draw_supply(canvas: Canvas, position: Position, lang: str, width: float) -> None:
    """What is left in the bag and the lid, and what the wall earns at the end."""
    canvas.panel(width, BAR)
    middle, x = BAR / 2, 20
    tiles = [tile for tile in palette()["games"]["azul"] if tile != "joker" or position["jokers"]]
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
