"""The drawings and colours of the table, as far as one picture uses them.

art/symbols.svg holds every tile, plate and ornament once, art/palette.json every colour of both themes; they are the
only place for both, here and in the browser. A picture asks for symbols and colours by name and takes along no others.
"""

import json
import re
from functools import cache
from importlib.resources import files
from typing import Any, Literal
from xml.etree import ElementTree

Theme = Literal["light", "dark", "auto"]

_COLOUR = re.compile(r"var\(--([\w-]+)\)")
_REFERENCE = re.compile(r'href="#([\w-]+)"|url\(#([\w-]+)\)')
_NAMESPACE = ' xmlns="http://www.w3.org/2000/svg"'


class Artwork:
    """What one picture uses of the art.

    A fixed theme puts the colours themselves into the picture, so that programs without CSS variables draw it too;
    "auto" leaves the choice to the reader's device. Every id and rule is bound to `scope`: pictures of different scopes
    share a page without touching each other.
    """

    def __init__(self, theme: Theme, scope: str) -> None:
        self.theme = theme
        self.scope = scope
        self._symbols: set[str] = set()
        self._colours: set[str] = set()

    def colour(self, name: str) -> str:
        """The value of --name, to be written into an attribute."""
        if self.theme != "auto":
            return colours(self.theme)[name]
        self._colours.add(name)
        return f"var(--{name})"

    def reference(self, symbol: str) -> str:
        """The id of a symbol, gradient or pattern, with its hash sign."""
        self._symbols.update(_with_its_parts(symbol))
        return f"#{self.scope}-{symbol}"

    def definitions(self) -> str:
        """All that was referred to, in the order of the file."""
        return "".join(self._bound(text) for name, text in definitions().items() if name in self._symbols)

    def style(self) -> str:
        """Type, and for "auto" the colours of both themes. Comes last: it knows only what was used before."""
        fonts = palette()["fonts"]
        rules = (
            f".{self.scope} text{{font-family:{fonts['text']};font-variant-numeric:tabular-nums lining-nums}}"
            f".{self.scope} .display{{font-family:{fonts['display']}}}"
        )
        if self.theme != "auto":
            return rules
        light, dark = self._properties("light"), self._properties("dark")
        changed = "".join(pair for pair in dark if pair not in light)
        return (
            f".{self.scope}{{{''.join(light)}}}@media (prefers-color-scheme:dark){{.{self.scope}{{{changed}}}}}{rules}"
        )

    def _bound(self, text: str) -> str:
        text = _COLOUR.sub(lambda found: self.colour(found[1]), text)
        text = re.sub(r'\bid="', f'id="{self.scope}-', text)
        return _REFERENCE.sub(lambda found: found[0].replace("#", f"#{self.scope}-"), text)

    def _properties(self, theme: Literal["light", "dark"]) -> list[str]:
        return [f"--{name}:{value};" for name, value in colours(theme).items() if name in self._colours]


@cache
def palette() -> dict[str, Any]:
    """art/palette.json."""
    content: dict[str, Any] = json.loads(_read("palette.json"))
    return content


@cache
def colours(theme: Literal["light", "dark"]) -> dict[str, str]:
    """Every colour of a theme by the name of its CSS property, the tiles' glazes included."""
    glazes = {
        f"tile-{tile}-{part}": value
        for tile, parts in palette()["tiles"].items()
        for part, value in parts.items()
        if part not in ("motif", "key")
    }
    own: dict[str, str] = palette()["themes"][theme]
    return own | glazes


@cache
def definitions() -> dict[str, str]:
    """Every symbol, gradient and pattern of art/symbols.svg as markup, by id."""
    root = ElementTree.fromstring(_read("symbols.svg").replace(_NAMESPACE, ""))
    for element in root.iter():
        element.text = element.tail = None
    return {element.attrib["id"]: ElementTree.tostring(element, encoding="unicode") for element in root[0]}


@cache
def _with_its_parts(name: str) -> frozenset[str]:
    """The name and all that its drawing refers to in turn."""
    parts = {found[1] or found[2] for found in _REFERENCE.finditer(definitions()[name])}
    return frozenset({name}.union(*(_with_its_parts(part) for part in parts)))


def _read(name: str) -> str:
    return files("faience").joinpath("render", "art", name).read_text(encoding="utf-8")
