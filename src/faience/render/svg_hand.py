"""What a player of Summer Pavilion holds: the hand in its tray, and the four corners that keep tiles for later."""

from collections.abc import Mapping

from faience.render.pavilion_geometry import TALL, Point
from faience.render.svg_canvas import NUMERAL, Canvas, Letter
from faience.render.svg_rhombus import draw_space, draw_tile
from faience.rules.pavilion.boards import COLOURS
from faience.texts import say

CORNERS = ((-1, -1), (1, -1), (1, 1), (-1, 1))
"""Clockwise from the top left; which side of the middle each lies on."""
CAPTION_ROOM, PAD, APART = 62, 14, 10
FAN = 0.46
"""How far the tiles of one colour stand out behind each other, in units, where there is room."""
CROWN, CROWN_ROOM, COUNT_ROOM = 20, 18, 22
TOTAL, LABEL = Letter(20, 700), Letter(12.5, colour="text-2")


def draw_corners(canvas: Canvas, corners: Mapping[str, int], unit: float, reach: Point) -> None:
    """Four upright spaces in the corners of an area that reaches so far from the origin."""
    tiles = [tile for tile in COLOURS for _ in range(corners.get(tile, 0))]
    for i, (right, down) in enumerate(CORNERS):
        place = right * (reach[0] - unit / 2), down * (reach[1] - unit * TALL / 2) + unit * TALL / 2
        draw_space(canvas, place, unit)
        if i < len(tiles):
            draw_tile(canvas, tiles[i], place, unit)


def tray_height(unit: float) -> float:
    return CROWN_ROOM + unit * TALL + COUNT_ROOM


def draw_hand(
    canvas: Canvas, hand: Mapping[str, int], wild: str, unit: float, width: float, lang: str, seat: int, *, asked: bool
) -> None:
    """The tray with a fan of tiles for each colour, the wild one crowned; `asked` when tiles are chosen from it."""
    height = tray_height(unit)
    fill, stroke = ("target-wash", "target") if asked else ("surface-2", "line")
    canvas.box(0, 0, width, height, 12, fill=fill, stroke=stroke, stroke_width=2.5 if asked else 1)
    canvas.text(PAD, height / 2, str(sum(hand.values())), TOTAL, room=CAPTION_ROOM - PAD)
    canvas.text(PAD, height / 2 + 17, say("place-hand", lang), LABEL, room=CAPTION_ROOM - PAD)
    colours = [tile for tile in COLOURS if hand.get(tile)]
    pitch = _pitch(hand, unit, width - CAPTION_ROOM - PAD)
    x, base = CAPTION_ROOM + unit / 2, CROWN_ROOM + unit * TALL
    for tile in colours:
        count = hand[tile]
        with canvas.named("hand", seat, tile):
            for i in range(count):
                draw_tile(canvas, tile, (x + i * pitch, base), unit)
        middle = x + (count - 1) * pitch / 2
        canvas.text(middle, base + 15, f"×{count}", NUMERAL, room=unit + 6, anchor="middle")
        if tile == wild:
            draw_crown(canvas, middle, CROWN_ROOM - 7)
        x += (count - 1) * pitch + unit + APART


def _pitch(hand: Mapping[str, int], unit: float, room: float) -> float:
    """From one tile of a colour to the next: close enough for all to keep within the room."""
    colours, tiles = sum(count > 0 for count in hand.values()), sum(hand.values())
    if tiles == colours:
        return 0
    spare = room - colours * unit - (colours - 1) * APART
    return min(FAN * unit, spare / (tiles - colours))


def draw_crown(canvas: Canvas, x: float, y: float, width: float = CROWN) -> None:
    """The sign of the wild colour, round a point."""
    canvas.use("icon-crown", x - width / 2, y - width / 3, width, width * 2 / 3, "gold")
