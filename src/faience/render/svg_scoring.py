"""The scoring board of Summer Pavilion: the supply, the wild colours of the six rounds, and the goals' values."""

from faience.render.artwork import palette
from faience.render.pavilion_geometry import TALL
from faience.render.pavilion_goals import kinds_of
from faience.render.svg_canvas import NUMERAL, Canvas, Letter
from faience.render.svg_frame import BAR, COUNT, NOTE, SMALL, Scene
from faience.render.svg_goals import DISC, draw_number
from faience.render.svg_hand import draw_crown
from faience.render.svg_rhombus import draw_many_coloured_star, draw_space, draw_swatch, draw_tile
from faience.rules.pavilion.boards import BOARDS, COLOURS, KINDS, REWARDS, StarBoard
from faience.texts import say

SUPPLY_SPACES = 10
PAD, TITLE_BASE, TITLE_ROOM = 20, 32, 46
TITLE = Letter(20, display=True)
REWARD_STEP = 58
WILD_ROOM, EDGE, CROWN_ROOM, LABEL_ROOM = 110, 8, 20, 22
HEAPS, HEAP_STEP = 160, 54
GOALS_ROOM, STAR_STEP, NUMBER_STEP, SETS_ROOM = 92, 57, 62, 138


def draw_supply(canvas: Canvas, scene: Scene, width: float, height: float) -> None:
    """Ten spaces under what the structures pay; outlined while bonus tiles are owed."""
    position, lang = scene.position, scene.lang
    board = BOARDS[position["board"]]
    canvas.panel(width, height)
    if position["phase"] == "bonus":
        canvas.box(0, 0, width, height, 16, fill="target-wash", stroke="target", stroke_width=2.5)
    canvas.text(PAD, TITLE_BASE, say("place-supply", lang), TITLE, room=width / 2 - PAD)
    kinds = kinds_of(board)
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
            with canvas.named("supply", position["supply"][i]):
                draw_tile(canvas, position["supply"][i], place, unit)


def draw_wild_colours(canvas: Canvas, scene: Scene, width: float, height: float) -> None:
    """The rounds with their colours and the letters that moves name them by; the present one has a crown."""
    position, lang = scene.position, scene.lang
    wilds, tiles = BOARDS[position["board"]].wilds, palette()["tiles"]
    canvas.panel(width, height)
    canvas.text(PAD, height / 2 - 2, say("pavilion-wild", lang), TITLE, room=WILD_ROOM)
    canvas.text(PAD, height / 2 + 20, say("colour-name", lang, colour=position["wild"]), NOTE, room=WILD_ROOM)
    left = PAD + WILD_ROOM
    step = (width - left - 12) / len(wilds)
    unit = min(step * 0.6, (height - 2 * EDGE - CROWN_ROOM - LABEL_ROOM) / TALL)
    y = (height + CROWN_ROOM - LABEL_ROOM) / 2
    for i, tile in enumerate(wilds):
        x = left + (i + 0.5) * step
        if i + 1 == position["round"]:
            tall = unit * TALL + CROWN_ROOM + LABEL_ROOM + 4
            box = x - step * 0.44, (height - tall) / 2, step * 0.88, tall, 12
            canvas.box(*box, fill="surface-2", stroke="gold", stroke_width=1.5)
            draw_crown(canvas, x, (height - tall) / 2 + CROWN_ROOM / 2 + 2)
        draw_swatch(canvas, tile, x, y, unit)
        label = f"{i + 1} · {tiles[tile]['key']}"
        canvas.text(x, y + unit * TALL / 2 + 16, label, NUMERAL, room=step, anchor="middle")


def draw_bar(canvas: Canvas, scene: Scene, width: float) -> None:
    """What is left in bag and tower, one above the other, and what the goals are worth at the end."""
    position, lang = scene.position, scene.lang
    board, middle = BOARDS[position["board"]], BAR / 2
    canvas.panel(width, BAR)
    rows = (("bag", say("place-bag", lang), middle - 5), ("tower", say("place-tower", lang), middle + 16))
    for heap, label, base in rows:
        counts = position[heap]
        canvas.symbol(f"icon-{heap}", 20, base - 14, 17, "text-2")
        canvas.text(72, base, str(sum(counts.values())), COUNT, room=34, anchor="end")
        canvas.text(80, base, label, SMALL, room=HEAPS - 80)
        for i, tile in enumerate(COLOURS):
            canvas.text(HEAPS + i * HEAP_STEP + 24, base, str(counts.get(tile, 0)), COUNT, room=26)
    for i, tile in enumerate(COLOURS):
        draw_swatch(canvas, tile, HEAPS + i * HEAP_STEP + 10, middle)
    room = GOALS_ROOM + len(board.star_values) * STAR_STEP + len(board.number_values) * NUMBER_STEP
    with canvas.at(width - 12 - room - SETS_ROOM * board.has_fountains, middle):
        _draw_goals(canvas, board, lang)


def _draw_goals(canvas: Canvas, board: StarBoard, lang: str) -> None:
    """The values of stars, numbers and sets, along a line to the right."""
    canvas.text(0, 5, say("picture-goals-title", lang), NOTE, room=GOALS_ROOM - 6)
    x: float = GOALS_ROOM
    for tile, value in zip((*board.wilds, None), board.star_values, strict=True):
        if tile:
            draw_swatch(canvas, tile, x + 10, 0)
        else:
            draw_many_coloured_star(canvas, x + 9, 0, 8)
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
