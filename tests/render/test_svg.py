"""The table of Azul as a picture: it shows the whole position, stands alone, and nothing lies on anything else."""

from collections import Counter
from itertools import combinations
from math import hypot
from typing import Any

import pytest
from tests.render.pictures import (
    LONGER_NAMES,
    SVG,
    THEMES,
    check_it_stands_alone,
    check_it_takes_along_only_what_it_uses,
    check_the_automatic_theme,
    described,
    drawn,
    frames,
    uses,
    words,
)

from faience import texts
from faience.render.artwork import Theme, colours
from faience.render.svg import svg_table
from faience.render.svg_azul import LAYOUTS
from faience.render.svg_market import DISH_RIM, GAP, Ring, centre_rows
from faience.rules.azul.boards import BOARDS

TILES = {"B": "blue", "Y": "yellow", "R": "red", "K": "black", "W": "white", "J": "joker", "*": "marker"}


@pytest.fixture(autouse=True)
def strict(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(texts, "strict", True)


def tiles(letters: str) -> list[str]:
    return [TILES[letter] for letter in letters]


def player(score: int = 0, lines: str = "////", wall: str = "...../...../...../...../.....", floor: str = "") -> Any:
    """A board in letters: pattern lines from the right, wall rows with dots for empty spaces, the floor."""
    return {
        "score": score,
        "lines": [tiles(line) for line in lines.split("/")],
        "wall": [[TILES.get(cell) for cell in row] for row in wall.split("/")],
        "floor": tiles(floor),
    }


def table(displays: str, centre: str, *players: Any, **changes: Any) -> dict[str, Any]:
    position = {
        "game": "azul",
        "board": "coloured",
        "jokers": False,
        "round": 3,
        "phase": "take",
        "starter": 0,
        "to_move": 0,
        "stalled": 0,
        "factories": [tiles(display.strip("-")) for display in displays.split()],
        "centre": tiles(centre.strip("*")),
        "marker": "centre" if "*" in centre else None,
        "bag": {"blue": 9, "red": 7},
        "lid": {"white": 4},
        "pending": None,
        "players": list(players),
    }
    holders = [seat for seat, board in enumerate(players) if "marker" in board["floor"]]
    return position | ({"marker": holders[0]} if holders else {}) | changes


TWO = table(
    "- BBBW - YRRK BKWW",
    "*YWW",
    player(14, "/RR//KK/B", ".Y.K./.BY../.W.../....Y/Y....", "R"),
    player(11, "W/KK/Y//RRR", "BY.../W..R./..B../..W../....."),
)
THREE_GREY = table(
    "- - - - - - -",
    "",
    player(34, "//KK//W", "BYR../KWB../.B.R./Y..K./R.Y.."),
    player(28, "R/YY/BBB/KK/WWWWW", "Y.K../RB.W./WKY../.R.B./K....", "BB"),
    player(31, "B//WWW/YYY/", "K.RB./.YW.B/R.B.K/.K.../W.R..", "*YYWWKR"),
    board="grey",
    phase="tile",
    to_move=1,
)
FOUR_JOKERS = table(
    "BRRW YKKJ - BBYW RKWW - BYYK - RKWJ",
    "*BBBYRKWJ",
    player(23, "W//YY/B/RRR", "BYR../W..R./..B../..W../..K..", "K"),
    player(31, "/K/RR//WWJ", ".Y.K./.BYR./.WB../...B./....B"),
    player(17, "B/YY/K/WWWW/", "..R.W/....K/K..../R..../..J..", "RR"),
    player(26, "K//WW/RRR/JJ", "BYR../.BY.K/..B.R/....Y/Y....", "R"),
    jokers=True,
    phase="keep",
    to_move=1,
    pending="2KJ3",
)
CRYSTAL = table(
    "BBYR KKWW RRRB - -",
    "YWK",
    player(8, "/BB/R/YYYY/KKKKK", "B..K./W.R../..Y../Y...B/.R...", "*RRKKWW"),
    player(5, "R////", floor="BBYYRRK"),
    board="crystal-1",
)
OVER = table(
    "- - - - -",
    "",
    player(62, "/R//KK/BBB", "BYRKW/WBYR./KWB../R.W.Y/YR..B"),
    player(62, "//Y/WW/", "BYR.W/W.YRK/KWB../R.WB./....."),
    phase="over",
    to_move=None,
    marker=0,
)
POSITIONS = {"two": TWO, "three-grey": THREE_GREY, "four-jokers": FOUR_JOKERS, "crystal": CRYSTAL, "over": OVER}

each_position = pytest.mark.parametrize("position", POSITIONS.values(), ids=POSITIONS)


def tiles_on(position: dict[str, Any]) -> Counter[str]:
    found = Counter(position["centre"])
    for display in position["factories"]:
        found.update(display)
    for board in position["players"]:
        for row in (*board["lines"], *board["wall"], board["floor"]):
            found.update(tile for tile in row if tile and tile != "marker")
    return found + Counter({"marker": 1} if position["marker"] is not None else {})


@each_position
@pytest.mark.parametrize("theme", THEMES)
def test_every_tile_of_the_position_is_drawn_once(position: dict[str, Any], theme: Theme) -> None:
    symbols = Counter(uses(drawn(position, theme=theme)))
    names = {"marker": "marker"} | {tile: f"sq-{tile}" for tile in TILES.values() if tile != "marker"}
    assert {tile: symbols[names[tile]] for tile in names if symbols[names[tile]]} == tiles_on(position)


@each_position
@pytest.mark.parametrize("theme", THEMES)
def test_a_picture_needs_nothing_from_outside(position: dict[str, Any], theme: Theme) -> None:
    check_it_stands_alone(position, theme)


@each_position
def test_a_picture_takes_along_only_the_symbols_it_uses(position: dict[str, Any]) -> None:
    check_it_takes_along_only_what_it_uses(position)
    assert "-rh-" not in svg_table(position)


@pytest.mark.parametrize("theme", ["light", "dark"])
def test_a_fixed_theme_has_its_colours_written_out(theme: Any) -> None:
    text = svg_table(TWO, theme=theme)
    assert "var(" not in text and "@media" not in text
    assert f'fill="{colours(theme)["table"]}"' in text


def test_the_automatic_theme_asks_the_device_and_keeps_its_colours_to_itself() -> None:
    check_the_automatic_theme(TWO)


def test_pictures_on_one_page_share_no_names() -> None:
    pictures = [drawn(TWO), drawn(TWO, theme="dark"), drawn(OVER), drawn(TWO, lang="fr")]
    names = [{element.attrib["id"] for element in picture.iter() if "id" in element.attrib} for picture in pictures]
    assert not any(one & other for one, other in combinations(names, 2))
    assert svg_table(TWO) == svg_table(TWO)


def test_names_are_text_and_never_markup() -> None:
    picture = drawn(TWO, names=["<b>&\"'</b>", "a\x00\u202eb\n"], title="<i>")
    assert {"<b>&\"'</b>", "ab", "<i>"} <= set(words(picture))
    assert picture.findtext(f"{SVG}title") == "<i>: Round 3, <b>&\"'</b> to move"


@pytest.mark.parametrize("name", ["W" * 80, "王" * 80, "i" * 400])
def test_a_long_name_is_cut(name: str) -> None:
    shown = [text for text in words(drawn(TWO, names=[name, "Inês"])) if text.startswith(name[:3])]
    assert shown and all("…" in text and len(text) < len(name) for text in shown)


@each_position
@pytest.mark.parametrize("lang", texts.LANGUAGES)
def test_with_names_of_usual_length_nothing_is_cut(position: dict[str, Any], lang: str) -> None:
    for jokers in (True, False):
        picture = drawn(position | {"jokers": jokers}, names=LONGER_NAMES, lang=lang)
        assert not [text for text in words(picture) if "…" in text]


def test_whoever_is_to_move_is_named_and_framed() -> None:
    picture = drawn(TWO, theme="light")
    assert {"Ana to move", "to move · started the round"} <= set(words(picture))
    assert frames(picture) == [colours("light")["target"]]


def test_the_winner_is_the_one_with_more_complete_rows_when_points_are_level() -> None:
    picture = drawn(OVER, theme="dark")
    assert "Ana wins" in words(picture) and words(picture).count("winner") == 1
    assert frames(picture) == [colours("dark")["gold"]]


def test_whoever_ran_out_of_time_does_not_win() -> None:
    picture = drawn(OVER, theme="dark", late=(0,))
    assert "Inês wins" in words(picture) and words(picture).count("winner") == 1
    assert "the game is over" in words(drawn(OVER, late=(0, 1)))


def test_players_level_in_points_and_rows_share_the_victory() -> None:
    level = OVER | {"players": [OVER["players"][0]] * 2}
    assert "Ana and Inês share the victory" in words(drawn(level))
    assert words(drawn(level)).count("winner") == 2


def test_the_tiles_just_taken_have_a_ring_while_their_jokers_are_counted() -> None:
    rings = [
        ring for ring in drawn(FOUR_JOKERS, theme="light").iter() if ring.get("stroke") == colours("light")["select"]
    ]
    assert len(rings) == 2 + 1  # two black and a joker on display 2


def test_only_printed_spaces_show_a_colour() -> None:
    def printed(board: str) -> int:
        empty = table("- - - - -", "*", player(), player(), board=board)
        supply, seats = 2 * 5, 2
        return sum(name.startswith("mark-sq-") for name in uses(drawn(empty))) - supply - seats

    assert {board: printed(board) // 2 for board in BOARDS} == {
        "coloured": 25,
        "grey": 0,
        "crystal-1": 5,
        "crystal-2": 5,
    }


def test_a_space_that_counts_double_says_so_until_it_is_taken() -> None:
    assert words(drawn(CRYSTAL)).count("×2") == 5  # the first wall has all five, the second none


def test_the_description_says_the_position() -> None:
    said = described(drawn(TWO))
    for sentence in (
        "Display 2: 3 blue and 1 white.",
        "Centre: starting-player marker, 1 yellow and 2 white.",
        "Ana: 14 points. Line 2: 2 red.",
        "Row 1 of the wall: yellow in column 2, black in column 4.",
        "Bag: 9 blue and 7 red. Lid: 4 white.",
    ):
        assert sentence in said


def test_a_picture_speaks_the_language_asked_for() -> None:
    picture = drawn(THREE_GREY, lang="fr", names=None)
    assert "Joueur 2 choisit une colonne pour la ligne 1" in words(picture)
    assert "Fabrique 1\N{NO-BREAK SPACE}: rien." in described(picture)
    assert (picture.findtext(f"{SVG}title") or "").startswith("Azul\N{NO-BREAK SPACE}: Manche")


def a_ring(players: int) -> Ring:
    layout = LAYOUTS[players]
    return Ring.within(layout.market, 800, 2 * players + 1, layout.plate, layout.tallest)


@pytest.mark.parametrize("players", [2, 3, 4])
def test_plates_touch_neither_each_other_nor_the_dish(players: int) -> None:
    ring = a_ring(players)
    for (x, y), (other_x, other_y) in combinations(ring.places, 2):
        assert hypot(x - other_x, y - other_y) > ring.plate
    for x, y in ring.places:
        assert ring.plate / 2 <= x + 0.01 and x <= LAYOUTS[players].market - ring.plate / 2 + 0.01
        away = x - ring.middle[0], y - ring.middle[1]
        nearest = 1 - ring.plate / 2 / hypot(*away)
        assert hypot(away[0] * nearest / ring.dish[0], away[1] * nearest / ring.dish[1]) > 1


@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("centre", ["*", "*YWW", "*BYRKWJ", "*" + "B" * 18, "*BBBBBYYYYYRRRRRKKKKKWWWWJJJ"])
def test_the_dish_holds_whatever_lies_in_the_centre(players: int, centre: str) -> None:
    ring = a_ring(players)
    rows, size = centre_rows(tiles(centre), ring)
    assert [tile for row in rows for tile in row] == tiles(centre)
    assert all(len(set(row)) == 1 for row in rows)
    assert size > 20
    for i, row in enumerate(rows):
        x, y = len(row) * (size + GAP) / 2, max(abs(i - len(rows) / 2), abs(i + 1 - len(rows) / 2)) * (size + GAP)
        assert hypot(x / (ring.dish[0] - DISH_RIM), y / (ring.dish[1] - DISH_RIM)) <= 1
