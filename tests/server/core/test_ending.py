"""Whether the round is the last: told as soon as it is so, and not before."""

from random import Random
from typing import Any

import pytest
from tests.contract.configurations import every_configuration
from tests.notation import drawn_pavilion as pavilion
from tests.notation.drawn import seat, table
from tests.server.core.evening import ANA, duel

from faience.game import from_json
from faience.rules.games import GAMES
from faience.server import commands
from faience.server.ending import certain_endings, endings
from faience.server.view import told
from faience.server.wire import Ending

# Row 2 lacks blue in the second column, row 4 red in the first.
WALL = """
    . . . . .
    W . Y R K
    . . . . .
    . K W B Y
    . . . . .
"""
ROW_2, ROW_4 = 1, 3


def endings_of(position: dict[str, Any]) -> tuple[Ending, ...]:
    return endings(from_json(position, seed=1))


def test_a_full_line_whose_tile_completes_a_row_ends_the_game():
    assert endings_of(table(seat("- BB - - -", WALL), displays="YYWK")) == (Ending(True, 0, ROW_2),)


def test_a_row_can_be_completed_while_the_market_has_enough_tiles_of_its_colour():
    position = table(seat("- B - R -", WALL), displays="BYYW RRWK")
    assert endings_of(position) == (Ending(False, 0, ROW_2),)  # line 4 needs three red


def test_tiles_of_several_displays_count_together():
    position = table(seat("- BB - - -", WALL.replace("W . Y", ". . .")), displays="RRWK RRWK")
    assert endings_of(position) == (Ending(False, 0, ROW_4),)


def test_a_line_with_another_colour_completes_nothing():
    assert endings_of(table(seat("- BB - - -", WALL.replace("W .", ". .")), displays="YYWK")) == ()


def test_all_seats_are_looked_at():
    position = table(seat(), seat("- BB - - -", WALL), displays="YYWK")
    assert endings_of(position) == (Ending(True, 1, ROW_2),)


def test_jokers_help_to_fill_a_line():
    position = table(seat("- B - - -", WALL), displays="YYWJ", jokers=True)
    assert endings_of(position) == (Ending(False, 0, ROW_2),)


GREY = """
    . . . . .
    . . . . .
    W . Y R K
    . . . . .
    . . . . .
"""


def test_on_the_grey_wall_a_row_above_may_take_the_column_first():
    """Blue of line 1 may go into the second column, where row 3 has its last space."""
    position = table(seat("B - BBB - -", GREY), displays="YYWK", board="grey")
    assert endings_of(position) == (Ending(False, 0, 2),)


def test_unless_the_rows_above_have_no_use_for_the_colour():
    wall = GREY.replace(". . . . .", ". . B . .", 1).replace(". . . . .", ". . . B .", 1)
    position = table(seat("- - BBB - -", wall), displays="YYWK", board="grey")
    assert endings_of(position) == (Ending(True, 0, 2),)


def test_the_sixth_round_of_summer_pavilion_is_the_last():
    assert endings_of(pavilion.table(round=5)) == ()
    assert endings_of(pavilion.table(round=6)) == (Ending(True),)


@every_configuration
def test_what_is_certain_comes_to_pass(configuration):
    """No round follows one that was said to be the last, and no row is completed that could not have been."""
    random = Random(str(configuration))
    game = configuration.new_game(seed=2, date="2026-01-01")
    last = None
    while not game.is_over:
        if certain_endings(game):
            last = game.round
        assert last in (None, game.round), f"round {last} was said to be the last"
        known = endings(game)
        game.play(random.choice(game.legal_moves))
        if game.is_over and game.rules.name == "azul":
            rows = [row for player in game.position["players"] for row in player["wall"]]
            assert known or not any(map(all, rows))


@pytest.mark.parametrize("game", GAMES)
def test_the_log_tells_once_when_the_last_round_became_certain(game):
    evening = duel(game=game)
    evening.play_out()
    said = [each for entry in told(evening.table) for each in entry.ending]
    assert all(each.is_certain for each in said) and len(set(map(repr, said))) == len(said)
    assert evening.view(ANA).ending == ()
    if game == "summer-pavilion":
        assert said == [Ending(True)]


def test_a_last_round_that_is_taken_back_is_told_anew():
    evening = duel(game="summer-pavilion", undo="free")
    while not evening.view(ANA).ending:
        evening.move()
    assert evening.table.foreseen[evening.table.number] == (Ending(True),)
    evening.ask(ANA, commands.Undo())
    while not evening.view(ANA).ending:
        evening.move()
    assert list(evening.table.foreseen.values()) == [(Ending(True),)] * 2
