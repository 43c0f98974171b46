"""Tables of Summer Pavilion that cannot be: each is drawn with one thing wrong, and that one thing is what is said."""

import re
from typing import Any

import pytest
from tests.notation.answers import codes_of
from tests.notation.drawn_pavilion import NO_STARS, seat, table

from faience.notation.position import state_of
from faience.texts import LOCALES

PURPLE_ON_ORANGE = "...... ...... P..... ...... ...... ...... ......"
TWO_RED_IN_THE_CENTRE = "R..R.. ...... ...... ...... ...... ...... ......"
TWO_AND_ANOTHER = "...... PPG... ...... ...... ...... ...... ......"  # on a star that the second tile decides
DONE = seat(passed=True)


def placing(*seats: dict[str, Any], **fields: Any) -> dict[str, Any]:
    seats = seats or (seat(hand="PPG"),)
    return table(*seats, **({"displays": "-", "phase": "place"} | fields))


def picking(**fields: Any) -> dict[str, Any]:
    return placing(**({"phase": "bonus", "owed": 1, "lowest": "purple"} | fields))


def keeping(*seats: dict[str, Any], **fields: Any) -> dict[str, Any]:
    seats = seats or (seat(hand="PPGGOO"),)
    return placing(*seats, **({"phase": "keep", "owed": 4, "lowest": "purple"} | fields))


def dealing(*seats: dict[str, Any], **fields: Any) -> dict[str, Any]:
    return table(*(seats or (DONE, DONE)), **({"displays": "-", "phase": "deal", "to_move": None} | fields))


def over(*seats: dict[str, Any], **fields: Any) -> dict[str, Any]:
    return table(*(seats or (DONE, DONE)), **({"displays": "-", "phase": "over", "to_move": None, "round": 6} | fields))


POSSIBLE = {
    "taking": table(),
    "placing": placing(),
    "picking a bonus tile": picking(),
    "keeping tiles": keeping(),
    "keeping tiles, two lie in corners": keeping(seat(hand="PPGGOO", corners="PP"), owed=2),
    "dealing between two rounds": dealing(),
    "dealing, three tiles lie": dealing(displays="PPG"),
    "refilling the supply": placing(phase="deal", supply="PPGG"),
    "over": over(),
}

IMPOSSIBLE = {
    "eleven tiles in the supply": ("position-supply-full", table(supply="PPGGOOYYBBR")),
    "five tiles in four corners": ("position-corners-full", placing(seat("PPG"), seat(corners="PPGGO", passed=True))),
    "purple on the orange star": ("position-star-print", table(seat(stars=PURPLE_ON_ORANGE))),
    "red twice on the centre star": ("position-star-colours", table(seat(stars=TWO_RED_IN_THE_CENTRE))),
    "a third tile against the second": (
        "position-star-colours",
        table(seat(stars=TWO_AND_ANOTHER), board="monochrome"),
    ),
    "nobody to take": ("position-to-move-refill", table(to_move=None)),
    "the wild colour of another round": ("position-wild", table(wild="red")),
    "a lowest colour while nothing is picked": ("position-lowest", table(lowest="purple")),
    "tiles owed while nothing is picked": ("position-owed", table(owed=1)),
    "five bonus tiles owed": ("position-owed", picking(owed=5)),
    "an end in round 5": ("position-not-over-yet", over(round=5)),
    "tiles in the hand of somebody who has passed": (
        "position-passed-hand",
        placing(seat("PPG"), seat("P", passed=True)),
    ),
    "tiles in the corners of somebody who has not passed": ("position-corners", placing(seat("PPG", corners="P"))),
    "somebody who has passed while tiles are taken": ("position-passed", table(seat(), DONE)),
    "an end before all have passed": ("position-not-passed", over(DONE, seat())),
    "a deal with a gap": ("position-refill", dealing(displays="PPG O")),
    "displays before the supply is full": ("position-refill", dealing(displays="PPG", supply="PPG")),
    "a token that somebody has between two rounds": ("position-token-deal", dealing(token=0)),
    "a token of somebody who did not start": ("position-token-starter", placing(token=1)),
    "nothing to place": ("position-no-choice-place", placing(seat())),
    "one colour to pick": ("position-no-choice-pick", picking(supply="PPPPPPPPPP")),
    # The same as in Azul
    "a tile too many": ("position-tiles", table() | {"bag": table()["bag"] | {"red": 22}}),
    "five tiles on a display": ("position-display-full", table(displays="PPGOY")),
    "nothing to take": ("position-market-empty", table(displays="-")),
    "tiles to take while others place": ("position-market-full", placing(centre="P")),
}


@pytest.mark.parametrize("drawing", POSSIBLE)
def test_a_possible_table_is_accepted(drawing):
    state_of(POSSIBLE[drawing])


@pytest.mark.parametrize("drawing", IMPOSSIBLE)
def test_an_impossible_table_is_refused_for_the_one_thing_that_is_wrong(drawing):
    code, position = IMPOSSIBLE[drawing]
    assert codes_of(position) == {code}


def test_every_problem_there_is_a_sentence_for_is_drawn_here():
    sentences = (LOCALES / "en" / "pavilion.ftl").read_text(encoding="utf-8")
    drawn = {code for code, _ in IMPOSSIBLE.values()}
    assert set(re.findall(r"^(position-[a-z-]+) =", sentences, re.MULTILINE)) <= drawn


def test_a_board_without_tiles_has_no_star_to_complain_of():
    assert state_of(table(seat(stars=NO_STARS))).covered[0] == 0
