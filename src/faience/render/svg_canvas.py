"""A sheet to draw on: shapes, symbols and words that keep to their room."""

import unicodedata
from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager
from dataclasses import dataclass
from math import dist
from xml.sax.saxutils import escape, quoteattr

from faience.render.artwork import Artwork
from faience.render.letters import printable

ELLIPSIS = "…"
APART = 14


@dataclass(frozen=True)
class Letter:
    """How words are written: size, weight and colour, and whether in the display face."""

    size: float
    weight: int = 400
    colour: str = "text"
    display: bool = False


NUMERAL, CAPTION = Letter(13.5, 700, "text-2"), Letter(12.5, 700)


class Canvas:
    """Collects markup. Sizes are in units of the picture, colours are names of the palette."""

    def __init__(self, artwork: Artwork, *, with_names: bool = False) -> None:
        """With names, what can be pointed at on a table bears its own."""
        self.art = artwork
        self._with_names = with_names
        self._parts: list[str] = []

    def markup(self) -> str:
        return "".join(self._parts)

    @contextmanager
    def at(self, x: float, y: float, turned: float = 0) -> Iterator[None]:
        """What is drawn meanwhile has its origin there, and is turned by some degrees, clockwise."""
        turn = f" rotate({number(turned)})" if turned else ""
        self._parts.append(f'<g transform="translate({number(x)} {number(y)}){turn}">')
        yield
        self._parts.append("</g>")

    @contextmanager
    def named(self, *words: object) -> Iterator[None]:
        """What is drawn meanwhile bears this name: a tile of the market, a line, a space."""
        if not self._with_names:
            yield
            return
        self._parts.append(f"<g data-name={quoteattr(' '.join(map(str, words)))}>")
        yield
        self._parts.append("</g>")

    def shape(self, tag: str, *, fill: str | None = None, stroke: str | None = None, **attributes: object) -> None:
        """Any element without content; `fill` and `stroke` are colour names, other_names become other-names."""
        paints = {"fill": self.art.colour(fill) if fill else "none"}
        if stroke:
            paints["stroke"] = self.art.colour(stroke)
        self._parts.append(f"<{tag}{_written(attributes | paints)}/>")

    def box(
        self,
        x: float,
        y: float,
        width: float,
        height: float,
        radius: float,
        *,
        fill: str | None = None,
        stroke: str | None = None,
        **attributes: object,
    ) -> None:
        place = {"x": x, "y": y, "width": width, "height": height, "rx": radius}
        self.shape("rect", fill=fill, stroke=stroke, **place, **attributes)

    def filled(self, tag: str, gradient: str, **attributes: object) -> None:
        """An element filled with a gradient or pattern of the art; patterns begin at the origin."""
        self._parts.append(f'<{tag}{_written(attributes)} fill="url({self.art.reference(gradient)})"/>')

    def symbol(self, name: str, x: float, y: float, size: float, colour: str | None = None) -> None:
        """A symbol in a square; `colour` is what its currentColor stands for."""
        self.use(name, x, y, size, size, colour)

    def use(
        self, name: str, x: float, y: float, width: float, height: float, colour: str | None = None, **more: object
    ) -> None:
        """A symbol of any shape."""
        place: dict[str, object] = {"href": self.art.reference(name), "x": x, "y": y, "width": width, "height": height}
        if colour:
            place["color"] = self.art.colour(colour)
        self._parts.append(f"<use{_written(place | more)}/>")

    def tile(self, name: str, x: float, y: float, size: float) -> None:
        """A tile of the game, or the marker."""
        self.symbol(name if name == "marker" else f"sq-{name}", x, y, size)

    def space(self, x: float, y: float, size: float, colour: str | None = None, caption: str = "") -> None:
        """An empty space, with the motif of the colour that is printed on it and perhaps a word below."""
        kind = f"-{colour}" if colour else ""
        radius = max(3, size * 0.13)
        self.box(x + 0.5, y + 0.5, size - 1, size - 1, radius, fill=f"slot{kind}", stroke=f"slot-line{kind}")
        if colour:
            across, down = (0.56, 0.05) if caption else (0.72, 0.14)
            left = x + size * (1 - across) / 2
            self.symbol(f"mark-sq-{colour}", left, y + size * down, size * across, f"mark-{colour}")
        if caption:
            self.text(x + size / 2, y + size * 0.92, caption, CAPTION, room=size, anchor="middle")

    def text(self, x: float, y: float, content: str, letter: Letter, *, room: float, anchor: str = "start") -> None:
        """One line of words, cut where it would leave its room."""
        self.phrase(x, y, [(content, letter)], room=room, anchor=anchor)

    def phrase(
        self, x: float, y: float, pieces: Sequence[tuple[str, Letter]], *, room: float, anchor: str = "start"
    ) -> None:
        """Words of several kinds that follow each other on one line; where the room ends, the rest is left out."""
        spans: list[str] = []
        for content, letter in pieces:
            content = fitted(content, letter.size, room)
            room -= sum(map(_advance, content)) * letter.size + APART
            apart = {"dx": APART} if spans else {}
            spans.append(f"<tspan{_written(apart | self._letter(letter))}>{escape(content)}</tspan>")
        place: dict[str, object] = {"x": x, "y": y}
        if anchor != "start":
            place["text-anchor"] = anchor
        self._parts.append(f"<text{_written(place)}>{''.join(spans)}</text>")

    def _letter(self, letter: Letter) -> dict[str, object]:
        written: dict[str, object] = {"font-size": letter.size, "fill": self.art.colour(letter.colour)}
        if letter.weight != 400:
            written["font-weight"] = letter.weight
        return written | ({"class": "display"} if letter.display else {})

    def panel(self, width: float, height: float) -> None:
        """A sheet of paper on the table."""
        self.box(0, 3, width, height, 16, fill="shadow", opacity=0.1)
        self.box(0, 0, width, height, 16, fill="surface", stroke="line")

    def badge(self, x: float, y: float, label: str) -> None:
        """A small round number, such as that of a display."""
        self.shape("circle", cx=x, cy=y, r=13, fill="surface", stroke="line")
        self.text(x, y + 4.8, label, NUMERAL, room=22, anchor="middle")


def closed_path(points: Sequence[tuple[float, float]], *radii: float) -> str:
    """A polygon with rounded corners, as the data of a path; several radii are for its corners in turn."""
    steps = []
    for i, (x, y) in enumerate(points):
        before, after = points[i - 1], points[(i + 1) % len(points)]
        (ax, ay), (bx, by) = (_towards((x, y), other, radii[i % len(radii)]) for other in (before, after))
        steps.append(f"{number(ax)} {number(ay)}Q{number(x)} {number(y)} {number(bx)} {number(by)}")
    return f"M{'L'.join(steps)}Z"


def _towards(point: tuple[float, float], other: tuple[float, float], way: float) -> tuple[float, float]:
    part = way / dist(point, other)
    return point[0] + (other[0] - point[0]) * part, point[1] + (other[1] - point[1]) * part


def number(value: float) -> str:
    """A coordinate, no longer than the eye can tell."""
    return f"{value:.2f}".rstrip("0").rstrip(".")


def fits(text: str, size: float, room: float) -> bool:
    """Whether the text surely stays in its room, whichever font it is shown in."""
    return sum(map(_advance, text)) * size <= room


def fitted(text: str, size: float, room: float) -> str:
    """The text, or as much of it as surely fits, with an ellipsis; nothing if not even a letter does."""
    text = printable(text)
    if fits(text, size, room):
        return text
    while text and not fits(text + ELLIPSIS, size, room):
        text = text[:-1]
    return text.rstrip() + ELLIPSIS if text else ""


# Advance widths in em, as of DejaVu Sans Bold, the widest of the fonts that commonly stand in.
_ADVANCES = {
    letter: width
    for letters, width in (("iIjl.,:;!'|()[] ·", 0.46), ("frt-", 0.5), ("acekosvxyz", 0.69), ("mwMW@%&—…œæŒÆ", 1.18))
    for letter in letters
}
_USUAL, _CAPITAL, _WIDE = 0.72, 0.86, 1.25


def _advance(letter: str) -> float:
    if unicodedata.combining(letter):
        return 0
    if unicodedata.east_asian_width(letter) in "WF":
        return _WIDE
    return _ADVANCES.get(letter, _CAPITAL if letter.isupper() or letter in "+<=>#~" or letter > "ɏ" else _USUAL)


def _written(attributes: Mapping[str, object]) -> str:
    return "".join(f" {name.replace('_', '-')}={_value(value)}" for name, value in attributes.items())


def _value(value: object) -> str:
    return f'"{number(value)}"' if isinstance(value, int | float) else quoteattr(str(value))
