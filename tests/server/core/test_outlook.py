"""What a move would bring, before it is made, is what it brings."""

from random import Random
from typing import Any

import pytest
from tests.contract.configurations import every_configuration
from tests.notation import drawn_pavilion as pavilion
from tests.notation.drawn import seat, table

from faience.game import Game, from_json, new_game
from faience.rules.azul.boards import BOARDS
from faience.rules.events import Event
from faience.server.outlook import legal_moves
from faience.server.wire import LegalMove

WALL = """
    . . . . .
    W B . . .
    . . . . .
    . . . . .
    . . . . .
"""


ONE_TILE = WALL.replace("W B", "W .")


def outlook(game: Game | dict[str, Any], text: str) -> LegalMove:
    played = from_json(game, seed=1) if isinstance(game, dict) else game
    return next(move for move in legal_moves(played, "en") if move.text == text)


# Azul


def test_tiles_that_do_not_fill_a_line_bring_nothing_yet():
    move = outlook(table(displays="BBYR"), "1B3")
    assert (move.later, move.have, move.of, move.falls, move.loss) == (0, 2, 3, 0, 0)


def test_a_line_that_is_filled_scores_at_the_end_of_the_round():
    move = outlook(table(displays="BBYR"), "1B2")
    assert (move.now, move.later, move.have, move.of) == (0, 1, 2, 2)


def test_the_runs_that_the_tile_will_join_are_counted():
    """Yellow comes beside blue in row 2: white, blue, yellow."""
    assert outlook(table(seat(wall=WALL), displays="YYBR"), "1Y2").later == 3


def test_a_line_above_that_is_full_already_is_counted_with_its_own_points_only():
    """Row 1 is full: its blue tile will lie above nothing. Yellow in row 2 then joins nothing of it: 3 all the same."""
    position = table(seat("B - - - -", WALL), displays="YYBR")
    assert outlook(position, "1Y2").later == 3


def test_tiles_that_do_not_fit_fall_and_cost():
    move = outlook(table(seat(floor="RR"), displays="BBBY"), "1B1")
    assert (move.have, move.falls, move.loss, move.later) == (
        1,
        2,
        -2 - 2,
        1,
    )  # the third and fourth space of the floor


def test_all_tiles_may_fall():
    move = outlook(table(displays="BBBY"), "1BF")
    assert (move.line, move.count, move.falls, move.loss) == (None, 3, 3, -1 - 1 - 2)


def test_a_full_floor_costs_no_more():
    assert outlook(table(seat(floor="RRRRRRR"), displays="BBBY"), "1BF").loss == 0


def test_the_marker_costs_too():
    move = outlook(table(displays="-", centre="BBY"), "0B2")
    assert (move.marker, move.falls, move.loss) == (True, 0, -1)


def test_a_choice_of_column_scores_at_once():
    position = table(seat("- YY - - -", ONE_TILE, floor="*"), displays="-", centre="R", board="grey", marker=0)
    game = from_json(position, seed=1)
    game.play("0RF")
    scored = {move.column: (move.kind, move.line, move.now) for move in legal_moves(game, "en")}
    assert scored[1] == ("column", 1, 2) and scored[3] == ("column", 1, 1)


def test_jokers_that_stay_are_told():
    position = table(seat("- B - - -"), displays="BBJJ", jokers=True)
    take = outlook(position, "1BJ2")
    assert (take.with_jokers, take.count, take.have) == (True, 4, 2)
    game = from_json(position, seed=1)
    game.play("1BJ2")
    told = {move.jokers: (move.kind, move.line, move.have, move.falls) for move in legal_moves(game, "en")}
    assert told == {0: ("jokers", 1, 2, 3), 1: ("jokers", 1, 2, 3)}


# Summer Pavilion


def test_the_token_costs_a_point_for_each_tile():
    move = outlook(pavilion.table(displays="-", centre="OOYB"), "0O")
    assert (move.marker, move.count, move.now) == (True, 2, -2)


def test_but_a_point_is_always_left():
    """5 points to begin with, 6 tiles."""
    assert outlook(pavilion.table(displays="-", centre="OOOOOO"), "0O").now == -4


def test_a_wild_tile_comes_along():
    """Green is wild in round 2."""
    move = outlook(pavilion.table(displays="PPGO"), "1P")
    assert (move.tile, move.count, move.wilds, move.now) == ("purple", 3, 1, 0)


def placing(hand: str, **fields: Any) -> dict[str, Any]:
    return pavilion.table(pavilion.seat(hand=hand), displays="-", phase="place", token=0, **fields)


def test_a_placement_tells_its_price_and_points():
    move = outlook(placing("OOGG"), "2.3O+1")
    assert (move.star, move.space, move.cost, move.wilds, move.now, move.bonus) == (2, 2, 3, 1, 1, 0)


def test_passing_costs_a_point_for_each_tile_beyond_four():
    assert outlook(placing("OOOGGY"), "pass").loss == -2
    assert outlook(placing("OOGG"), "pass").loss == 0


def test_in_the_last_round_nothing_is_kept():
    assert outlook(placing("OOY", round=6), "pass").loss == -3


# All tables


@every_configuration
def test_what_is_foretold_happens(configuration):
    """A game of each table: the numbers of a move are those of the events that follow it."""
    random = Random(str(configuration))
    game = configuration.new_game(seed=1, date="2026-01-01")
    while not game.is_over:
        foretold = random.choice(legal_moves(game, "en"))
        before, seat = game.position, game.to_move
        events = game.play(foretold.move)
        CHECKS[game.rules.name](foretold, before, [event for event in events if getattr(event, "seat", None) == seat])


def of_kind(events: list[Event], kind: str) -> list[Any]:
    return [event for event in events if event.kind == kind]


def check_azul(move: LegalMove, before: dict[str, Any], events: list[Event]) -> None:
    if move.kind == "column":
        assert of_kind(events, "tiled")[0].points == move.now
        return
    took = of_kind(events, "took")
    if not took:
        return  # jokers are asked for first
    assert (took[0].count + took[0].jokers, bool(of_kind(events, "took_marker"))) == (move.count, move.marker)
    laid, fell = of_kind(events, "laid")[:1], of_kind(events, "fell")
    player = before["players"][took[0].seat]
    if laid:
        have = len(player["lines"][laid[0].line]) + laid[0].count + laid[0].jokers
        assert (move.line, move.have, move.of) == (laid[0].line, have, laid[0].line + 1)
    if of_kind(events, "tiled") or of_kind(events, "line_fell") or of_kind(events, "floor_scored"):
        return  # the round is over: other tiles may have fallen, too
    assert sum(len(each.tiles) + len(each.discarded) for each in fell) == move.falls
    lying = len(player["floor"])
    printed = BOARDS[before["board"]].floor
    assert sum(printed[lying : lying + move.falls + move.marker]) == move.loss


def check_pavilion(move: LegalMove, before: dict[str, Any], events: list[Event]) -> None:
    if move.kind == "take":
        (took,), token = of_kind(events, "took"), of_kind(events, "took_token")
        assert (took.count + took.wilds, took.wilds, bool(token)) == (move.count, move.wilds, move.marker)
        assert move.now == -sum(each.lost for each in token)
    elif move.kind == "place":
        (placed,) = of_kind(events, "placed")[:1]
        assert (placed.points, placed.number, placed.wilds) == (move.now, move.cost, move.wilds)
        assert (placed.star, placed.index, placed.colour) == (move.star, move.space, move.tile)
        assert move.bonus == min(sum(each.tiles for each in of_kind(events, "completed")), len(before["supply"]))
    elif move.kind == "pass":
        discarded = of_kind(events, "discarded")
        if discarded or of_kind(events, "kept"):  # otherwise the player has yet to choose
            assert move.loss == -sum(each.lost for each in discarded[:1])


CHECKS = {"azul": check_azul, "summer-pavilion": check_pavilion}


@pytest.mark.parametrize("seed", range(12))
def test_the_points_of_the_round_are_those_of_a_round_that_ends_now(seed):
    """The market is cleared away but for one tile, which the other player lets fall: what then goes to the wall?"""
    random = Random(seed)
    game = new_game(seed=seed, date="2026-01-01")
    for _ in range(random.randrange(40)):
        game.play(random.choice(game.legal_moves))
    if game.is_over or sum(map(len, [*game.position["factories"], game.position["centre"]])) < 6:
        return
    seat = game.to_move
    for move in random.sample(legal_moves(game, "en"), k=min(5, len(game.legal_moves))):
        after = game.copy()
        after.play(move.move, deal=False)
        assert move.later == tiled_points(after.position, seat) - tiled_points(game.position, seat)


def tiled_points(position: dict[str, Any], seat: int | None) -> int:
    market = [tile for source in [*position["factories"], position["centre"]] for tile in source]
    lid = dict(position["lid"])
    for tile in market[1:]:
        lid[tile] = lid.get(tile, 0) + 1
    cleared = position | {"factories": [[] for _ in position["factories"]], "centre": market[:1], "lid": lid}
    game = from_json(cleared | {"to_move": 1 - (seat or 0)}, seed=1)
    events = game.play(next(move for move in game.legal_moves if str(move).endswith("F")), deal=False)
    return sum(event.points for event in of_kind(list(events), "tiled") if event.seat == seat)
