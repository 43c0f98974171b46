"""What the events of a move tell, and in which order (Azul 1.3)."""

from faience import Event, Game
from faience.rules.azul.events import (
    Bonus,
    Discarded,
    Ended,
    Fell,
    FloorScored,
    Laid,
    LineFell,
    Tiled,
    Took,
    TookMarker,
)
from faience.rules.events import Dealt, MovedToCentre, Poured

from .boards import Board, board_from, end_of_round, table


def told(game: Game) -> tuple[Event, ...]:
    """What the last step tells."""
    return game.history[-1].events


# Phase A


def test_a_take_from_a_display_tells_what_was_taken_what_was_left_and_where_it_lies():
    game = table(displays="BBYR KK")
    assert game.play("1B3") == (
        Took(seat=0, source=1, colour="blue", count=2, jokers=0),
        MovedToCentre(source=1, tiles={"yellow": 1, "red": 1}),
        Laid(seat=0, line=2, colour="blue", count=2, jokers=0),
    )


def test_a_display_of_one_colour_leaves_nothing_to_tell():
    game = table(displays="BBBB KK")
    assert game.play("1B4") == (
        Took(seat=0, source=1, colour="blue", count=4, jokers=0),
        Laid(seat=0, line=3, colour="blue", count=4, jokers=0),
    )


def test_a_take_from_the_centre_tells_of_the_marker_before_the_tiles_are_laid():
    game = table(Board(lines=("", "R", "", "", ""), floor="K"), centre="RRRB", to_move=0)
    assert game.play("0R2") == (
        Took(seat=0, source=0, colour="red", count=3, jokers=0),
        TookMarker(seat=0, space=1),
        Laid(seat=0, line=1, colour="red", count=1, jokers=0),
        Fell(seat=0, tiles=("red", "red"), spaces=(2, 3), discarded=()),
    )


def test_a_marker_beside_the_board_has_no_space():
    game = table(Board(floor="KKKKKKK"), centre="RB")
    assert game.play("0R1")[1] == TookMarker(seat=0, space=None)


def test_a_fall_tells_the_spaces_and_what_found_the_floor_full():
    game = table(Board(floor="KKKKK"), displays="RRRR BB")
    assert game.play("1RF") == (
        Took(seat=0, source=1, colour="red", count=4, jokers=0),
        Fell(seat=0, tiles=("red", "red"), spaces=(5, 6), discarded=("red", "red")),
    )


def test_jokers_are_told_apart_from_the_coloured_tiles():
    game = table(displays="BBJJ WW")
    assert game.play("1BJ3") == ()  # the question; nothing has happened
    assert game.play("J1") == (
        Took(seat=0, source=1, colour="blue", count=2, jokers=2),
        Laid(seat=0, line=2, colour="blue", count=2, jokers=1),
        Fell(seat=0, tiles=("joker",), spaces=(0,), discarded=()),
    )


def test_colour_and_jokers_that_fall_are_one_fall():
    game = table(displays="BBJK WW")
    assert game.play("1BJF")[-1] == Fell(seat=0, tiles=("blue", "blue", "joker"), spaces=(0, 1, 2), discarded=())


def test_jokers_alone_have_no_colour():
    game = table(displays="JJKK WW")
    assert game.play("1J2") == (
        Took(seat=0, source=1, colour=None, count=0, jokers=2),
        MovedToCentre(source=1, tiles={"black": 2}),
        Laid(seat=0, line=1, colour=None, count=0, jokers=2),
    )


# Phase B


def test_a_round_ends_with_each_tile_the_rest_of_its_line_and_then_the_floor():
    game = end_of_round(Board(lines=("B", "WW", "", "", ""), floor="RR"), scores=(0, 4))
    assert told(game)[2:] == (  # after the last take, which fell
        Tiled(seat=0, row=0, column=0, tile="blue", points=1, across=1, down=1, factor=1),
        Tiled(seat=0, row=1, column=0, tile="white", points=2, across=1, down=2, factor=1),
        Discarded(seat=0, row=1, tiles={"white": 1}),
        FloorScored(seat=0, spaces=2, penalty=-2, lost=2),
        FloorScored(seat=1, spaces=1, penalty=-1, lost=1),
    )


def test_a_floor_tells_its_print_and_what_it_really_cost():
    game = end_of_round(Board(floor="BBBB"), scores=(5, 0))
    assert told(game)[2] == FloorScored(seat=0, spaces=4, penalty=-6, lost=5)


def test_an_empty_floor_is_not_mentioned():
    game = end_of_round()
    assert [event.seat for event in told(game) if isinstance(event, FloorScored)] == [1]


def test_the_rest_of_a_mixed_line_is_one_event():
    game = end_of_round(Board(lines=("", "", "", "BBJJ", "")))
    assert told(game)[2:4] == (
        Tiled(seat=0, row=3, column=3, tile="joker", points=1, across=1, down=1, factor=1),
        Discarded(seat=0, row=3, tiles={"blue": 2, "joker": 1}),
    )


def test_a_doubled_tile_tells_its_factor():
    game = end_of_round(Board(lines=("K", "", "", "", "")), board="crystal-1")
    [tile] = game.play("C4", deal=False)[:1]
    assert tile == Tiled(seat=0, row=0, column=3, tile="black", points=2, across=1, down=1, factor=2)


def test_a_line_without_a_space_tells_so_and_then_how_it_fell():
    board = board_from("""
                . | . . . . R
              . . | . . . . .
            R R R | B Y K W .
          . . . . | . . . . .
        . . . . . | . . . . .
        floor K K K K K K
    """)
    assert told(end_of_round(board, board="grey", scores=(20, 0)))[2:5] == (
        LineFell(seat=0, row=2),
        Fell(seat=0, tiles=("red",), spaces=(6,), discarded=("red", "red")),
        FloorScored(seat=0, spaces=7, penalty=-14, lost=14),
    )


# Between rounds


def test_a_deal_tells_round_starter_and_displays_in_the_order_of_drawing():
    game = end_of_round(Board(floor="*"), starter=1, round_number=3)
    drawn = ["red", "blue", "red", "blue"] + ["black"] * 15 + ["white"]
    [dealt] = game.deal(drawn)
    rest = (("black",) * 4,) * 3 + (("black",) * 3 + ("white",),)
    assert dealt == Dealt(round=4, starter=0, displays=(("red", "blue", "red", "blue"), *rest))


def test_playing_the_last_move_of_a_round_tells_the_next_deal_too():
    game = table(displays="BB", to_move=1)
    events = game.play("1B2")
    assert [type(event) for event in events] == [Took, Laid, Tiled, Discarded, Dealt]
    assert [step.move is None for step in game.history] == [False, True]  # the deal is a step of its own


def test_a_short_deal_tells_only_the_displays_that_got_tiles():
    game = end_of_round(bag="B5", lid="")
    dealt = game.deal()[-1]
    assert isinstance(dealt, Dealt)
    assert [len(display) for display in dealt.displays] == [4, 2]


def test_pouring_tells_how_many_tiles_went_into_the_bag():
    game = end_of_round(Board(floor="BBK"), bag="", lid="R20")
    assert told(game)[-1] == Poured(20 + 3 + 1)  # the lid, the floor, and what the neighbour dropped


def test_an_empty_lid_is_not_poured():
    game = end_of_round(bag="B3", lid="")
    assert [event.count for event in game.deal() if isinstance(event, Poured)] == [1]  # the dropped tile, and no more


# The end


def test_the_end_tells_its_reason_and_then_the_bonuses_seat_by_seat():
    first = board_from("""
                W | B Y R K .
              . . | W . . . .
            . . . | K . . . .
          . . . . | R . . . .
        . . . . . | Y . . . .
    """)
    second = board_from("""
                . | B . . . .
              . . | . B . . .
            . . . | . . B . .
          . . . . | . . . B .
        . . . . . | . . . . B
    """)
    game = end_of_round(first, second, starter=1)
    assert told(game)[-4:] == (
        Ended("row"),
        Bonus(seat=0, what="row", index=0, points=2),
        Bonus(seat=0, what="column", index=0, points=7),
        Bonus(seat=1, what="colour", index=0, points=10),
    )


def test_an_event_names_its_kind_in_json():
    game = table(displays="BBYR KK")
    assert [event.to_dict() for event in game.play("1B3")] == [
        {"kind": "took", "seat": 0, "source": 1, "colour": "blue", "count": 2, "jokers": 0},
        {"kind": "moved_to_centre", "source": 1, "tiles": {"yellow": 1, "red": 1}},
        {"kind": "laid", "seat": 0, "line": 2, "colour": "blue", "count": 2, "jokers": 0},
    ]
