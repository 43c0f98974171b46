"""From one round to the next: starter, deal, shortage, stalled games (Azul 1.9, AZ-R3 to AZ-R6, section 10)."""

from faience.rules.azul.events import Ended
from faience.rules.events import Dealt, Poured

from .boards import Board, board_from, board_of, centre_of, displays_of, end_of_round, events_of, lid_of, table

COLUMN = board_from("""
            . | B . . . .
          . . | W . . . .
        . . . | K . . . .
      . . . . | R . . . .
    . . . . . | Y . . . .
""")

# The starter


def test_who_took_the_marker_starts_the_next_round():
    game = table(displays="B", centre="R", starter=2, to_move=0, players=3)
    game.play("0R1")
    game.play("1B2")
    assert (game.round, game.to_move) == (2, 0)


def test_the_marker_goes_back_to_the_centre():
    game = end_of_round(Board(floor="*"))
    assert centre_of(game) == "*"
    assert board_of(game).floor == ""


def test_if_nobody_took_the_marker_the_same_player_starts_again():  # AZ-R3
    game = table(displays="RRRR", players=3, starter=2, to_move=1)
    game.play("1R4")
    assert (game.round, game.to_move) == (2, 2)


def test_the_rounds_are_counted():
    assert end_of_round(round_number=4).round == 4 + 1


# The deal


def test_displays_are_filled_with_four_tiles_each_in_order():  # AZ-R5
    game = end_of_round()
    game.deal(["blue"] * 3 + ["red"] * 5 + ["black"] * 12)
    assert displays_of(game) == "BBBR RRRR KKKK KKKK KKKK"


def test_an_empty_bag_is_filled_from_the_lid_in_the_middle_of_the_deal():  # AZ-R5
    game = end_of_round(bag="B6", lid="R11")  # the dropped white tile is the twelfth
    events = game.deal()
    displays = displays_of(game).split()
    assert [len(display) for display in displays] == [4, 4, 4, 4, 2]  # 6 + 12 = 18
    assert displays[0] == "BBBB" and displays[1].startswith("BB")
    assert (game.position["bag"], game.position["lid"]) == ({}, {})
    assert events[0] == Poured(12)


def test_the_last_deal_may_leave_a_display_short_and_others_empty():  # AZ-R5
    game = end_of_round(players=4, bag="B5", lid="")
    game.deal()
    assert [len(display.strip("-")) for display in displays_of(game).split()] == [4, 2, 0, 0, 0, 0, 0, 0, 0]


def test_a_bag_that_just_sufficed_is_not_refilled_yet():  # AZ-R5
    game = end_of_round(bag="B20")
    before = lid_of(game)
    events = game.deal()
    assert displays_of(game) == "BBBB BBBB BBBB BBBB BBBB"
    assert (game.position["bag"], lid_of(game)) == ({}, before)
    assert [type(event) for event in events] == [Dealt]


def test_what_was_discarded_this_round_is_dealt_if_the_bag_is_empty():  # AZ-R5
    game = end_of_round(Board(floor="BBK"), bag="", lid="")
    game.deal()
    assert displays_of(game) == "BBKW - - - -"


def test_the_round_is_played_with_what_could_be_dealt():
    game = end_of_round(bag="B2", lid="")
    game.deal()
    assert displays_of(game) == "BBW - - - -"
    assert game.position["phase"] == "take"


# AZ-R4


def test_if_no_tile_can_be_dealt_the_game_is_over():
    game = table(displays="W", to_move=1, bag="", lid="", round_number=9)
    game.play("1W2")
    assert game.is_over
    assert events_of(game, Ended) == [Ended("no tiles")]
    assert game.round == 9


def test_a_single_tile_in_the_lid_keeps_the_game_alive():
    game = table(displays="W", to_move=1, bag="", lid="R1")
    game.play("1W2")
    assert not game.is_over
    assert displays_of(game) == "R - - - -"


def test_a_game_without_tiles_to_deal_ends_with_the_usual_bonuses():
    game = table(COLUMN, displays="W", to_move=1, bag="", lid="", scores=(30, 0))
    game.play("1W2")
    assert game.scores[0] == 30 + 7


# AZ-R6


def test_ten_rounds_without_a_tile_on_a_wall_end_the_game():
    game = end_of_round(stalled=9, round_number=14)
    assert game.is_over
    assert events_of(game, Ended) == [Ended("stalled")]
    assert (game.round, game.position["stalled"]) == (14, 10)


def test_nine_rounds_without_a_tile_on_a_wall_do_not():
    game = end_of_round(stalled=8)
    assert not game.is_over
    assert game.position["stalled"] == 9


def test_a_tile_on_any_wall_starts_the_count_anew():
    game = end_of_round(Board(), Board(lines=("B", "", "", "", "")), Board(), stalled=9)
    assert not game.is_over
    assert game.position["stalled"] == 0


def test_a_stalled_game_ends_with_the_usual_bonuses():
    assert end_of_round(COLUMN, stalled=9, scores=(30, 0)).scores[0] == 30 + 7


def test_players_who_only_drop_tiles_reach_the_end_in_ten_rounds():
    game = table(displays="BBBB", players=2)
    while not game.is_over:
        game.play(next(move for move in game.legal_moves if str(move).endswith("F")))
    assert game.round == 10
    assert game.scores == (0, 0)


# Section 10: the order of the checks


def test_a_stalled_game_without_tiles_ends_because_it_is_stalled():
    game = table(displays="W", to_move=1, bag="", lid="", stalled=9)
    game.play("1W2")
    assert events_of(game, Ended) == [Ended("stalled")]


def test_a_complete_row_without_tiles_to_deal_ends_the_game_by_the_row():
    game = table(
        """
                . | B Y R K .
              . . | . . . . .
            . . . | . . . . .
          . . . . | . . . . .
        . . . . . | . . . . .
        """,
        displays="W",
        bag="",
        lid="",
    )
    game.play("1W1")
    assert events_of(game, Ended) == [Ended("row")]
