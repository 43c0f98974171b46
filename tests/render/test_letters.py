"""A terminal without our letters still shows a table in columns."""

import pytest

from faience.render.letters import plain_letters, printable


def test_the_letters_of_the_table_keep_their_width() -> None:
    assert plain_letters("▶ Zoë 1 □ ▸ · k×2 −1 –") == "> Zoe 1 _ > . kx2 -1 -"


@pytest.mark.parametrize("encoding", ["ascii", "latin-1", "cp1252"])
def test_no_encoding_is_too_poor(encoding: str) -> None:
    text = "« Fabrique 2 » : 3 œillets… ✗ 名 −2"
    assert text.encode(encoding, "faience").decode(encoding)


def test_what_an_encoding_has_is_left_alone() -> None:
    assert "é×−".encode("latin-1", "faience").decode("latin-1") == "é×-"


def test_a_space_of_any_kind_stays_one_and_control_characters_go() -> None:
    assert printable("Anne\u00a0B\x1b[2J\u202e") == "Anne B[2J"
