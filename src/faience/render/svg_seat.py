"""The sheet of paper before each player: frieze, frame, emblem, name and score, in both games."""

from dataclasses import dataclass

from faience.render.svg_canvas import Canvas, Letter

EMBLEMS = ("blue", "red", "green", "purple")
"""The motif by which a seat is known, next to its name."""
PAD, HEAD = 22, 52
FRIEZE_TOP, FRIEZE, FRIEZE_STEP, FRIEZE_DOT = 10, 12, 24, 2.2
HEAD_TOP = FRIEZE_TOP + FRIEZE + 2
TOP = HEAD_TOP + HEAD
"""Where the player's board may begin."""
SCORE_ROOM, MARKER = 92, 40
NAME, NOTE, SCORE = Letter(20, 700), Letter(14, colour="text-2"), Letter(40, display=True)


@dataclass(frozen=True)
class Seat:
    """A player as the sheet shows one."""

    number: int  # from 0
    name: str
    note: str  # what there is to say about the player now
    score: int
    frame: str | None = None  # the colour of the frame round the player to move or the winner
    has_marker: bool = False  # and it lies beside the score


def draw_seat(canvas: Canvas, width: float, height: float, seat: Seat) -> None:
    canvas.panel(width, height)
    if seat.frame:
        canvas.box(0, 0, width, height, 16, stroke=seat.frame, stroke_width=3.5)
    with canvas.at(PAD, FRIEZE_TOP):
        length = (width - 2 * PAD) // FRIEZE_STEP * FRIEZE_STEP
        canvas.filled("rect", "frieze", x=-FRIEZE_DOT, width=length + 2 * FRIEZE_DOT, height=FRIEZE)
    with canvas.at(PAD, HEAD_TOP):
        _draw_head(canvas, width - 2 * PAD, seat)


def _draw_head(canvas: Canvas, width: float, seat: Seat) -> None:
    emblem, size = EMBLEMS[seat.number], 44
    canvas.shape("circle", cx=size / 2, cy=8 + size / 2, r=size / 2, fill=f"tile-{emblem}-base")
    canvas.symbol(f"mark-sq-{emblem}", 9, 17, size - 18, f"tile-{emblem}-ink")
    left, right = size + 12, width - SCORE_ROOM
    if seat.has_marker:
        right -= MARKER
        canvas.tile("marker", right, 11, MARKER)
    room = right - left
    canvas.text(left, 27 if seat.note else 37, seat.name, NAME, room=room)
    if seat.note:
        canvas.text(left, 48, seat.note, Letter(14, 700, seat.frame) if seat.frame else NOTE, room=room)
    canvas.text(width, 45, str(seat.score), SCORE, room=SCORE_ROOM, anchor="end")
