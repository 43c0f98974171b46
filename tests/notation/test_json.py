"""Positions as JSON: whatever is handed in is a sound table or is refused in words."""

import json

import pytest
from hypothesis import example, given
from hypothesis import strategies as st
from tests.notation.answers import assert_accepted_or_refused, assert_in_range, assert_refused, assert_sound
from tests.notation.strategies import damaged_positions, json_values, positions, rearranged_positions

from faience.errors import FaienceError, InvalidPosition
from faience.game import from_json, to_json
from faience.notation.position import read_json


@given(positions())
def test_a_position_that_came_about_is_accepted(position):
    assert_sound(position)
    assert to_json(from_json(json.dumps(position))) == to_json(from_json(position)) or position["phase"] == "deal"


@given(damaged_positions())
def test_a_damaged_position_is_sound_or_refused_in_words(position):
    assert_accepted_or_refused(position)


@given(rearranged_positions())
def test_a_position_with_tiles_elsewhere_is_sound_or_refused_in_words(position):
    assert_accepted_or_refused(position)


@given(json_values)
def test_any_other_value_is_refused_in_words(value):
    with pytest.raises(InvalidPosition) as refused:
        from_json(json.dumps(value))
    assert_refused(refused.value)


@given(st.text() | st.text('{}[]",:0123456789.eE+-truefalsn \n\\u'))
@example("")
@example("[" * 100_000)
@example("1" * 5_000)
@example('{"game": "azul", "round": ' + "9" * 5_000 + "}")
@example('"\\ud800"')
@example("\N{BYTE ORDER MARK}{}")
@example("NaN")
def test_any_text_is_refused_with_its_place(text):
    with pytest.raises(FaienceError) as refused:
        from_json(text)
    assert_refused(refused.value)
    assert_in_range(refused.value, text)


@given(json_values)
def test_reading_json_gives_plain_data_without_asking_what_it_means(value):
    text = json.dumps(value)
    assert json.dumps(read_json(text)) == text
