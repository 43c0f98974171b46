"""The log of a game, as a player would tell it."""

import pytest

from faience import texts
from faience.render.narration import Sentence, narrate
from faience.rules.azul.events import (
    Bonus,
    Discarded,
    Ended,
    Fell,
    FloorScored,
    Laid,
    LineFell,
    Tiled,
    Took,
    TookMarker,
)
from faience.rules.events import Dealt, Event, MovedToCentre, Poured

NAMES = ("Ana", "Bo")


@pytest.fixture(autouse=True)
def strict(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(texts, "strict", True)


def told(*events: Event, lang: str = "en") -> list[str]:
    sentences = narrate(events, names=NAMES, lang=lang)
    return [sentence.text.replace("\N{NO-BREAK SPACE}", " ") for sentence in sentences]


def test_a_take_is_one_sentence_about_one_seat() -> None:
    events = [
        Took(1, 0, "blue", 3, 1),
        TookMarker(1, 0),
        Laid(1, 1, "blue", 2, 0),
        Fell(1, ("blue", "joker"), (1, 2), ()),
    ]
    assert narrate(events, names=NAMES) == [
        Sentence(
            1,
            "takes 3 blue and 1 joker from the centre, gets the starting-player marker, lays 2 on line 2, "
            "1 blue and 1 joker fall to the floor",
        )
    ]


def test_what_goes_to_the_centre_or_the_lid_is_not_told() -> None:
    events = [Took(0, 2, "red", 1, 0), MovedToCentre(2, {"white": 3}), Laid(0, 0, "red", 1, 0)]
    assert told(*events) == ["takes 1 red from display 2, lays 1 on line 1"]
    assert told(Discarded(0, 2, {"red": 2})) == []


def test_tiles_that_find_the_floor_full_go_to_the_lid() -> None:
    assert told(Took(0, 2, "red", 2, 0), Fell(0, ("red",), (6,), ("red",))) == [
        "takes 2 red from display 2, 1 red falls to the floor, floor full: 1 red to the lid"
    ]


def test_a_marker_without_room_is_kept_beside_the_floor() -> None:
    assert told(Took(0, 0, None, 0, 2), TookMarker(0, None)) == [
        "takes 2 jokers from the centre, keeps the starting-player marker beside the full floor"
    ]


@pytest.mark.parametrize(
    ("points", "across", "down", "factor", "reason"),
    [
        (1, 1, 1, 1, "touches nothing"),
        (3, 3, 1, 1, "row of 3"),
        (4, 1, 4, 1, "column of 4"),
        (7, 4, 3, 1, "row of 4, column of 3"),
        (14, 4, 3, 2, "row of 4, column of 3, ×2"),
    ],
)
def test_points_come_with_their_reason(points: int, across: int, down: int, factor: int, reason: str) -> None:
    assert told(Tiled(0, 2, 3, "red", points, across, down, factor)) == [
        f"line 3: red to column 4, +{points} ({reason})"
    ]


def test_a_floor_tells_what_it_costs_and_that_nobody_falls_below_zero() -> None:
    assert told(FloorScored(0, 3, -4, 4)) == ["floor: 3 spaces, −4"]
    assert told(FloorScored(0, 3, -4, 1)) == ["floor: 3 spaces, −4, but no score falls below 0: −1"]


def test_a_line_without_a_space_on_the_wall_falls_in_the_same_sentence() -> None:
    assert told(LineFell(0, 1), Fell(0, ("red", "red"), (0, 1), ())) == [
        "line 2: no space of the wall may take it, 2 red fall to the floor"
    ]


def test_the_deal_and_the_end_are_about_the_table() -> None:
    assert narrate([Poured(40), Dealt(6, 1, ())], names=NAMES) == [
        Sentence(None, "The bag was empty: 40 discarded tiles were poured into it."),
        Sentence(None, "Round 6: Bo starts."),
    ]
    assert narrate([Ended("row")], names=NAMES) == [Sentence(None, "The game ends: a row of a wall is complete.")]


def test_bonuses_name_the_row_the_column_and_the_colour() -> None:
    bonuses = (Bonus(0, "row", 0, 2), Bonus(0, "column", 4, 7), Bonus(0, "colour", 3, 10))
    assert told(*bonuses) == ["row 1 complete: +2", "column 5 complete: +7", "all five black tiles: +10"]
    assert told(*bonuses, lang="fr")[2] == "les cinq tuiles de couleur noir : +10"


def test_french_counts_in_french() -> None:
    assert told(Took(0, 3, "white", 2, 1), Laid(0, 2, "white", 2, 1), lang="fr") == [
        "prend 2 blanches et 1 joker dans la Fabrique 3, en pose 3 sur la ligne 3"
    ]
