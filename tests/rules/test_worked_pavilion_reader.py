"""The reader of worked examples of Summer Pavilion notices what is wrong with an example."""

import pytest

from .test_worked_examples import PAVILION
from .test_worked_reader import changed, falsified
from .worked import read_cases
from .worked_pavilion import HEAPS, KINDS, differences
from .worked_table import Case

CASES = [case for file in PAVILION for case in read_cases(file)]
TAKE, PLACE, PASS, BONUS = (
    next(case for case in CASES if case["id"] == name) for name in ("SP-RB-P1-2", "SP-RB-C", "SP-RB-F", "SP-N16")
)


def is_noticed(case: Case) -> bool:
    try:
        return bool(differences(case))
    except (AssertionError, TypeError, AttributeError, ValueError):
        return True


@pytest.mark.parametrize("case", CASES, ids=lambda case: case["id"])
def test_every_wrong_expectation_is_noticed(case):
    for wrong in falsified(case["expect"]):
        assert is_noticed({**case, "expect": wrong}), wrong


def test_every_kind_has_an_example():
    assert {case["kind"] for case in CASES} == set(KINDS)


def test_every_id_is_given_once():
    assert len({case["id"] for case in CASES}) == len(CASES)


def test_an_unknown_expectation_is_a_difference():
    assert differences(changed(TAKE, applause=True)) == ["applause: the adapter does not know this expectation"]


def test_an_unknown_part_of_the_table_is_refused():
    with pytest.raises(AssertionError, match="weather"):
        differences({**TAKE, "before": {**TAKE["before"], "weather": "fine"}})


def test_an_unknown_part_of_the_action_is_refused():
    with pytest.raises(AssertionError, match="shout"):
        differences({**TAKE, "action": {**TAKE["action"], "shout": "olé"}})


def test_an_unknown_kind_is_a_difference():
    assert differences({**TAKE, "kind": "sp.dance"}) == ["the adapter does not know the kind sp.dance"]


def test_an_example_that_expects_nothing_is_a_difference():
    assert differences({**TAKE, "expect": {}}) == ["the example expects nothing"]


@pytest.mark.parametrize(
    ("case", "action"),
    [
        (TAKE, {"source": "factory:1", "color": "blue"}),
        (PLACE, {"star": 4, "index": 6, "color": "blue", "wilds": 2}),
        (PASS, {"keep": {"green": 3}}),
        (PASS, {"keep": {"green": 4, "red": 1}}),
        (BONUS, {"take": {"red": 4}}),
    ],
    ids=["take", "place", "keep-three", "keep-five", "bonus"],
)
def test_what_cannot_be_done_says_why(case, action):
    [difference] = differences({**case, "action": action})
    assert len(difference) > 20
    assert differences({**case, "action": action, "expect": {"legal": False}}) == []
    assert differences({**case, "action": action, "expect": {"illegal": True}}) == []


def test_a_round_and_a_wild_colour_that_do_not_go_together_are_refused():
    with pytest.raises(AssertionError, match="purple is not wild in round 3"):
        differences({**TAKE, "before": {**TAKE["before"], "round": 3}})


def test_heaps_may_be_told_as_lists_as_counts_or_as_a_number():
    assert {"hand", "tower"} <= HEAPS
    for taken in ({"green": 1, "purple": 1}, ["purple", "green"], 2, {"green": 1, "purple": 1, "red": 0}):
        assert differences(changed(TAKE, taken=taken)) == []
    for taken in ({"green": 2}, ["green"], 3):
        assert differences(changed(TAKE, taken=taken)) != []


def test_what_is_not_told_of_the_table_is_neutral():
    case = {"kind": "sp.place", "before": {"hand": {"blue": 1}}, "action": {"star": 4, "index": 1, "color": "blue"}}
    assert differences({**case, "expect": {"points": 1, "score": 6, "bonus": 0, "tower": {}}}) == []
