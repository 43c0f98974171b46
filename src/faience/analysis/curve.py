"""The chances of a game as a picture: a curve for each player, rounds, and the moves that lost most."""

from collections.abc import Sequence
from zlib import crc32

from faience.analysis.review import Review
from faience.analysis.telling import changes_in_words, error_in_words, names_of
from faience.analysis.words import percent
from faience.render.artwork import Artwork, Theme
from faience.render.svg import document
from faience.render.svg_canvas import Canvas, Letter, number
from faience.rules.events import Dealt
from faience.texts import say

WIDTH, HEIGHT = 960, 300
LEFT, RIGHT, TOP, BOTTOM = 76, 18, 38, 40
SEATS = ("accent", "select", "target", "loss")  # the colours of the curves
DOTS = {"inaccuracy": "gold", "mistake": "select", "blunder": "loss"}
LABEL, NAME = Letter(13, colour="text-2"), Letter(14, 700)


def curve_svg(review: Review, *, theme: Theme = "auto", lang: str = "en") -> str:
    """The curve as an SVG that stands alone; of two players, that of the first."""
    scope = f"faience-curve-{crc32(repr((review.record, review.budget, theme, lang)).encode()):08x}"
    canvas = Canvas(Artwork(theme, scope))
    canvas.box(0.5, 0.5, WIDTH - 1, HEIGHT - 1, 16, fill="surface", stroke="line")
    names = names_of(review, lang)
    _draw_grid(canvas, lang)
    _draw_rounds(canvas, review, lang)
    shown = 1 if len(names) == 2 else len(names)
    for seat in range(shown):
        _draw_curve(canvas, review, seat, is_filled=shown == 1)
    _draw_names(canvas, names[:shown], lang)
    _draw_errors(canvas, review)
    told = [error_in_words(review, move, lang) for move in review.moves if move.is_error]
    told += [changes_in_words(review, deal.luck, lang) for deal in review.deals]
    title = ", ".join(say("review-curve", lang, player=name, players=len(names)) for name in names[:shown])
    return document(canvas, WIDTH, HEIGHT, title, ". ".join(filter(None, told)))


def _x(review: Review, step: float) -> float:
    last = max(1, review.curve[-1][0])
    return LEFT + (WIDTH - LEFT - RIGHT) * step / last


def _y(chance: float) -> float:
    return TOP + (HEIGHT - TOP - BOTTOM) * (1 - chance)


def _draw_grid(canvas: Canvas, lang: str) -> None:
    for chance in (0.0, 0.25, 0.5, 0.75, 1.0):
        y = _y(chance)
        dashes = {} if chance == 0.5 else {"stroke_dasharray": "2 5"}
        canvas.shape("path", stroke="line", d=f"M{LEFT} {number(y)}H{WIDTH - RIGHT}", **dashes)
        if chance in (0.0, 0.5, 1.0):
            canvas.text(LEFT - 10, y + 4.5, percent(chance, lang), LABEL, room=LEFT - 12, anchor="end")


def _draw_rounds(canvas: Canvas, review: Review, lang: str) -> None:
    """A line where each round is dealt, and its number below."""
    last = review.curve[-1][0]
    starts = [
        (step, event.round)
        for step, each in enumerate(review.game.history)
        for event in each.events
        if isinstance(event, Dealt) and step <= last
    ]
    ends = [*(step for step, _ in starts), last][1:]
    for (step, round_number), end in zip(starts, ends, strict=True):
        x = _x(review, step)
        canvas.shape("path", stroke="slot-line", d=f"M{number(x)} {TOP}V{HEIGHT - BOTTOM}", stroke_dasharray="1 4")
        room = _x(review, end) - x
        words = say("review-curve-deal", lang, round=round_number)
        canvas.text(x + 5, HEIGHT - BOTTOM + 20, words, LABEL, room=max(12.0, room - 8))


def _draw_curve(canvas: Canvas, review: Review, seat: int, *, is_filled: bool) -> None:
    places = [(_x(review, step), _y(chances[seat])) for step, chances in review.curve]
    path = "M" + "L".join(f"{number(x)} {number(y)}" for x, y in places)
    if is_filled:
        ground, (first, _), (last, _) = _y(0), places[0], places[-1]
        area = f"{path}L{number(last)} {number(ground)}L{number(first)} {number(ground)}Z"
        canvas.shape("path", fill=SEATS[seat], d=area, fill_opacity=0.16)
    canvas.shape("path", stroke=SEATS[seat], d=path, stroke_width=2.5, stroke_linejoin="round")


def _draw_names(canvas: Canvas, names: Sequence[str], lang: str) -> None:
    words = names if len(names) > 1 else [say("review-curve", lang, player=names[0], players=2)]
    room = (WIDTH - LEFT - RIGHT) / len(words)
    for seat, name in enumerate(words):
        x = LEFT + seat * room
        canvas.shape("circle", cx=x + 6, cy=18, r=5, fill=SEATS[seat])
        canvas.text(x + 18, 23, name, NAME, room=room - 26)


def _draw_errors(canvas: Canvas, review: Review) -> None:
    """A dot for each mistake, on the curve of whoever made it; of two players, on the only one."""
    for move in review.moves:
        if move.is_error:
            seat = 0 if review.game.players == 2 else move.seat
            place = {"cx": number(_x(review, move.step)), "cy": number(_y(move.before[seat])), "r": 5}
            canvas.shape("circle", fill=DOTS[move.grade or ""], stroke="surface", stroke_width=2, **place)
