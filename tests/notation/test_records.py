"""Game records: any text is a game that can be written and read again, or is refused with its place."""

import io
import re

import pytest
from hypothesis import example, given
from hypothesis import strategies as st
from tests.notation.answers import assert_in_range, assert_refused, same_game
from tests.notation.strategies import damaged_texts, records

from faience.errors import FaienceError, IllegalMove, InvalidPosition, NotationError, SetupError
from faience.game import Game, new_game, read_game

LIKELY = '[]{};"\\.- 0123456789BYRKWJCFPGO=+*\n'

written = st.sampled_from(range(36)).map(lambda at: records()[at % len(records())])
odd_texts = st.text(max_size=20) | st.text('"\\]}[{; \t', max_size=20)


def assert_read_or_refused(text: str) -> None:
    try:
        game = read_game(text, seed=1)
    except FaienceError as error:
        assert_refused(error, kinds=(NotationError, InvalidPosition, SetupError))
        assert_in_range(error, text)
    else:
        assert same_game(read_game(game.record()), game)


def half_played() -> Game:
    game = new_game(seed=3, date="2026-01-01", names=["Ana", "Rui"])
    for _ in range(20):
        game.play(game.legal_moves[0])
    return game


@given(damaged_texts(written, LIKELY))
def test_a_damaged_record_is_read_or_refused_with_its_place(text):
    assert_read_or_refused(text)


@given(st.text() | st.text(LIKELY))
@example("")
@example('[Game "azul"]')
@example('[Game "azul"]\n[Starter "0"]')
@example('[Game "azul"]\n[Starter "²"]')
@example('[Game "azul"] {')
@example('[Game "azul"] "')
@example('[Game "azul"] 1. ' + "\N{KELVIN SIGN}" * 20)
@example('[Game "azul"]\n[Result "1-1"]')
@example('[Game "azul"]\n[Position ""]')
@example('[Game "azul"]\n[Position "azul"]')
@example('\n\n[Position "azul coloured take 1 1 1 0 ?"]')
@example('\n[Position "azul coloured take 1 1 1 0 BBBB,?,,, * - - 0;;; 0;;;"]')
@example('[Position "azul coloured take 1 1 1 0 \\\n BBBB,? - - - 0;;; 0;;;"]')
@example('[Position "azul coloured deal 1 1 - 0 -,-,-,-,- * - - 0;;; 0;;;"]')
@example('[Player1 "Ana"]')
@example('[Player1 "Ana"] [Player2 "Rui"] [Player3 "Eva"] [Player9 "Leo"] [Player5 "Zoe"]')
def test_any_text_is_read_or_refused_with_its_place(text):
    assert_read_or_refused(text)


@given(st.text())
def test_any_text_after_the_headers_is_read_or_refused_with_its_place(text):
    assert_read_or_refused(f'[Game "azul"]\n\n{text}')


# What survives


@given(st.dictionaries(st.integers(0, 30), odd_texts.map(lambda text: " ".join(text.split())).filter(bool), max_size=4))
def test_comments_survive(comments):
    game = half_played()
    game.comments = {at: said for at, said in comments.items() if at <= len(game.history)}
    again = read_game(game.record())
    assert again.comments == game.comments
    assert same_game(again, game)


@given(st.lists(odd_texts, min_size=2, max_size=2), odd_texts)
def test_names_and_dates_with_odd_characters_survive(names, date):
    names, date = ([re.sub(r"[\r\n]", " ", text) for text in texts] for texts in (names, [date]))
    game = new_game(seed=1, names=[name or "?" for name in names], date=date[0] or "2026-01-01")
    again = read_game(game.record())
    assert again.record() == game.record()
    assert again.names == (None if again.names is None else game.names)
    assert again.date == game.date


@pytest.mark.parametrize("end", ["\n", "\r", "\r\n"])
def test_a_name_stays_on_its_line_however_lines_end(end):
    game = new_game(seed=1, names=[f"Ana{end}Maria", "Bo"])
    written = io.StringIO(game.record(), newline=None).read()  # as a file is read
    assert read_game(written).names == (f"Ana{' ' * len(end)}Maria", "Bo")


def test_a_remark_to_the_end_of_the_line_is_a_comment():
    game = half_played()
    first = game.record().index("\n1. ") + 1
    text = game.record()[:first] + "; a bold {start}\n" + game.record()[first:]
    assert read_game(text).comments == {0: "a bold {start}"}


def test_comments_between_two_moves_are_told_as_one_after_the_first_of_them():
    game = half_played()
    move = str(game.moves[0])
    text = game.record().replace(f"\n{move} ", f"\n{move} {{one}} ; two\n {{three}} ", 1)
    assert read_game(text).comments == {2: "one two three"}


# What is free


RELAXED = {
    "lower case": lambda head, body: head + body.lower(),
    "headers in another order": lambda head, body: "\n".join(sorted(head.split("\n"), reverse=True)) + "\n\n" + body,
    "headers on one line": lambda head, body: head.replace("\n", " ") + body,
    "wide gaps": lambda head, body: head.replace(' "', '   "').replace("]", " ]  ") + body.replace(" ", " \t\n  "),
    "no line breaks": lambda head, body: head + body.replace("\n", " "),
    "Windows line ends": lambda head, body: (head + body).replace("\n", "\r\n"),
    "a byte order mark": lambda head, body: "\N{BYTE ORDER MARK}" + head + body,
    "no round numbers": lambda head, body: head + without_numbers(body),
    "no line break at the end": lambda head, body: (head + body).rstrip(),
    "an unknown header": lambda head, body: '[Site "the kitchen"]\n' + head + body,
    "no result": lambda head, body: "\n".join(line for line in head.split("\n") if "Result" not in line) + body,
}


def without_numbers(body: str) -> str:
    return " ".join(word for word in body.split() if not word.endswith("."))


@pytest.mark.parametrize("freedom", RELAXED)
@pytest.mark.parametrize("number", range(0, 36, 5))
def test_reading_is_relaxed(freedom, number):
    text = records()[number].replace("{halfway, said {Ana\\\\\\}}", "")
    head, body = text.split("\n\n", 1)
    game = read_game(text, seed=1)
    assert same_game(read_game(RELAXED[freedom](head + "\n\n", body), seed=1), game)


@pytest.mark.parametrize(("told", "winners"), [("aborted", ()), ("time 1", (1,)), ("time 1 2", ())])
def test_a_record_says_how_a_game_ended_that_was_not_played_to_its_end(told, winners):
    game = read_game(half_played().record().replace('[Result "*"]', f'[Result "*"]\n[Termination "{told}"]'))
    assert (str(game.termination), game.winners) == (told, winners)
    assert f'[Termination "{told}"]' in game.record() and game.copy().termination == game.termination
    earlier = game.copy()
    earlier.undo()
    game.play(game.legal_moves[0])
    for goes_on in (earlier, game):
        assert goes_on.termination is None and goes_on.winners == ()


@pytest.mark.parametrize("told", ["time", "time 3", "time 0", "rain", ""])
def test_another_word_for_how_a_game_ended_is_read_over(told):
    text = half_played().record().replace('[Result "*"]', f'[Result "*"]\n[Termination "{told}"]')
    assert read_game(text).termination is None


def test_a_record_that_ends_before_a_deal_is_dealt_by_chance_or_waits():
    played = new_game(seed=1)
    while played.to_move is not None:
        played.play(played.legal_moves[0], deal=False)
    assert read_game(played.record(), deal=False).record() == played.record()
    assert len(read_game(played.record()).history) == len(played.history) + 1


def test_an_illegal_move_in_a_record_says_where_it_stands_and_why():
    text = half_played().record().replace("0K1", "9B1", 1)
    with pytest.raises(NotationError) as refused:
        read_game(text)
    error = refused.value
    assert error.code == "notation-illegal"
    assert text.split("\n")[error.line - 1][error.column - 1 :].startswith("9B1")
    assert "there is no display 9" in str(error)
    assert not isinstance(error, IllegalMove)
