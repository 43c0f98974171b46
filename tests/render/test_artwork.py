"""The palette can be read by everyone, and the symbols are whole."""

import re
from itertools import product
from typing import Any

import pytest

from faience.render.artwork import Artwork, colours, definitions, palette

THEMES = ("light", "dark")
LEAST_FOR_TEXT, LEAST_FOR_OUTLINES = 4.5, 3.0  # WCAG 2.2, level AA


def luminance(colour: str) -> float:
    channels = (int(colour[i : i + 2], 16) / 255 for i in (1, 3, 5))
    red, green, blue = (c / 12.92 if c <= 0.04045 else ((c + 0.055) / 1.055) ** 2.4 for c in channels)
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue


def contrast(one: str, other: str) -> float:
    darker, lighter = sorted((luminance(one), luminance(other)))
    return (lighter + 0.05) / (darker + 0.05)


def test_contrast_is_measured_as_the_standard_says() -> None:
    assert contrast("#000000", "#FFFFFF") == pytest.approx(21)
    assert contrast("#777777", "#FFFFFF") == pytest.approx(4.48, abs=0.01)


@pytest.mark.parametrize("theme", THEMES)
def test_text_stands_out_from_what_is_behind_it(theme: Any) -> None:
    shown = colours(theme)
    for text, behind in palette()["contrast"]["text"]:
        assert contrast(shown[text], shown[behind]) >= LEAST_FOR_TEXT, f"{text} on {behind}"


@pytest.mark.parametrize("theme", THEMES)
def test_rings_and_printed_motifs_stand_out_from_what_is_behind_them(theme: Any) -> None:
    shown = colours(theme)
    for outline, behind in palette()["contrast"]["outline"]:
        assert contrast(shown[outline], shown[behind]) >= LEAST_FOR_OUTLINES, f"{outline} on {behind}"


def test_both_themes_have_the_same_colours() -> None:
    assert colours("light").keys() == colours("dark").keys()
    for theme in THEMES:
        assert all(re.fullmatch("#[0-9A-F]{6}", value) for value in palette()["themes"][theme].values())


@pytest.mark.parametrize("game", ["azul", "summer-pavilion"])
def test_every_colour_of_a_game_has_its_own_motif_and_key(game: str) -> None:
    tiles = [palette()["tiles"][tile] for tile in palette()["games"][game]]
    assert len({tile["motif"] for tile in tiles}) == len({tile["key"] for tile in tiles}) == len(tiles)


def test_every_colour_is_drawn_in_the_shape_of_its_games() -> None:
    for game, shape in (("azul", "sq"), ("summer-pavilion", "rh")):
        for tile, kind in product(palette()["games"][game], ("", "mark-")):
            assert f"{kind}{shape}-{tile}" in definitions()


def test_symbols_refer_only_to_what_exists() -> None:
    for name, drawing in definitions().items():
        for reference in re.findall(r'(?:href="|url\()#([\w-]+)', drawing):
            assert reference in definitions(), name
        for colour in re.findall(r"var\(--([\w-]+)\)", drawing):
            assert colour in colours("light"), name


def test_a_picture_takes_along_what_a_symbol_is_made_of() -> None:
    art = Artwork("auto", "here")
    assert art.reference("sq-blue") == "#here-sq-blue"
    ids = re.findall(r'id="([\w-]+)"', art.definitions())
    assert ids == ["here-g-blue", "here-g-bevel", "here-g-spec", "here-gloss-sq", "here-sq-blue"]
    assert "--tile-blue-base:" in art.style() and "--tile-red-base:" not in art.style()
