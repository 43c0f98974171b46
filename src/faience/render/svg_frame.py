"""What frames the table in both games: the ground and the heading."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass

from faience.render.svg_canvas import Canvas, Letter, fits, fitted
from faience.render.svg_words import Position

MARGIN, GAP, BAR = 22, 18, 58
ROUND_ROOM, STATUS_ROOM, NAME_ROOM = 130, 516, 110
TITLE, STATUS, COUNT = Letter(26, display=True), Letter(15.5, 700), Letter(14.5, 700)
NOTE, SMALL = Letter(14, colour="text-2"), Letter(12.5, colour="text-2")


@dataclass(frozen=True)
class Scene:
    """What a picture is to show, and in which language."""

    position: Position
    names: Sequence[str]
    title: str
    lang: str
    late: Sequence[int] = ()  # seats whose time ran out: they cannot win


def draw_ground(canvas: Canvas, width: float, height: float) -> None:
    canvas.box(0, 0, width, height, 22, fill="table")
    canvas.filled("rect", "azulejo", width=width, height=height, rx=22)


def draw_heading(
    canvas: Canvas, scene: Scene, width: float, split: float, board: str, round_said: str, status: Callable[..., str]
) -> None:
    """Game, board and round; right of `split`, whom the table waits for or who has won."""
    canvas.panel(width, BAR)
    base, split = BAR / 2 + 7, min(split, width - STATUS_ROOM)
    canvas.phrase(22, base, [(scene.title, TITLE), (board, NOTE)], room=split - ROUND_ROOM - 60)
    canvas.text(split - 22, base, round_said, STATUS, room=ROUND_ROOM, anchor="end")
    colour, wash = ("gold", "surface-2") if scene.position["phase"] == "over" else ("target", "target-wash")
    canvas.box(split, 9, width - 9 - split, BAR - 18, BAR / 2 - 9, fill=wash, stroke=colour)
    canvas.shape("circle", cx=split + 21, cy=BAR / 2, r=5, fill=colour)
    room = width - split - 60
    canvas.text(split + 37, base, _short(status, scene, room), STATUS, room=room)


def _short(status: Callable[..., str], scene: Scene, room: float) -> str:
    """The status, with names shortened before the rest of the sentence is."""
    said = status(scene.position, scene.names, scene.lang, scene.late)
    if fits(said, STATUS.size, room):
        return said
    short = [fitted(name, STATUS.size, NAME_ROOM) for name in scene.names]
    return status(scene.position, short, scene.lang, scene.late)
