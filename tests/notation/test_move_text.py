"""Moves as text: any text is a move that reads like itself, or is refused in words."""

import pytest
from hypothesis import example, given
from hypothesis import strategies as st
from tests.notation.answers import assert_refused

from faience.errors import NotationError
from faience.notation.move import Move
from faience.rules.games import GAMES

every_rulebook = pytest.mark.parametrize("game", GAMES)
LIKELY = "0123456789BYRKWJCFPGOT.+=-pass \t"


@every_rulebook
@given(text=st.text() | st.text(LIKELY, max_size=6))
@example(text="")
@example(text=" 2 b j 3 ")
@example(text="２B３")
@example(text="2\N{KELVIN SIGN}1")
@example(text="J9")
@example(text="3.5ſ")
@example(text="paß")
def test_any_text_is_a_move_that_reads_like_itself_or_is_refused_in_words(game, text):
    try:
        move = Move.parse(game, text)
    except NotationError as error:
        assert_refused(error, code=f"notation-move-{game}")
    else:
        assert 0 <= move.id < GAMES[game].moves
        assert Move.parse(game, str(move)) == move


@every_rulebook
@given(data=st.data())
def test_case_and_spaces_do_not_matter(game, data):
    move = Move(game, data.draw(st.integers(0, GAMES[game].moves - 1)))
    spaced = data.draw(st.sampled_from([" ", "\t", "  ", ""])).join(str(move))
    assert Move.parse(game, data.draw(st.sampled_from([spaced, spaced.lower(), f" {spaced.upper()}\n"]))) == move


def test_a_dash_is_the_floor_too():
    assert Move.parse("azul", "0R-") == Move.parse("azul", "0RF")
