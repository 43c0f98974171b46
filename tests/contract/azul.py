"""What Azul brings to the contract: its oracle, how its tiles are counted, how its players differ."""

from random import Random
from typing import Any

import numpy as np
from tests.contract.azul_retold import assert_told
from tests.oracle import azul as oracle
from tests.oracle.azul_wall import columns_for_line

from faience.rules.azul.boards import FLOOR_SPACES, SIZE
from faience.rules.azul.moves import KEEP_JOKERS, take_parts
from faience.rules.azul.rounds import STALLED_ROUNDS
from faience.rules.azul.state import FLOOR, KEEP, MARKER, TAKE, TILE, follow
from faience.rules.market import CENTRE, DEAL, IN_CENTRE, OVER

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
JOKER = 5


def choose(state: np.record, moves: list[int], temper: int, random: Random) -> int:
    """Players differ, so that games do."""
    return random.choice(TEMPERS[temper % len(TEMPERS)](state, moves) or moves)


def anything(state: np.record, moves: list[int]) -> list[int]:
    return moves


def no_floor(state: np.record, moves: list[int]) -> list[int]:
    """Walls fill: many columns and jokers to choose."""
    return [move for move in moves if not is_take(move) or take_parts(move)[3] != FLOOR]


def full_floor_first(state: np.record, moves: list[int]) -> list[int]:
    """Whoever can takes the marker with a full floor (AZ-R2)."""
    if not is_take(moves[0]) or state.marker != IN_CENTRE:
        return no_floor(state, moves)
    if state.floor_count[state.to_move] == FLOOR_SPACES:
        return [move for move in moves if take_parts(move)[0] == CENTRE]
    to_floor = [move for move in moves if take_parts(move)[0] != CENTRE and take_parts(move)[3] == FLOOR]
    most = max((tiles_taken(state, move) for move in to_floor), default=0)
    return [move for move in to_floor if tiles_taken(state, move) == most]


def no_end(state: np.record, moves: list[int]) -> list[int]:
    """Nobody works on the last space of a row: walls and lines keep so many tiles that deals run short."""
    open_rows = [row for row in range(SIZE) if int(state.row_cells[state.to_move, row]).bit_count() < SIZE - 1]
    return [move for move in moves if not is_take(move) or take_parts(move)[3] in open_rows]


def overflow(state: np.record, moves: list[int]) -> list[int]:
    """Jokers are taken with a colour where they do not all fit: the question how many stay, often (AZ-J2)."""
    if not is_take(moves[0]):
        return moves
    takes = [(move, *take_parts(move)) for move in no_floor(state, moves)]
    return [
        move
        for move, _, _, with_jokers, line in takes
        if with_jokers and tiles_taken(state, move) > line + 1 - state.line_count[state.to_move, line]
    ] or no_floor(state, moves)


TEMPERS = (anything, no_floor, full_floor_first, no_end, overflow)


def tiles_taken(state: np.record, move: int) -> int:
    source, tile, with_jokers, _ = take_parts(move)
    return int(state.market[source, tile]) + (int(state.market[source, JOKER]) if with_jokers else 0)


def is_take(move: int) -> bool:
    return move < KEEP_JOKERS


def least_choices(state: np.record) -> int:
    """A take may be forced, the last tile to the floor; jokers and columns are asked for where there is a choice."""
    return 2 if state.phase in (KEEP, TILE) else 1


def assert_variety(states: list[np.record]) -> None:
    """All phases; ends by a row and by stalling; a marker beside a full floor (AZ-R2); a short deal (AZ-R5)."""
    assert {int(state.phase) for state in states} == {DEAL, TAKE, KEEP, TILE, OVER}
    assert {state.stalled >= STALLED_ROUNDS for state in states if state.phase == OVER} == {True, False}
    taking = [state for state in states if state.phase == TAKE]
    assert any(state.marker >= 0 and MARKER not in state.floor[state.marker] for state in taking)
    assert any(not state.bag.any() and not state.discard.any() for state in taking)


def count_tiles(state: np.record) -> list[int]:
    """The tiles of each kind, wherever they lie."""
    counts = state.bag.astype(int) + state.discard + state.market.sum(axis=0)
    for seat in range(state.players):
        for tile in (*state.wall[seat].flat, *state.floor[seat]):
            if 0 <= tile <= JOKER:
                counts[tile] += 1
        for colour, count, jokers in zip(
            state.line_colour[seat], state.line_count[seat], state.line_jokers[seat], strict=True
        ):
            counts[JOKER] += jokers
            if count > jokers:
                assert 0 <= colour < JOKER
                counts[colour] += count - jokers
    return [int(count) for count in counts]


def is_prospect(position: Position, seat: int, points: int) -> bool:
    """The score if the round ended now, each tile laid where it scores most at once, leftmost of equals."""
    board, player = position["board"], oracle.copy_of(position["players"][seat])
    wall, floor = player["wall"], player["floor"]
    for row, line in enumerate(player["lines"]):
        if len(line) == row + 1:
            worth = {}
            for column in columns_for_line(board, wall, row, line):
                wall[row][column] = "joker" if "joker" in line else line[0]
                worth[column] = oracle.placement_points(board, wall, row, column)
                wall[row][column] = None
            if worth:
                best = max(worth, key=lambda column: worth[column])
                wall[row][best] = "joker" if "joker" in line else line[0]
                player["score"] += worth[best]
            else:
                floor += line
    score = max(0, player["score"] + oracle.floor_penalty(board, floor[:FLOOR_SPACES]))
    return bool(points == score + oracle.end_bonus(board, wall))


def with_bag_poured(position: Position) -> Position:
    """A position in which the lid is in the bag already if the next tile can come from nowhere else (Azul 1.9).

    The engine pours as soon as it knows that a tile must be drawn, the oracle when it is drawn.
    """
    if position["phase"] == "deal" and not position["bag"]:
        return {**position, "bag": position["lid"], "lid": {}}
    return position
