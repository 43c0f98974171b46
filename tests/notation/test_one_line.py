"""Positions on one line: case and spaces are free, everything else is a sound table or is refused in words."""

from hypothesis import example, given
from hypothesis import strategies as st
from tests.notation.answers import assert_in_range, assert_refused, assert_sound
from tests.notation.strategies import damaged_texts, positions

from faience.errors import FaienceError
from faience.game import read_position
from faience.notation.position import FORMS, line_of, read_line, state_of

lines = positions().map(lambda position: FORMS[position["game"]].write_line(position))


def assert_read_or_refused(text: str) -> None:
    try:
        position = read_line(text)
        state_of(position)
    except FaienceError as error:
        assert_refused(error)
        assert_in_range(error, text.replace("\n", " "))
    else:
        assert_sound(position)
        assert read_line(line_of(state_of(position))) == FORMS[position["game"]].write(state_of(position))


@given(lines)
def test_a_line_that_was_written_is_read(line):
    assert line_of(state_of(read_line(line))) == line
    assert repr(read_position(line, seed=1)).startswith("<faience.Game: ")


@given(lines, st.sampled_from([str.lower, str.upper, str.swapcase, lambda line: f"\n {line.replace(' ', '  ')} \t"]))
def test_case_and_wide_gaps_do_not_matter(line, change):
    assert read_line(change(line)) == read_line(line)


@given(damaged_texts(lines, "azul coloured+jokers;:,/.-*+0123456789BYRKWJPGOt"))
def test_a_damaged_line_is_sound_or_refused_in_words(text):
    assert_read_or_refused(text)


@given(st.text() | st.text().map("azul ".__add__) | st.lists(st.text("azulBYR1239*-;/., ")).map(" ".join))
@example("")
@example("azul")
@example("AZUL " * 13)
@example("azul coloured take ① 1 1 0 - - - - 0;;; 0;;;")
@example("summer-pavilion " + "- " * 14)
def test_any_text_is_sound_or_refused_in_words(text):
    assert_read_or_refused(text)
