"""The table drawn in letters: a person must be able to play from it, on any terminal."""

import io
import re
from typing import Any

import pytest
from rich.cells import cell_len
from rich.console import Console

from faience import texts
from faience.render.text import plain_table, text_table
from faience.rules.azul.boards import BOARDS

NAMES = ("Ana", "Greedy", "Zoë", "Dom")
ESCAPE = "\x1b"


@pytest.fixture(autouse=True)
def strict(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(texts, "strict", True)


def a_player(**changes: Any) -> dict[str, Any]:
    empty = {"score": 0, "lines": [[], [], [], [], []], "wall": [[None] * 5 for _ in range(5)], "floor": []}
    return empty | changes


def a_position(count: int = 2, **changes: Any) -> dict[str, Any]:
    wall: list[list[str | None]] = [[None] * 5 for _ in range(5)]
    wall[0][1], wall[1][1] = "yellow", "blue"
    ana = a_player(score=14, lines=[["blue"], [], ["red", "red"], [], ["black"]], wall=wall, floor=["marker", "blue"])
    displays = [["blue", "blue", "yellow", "red"], [], ["black", "black", "white", "white"]]
    position = {
        "game": "azul",
        "board": "coloured",
        "jokers": False,
        "round": 3,
        "phase": "take",
        "starter": 0,
        "to_move": 0,
        "stalled": 0,
        "factories": displays + [["yellow"] * 4] * (2 * count - 2),
        "centre": ["black", "white"],
        "marker": 0,
        "bag": {"blue": 12, "white": 3},
        "lid": {},
        "pending": None,
        "players": [ana] + [a_player(score=1) for _ in range(count - 1)],
    }
    return position | changes


def drawn(position: dict[str, Any], **how: Any) -> str:
    return plain_table(position, names=NAMES, **how)


def test_two_players_sit_side_by_side_in_eighty_columns() -> None:
    assert drawn(a_position()).splitlines() == [
        "Round 3 · coloured wall                                             Ana to move",
        "1: B  B  Y  R   2: –            3: K  K  W  W   4: Y  Y  Y  Y   5: Y  Y  Y  Y",
        "0: K  W  Centre",
        "Bag 15: B12 W3  Lid 0",
        "",
        "▶ Ana  14 points                          Greedy  1 point",
        " 1              B  ▸  b  Y  r  k  w      1              □  ▸  b  y  r  k  w",
        " 2           □  □  ▸  w  B  y  r  k      2           □  □  ▸  w  b  y  r  k",
        " 3        □  R  R  ▸  k  w  b  y  r      3        □  □  □  ▸  k  w  b  y  r",
        " 4     □  □  □  □  ▸  r  k  w  b  y      4     □  □  □  □  ▸  r  k  w  b  y",
        " 5  □  □  □  □  K  ▸  y  r  k  w  b      5  □  □  □  □  □  ▸  y  r  k  w  b",
        " Floor     *  B −2 −2 −2 −3 −3  −2       Floor    −1 −1 −2 −2 −2 −3 −3",
        "B blue  Y yellow  R red  K black  W white  * starting-player marker",
    ]


@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("width", [60, 80, 100, 120, 200])
@pytest.mark.parametrize("lang", texts.LANGUAGES)
def test_boards_and_displays_keep_within_the_width(players: int, width: int, lang: str) -> None:
    for board in BOARDS:
        lines = drawn(a_position(players, board=board), lang=lang, width=width).splitlines()
        assert max(map(len, lines)) <= width


def test_a_narrow_terminal_has_the_boards_below_one_another() -> None:
    text = drawn(a_position(), width=60)
    assert text.index("Greedy") > text.index(" Floor ")


def test_four_boards_stand_two_and_two_where_three_would_fit() -> None:
    titles = [line for line in drawn(a_position(4), width=120).splitlines() if "point" in line]
    assert [line.count("point") for line in titles] == [2, 2]


def test_the_grey_wall_has_dots_and_numbered_columns() -> None:
    text = drawn(a_position(board="grey"))
    assert " 1              B  ▸  ·  Y  ·  ·  ·" in text
    assert "                      1  2  3  4  5" in text


def test_a_crystal_wall_shows_its_printed_spaces_and_what_counts_double() -> None:
    text = drawn(a_position(board="crystal-1"))
    assert " 1              B  ▸  ·  Y  · k×2 ·" in text
    assert " Floor     *  B −1 −2 −1 −2 −3  −1" in text
    assert "×2 counts double" in text


def test_a_tile_on_a_double_space_stays_marked() -> None:
    player = a_player(wall=[[None, None, None, "joker", None]] + [[None] * 5] * 4)
    text = drawn(a_position(board="crystal-1", jokers=True, players=[player, a_player()]))
    assert " 1              □  ▸  ·  ·  · J×2 ·" in text


def test_jokers_lie_left_of_the_colour_in_a_line() -> None:
    player = a_player(lines=[[], [], ["red", "joker"], [], []])
    assert " 3        □  J  R  ▸" in drawn(a_position(jokers=True, players=[player, a_player()]))


def test_the_marker_lies_in_the_centre_until_it_is_taken() -> None:
    assert "0: *  K  W  Centre" in drawn(a_position(marker="centre"))


def test_a_marker_beside_a_full_floor_is_shown_after_the_penalty() -> None:
    player = a_player(floor=["red"] * 7)
    assert "R  R  R  R  R  R  R  −14 *" in drawn(a_position(marker=0, players=[player, a_player()]))


def test_an_empty_market_is_folded_away() -> None:
    text = drawn(a_position(factories=[[], [], [], [], []], centre=[], phase="tile"))
    assert "1: " not in text and "Centre" not in text
    assert "Bag 15: B12 W3" in text


def test_a_long_heading_takes_two_lines() -> None:
    text = drawn(a_position(board="crystal-1", jokers=True, phase="tile"), lang="fr")
    assert text.splitlines()[:2] == [
        "Manche 3 · Mosaïque Éclatante, face 1 · avec jokers",
        "Ana choisit une colonne pour la ligne 1",
    ]


def test_a_crowded_centre_is_counted() -> None:
    text = drawn(a_position(4, centre=["blue"] * 12 + ["white"] * 15), width=80)
    assert "0: B ×12  W ×15  Centre" in text


@pytest.mark.parametrize(
    ("changes", "heading"),
    [
        ({"phase": "over", "to_move": None}, "the game is over"),
        ({"phase": "tile"}, "Ana chooses a column for line 1"),
        ({"phase": "keep", "pending": "1BJ2"}, "Ana chooses jokers for 1BJ2"),
    ],
)
def test_the_heading_says_what_is_expected(changes: dict[str, Any], heading: str) -> None:
    assert drawn(a_position(**changes)).splitlines()[0].endswith(heading)


def test_french_speaks_french() -> None:
    text = drawn(a_position(), lang="fr")
    assert "Manche 3 · mur coloré" in text
    assert "à Ana de jouer" in text
    assert "Plancher  *  B −2" in text
    assert "Greedy  1 point\n" in text


def test_a_name_cannot_move_the_cursor_nor_break_the_table() -> None:
    text = plain_table(a_position(), names=["\x1b[2JEve\n", "A name far too long for any board"])
    assert ESCAPE not in text
    assert "▶ [2JEve  14 points" in text
    assert "A name far too long…" in text


@pytest.mark.parametrize("name", ["Zoë", "Zoe\u0308", "小林", "สุดารัตน์", "अंजलि", "김민준"])
def test_boards_stand_side_by_side_under_names_in_any_script(name: str) -> None:
    titles = [line for line in plain_table(a_position(), names=[name * 8, "Bo"]).splitlines() if "point" in line]
    assert len(titles) == 1
    assert cell_len(titles[0][: titles[0].index("Bo")]) == 36 + 4 + 2  # a board, the gap, no sign of a turn


def printed(position: dict[str, Any], width: int = 80, colour: bool = True) -> str:
    console = Console(file=io.StringIO(), width=width, force_terminal=True, color_system="truecolor")
    console.print(text_table(position, names=NAMES, colour=colour))
    assert isinstance(console.file, io.StringIO)
    return console.file.getvalue()


def without_escapes(text: str) -> str:
    return re.sub(r"\x1b\[[0-9;]*m", "", text)


def test_the_coloured_table_has_the_same_letters_as_the_plain_one() -> None:
    for width in (60, 80, 120):
        lines = [line.rstrip() for line in without_escapes(printed(a_position(), width)).splitlines()]
        assert lines == drawn(a_position(), width=width).splitlines()


def test_a_tile_lies_on_a_ground_of_its_colour() -> None:
    assert "48;2;31;86;176m B " in printed(a_position())


def test_without_colour_there_is_not_one_escape_code() -> None:
    assert ESCAPE not in printed(a_position(), colour=False)


def test_the_story_is_told_below_the_table() -> None:
    assert drawn(a_position(), story=["Ana takes 2 blue"]).endswith("marker\nAna takes 2 blue")
