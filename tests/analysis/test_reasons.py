"""Why a move is good or bad, on boards drawn by hand."""

from typing import Any

import pytest
from tests.notation import drawn_pavilion as pavilion
from tests.notation.drawn import seat, table

from faience.analysis.clauses import round_is_over
from faience.analysis.reasons import clauses_of, reasons_for
from faience.game import Game, from_json, new_game
from faience.notation.move import Move
from faience.rules.market import DEAL
from faience.rules.pavilion.boards import structure_spaces


def at(position: dict[str, Any]) -> Game:
    game = from_json(position)
    return Game(game.state, names=("Ana", "Bo"), seed=1)


def said(game: Game, text: str, lang: str = "en") -> list[str]:
    """All that can be said about a move."""
    return [clause.phrase.text(lang) for clause in clauses_of(game, Move.parse(game.rules.name, text))]


def reasons(game: Game, text: str) -> list[str]:
    return [phrase.text("en") for phrase in reasons_for(game, Move.parse(game.rules.name, text))]


# Azul

ROW_OF_TWO = """
    . . . . .
    W B . . .
    . . . . .
    . . . . .
    . . . . .
"""


def test_a_line_that_is_completed_scores_at_the_end_of_the_round():
    """Yellow comes beside white and blue: a row of 3."""
    game = at(table(seat(wall=ROW_OF_TWO), displays="YYRK BBWW"))
    assert "completes line 2: +3 at the end of the round" in reasons(game, "1Y2")


def test_the_last_tile_of_a_column_is_worth_its_bonus_in_the_end():
    wall = """
        B . . . .
        W . . . .
        K . . . .
        R . . . .
        . . . . .
    """
    game = at(table(seat("- - - - YYY", wall), displays="YYRK BBWW"))
    assert "completes column 1: +7 in the end" in reasons(game, "1Y5")


def test_the_last_tile_of_a_colour_is_worth_its_bonus_in_the_end():
    wall = """
        B . . . .
        . B . . .
        . . B . .
        . . . B .
        . . . . .
    """
    game = at(table(seat("- - - - BBB", wall), displays="BBRK YYWW"))
    assert reasons(game, "1B5")[0] == "finishes blue: +10 in the end"


def ending_row(score: int) -> Game:
    wall = """
        B Y R K .
        . . . . .
        . . . . .
        . . . . .
        . . . . .
    """
    return at(table(seat(wall=wall, score=score), seat(score=20), displays="WRRK BBYY"))


def test_a_complete_row_ends_the_game_which_is_good_for_whoever_is_ahead():
    """30 + a row of 5 + the bonus of 2 = 37, against 20."""
    assert reasons(ending_row(30), "1W1")[0] == "completes row 1 and ends the game while ahead by 17"


def test_a_complete_row_ends_the_game_which_is_bad_for_whoever_is_behind():
    game = ending_row(3)
    assert "completes row 1 and ends the game while behind by 10" in said(game, "1W1")
    assert not any("ends the game" in reason for reason in reasons(game, "1W1"))


def test_tiles_that_fall_speak_against_a_move():
    game = at(table(displays="YYYY BBWW"))
    assert "2 tiles fall: −2" in said(game, "1Y2")
    assert "2 tiles fall: −2" not in reasons(game, "1Y2")


def test_the_first_to_take_from_the_centre_starts_the_next_round():
    game = at(table(displays="YYRK BBWW", centre="K"))
    assert "takes the start-player marker and begins the next round" in said(game, "0K1")


def test_tiles_that_the_next_player_needs_are_denied():
    """Bo has two of three blue tiles on line 3, where they would come beside two others: a row of 3."""
    wall = """
        . . . . .
        . . . . .
        K W . . .
        . . . . .
        . . . . .
    """
    game = at(table(seat(), seat("- - BB - -", wall), displays="BRRK YYWW"))
    assert "takes the blue that Bo needs for line 3 (+3)" in reasons(game, "1B1")
    assert not any("Bo needs" in reason for reason in said(game, "2W2"))


def test_tiles_that_the_next_player_needs_are_better_not_left():
    """Blue comes beside two tiles in its row and below two in its column: 3 + 3."""
    wall = """
        . . R . .
        . . Y . .
        K W . . .
        . . . . .
        . . . . .
    """
    game = at(table(seat(), seat("- - BB - -", wall), displays="BRRK YYWW"))
    assert "leaves Bo blue for line 3: +6" in said(game, "2W2")


def test_the_next_player_may_be_left_only_tiles_that_fall():
    """Bo's line of black is full, and the others have other colours: a tile and the marker fall, for 1 + 1."""
    game = at(table(seat(), seat("B YY RRR KKKK WWWW"), displays="KYYY"))
    assert "leaves Bo only tiles that fall: −2 at least" in reasons(game, "1Y3")


def test_what_falls_is_never_a_reason_for_a_move():
    game = at(table(displays="YYYY BBWW"))
    assert reasons(game, "1YF") == ["no quick gain, but nothing else turns out as well"]


@pytest.mark.parametrize(
    ("lang", "words"),
    [
        ("en", "completes line 2: +3 at the end of the round"),
        ("fr", "complète la ligne 2 : +3 à la fin de la manche"),
    ],
)
def test_a_reason_is_said_in_both_languages(lang, words):
    game = at(table(seat(wall=ROW_OF_TWO), displays="YYRK BBWW"))
    assert words in [text.replace("\N{NO-BREAK SPACE}", " ") for text in said(game, "1Y2", lang)]


# Summer Pavilion


def placing(hand: str, stars: str = pavilion.NO_STARS) -> Game:
    seats = [pavilion.seat(hand, stars=stars), pavilion.seat("PG")]
    return at(pavilion.table(*seats, displays="-", phase="place"))


def test_a_star_that_is_completed_is_worth_its_goal():
    """Star 1 is purple and worth 20; six tiles together score 6."""
    game = placing("P", "...... .PPPPP ...... ...... ...... ...... ......")
    assert "completes the purple star: +20 in the end" in reasons(game, "1.1P")
    assert "+6 at once" in reasons(game, "1.1P")


def test_a_structure_brings_tiles_to_choose():
    """Pillar 1 is surrounded but for one space of the purple star."""
    stars = [["."] * 6 for _ in range(7)]
    *covered, (star, space) = sorted(structure_spaces("pillar", 1))
    for (at_star, at_space), colour in zip(covered, "GOP", strict=True):
        stars[at_star][at_space] = colour if at_star == 0 else "P"
    game = placing("PPPPPP", " ".join("".join(spaces) for spaces in stars))
    assert "wins a pillar: 1 tile to choose" in reasons(game, f"{star}.{space + 1}P")


def test_tiles_that_will_be_wild_are_kept_for_the_next_round():
    """In round 2 green is wild, in round 3 orange."""
    game = placing("OO", pavilion.NO_STARS)
    assert "keeps 2 wilds for the next round" in reasons(game, "pass")


def test_a_wild_tile_that_comes_along_is_told():
    """Green is wild in round 2."""
    game = at(pavilion.table(pavilion.seat(), pavilion.seat(), displays="PPGO YYBB"))
    assert "gets a wild tile" in said(game, "1P")
    assert "gets a wild tile" not in said(game, "2Y")


def test_the_token_costs_a_point_for_each_tile():
    game = at(pavilion.table(pavilion.seat(), pavilion.seat(), displays="PPGO YYBB", centre="RR"))
    assert "takes the start-player token: −2" in said(game, "0R")


def test_to_fill_the_supply_does_not_end_a_round():
    state = new_game("summer-pavilion", seed=1).state
    assert not round_is_over(state)
    state.phase = DEAL
    assert not round_is_over(state)
    state.passed[: state.players] = 1
    assert round_is_over(state)


def test_of_the_only_move_it_is_said_that_there_is_no_other():
    """One tile is left, and no line of Ana's has room for it."""
    game = at(table(seat("R RR RRR RRRR RRRRR"), seat(floor="*"), displays="-", centre="B", marker=1))
    assert reasons(game, "0BF") == ["the only move there is"]
