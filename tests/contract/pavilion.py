"""What Summer Pavilion brings to the contract: its oracle, how its tiles are counted, how its players differ."""

from random import Random
from typing import Any

import numpy as np
from tests.contract.pavilion_retold import assert_told
from tests.oracle import pavilion as oracle

from faience.rules.market import CENTRE, DEAL, IN_CENTRE, OVER, TILES
from faience.rules.pavilion.boards import NUMBERS
from faience.rules.pavilion.moves import PASS, PLACE_TILE, place_parts
from faience.rules.pavilion.state import BONUS, KEEP, PLACE, TAKE, follow

__all__ = [
    "assert_told",
    "assert_variety",
    "choose",
    "count_tiles",
    "follow",
    "is_prospect",
    "least_choices",
    "oracle",
    "with_bag_poured",
]

Position = dict[str, Any]


def choose(state: np.record, moves: list[int], temper: int, random: Random) -> int:
    """Players differ, so that games do."""
    return random.choice(TEMPERS[temper % len(TEMPERS)](state, moves) or moves)


def anything(state: np.record, moves: list[int]) -> list[int]:
    return moves


def never_pass(state: np.record, moves: list[int]) -> list[int]:
    """Boards fill: stars, structures and bonus tiles."""
    return [move for move in moves if move != PASS]


def dearest(state: np.record, moves: list[int]) -> list[int]:
    """The last spaces first, windows and fountains among them: the supply runs short."""
    return never_pass(state, moves)[-3:]


def hoard(state: np.record, moves: list[int]) -> list[int]:
    """Tiles are taken and never laid, so that there are many to keep from; the centre comes last."""
    if state.phase == TAKE:
        return [move for move in moves if move >= TILES or state.marker != IN_CENTRE]
    return [move for move in moves if move >= PASS]


def cheapest(state: np.record, moves: list[int]) -> list[int]:
    """Little is paid to the tower, so that boards and hands hold nearly all tiles and nothing is left to draw."""
    placements = [move for move in moves if PLACE_TILE <= move < PASS]
    costs = {move: int(NUMBERS[state.board, place_parts(move)[0]]) for move in placements}
    return [move for move in placements if costs[move] == min(costs.values())]


TEMPERS = (anything, never_pass, dearest, hoard, cheapest)


def least_choices(state: np.record) -> int:
    """A take may be forced; everything else is asked only where there is a choice."""
    return 1 if state.phase == TAKE else 2


def assert_variety(states: list[np.record]) -> None:
    """All phases; refills within a round; nothing left to draw; a centre from which the token is gone."""
    assert {int(state.phase) for state in states} == {DEAL, TAKE, PLACE, BONUS, KEEP, OVER}
    assert any(state.phase == DEAL and not state.passed[: state.players].all() for state in states)
    assert any(state.bag_count == 0 and not state.discard.any() for state in states)
    assert any(state.phase == TAKE and state.market[CENTRE].any() and state.marker != IN_CENTRE for state in states)


def count_tiles(state: np.record) -> list[int]:
    """The tiles of each colour, wherever they lie."""
    counts = state.bag.astype(int) + state.discard + state.supply + state.market.sum(axis=0)
    counts = counts + state.hand.sum(axis=0) + state.corners.sum(axis=0)
    for tile in state.space[: state.players].flat:
        if tile >= 0:
            counts[tile] += 1
    return [int(count) for count in counts]


def is_prospect(position: Position, seat: int, points: int) -> bool:
    """What a hand may still buy is a matter of judgement, but never more than a game ever brought."""
    return abs(points) < 1_000


def with_bag_poured(position: Position) -> Position:
    """A position in which the tower is in the bag already if the next tile can come from nowhere else (4.9).

    The engine pours as soon as it knows that a tile must be drawn, the oracle when it is drawn.
    """
    if position["phase"] == "deal" and not position["bag"]:
        return {**position, "bag": position["tower"], "tower": {}}
    return position
