"""The reader of worked examples notices what is wrong with an example."""

import copy
from collections.abc import Iterator
from typing import Any

import pytest

from .test_worked_examples import OWN
from .worked import KINDS, differences, read_cases
from .worked_table import Case

CASES = [case for file in OWN for case in read_cases(file)]
TAKE = next(case for case in CASES if case["id"] == "AZ-E01")


def changed(case: Case, **expect: Any) -> Case:
    return {**case, "expect": {**case["expect"], **expect}}


def falsified(value: Any) -> Iterator[Any]:
    """The same expectation with one thing made wrong, in every way we know."""
    if isinstance(value, bool):
        yield not value
    elif isinstance(value, int):
        yield value + 1
    elif isinstance(value, str):
        yield "red" if value != "red" else "blue"
    elif value is None:
        yield "white"
    elif isinstance(value, list):
        yield [*value, copy.deepcopy(value[-1]) if value else "black"]
        for at, item in enumerate(value):
            yield from ([*value[:at], wrong, *value[at + 1 :]] for wrong in falsified(item))
    else:
        for key, item in value.items():
            yield from ({**value, key: wrong} for wrong in falsified(item))


def is_noticed(case: Case) -> bool:
    try:
        return bool(differences(case))
    except (AssertionError, TypeError, AttributeError):
        return True


@pytest.mark.parametrize("case", CASES, ids=lambda case: case["id"])
def test_every_wrong_expectation_is_noticed(case):
    for wrong in falsified(case["expect"]):
        assert is_noticed({**case, "expect": wrong}), wrong


def test_every_kind_has_an_example():
    assert {case["kind"] for case in CASES} == set(KINDS)


def test_an_unknown_expectation_is_a_difference():
    assert differences(changed(TAKE, applause=True)) == ["applause: the adapter does not know this expectation"]
    player = {**TAKE["expect"]["player"], "hat": "straw"}
    assert differences(changed(TAKE, player=player)) == ["player.hat: the adapter does not know this expectation"]


def test_an_unknown_part_of_the_table_is_refused():
    with pytest.raises(AssertionError, match="weather"):
        differences({**TAKE, "before": {**TAKE["before"], "weather": "fine"}})


def test_an_unknown_kind_is_a_difference():
    assert differences({**TAKE, "kind": "azul.dance"}) == ["the adapter does not know the kind azul.dance"]


def test_an_example_that_expects_nothing_is_a_difference():
    assert differences({**TAKE, "expect": {}}) == ["the example expects nothing"]


def test_a_forbidden_take_says_why():
    forbidden = {**TAKE, "action": {"source": "centre", "color": "white", "line": 1}}
    [difference] = differences(forbidden)
    assert "the centre has no white tile" in difference


def test_a_choice_that_was_not_made_is_noticed():
    case = next(case for case in CASES if case["id"] == "AZ-M25")
    with pytest.raises(AssertionError, match="line 1 may go to columns"):
        differences({**case, "action": {"choices": {}}})
    with pytest.raises(AssertionError, match="the example chooses"):
        differences({**case, "action": {"choices": {"1": 1, "3": 4}}})


def test_rows_and_columns_of_choices_may_be_numbers_or_text():
    case = next(case for case in CASES if case["id"] == "AZ-M25")
    assert differences({**case, "action": {"choices": {1: "1"}}}) == []
