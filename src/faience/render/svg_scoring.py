"""The scoring board of Summer Pavilion: the supply, the wild colours of the six rounds, and the goals' values."""

from faience.render.artwork import palette
from faience.render.pavilion_geometry import TALL
from faience.render.svg_canvas import NUMERAL, Canvas, Letter
from faience.render.svg_frame import BAR, COUNT, NOTE, Scene, draw_heap
from faience.render.svg_goals import DISC, draw_number
from faience.render.svg_hand import draw_crown
from faience.render.svg_rhombus import draw_many_coloured_star, draw_space, draw_swatch, draw_tile
from faience.rules.pavilion.boards import BOARDS, COLOURS, KINDS, REWARDS, StarBoard
from faience.texts import say

SUPPLY_SPACES = 10
PAD, TITLE_BASE, TITLE_ROOM = 20, 32, 46
TITLE = Letter(20, display=True)
REWARD_STEP = 58
CROWN_ROOM, LABEL_ROOM = 22, 24
GOALS_ROOM, STAR_STEP, NUMBER_STEP, SETS_ROOM = 62, 50, 56, 138


def draw_supply(canvas: Canvas, scene: Scene, width: float, height: float) -> None:
    """Ten spaces under what the structures pay; outlined while bonus tiles are owed."""
    position, lang = scene.position, scene.lang
    board = BOARDS[position["board"]]
    canvas.panel(width, height)
    if position["phase"] == "bonus":
        canvas.box(0, 0, width, height, 16, fill="target-wash", stroke="target", stroke_width=2.5)
    canvas.text(PAD, TITLE_BASE, say("place-supply", lang), TITLE, room=width / 2 - PAD)
    kinds = KINDS if board.has_fountains else KINDS[:-1]
    x = width - PAD + 8 - len(kinds) * REWARD_STEP
    for kind, tiles in zip(kinds, REWARDS, strict=False):
        canvas.symbol(f"st-{kind}", x, TITLE_BASE - 20, 26, "gold")
        canvas.text(x + 29, TITLE_BASE - 2, f"+{tiles}", COUNT, room=30)
        x += REWARD_STEP
    step, tall = (width - 2 * PAD) / SUPPLY_SPACES, height - TITLE_ROOM
    unit = min(step - 6, (tall - 16) / TALL)
    y = TITLE_ROOM + (tall - 6 + unit * TALL) / 2
    for i in range(SUPPLY_SPACES):
        place = PAD + (i + 0.5) * step, y
        draw_space(canvas, place, unit)
        if i < len(position["supply"]):
            draw_tile(canvas, position["supply"][i], place, unit)


def draw_wild_colours(canvas: Canvas, scene: Scene, width: float, height: float) -> None:
    """The rounds with their colours; past ones are faded, the present one has a crown."""
    position, lang = scene.position, scene.lang
    wilds, keys = BOARDS[position["board"]].wilds, palette()["tiles"]
    canvas.panel(width, height)
    canvas.text(PAD, TITLE_BASE, say("picture-wild-title", lang), TITLE, room=width / 2 - PAD)
    said = say("picture-wild", lang, colour=position["wild"])
    canvas.text(width - PAD, TITLE_BASE, said, NOTE, room=width / 2 - PAD, anchor="end")
    step, tall = (width - 2 * PAD) / len(wilds), height - TITLE_ROOM - 10
    unit = min(step * 0.46, (tall - CROWN_ROOM - LABEL_ROOM) / TALL)
    top = TITLE_ROOM + (tall - CROWN_ROOM - unit * TALL - LABEL_ROOM) / 2  # of what stands in the middle
    y = top + CROWN_ROOM + unit * TALL / 2
    for i, tile in enumerate(wilds):
        x = PAD + (i + 0.5) * step
        if i + 1 == position["round"]:
            box = x - step * 0.4, TITLE_ROOM, step * 0.8, tall, 12
            canvas.box(*box, fill="surface-2", stroke="gold", stroke_width=1.5)
            draw_crown(canvas, x, top + CROWN_ROOM / 2 + 1, 24)
        draw_swatch(canvas, tile, x, y, unit)
        label = f"{i + 1} · {keys[tile]['key']}"
        canvas.text(x, y + unit * TALL / 2 + 16, label, NUMERAL, room=step, anchor="middle")


def draw_heaps(canvas: Canvas, scene: Scene, width: float) -> None:
    """Bag and tower, and what stars, numbers and sets are worth at the end."""
    position, lang = scene.position, scene.lang
    canvas.panel(width, BAR)
    x = draw_heap(canvas, 20, "bag", say("place-bag", lang), position["bag"], COLOURS, draw_swatch)
    draw_heap(canvas, x + 8, "tower", say("place-tower", lang), position["tower"], COLOURS, draw_swatch)
    board = BOARDS[position["board"]]
    room = GOALS_ROOM + len(board.star_values) * STAR_STEP + len(board.number_values) * NUMBER_STEP
    with canvas.at(width - 12 - room - SETS_ROOM * board.has_fountains, BAR / 2):
        _draw_goals(canvas, board, lang)


def _draw_goals(canvas: Canvas, board: StarBoard, lang: str) -> None:
    """The values of stars, numbers and sets, along a line to the right."""
    canvas.text(0, 5, say("picture-goals-title", lang), NOTE, room=GOALS_ROOM - 6)
    x: float = GOALS_ROOM
    for tile, value in zip((*board.wilds, None), board.star_values, strict=True):
        if tile:
            draw_swatch(canvas, tile, x + 10, 0)
        else:
            draw_many_coloured_star(canvas, x + 7, 0, 9)
        canvas.text(x + 26, 5, str(value), COUNT, room=30)
        x += STAR_STEP
    for number, value in enumerate(board.number_values, start=1):
        draw_number(canvas, x + DISC, 0, number)
        canvas.text(x + 2 * DISC + 5, 5, str(value), COUNT, room=30)
        x += NUMBER_STEP
    if board.has_fountains:
        for i, kind in enumerate(KINDS):
            canvas.symbol(f"st-{kind}", x + 24 * i, -12, 24, "text-2")
        canvas.text(x + 24 * len(KINDS) + 5, 5, str(board.set_value), COUNT, room=30)
