"""An analysis: several best moves, chances of everybody, margin, line and reason."""

import threading

import pytest
from tests.notation.drawn import seat, table

from faience.analysis import Analysis, Analyst, analyse, review
from faience.analysis.choices import choices
from faience.analysis.words import seat_names
from faience.errors import IllegalMove, SetupError
from faience.game import Game, from_json, new_game
from faience.notation.move import Move


@pytest.fixture(scope="module")
def found() -> Analysis:
    return analyse(new_game(seed=7), nodes=3_000, threads=1)


def test_the_best_three_moves_come_best_first(found):
    chances = [candidate.win_chance for candidate in found.moves]
    assert len(chances) == 3 and sorted(chances, reverse=True) == chances
    assert found.best.line[0] == found.best.move and found.win_chance == chances[0]


def test_with_nodes_the_same_position_has_the_same_analysis(found):
    again = analyse(new_game(seed=7), nodes=3_000, threads=1)
    assert [candidate.to_json() for candidate in again.moves] == [candidate.to_json() for candidate in found.moves]


@pytest.mark.parametrize("game", ["azul", "summer-pavilion"])
@pytest.mark.parametrize("players", [2, 3, 4])
def test_the_chances_of_all_seats_make_one(game, players):
    analysis = analyse(new_game(game, players=players, seed=2), nodes=500, lines=2, threads=1)
    for candidate in analysis.moves:
        assert len(candidate.chances) == players
        assert sum(candidate.chances) == pytest.approx(1.0)
        assert all(0 < chance < 1 for chance in candidate.chances)


def test_displays_with_the_same_tiles_are_one_choice():
    game = from_json(table(displays="BBYR BBYR YYYY"))
    taking_blue = [move for move in choices(game) if str(move)[1:] == "B2"]
    assert len(taking_blue) == 1
    assert Move.parse("azul", "2B2") in choices(game, asked=Move.parse("azul", "2B2"))


def test_a_move_that_is_asked_about_is_compared_to_the_same_depth():
    game = new_game(seed=7)
    asked = Move.parse("azul", str(game.legal_moves[-1]))
    found = Analyst(nodes=2_000).analyse(game, lines=1, asked=asked)
    assert found.asked is not None and found.asked.move == asked
    assert found.asked.win_chance <= found.win_chance


def test_of_a_move_that_is_not_the_best_it_is_not_said_that_nothing_else_turns_out_as_well():
    """Blue completes line 1, or falls for nothing."""
    game = from_json(table(seat("- RR RRR RRRR RRRRR"), seat(floor="*"), displays="-", centre="B", marker=1))
    best, other = analyse(game, nodes=200, threads=1).moves
    assert (str(best.move), str(other.move), other.why("en")) == ("0B1", "0BF", "no quick gain")


def test_whoever_leads_after_the_last_take_is_said_to_win_by_what_it_leads():
    """Row 1 is complete after this take, and Ana has 1 + 5 points for it and 2 in the end: 30 + 8 against 20."""
    wall = """
        B Y R K .
        . . . . .
        . . . . .
        . . . . .
        . . . . .
    """
    game = from_json(table(seat("- - - - -", wall, score=30), seat(score=20), displays="-", centre="W", starter=0))
    found = analyse(game, nodes=1_000, threads=1)
    assert str(found.best.move) == "0W1" and found.is_exact
    assert found.win_chance == 1.0 and found.margin == 30 - 1 + 5 + 2 - 20


def test_each_depth_is_told_on_the_way():
    told: list[Analysis] = []
    analyse(new_game(seed=7), nodes=2_000, threads=1, on_info=told.append)
    assert [analysis.depth for analysis in told] == list(range(1, len(told) + 1)) and len(told) > 1


def test_an_analysis_can_be_stopped():
    analyst = Analyst(time=600)
    found = analyst.analyse(new_game(seed=7), on_info=lambda _: threading.Thread(target=analyst.stop).start())
    assert found.moves and found.seconds < 600


@pytest.mark.parametrize(("what", "given"), [("lines", 0), ("lines", -1), ("nodes", 0)])
def test_an_analysis_of_nothing_is_refused(what, given):
    told = rf'{what}: "{given}" is not a whole number from 1 up'
    with pytest.raises(SetupError, match=told):
        analyse(new_game(seed=1), **{"nodes": 1, what: given})
    if what == "nodes":
        with pytest.raises(SetupError, match=told):
            review(new_game(seed=1), nodes=given)


def test_of_a_move_that_cannot_be_made_it_is_said_why():
    game = new_game(seed=1)
    with pytest.raises(IllegalMove, match="the centre has no blue tile"):
        Analyst(nodes=1).analyse(game, asked=Move.parse("azul", "0B1"))
    assert not game.moves


def test_where_nobody_is_to_move_there_is_nothing_to_analyse():
    game: Game = new_game(seed=3)
    while not game.is_over:
        game.play(game.legal_moves[0])
    with pytest.raises(SetupError):
        analyse(game)


@pytest.mark.parametrize(("lang", "words"), [("en", "points"), ("fr", "points")])
def test_an_analysis_reads_as_a_line_for_each_move(found, lang, words):
    lines = found.text(lang).splitlines()
    assert len(lines) == 3 and all("%" in line and words in line for line in lines)
    assert str(found) == found.text("en")


def test_two_players_of_the_same_name_are_told_apart():
    assert seat_names(["level:1", "Ana", "level:1"], 3) == ("level:1", "Ana", "level:1 2")
