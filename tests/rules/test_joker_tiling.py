"""Jokers on the wall: tiling, blocked colours, the end (Azul 3.4–3.7, AZ-J4)."""

from faience.rules.azul.events import Bonus, Tiled

from .boards import Board, board_from, board_of, columns, destinations, end_of_round, events_of, lid_of, table, tiled

# 3.4


def test_a_mixed_line_sends_a_joker_to_the_space_of_its_colour():
    game = end_of_round("""
                . | . . . . .
              . . | . . . . .
            B J B | . W . . .
          . . . . | . . . . .
        . . . . . | . . . . .
    """)
    assert board_of(game) == board_from("""
                . | . . . . .
              . . | . . . . .
            . . . | . W J . .
          . . . . | . . . . .
        . . . . . | . . . . .
    """)
    assert game.scores[0] == 2
    assert lid_of(game) == "B2W1"


def test_further_jokers_of_the_line_go_to_the_lid():
    game = end_of_round(Board(lines=("", "", "", "BJJJ", "")))
    assert board_of(game).wall[3] == "...J."
    assert lid_of(game) == "B1W1J2"


def test_a_line_of_jokers_goes_to_any_empty_space_of_the_row():
    game = end_of_round("""
                . | . . . . .
              J J | W . . R .
            . . . | . . . . .
          . . . . | . . . . .
        . . . . . | . . . . .
    """)
    assert columns(game) == "235"
    game.play("C5", deal=False)
    assert board_of(game).wall[1] == "W..RJ"
    assert game.scores[0] == 2
    assert lid_of(game) == "W1J1"


def test_a_joker_scores_like_any_tile():
    tile = tiled("""
        . .  .  . .
        . .  Y  . .
        . W [J] . .
        . .  W  . .
        . .  .  . .
    """)
    assert (tile.tile, tile.points) == ("joker", 2 + 3)


def test_a_joker_with_a_single_space_left_is_laid_without_asking():
    game = end_of_round("""
                J | B Y R K .
              . . | . . . . .
            . . . | . . . . .
          . . . . | . . . . .
        . . . . . | . . . . .
    """)
    assert board_of(game).wall[0] == "BYRKJ"


# 3.5


def test_a_joker_on_the_space_of_a_colour_blocks_it_in_that_line():
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
    assert destinations(game, "1Y") == "1345F"
    assert destinations(game, "1B") == "12345F"


def test_the_joker_of_this_round_blocks_its_colour_from_the_next_on():
    game = end_of_round(Board(lines=("", "YJ", "", "", "")))
    game.deal(["yellow"] * 4 + ["blue"] * 16)
    assert destinations(game, "1Y") == "1345F"


# 3.6


def test_a_row_completed_by_a_joker_ends_the_game_and_scores():
    game = end_of_round("""
                J | B Y R K .
              . . | . . . . .
            . . . | . . . . .
          . . . . | . . . . .
        . . . . . | . . . . .
    """)
    assert game.is_over
    assert game.scores[0] == 5 + 2


def test_a_joker_counts_in_a_column_but_never_as_a_colour():
    game = end_of_round("""
                W | B Y R K .
              . . | W B . . .
            . . . | K . B . .
          . . . . | R . . B .
        Y Y Y Y Y | . . . . J
    """)
    assert [(event.what, event.index) for event in events_of(game, Bonus)] == [("row", 0), ("column", 0)]
    assert game.scores[0] == (5 + 0) + (0 + 5) + 2 + 7  # no ten for four blue tiles and a joker on the fifth space


def test_a_row_with_a_joker_breaks_a_tie():
    game = end_of_round(
        """
                J | B Y R K .
              . . | . . . . .
            . . . | . . . . .
          . . . . | . . . . .
        . . . . . | . . . . .
        """,
        scores=(10, 18),
    )
    assert game.scores == (10 + 5 + 2, 18 - 1)
    assert game.winners == (0,)


# 3.7


def test_on_the_grey_wall_the_joker_of_a_mixed_line_goes_anywhere_in_the_row():  # AZ-J4
    game = end_of_round(
        """
                . | . Y . . .
              . . | . . . . .
            Y Y J | B . . . .
          . . . . | . . . . .
        . . . . . | . . . . .
        """,
        board="grey",
    )
    assert columns(game) == "2345"  # column 2, too, although it has yellow


def test_on_the_grey_wall_a_joker_blocks_no_colour_in_row_or_column():  # AZ-J4
    game = end_of_round(
        """
                . | J . . . .
              K K | . J . . .
            . . . | . . J . .
          . . . . | . . . . .
        . . . . . | . . . . .
        """,
        board="grey",
    )
    assert columns(game) == "1345"  # column 2 is occupied
    game.play("C1", deal=False)
    game.deal(["yellow"] * 4 + ["blue"] * 16)
    assert destinations(game, "1Y") == "12345F"


def test_several_jokers_may_lie_in_one_row_and_one_column():  # AZ-J4
    game = end_of_round(
        """
                J | J . . . .
              J J | . . . . .
            . . . | . . . . .
          . . . . | . . . . .
        . . . . . | . . . . .
        """,
        board="grey",
    )
    game.play("C2", deal=False)
    game.play("C2", deal=False)
    assert board_of(game).wall[:2] == ("JJ...", ".J...")
    assert [event.points for event in events_of(game, Tiled)] == [2, 2]


def test_on_the_grey_wall_a_line_with_a_joker_never_falls():  # AZ-J4
    game = end_of_round(
        """
                . | . . . . R
              . . | . . . . .
            J R R | B Y K W .
          . . . . | . . . . .
        . . . . . | . . . . .
        """,
        board="grey",
    )
    assert board_of(game).wall[2] == "BYKWJ"
