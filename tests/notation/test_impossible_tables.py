"""Tables of Azul that cannot be: each is drawn with one thing wrong, and that one thing is what is said."""

import re
from typing import Any

import pytest
from tests.notation.answers import codes_of, refusal_of
from tests.notation.drawn import seat, table

from faience.notation.azul.problems import problems
from faience.notation.position import state_of
from faience.texts import LANGUAGES, LOCALES

ROW_1 = """
    B Y R K W
    . . . . .
    . . . . .
    . . . . .
    . . . . .
"""
BLUE_AND_YELLOW = """
    B Y . . .
    . . . . .
    . . . . .
    . . . . .
    . . . . .
"""
JOKER_ON_BLUE = """
    J . . . .
    . . . . .
    . . . . .
    . . . . .
    . . . . .
"""
BLUE_OUT_OF_PLACE = """
    . B . . .
    . . . . .
    . . . . .
    . . . . .
    . . . . .
"""
BLUE_TWICE_IN_ROW_1 = """
    B . B . .
    . . . . .
    . . . . .
    . . . . .
    . . . . .
"""
BLUE_TWICE_IN_COLUMN_1 = """
    B . . . .
    . . . . .
    B . . . .
    . . . . .
    . . . . .
"""
FOUR_OF_ROW_1 = """
    B Y R K .
    . . . . .
    . . . . .
    . . . . .
    . . . . .
"""


def without(position: dict[str, Any], field: str) -> dict[str, Any]:
    return {name: value for name, value in position.items() if name != field}


def with_more_in_the_bag(position: dict[str, Any], tile: str) -> dict[str, Any]:
    return position | {"bag": position["bag"] | {tile: position["bag"].get(tile, 0) + 1}}


def waiting(**fields: Any) -> dict[str, Any]:
    """Phase keep: two blue tiles and a joker for line 2."""
    keep: dict[str, Any] = {"displays": "BBRJ", "jokers": True, "phase": "keep", "pending": "1BJ2"}
    return table(**(keep | fields))


def dealing(*seats: dict[str, Any], **fields: Any) -> dict[str, Any]:
    return table(*seats, **({"displays": "-", "phase": "deal", "to_move": None} | fields))


def over(*seats: dict[str, Any], **fields: Any) -> dict[str, Any]:
    return table(*seats, **({"displays": "-", "phase": "over", "to_move": None} | fields))


def tiling(*seats: dict[str, Any], **fields: Any) -> dict[str, Any]:
    tile: dict[str, Any] = {"displays": "-", "phase": "tile", "board": "grey", "stalled": 1}
    return table(*seats, **(tile | fields))


POSSIBLE = {
    "taking": table(),
    "taking, the marker on a floor": table(seat(floor="B*"), marker=0),
    "taking, the marker beside a full floor (AZ-R2)": table(seat(floor="BBBBYYY"), marker=0),
    "a line with jokers": table(seat("- BJ - - -"), jokers=True),
    "a joker beside the colour that it does not stand for": table(
        seat("B - - - -", JOKER_ON_BLUE), jokers=True, board="grey"
    ),
    "waiting for jokers": waiting(),
    "dealing": dealing(),
    "dealing, three tiles lie": dealing(displays="BBY"),
    "tiling": tiling(seat("B - - - -")),
    "tiling after ten rounds without a tile": tiling(seat("B - - - -"), stalled=10),
    "tiling, a row is complete already": tiling(seat("- YY - - -", ROW_1)),
    "over by a row": over(seat(wall=ROW_1)),
    "over by ten rounds without a tile": over(stalled=10),
}

IMPOSSIBLE = {
    # The form
    "no round is told": ("position-missing", without(table(), "round")),
    "a field too many": ("position-unknown", table(weather="fine")),
    "a board of marble": ("position-field", table() | {"board": "marble"}),
    "round 0": ("position-field", table(round=0)),
    "a purple tile": ("position-field", table(centre="-") | {"centre": ["purple"]}),
    "a wall of four rows": ("position-field", table(seat() | {"wall": [[None] * 5] * 4})),
    "a game without a name": ("position-game", without(table(), "game")),
    "boards of the other game": ("position-other-game", table() | {"players": [{"stars": []}, {"stars": []}]}),
    "a player who is none": ("position-field", table() | {"players": [seat(), "Ana"]}),
    "seat 3 of two to move": ("position-seat", table(to_move=2)),
    "six displays for two": ("position-displays", table(displays="BBYR - - - - -")),
    # What lies where
    "a blue tile too many": ("position-tiles", with_more_in_the_bag(table(), "blue")),
    "a joker in a game without": ("position-tiles", with_more_in_the_bag(table(), "joker")),
    "five tiles on a display": ("position-display-full", table(displays="BBYRW")),
    "two tiles on line 1": ("position-line-long", table(seat("BB - - - -"))),
    "two colours on a line": ("position-line-colours", table(seat("- BY - - -"))),
    "a colour on the line of a row that has it": ("position-line-barred", table(seat("B - - - -", BLUE_AND_YELLOW))),
    "a colour on the line of a row whose space of it a joker took": (
        "position-line-barred",
        table(seat("B - - - -", JOKER_ON_BLUE), jokers=True),
    ),
    "a joker on the line of a row that is complete": (
        "position-line-done",
        tiling(seat("B - - - -"), seat("J - - - -", ROW_1), jokers=True),
    ),
    "blue on the yellow space": ("position-wall-print", table(seat(wall=BLUE_OUT_OF_PLACE))),
    "blue twice in a row": ("position-wall-row", table(seat(wall=BLUE_TWICE_IN_ROW_1), board="grey")),
    "blue twice in a column": ("position-wall-column", table(seat(wall=BLUE_TWICE_IN_COLUMN_1), board="grey")),
    "eight tiles on a floor": ("position-floor-long", table(seat(floor="BBBBYYYY"))),
    # The marker
    "the marker on a floor and in the centre": ("position-marker", table(seat(floor="*"))),
    "the marker twice on a floor": ("position-marker", table(seat(floor="**"), marker=0)),
    "the marker on the floor of somebody else": (
        "position-marker",
        table(seat(floor="*"), seat(floor="BBBBYYY"), marker=1),
    ),
    "the marker beside a floor that has room": ("position-marker-missing", table(marker=0)),
    "a marker that somebody has before a deal": ("position-marker-deal", dealing(marker=0)),
    # The phase
    "nobody to take": ("position-to-move", table(to_move=None)),
    "a seat to move while chance deals": ("position-to-move", dealing(to_move=0)),
    "a take that waits in the wrong phase": ("position-pending", waiting(phase="take")),
    "no take that waits": ("position-pending", waiting(pending=None)),
    "nothing to take": ("position-market-empty", table(displays="-")),
    "tiles to take after the end": ("position-market-full", over(seat(wall=ROW_1), displays="B")),
    "tiles to take while walls are tiled": ("position-market-full", tiling(seat("B - - - -"), centre="R")),
    "a round after ten without a tile": ("position-stalled", table(stalled=10)),
    "a deal with a gap": ("position-deal", dealing(displays="BBY R")),
    "a deal with tiles in the centre": ("position-deal", dealing(centre="R")),
    "a deal that is done": ("position-deal", dealing(displays="BBBB YYYY RRRR KKKK WWWW")),
    "a floor before a deal": ("position-floor-left", dealing(seat(floor="B"))),
    "a complete line before a deal": ("position-line-left", dealing(seat("B - - - -"))),
    "a floor of somebody who has tiled": ("position-floor-left", tiling(seat(floor="B"), seat("B - - - -"), to_move=1)),
    "a complete line of somebody who has tiled": (
        "position-line-left",
        tiling(seat("B - - - -"), seat("B - - - -"), to_move=1),
    ),
    "an end without a reason": ("position-not-over", over(seat(wall=FOUR_OF_ROW_1))),
    "a complete row while tiles are taken": ("position-row-complete", table(seat(wall=ROW_1))),
    # The choice
    "a take that waits and is no move": ("position-pending-illegal", waiting(pending="XYZ")),
    "a take that waits and is illegal": ("position-pending-illegal", waiting(pending="1WJ2")),
    "a take that waits although all fits": ("position-pending-illegal", waiting(pending="1BJ3")),
    "a take to the floor that waits": ("position-pending-illegal", waiting(pending="1BJF")),
    "a take without jokers that waits": ("position-pending-illegal", waiting(pending="1B1")),
    "an answer that waits": ("position-pending-illegal", waiting(pending="J1")),
    "no line to tile": ("position-no-choice", tiling()),
    "one column only": ("position-no-choice", tiling(seat("W - - - -", FOUR_OF_ROW_1))),
    "a printed space to tile": ("position-no-choice", tiling(seat("W - - - -"), board="coloured")),
}


@pytest.mark.parametrize("drawing", POSSIBLE)
def test_a_possible_table_is_accepted(drawing):
    state_of(POSSIBLE[drawing])


@pytest.mark.parametrize("drawing", IMPOSSIBLE)
def test_an_impossible_table_is_refused_for_the_one_thing_that_is_wrong(drawing):
    code, position = IMPOSSIBLE[drawing]
    assert codes_of(position) == {code}


def test_every_problem_there_is_a_sentence_for_is_drawn_here():
    sentences = (LOCALES / "en" / "notation.ftl").read_text(encoding="utf-8")
    drawn = {code for code, _ in IMPOSSIBLE.values()}
    assert drawn | {"position-no-object"} == set(re.findall(r"^(position-[a-z-]+) =", sentences, re.MULTILINE))


def test_a_list_is_no_position():
    assert [problem.message_id for problem in problems([])] == ["position-no-object"]


def test_all_that_is_wrong_is_said_at_once():
    position = table(seat("BB - - - -", BLUE_OUT_OF_PLACE, "********"), stalled=10)
    assert codes_of(position) == {
        "position-line-barred",
        "position-line-long",
        "position-wall-print",
        "position-floor-long",
        "position-marker",
        "position-stalled",
    }


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_refusal_names_seat_row_and_tile(lang):
    text = refusal_of(table(seat(), seat(wall=BLUE_TWICE_IN_ROW_1), board="grey")).text(lang)
    blue = {"en": "blue", "fr": "bleu"}[lang]
    assert re.search(rf"2.*{blue}.*1.*Azul 2\.2", text)


def test_before_a_deal_all_tiles_may_lie_in_the_lid():
    """They are poured into the bag when the first one is drawn (Azul 1.9)."""
    position = dealing(lid="B" * 20 + "Y" * 20 + "R" * 20 + "K" * 20 + "W" * 20)
    assert position["bag"] == {}
    state = state_of(position)
    assert state.bag_count == 100 and not state.discard.any()
