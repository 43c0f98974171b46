"""How a search sees a seat of Summer Pavilion."""

import numpy as np
import pytest
from tests.contract.configurations import EVERY
from tests.players.probes import visited
from tests.rules.stars import table

from faience.game import Game
from faience.players.search.pavilion import features, goals, stars
from faience.players.search.pavilion.features import DESCRIBER
from faience.rules import generic
from faience.rules.bits import number_of
from faience.rules.kernel import routine
from faience.rules.market import DEAL
from faience.rules.pavilion.boards import BOARD_NAMES, COLOURS
from faience.rules.pavilion.state import KEEP, PLACE, TAKE

PAVILION = [configuration for configuration in EVERY if configuration.game == "summer-pavilion"]
every_pavilion = pytest.mark.parametrize("configuration", PAVILION, ids=str)


@routine
def settle_at(states, seat):
    return features.settle(states[0], seat)


@routine
def describe_at(states, seat, indices, amounts):
    return features.describe_board(states[0], seat, indices, amounts)


@routine
def skip_at(states):
    return features.skip_chance(states[0])


def settled(game: Game, seat: int = 0) -> np.record:
    """The table as it is described for a seat."""
    laid = generic.table_of(game.state)
    settle_at(laid, np.int64(seat))
    return generic.record_at(laid)


def described(state: np.record, seat: int = 0) -> dict[int, float]:
    """The features of a seat's board by their number."""
    laid = generic.table_of(state)
    settle_at(laid, np.int64(seat))
    indices, amounts = np.zeros(features.FEATURES, dtype=np.int64), np.zeros(features.FEATURES)
    count = describe_at(laid, np.int64(seat), indices, amounts)
    seen: dict[int, float] = {}
    for index, amount in zip(indices[:count].tolist(), amounts[:count].tolist(), strict=True):
        seen[index] = seen.get(index, 0.0) + amount
    return seen


def tiles(heap: np.ndarray) -> dict[str, int]:
    return {colour: int(count) for colour, count in zip(COLOURS, heap, strict=True) if count}


def covered(state: np.record, star: int, seat: int = 0) -> int:
    """How many spaces of a star are covered."""
    return int(int(state.covered[seat]) >> 6 * star & 63).bit_count()


# What will be spent


def test_tiles_in_the_hand_count_as_what_they_buy():
    state = settled(table(hands=("B3", "R1")))
    assert covered(state, star=4) + covered(state, star=0) == 2  # 1 and 2
    assert tiles(state.hand[0]) == tiles(state.corners[0]) == {}
    assert state.score[0] > 5


def test_the_hand_of_another_seat_is_left_alone():
    state = settled(table(hands=("B3", "R1")), seat=1)
    assert tiles(state.hand[0]) == {"blue": 3}
    assert covered(state, star=3, seat=1) + covered(state, star=0, seat=1) == 1


def test_wild_tiles_help_to_pay():
    state = settled(table("4 BBB...", hands=("B1P3", "R1")))  # purple is wild in round 1
    assert state.space[0, 4 * 6 + 3] == COLOURS.index("blue")


def test_bonus_tiles_are_taken_from_the_supply_and_spent_too():
    state = settled(table("4 .BBBB. 5 ..YYY.", hands=("B6", "R1")))  # blue 6 completes the window: three tiles
    assert state.owed >= 3
    assert sum(state.supply) == 10 - state.owed


def test_four_tiles_can_be_kept_and_each_one_more_costs_a_point():
    everything_but_red = "0 PGOYB. 1 PPPPPP 2 OOOOOO 4 BBBBBB 5 YYYYYY 6 GGGGGG"
    state = settled(table(everything_but_red, hands=("B7", "R1"), scores=(20,), to_move=1))
    assert tiles(state.corners[0]) == {"blue": 4}
    assert state.score[0] == 20 - 3


def test_nothing_is_kept_after_the_last_round():
    everything_but_red = "0 PGOYB. 1 PPPPPP 2 OOOOOO 4 BBBBBB 5 YYYYYY 6 GGGGGG"
    state = settled(table(everything_but_red, hands=("B3", "R1"), scores=(20,), round_number=6, to_move=1))
    assert tiles(state.corners[0]) == {}
    assert state.score[0] == 20 - 3


def test_what_is_wild_in_the_next_round_is_kept_first():
    purple_and_green_done = "1 PPPPPP 6 GGGGGG 0 PG...."
    state = settled(table(purple_and_green_done, hands=("P3G3", "R1"), scores=(20,), to_move=1))
    assert tiles(state.corners[0])["green"] == 3


def test_a_tile_that_was_passed_over_is_not_kept_any_more():
    state = table(hands=("P1G5", "R1")).state.copy()
    state.phase, state.owed, state.lowest = KEEP, 4, COLOURS.index("green")
    laid = generic.table_of(state)
    settle_at(laid, np.int64(0))
    assert tiles(generic.record_at(laid).corners[0]) == {"green": 4}


# Stages


@every_pavilion
def test_all_seats_agree_on_the_stage_and_it_only_rises(configuration):
    last = 0
    for state in visited(configuration, seed=4):
        stages = {int(settle_at(generic.table_of(state), np.int64(seat))) for seat in range(state.players)}
        assert len(stages) == 1
        [stage] = stages
        assert last <= stage < DESCRIBER.stages
        last = stage


@every_pavilion
def test_a_round_has_a_stage_for_taking_and_one_for_placing(configuration):
    for state in visited(configuration, seed=5)[::5]:
        stage = int(settle_at(generic.table_of(state), np.int64(0)))
        if state.phase == TAKE:
            assert stage == 2 * (state.round_number - 1)
        elif state.phase != DEAL:
            assert stage == 2 * (state.round_number - 1) + 1


# What is told of a board


@every_pavilion
def test_a_board_is_described_without_regard_to_the_others(configuration):
    for state in visited(configuration, seed=6)[::20]:
        other = state.copy()
        other.score[1] += 7
        other.corners[1, 0] = 1
        assert described(state, seat=0) == described(other, seat=0)


@pytest.mark.parametrize("board", BOARD_NAMES)
def test_each_star_has_one_shape_and_each_goal_one_count(board):
    seen = described(table(hands=("", "R1"), to_move=1, board=board).state)
    first = features.STARS_FROM + stars.SHAPE
    assert [seen[first], seen[first + stars.MASKS]] == [6, 1]  # six empty stars around an empty one
    first = features.GOALS_FROM
    assert sum(seen.get(first + at, 0) for at in range(goals.STRUCTURE)) == 4


def test_a_star_is_told_by_what_it_still_costs():
    seen = described(table("1 PP....", hands=("", "R1"), to_move=1).state)
    assert seen[features.STARS_FROM + stars.COST + (3 + 4 + 5 + 6)] == 1


def test_the_worth_of_a_star_without_printed_colours_follows_from_its_tiles():
    def above_the_mean(spaces: str) -> float:
        lacking = spaces.count(".")
        seen = described(table(spaces, hands=("", "R1"), to_move=1, board="monochrome").state)
        return seen[features.STARS_FROM + stars.VALUE_LACKING + lacking] * 4 + stars.MEAN_VALUE

    assert above_the_mean("1 PP....") == 20
    assert above_the_mean("1 RR....") == 14
    assert above_the_mean("1 PR....") == 12


def test_sets_of_structures_are_told_only_where_they_score():
    def tells_sets(board: str) -> bool:
        seen = described(table(hands=("", "R1"), to_move=1, board=board).state)
        return any(features.GOALS_FROM + goals.SETS <= index < features.MARKET_FROM for index in seen)

    assert [board for board in BOARD_NAMES if tells_sets(board)] == ["glazed-orange", "glazed-purple"]


# Chance


def test_a_search_goes_on_where_the_supply_waits_for_a_tile():
    game = table("4 ....B.", hands=("B6", "R1"))
    game.play("4.6B", deal=False)  # a window
    for _ in range(3):
        game.play(game.legal_moves[0], deal=False)
    assert game.state.phase == DEAL
    laid = generic.table_of(game.state)
    assert skip_at(laid)
    state = generic.record_at(laid)
    assert (state.phase, state.to_move, sum(state.supply)) == (PLACE, 1, 7)


def test_a_search_stops_where_a_new_round_is_dealt():
    game = table(hands=("B1", "B1"))
    for move in ("pass", "pass"):
        game.play(move, deal=False)
    laid = generic.table_of(game.state)
    assert not skip_at(laid)
    assert generic.record_at(laid) == game.state


def test_seats_that_can_do_nothing_pass_while_the_supply_waits():
    game = table("4 ....B.", hands=("B6", ""))
    game.play("4.6B", deal=False)
    for _ in range(3):
        game.play(game.legal_moves[0], deal=False)
    laid = generic.table_of(game.state)
    while generic.record_at(laid).phase == DEAL and skip_at(laid):
        pass
    state = generic.record_at(laid)
    assert (state.phase, state.to_move, state.passed[1]) == (PLACE, 0, 1)


def test_spaces_of_a_set_are_counted():
    for spaces in (0, 1, 0b1011, (1 << 42) - 1, 0x2AAAAAAAAAA, 1 << 41 | 1):
        assert number_of(np.int64(spaces)) == spaces.bit_count()
