"""Moves that the rules forbid are refused in a sentence that names the rule (Azul 1.4, 2.2, 3.2–3.5, 7.1)."""

import pytest

from faience import Game, IllegalMove, texts
from faience.notation.position import line_of

from .boards import Board, board_from, end_of_round, table


@pytest.fixture(autouse=True)
def strict(monkeypatch):
    monkeypatch.setattr(texts, "strict", True)


def refused(game: Game, move: str, code: str) -> IllegalMove:
    """The refusal of a move, which leaves the table as it was."""
    before = game.state
    with pytest.raises(IllegalMove) as caught:
        game.play(move)
    assert game.state == before
    assert caught.value.code == f"illegal-{code}"
    assert str(caught.value) == f"{caught.value.text()}\n  in: {line_of(before)}"
    return caught.value


def french(error: IllegalMove) -> str:
    """The French sentence; its spaces before colons are not to be broken, which cannot be seen here."""
    return error.text("fr").replace("\N{NO-BREAK SPACE}", " ")


# Taking


def test_there_is_no_display_6_for_two_players():
    error = refused(table(displays="BBYR"), "6B1", "no-display")
    assert error.text() == "blue from display 6 to line 1: there is no display 6, only 1 to 5 (Azul 1.1)"


def test_a_colour_must_lie_on_the_display():
    error = refused(table(displays="BBYR"), "1K1", "not-there")
    assert error.text() == "black from display 1 to line 1: display 1 has no black tile (Azul 1.4)"
    assert french(error) == "noir de la Fabrique 1 vers la ligne 1 : la Fabrique 1 n’a pas de tuile noire (Azul 1.4)"


def test_a_colour_must_lie_in_the_centre():
    error = refused(table(displays="BBYR"), "0BF", "not-there")
    assert error.text() == "blue from the centre to the floor: the centre has no blue tile (Azul 1.4)"


def test_a_full_line_refuses_more():
    error = refused(table(Board(lines=("B", "", "", "", "")), displays="BBYR"), "1B1", "line-full")
    assert error.text() == "blue from display 1 to line 1: line 1 is full (Azul 1.4)"


def test_a_line_refuses_another_colour():
    error = refused(table(Board(lines=("", "R", "", "", "")), displays="BBYR"), "1B2", "line-colour")
    assert error.text() == "blue from display 1 to line 2: line 2 already holds red (Azul 1.4)"
    assert french(error) == "bleu de la Fabrique 1 vers la ligne 2 : la ligne 2 contient déjà du rouge (Azul 1.4)"


def test_a_line_refuses_a_colour_that_its_row_has():
    game = table(
        """
                . | . . . . .
              . . | . B . . .
            . . . | . . . . .
          . . . . | . . . . .
        . . . . . | . . . . .
        """,
        displays="RRYK BBYR",
    )
    error = refused(game, "2B2", "row-has")
    assert error.text() == "blue from display 2 to line 2: row 2 of the wall already has blue (Azul 1.4)"
    assert french(error) == "bleu de la Fabrique 2 vers la ligne 2 : la ligne 2 du mur a déjà du bleu (Azul 1.4)"


def test_a_line_refuses_a_colour_whose_space_a_joker_has():
    game = table(
        """
                . | . . . . .
              . . | . . J . .
            . . . | . . . . .
          . . . . | . . . . .
        . . . . . | . . . . .
        """,
        displays="YYBR",
    )
    error = refused(game, "1Y2", "joker-blocks")
    assert error.text() == (
        "yellow from display 1 to line 2: in row 2 of the wall a joker lies on the yellow space (Azul 3.5)"
    )


def test_there_are_no_jokers_in_a_game_without_them():
    game = table(displays="BBYR")
    for move, tried in (("1J1", "the jokers"), ("1BJ1", "blue with the jokers")):
        error = refused(game, move, "no-jokers-in-play")
        assert error.text() == f"{tried} from display 1 to line 1: this game is played without jokers (Azul 3.1)"


def test_jokers_must_lie_there():
    game = table(displays="BBYR KKJJ")
    for move, tried in (("1J1", "the jokers"), ("1BJ1", "blue with the jokers")):
        error = refused(game, move, "no-jokers-there")
        assert error.text() == f"{tried} from display 1 to line 1: display 1 has no joker (Azul 3.2)"


def test_jokers_with_a_colour_go_to_no_line_that_refuses_the_colour():
    game = table(Board(lines=("", "", "R", "", "")), displays="BJKK")
    error = refused(game, "1BJ3", "line-colour")
    assert error.text() == "blue with the jokers from display 1 to line 3: line 3 already holds red (Azul 1.4)"


@pytest.mark.parametrize(("move", "tried"), [("C2", "column 2"), ("J1", "1 joker stays in the line")])
def test_in_phase_a_tiles_must_be_taken(move, tried):
    error = refused(table(displays="BBYR"), move, "take-expected")
    assert error.text() == f"{tried}: now tiles must be taken (Azul 1.4)"


# How many jokers stay


@pytest.fixture
def asked_for_jokers():
    game = table(displays="BBJJ WW")
    game.play("1BJ3")
    return game


@pytest.mark.parametrize(("move", "tried"), [("2WF", "white from display 2 to the floor"), ("C1", "column 1")])
def test_first_the_player_says_how_many_jokers_stay(asked_for_jokers, move, tried):
    error = refused(asked_for_jokers, move, "choose-jokers")
    assert error.text() == f"{tried}: first say how many jokers stay in line 3, from 1 to 2 (AZ-J2)"


@pytest.mark.parametrize(("move", "tried"), [("J0", "no joker stays in the line"), ("J3", "3 jokers stay in the line")])
def test_the_line_is_filled_and_only_with_jokers_that_were_taken(asked_for_jokers, move, tried):
    error = refused(asked_for_jokers, move, "joker-count")
    assert error.text() == f"{tried}: from 1 to 2 jokers can stay (AZ-J2)"


# Columns

CHOICE = board_from("""
            . | B . . . .
          B B | . Y . . .
        . . . | . . . . .
      . . . . | . . . . .
    . . . . . | . . . . .
""")


@pytest.mark.parametrize(
    ("move", "tried"), [("1BF", "blue from display 1 to the floor"), ("J0", "no joker stays in the line")]
)
def test_first_a_column_is_chosen(move, tried):
    error = refused(end_of_round(CHOICE, board="grey"), move, "choose-column")
    assert error.text() == f"{tried}: first choose a column for line 2 (Azul 2.2)"


def test_a_taken_space_takes_no_other_tile():
    error = refused(end_of_round(CHOICE, board="grey"), "C2", "cell-taken")
    assert error.text() == "column 2: the space in row 2, column 2 is taken (Azul 2.2)"


def test_a_column_refuses_a_colour_that_it_has():
    error = refused(end_of_round(CHOICE, board="grey"), "C1", "column-has")
    assert error.text() == "column 1: column 1 of the wall already has blue (Azul 2.2)"
    assert french(error) == "colonne 1 : la colonne 1 du mur a déjà du bleu (Azul 2.2)"


def test_a_fixed_space_refuses_another_colour():
    game = end_of_round(Board(lines=("", "YY", "", "", "")), board="crystal-2")
    error = refused(game, "C2", "cell-colour")
    assert error.text() == "column 2: the space in row 2, column 2 is not for yellow (Azul 7.1)"


def test_jokers_alone_are_refused_only_by_a_taken_space():
    game = end_of_round("""
                . | . . . . .
              J J | . B . . .
            . . . | . . . . .
          . . . . | . . . . .
        . . . . . | . . . . .
    """)
    error = refused(game, "C2", "cell-taken")
    assert error.text() == "column 2: the space in row 2, column 2 is taken (Azul 2.2)"


# The end


def test_nothing_is_played_after_the_end():
    error = refused(end_of_round(stalled=9), "1BF", "game-over")
    assert error.text() == "blue from display 1 to the floor: the game is over (Azul 1.10)"
    assert french(error) == "bleu de la Fabrique 1 vers le plancher : la partie est terminée (Azul 1.10)"
