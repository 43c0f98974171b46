"""What is in the box and how it is laid out (Summer Pavilion 4.1, 4.2, section 10)."""

from collections import Counter

import pytest

import faience
from faience import Game
from faience.rules.pavilion import SUMMER_PAVILION
from faience.rules.pavilion.boards import BOARDS, COLOURS

from .stars import NO_TILES, centre_of, displays_of, hand_of, moves_of, phase_of, star_of, supply_of, table

SEATS = (2, 3, 4)
every_board = pytest.mark.parametrize("board", BOARDS)


def new(players: int = 2, **wishes: object) -> Game:
    return faience.new_game("summer-pavilion", players=players, seed=7, **wishes)  # type: ignore[arg-type]


# 4.1


@pytest.mark.parametrize("players", SEATS)
def test_there_are_twenty_two_tiles_of_each_of_six_colours(players):
    position = new(players).position
    lying: Counter[str] = Counter(position["bag"]) + Counter(position["supply"])
    for display in position["factories"]:
        lying += Counter(display)
    assert lying == dict.fromkeys(["purple", "green", "orange", "yellow", "blue", "red"], 22)
    assert lying.total() == 132


@pytest.mark.parametrize(("players", "displays"), [(2, 5), (3, 7), (4, 9)])
def test_two_three_and_four_players_have_five_seven_and_nine_displays_of_four_tiles(players, displays):
    assert [len(display) for display in new(players).position["factories"]] == [4] * displays


@pytest.mark.parametrize(("players", "left"), [(2, 132 - 10 - 20), (3, 132 - 10 - 28), (4, 132 - 10 - 36)])
def test_the_supply_has_ten_tiles_and_all_others_stay_in_the_bag(players, left):
    game = new(players)
    assert len(supply_of(game)) == 10
    assert sum(game.position["bag"].values()) == left
    assert game.position["tower"] == {}


def test_the_supply_is_filled_before_the_displays():
    game = Game(SUMMER_PAVILION.set_up(2, "coloured", {}, 0))
    game.deal(["red"] * 10 + ["blue"] * 4 + ["green"] * 16)
    assert supply_of(game) == "RRRRRRRRRR"
    assert displays_of(game) == "BBBB GGGG GGGG GGGG GGGG"


@pytest.mark.parametrize("players", SEATS)
def test_everybody_begins_with_five_points_an_empty_board_and_no_tiles(players):
    game = new(players)
    assert game.scores == (5,) * players
    for seat in range(players):
        assert tuple(star_of(game, star, seat) for star in range(7)) == NO_TILES
        assert hand_of(game, seat) == ""


def test_the_token_begins_in_an_empty_centre():
    assert centre_of(new()) == "*"


@pytest.mark.parametrize("starter", [0, 1, 2])
def test_the_chosen_starter_takes_first(starter):
    game = new(3, starter=starter)
    assert (game.round, phase_of(game), game.to_move) == (1, "take", starter)


def test_the_starter_sits_at_the_table():
    with pytest.raises(faience.SetupError, match="seats count from 1 to 2"):
        new(2, starter=2)


@pytest.mark.parametrize("players", [0, 1, 5])
def test_nobody_plays_alone_or_in_a_crowd(players):
    with pytest.raises(faience.SetupError, match="the game is for 2 to 4"):
        new(players)


def test_jokers_belong_to_the_other_game():
    with pytest.raises(faience.SetupError) as caught:
        new(jokers=True)
    assert caught.value.code == "setup-option"


def test_only_its_own_boards_belong_to_the_game():
    with pytest.raises(faience.SetupError) as caught:
        new(board="grey")
    assert caught.value.code == "setup-board"


def test_chance_deals_the_same_tiles_for_the_same_seed():
    def dealt(seed: int) -> object:
        game = faience.new_game("summer-pavilion", seed=seed)
        return supply_of(game), displays_of(game)

    assert dealt(7) == dealt(7)
    assert dealt(7) != dealt(8)


# The wild colour


@pytest.mark.parametrize("board", ["coloured", "monochrome", "glazed-orange"])
def test_the_wild_colours_are_purple_green_orange_yellow_blue_and_red(board):
    assert wilds_of(board) == ["purple", "green", "orange", "yellow", "blue", "red"]


def test_the_wild_colours_of_the_purple_side_are_orange_red_blue_yellow_green_and_purple():  # 6.5
    assert wilds_of("glazed-purple") == ["orange", "red", "blue", "yellow", "green", "purple"]


def wilds_of(board: str) -> list[str]:
    """The wild colour of each round: the one that cannot be chosen where another lies."""
    found = []
    for number in range(1, 7):
        game = table(displays="PGOY BRPG", board=board, round_number=number)
        free = {move[1] for move in moves_of(game)}
        [wild] = [colour for colour in COLOURS if colour[0].upper() not in free]
        assert game.position["wild"] == wild
        found.append(wild)
    return found


def test_a_colour_is_wild_in_its_own_round_only():
    assert "1.2P" in moves_of(table(hands=("P2G1", "R1"), round_number=1))
    assert "6.2G+1" in moves_of(table(hands=("P1G1", "R1"), round_number=1))
    assert moves_of(table(hands=("P1G1", "R1"), round_number=2))[-2:] == ["6.1G", "pass"]  # purple replaces nothing now


# 4.2


@pytest.mark.parametrize("players", SEATS)
@every_board
def test_a_game_has_six_rounds(board, players):
    game = new(players, board=board)
    rounds = []
    while not game.is_over:
        rounds += [game.round] * (game.round not in rounds)
        game.play(game.legal_moves[-1])  # takes while there are any, then passes
    assert rounds == [1, 2, 3, 4, 5, 6]


def test_a_round_is_taking_then_placing():
    game = table(displays="RR", centre="B", round_number=3)
    phases = [phase_of(game)]
    for move in ("1R", "0B"):
        game.play(move)
        phases.append(phase_of(game))
    assert phases == ["take", "take", "place"]


# Section 10


@every_board
def test_everybody_at_a_table_has_the_same_board(board):
    assert new(4, board=board).board == board
