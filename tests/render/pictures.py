"""What the tests of pictures look for in an SVG."""

import re
from typing import Any
from xml.etree import ElementTree
from xml.etree.ElementTree import Element

from faience.render.artwork import Theme, colours
from faience.render.svg import svg_table

SVG = "{http://www.w3.org/2000/svg}"
THEMES: tuple[Theme, ...] = ("light", "dark", "auto")
NAMES = ("Ana", "Inês", "Théo", "Mara")
LONGER_NAMES = ("Joséphine", "Maximilian", "Alexandra", "Théodore")


def drawn(position: dict[str, Any], **how: Any) -> Element:
    how = {"names": NAMES[: len(position["players"])]} | how
    return ElementTree.fromstring(svg_table(position, **how))


def uses(picture: Element) -> list[str]:
    """The symbols on the table, without the picture's own prefix; what symbols are made of is left out."""
    inside = {id(use) for use in picture.findall(f"{SVG}defs//{SVG}use")}
    prefix = f"#{picture.attrib['class']}-"
    return [use.attrib["href"].removeprefix(prefix) for use in picture.iter(f"{SVG}use") if id(use) not in inside]


def words(picture: Element) -> list[str]:
    return [span.text or "" for span in picture.iter(f"{SVG}tspan")]


def frames(picture: Element) -> list[str]:
    """The colours of the frames round players."""
    return [box.attrib["stroke"] for box in picture.iter(f"{SVG}rect") if box.get("stroke-width") == "3.5"]


def described(picture: Element) -> str:
    return picture.findtext(f"{SVG}desc") or ""


def check_it_stands_alone(position: dict[str, Any], theme: Theme) -> None:
    """Every reference is answered within the picture, and nothing is fetched or run."""
    text = svg_table(position, theme=theme)
    picture = ElementTree.fromstring(text)
    ids = [element.attrib["id"] for element in picture.iter() if "id" in element.attrib]
    assert len(ids) == len(set(ids))
    assert set(re.findall(r'(?:href="|url\()([^")]*)', text)) == {f"#{name}" for name in ids if f"#{name}" in text}
    assert text.count("http") == 1  # the namespace
    assert not {element.tag.removeprefix(SVG) for element in picture.iter()} & {"script", "image", "foreignObject"}


def check_it_takes_along_only_what_it_uses(position: dict[str, Any]) -> None:
    text = svg_table(position)
    for definition in ElementTree.fromstring(text).iterfind(f"{SVG}defs/*"):
        assert re.search(rf"#{definition.attrib['id']}[\")]", text)


def check_the_automatic_theme(position: dict[str, Any]) -> None:
    """It asks the device, has every colour of both themes, and keeps its rules to itself."""
    text = svg_table(position)
    scope = ElementTree.fromstring(text).attrib["class"]
    style = text[text.index("<style>") : text.index("</style>")]
    light, dark = style.split("@media (prefers-color-scheme:dark)")
    for name in set(re.findall(r"var\(--([\w-]+)\)", text)):
        assert f"--{name}:{colours('light')[name]};" in light
        if colours("light")[name] != colours("dark")[name]:
            assert f"--{name}:{colours('dark')[name]};" in dark
    assert all(rule.startswith(f".{scope}") for rule in re.findall(r"[{}>]([^{}>@]+)(?=\{)", style))
