"""The table as one picture: an SVG that stands alone, for notebooks, documents and the README."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from xml.sax.saxutils import escape
from zlib import crc32

from faience.render import svg_pavilion_words, svg_words
from faience.render.artwork import Artwork, Theme
from faience.render.letters import printable
from faience.render.svg_azul import draw_azul
from faience.render.svg_canvas import Canvas, number
from faience.render.svg_frame import Scene
from faience.render.svg_pavilion import draw_pavilion
from faience.render.svg_words import Position
from faience.texts import say


@dataclass(frozen=True)
class Table:
    """How the table of a game is drawn, what it waits for in words, and all of it in words."""

    draw: Callable[[Canvas, Scene], tuple[float, float]]
    status: Callable[[Position, Sequence[str], str, Sequence[int]], str]
    description: Callable[[Position, Sequence[str], str], str]


TABLES = {
    "azul": Table(draw_azul, svg_words.status, svg_words.description),
    "summer-pavilion": Table(draw_pavilion, svg_pavilion_words.status, svg_pavilion_words.description),
}


def svg_table(
    position: Position,
    *,
    names: Sequence[str] | None = None,
    theme: Theme = "auto",
    title: str | None = None,
    lang: str = "en",
    with_names: bool = False,
    late: Sequence[int] = (),
) -> str:
    """The position, in its JSON form, drawn as SVG.

    `theme` "auto" follows the device it is seen on; `title` stands in place of the game's name. With names, what can be
    pointed at bears its own, as `data-name`: "tile 3 blue", "line 0 2", "floor 0", "wall 0 1 4" (seat, row, column),
    "space 1 3 5" (seat, star, space), "supply red", "hand 0 red". `late` are seats whose time ran out: they do not win.
    """
    seats = len(position["players"])
    names = names or [say("picture-player", lang, seat=seat + 1) for seat in range(seats)]
    names = [printable(name) for name in names[:seats]]
    title = printable(title or say(position["game"], lang))
    scope = f"faience-{crc32(repr((position, names, theme, title, lang, *late)).encode()):08x}"
    canvas, table = Canvas(Artwork(theme, scope), with_names=with_names), TABLES[position["game"]]
    width, height = table.draw(canvas, Scene(position, names, title, lang, late))
    status = table.status(position, names, lang, late)
    round_ = say("table-round", lang, round=position["round"])
    said = say("picture-title", lang, title=title, round=round_, status=status)
    return document(canvas, width, height, said, table.description(position, names, lang))


def document(canvas: Canvas, width: float, height: float, title: str, told: str) -> str:
    """A picture that stands alone, with what it shows in words for those who do not see it."""
    scope, definitions = canvas.art.scope, canvas.art.definitions()
    size = f'viewBox="0 0 {number(width)} {number(height)}" width="{number(width)}" height="{number(height)}"'
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" class="{scope}" {size} style="max-width:100%;height:auto" role="img"'
        f' aria-labelledby="{scope}-title {scope}-desc">'
        f'<title id="{scope}-title">{escape(title)}</title><desc id="{scope}-desc">{escape(told)}</desc>'
        f"<style>{canvas.art.style()}</style><defs>{definitions}</defs>{canvas.markup()}</svg>"
    )
