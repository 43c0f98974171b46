"""What worked examples of Summer Pavilion ask of the engine: its moves, its events, the picks of a turn."""

from typing import Any

import numpy as np

from faience.errors import IllegalMove
from faience.game.teller import Teller
from faience.notation.move import Move
from faience.notation.pavilion import table as notation
from faience.notation.position import line_of
from faience.rules import generic
from faience.rules.events import Event, Poured
from faience.rules.market import DEAL, IN_CENTRE, OVER
from faience.rules.pavilion import SUMMER_PAVILION
from faience.rules.pavilion.boards import BOARD_NAMES, BOARDS, COLOURS, POINTS, StarBoard, structure_spaces
from faience.rules.pavilion.moves import PASS, PICK_BONUS, place_parts
from faience.rules.pavilion.passing import pick, pick_forced
from faience.rules.pavilion.placing import place
from faience.rules.pavilion.rounds import begin_placing
from faience.rules.pavilion.state import BONUS, EMPTY, KEEP, TURN_OVER, follow

from .worked_pavilion_table import SELF, heap_of
from .worked_table import Heap

Answers = dict[str, Any]
LETTER = dict(zip(COLOURS, SUMMER_PAVILION.letters, strict=True))
LEGAL = {"legal": True, "illegal": False}


# Moves


def legal(state: np.record) -> list[int]:
    moves = np.zeros(SUMMER_PAVILION.moves, dtype=np.int16)
    return [int(move) for move in moves[: generic.legal_moves(state, moves)]]


def placements(state: np.record) -> list[tuple[int, int, int]]:
    """Space, colour and wilds of every legal placement."""
    return [tuple(map(int, place_parts(move))) for move in legal(state) if move != PASS]  # type: ignore[misc]


def placement(space: int, colour: str, wilds: int = 0) -> int:
    """The number of a placement."""
    star, index = divmod(space, POINTS)
    return int(Move.parse("summer-pavilion", f"{star}.{index + 1}{LETTER[colour]}+{wilds}"))


def refused(state: np.record, move: int) -> Answers:
    reason = SUMMER_PAVILION.refusal(state, move)
    assert reason is not None, f"{move} is neither legal nor refused"
    return unlawful(str(IllegalMove(reason.message_id, line_of(state), **reason.values)))


def unlawful(why: str) -> Answers:
    return {"legal": False, "illegal": True, "why": why}


# The table


def board_at(state: np.record) -> StarBoard:
    return BOARDS[BOARD_NAMES[state.board]]


def hand_of(state: np.record) -> Heap:
    return heap_of(state.hand[SELF])


def placed_on(state: np.record) -> dict[str, str]:
    spaces = enumerate(state.space[SELF])
    return {f"{at // POINTS}.{at % POINTS + 1}": COLOURS[tile] for at, tile in spaces if tile != EMPTY}


def gain(after: Heap, before: Heap) -> Heap:
    """What a heap has won."""
    counts = {tile: after.get(tile, 0) - before.get(tile, 0) for tile in COLOURS}
    return {tile: count for tile, count in counts.items() if count}


def events(state: np.record, log: Any, kind: type[Event]) -> list[Any]:
    """What the log tells of one kind; the log keeps it."""
    teller = Teller(SUMMER_PAVILION, int(state.board))
    teller.listen(log.copy(), int(state.round_number), int(state.starter))
    return [event for event in teller.events() if isinstance(event, kind)]


def who_starts(state: np.record) -> Answers:
    """Who starts phase 2, and with it the next round."""
    after = state.copy()
    begin_placing(after)
    holder = "centre" if state.marker == IN_CENTRE else int(state.marker)
    return {**dict.fromkeys(("start", "starter", "next_start", "next_starter"), int(after.starter)), "token": holder}


def after_draws(state: np.record, log: Any) -> Answers:
    """What lies where after a refill or a deal, and how it goes on."""
    position = notation.write(state)
    player = position["players"][SELF]
    return {
        "display_sizes": [len(tiles) for tiles in position["factories"]],
        "supply": position["supply"],
        "supply_count": len(position["supply"]),
        "bag_count": int(state.bag.sum()),
        "tower_count": int(state.discard.sum()),
        "poured": bool(events(state, log, Poured)),
        "hand": player["hand"],
        "corners": player["corners"],
        "token_in_centre": position["token"] == "centre",
        "phase": position["phase"],
        "phase_1_empty": not any(position["factories"]),
        "game_ends": position["phase"] == "over",
        "round": position["round"],
        "wild": position["wild"],
        "start": int(state.starter),
        "starter": int(state.starter),
        "next": None if state.phase in (DEAL, OVER) else int(state.to_move),
    }


# Bonus tiles and tiles to keep


def complete(state: np.record, structures: list[str], log: Any) -> None:
    """Lay the last of the spaces around these structures, which must have one in common."""
    around = [{star * POINTS + at for star, at in structure_spaces(name[:-1], int(name[-1]))} for name in structures]
    last = max(set.intersection(*around))
    for space in set.union(*around) - {last}:
        state.space[SELF, space] = COLOURS.index(_fitting_colour(state, space))
    colour = _fitting_colour(state, last)
    state.hand[SELF, COLOURS.index(colour)] += board_at(state).number(*divmod(last, POINTS))
    follow(state)
    place(state, placement(last, colour), log)


def _fitting_colour(state: np.record, space: int) -> str:
    return board_at(state).printed(*divmod(space, POINTS)) or COLOURS[space % POINTS]


def colours_in_picks(state: np.record) -> list[str]:
    """Every colour that can be among the bonus tiles, in whichever order they are picked."""
    if state.phase != BONUS:
        return []
    found: set[str] = set()
    for move in legal(state):
        after = state.copy()
        pick(after, move - PICK_BONUS, 0, None)
        after.phase = BONUS if after.owed else TURN_OVER
        found |= {COLOURS[move - PICK_BONUS], *colours_in_picks(after)}
    return [colour for colour in COLOURS if colour in found]


def make_picks(state: np.record, wanted: Heap | None, first: int) -> Answers:
    """All picks of a turn: those that are wanted, or the first ones possible. The engine makes those without choice."""
    phase, lying = (BONUS, state.supply.copy()) if first == PICK_BONUS else (KEEP, None)
    while True:
        made = heap_of(state.corners[SELF] if lying is None else lying - state.supply)
        if state.phase != phase:
            break
        possible = [COLOURS[move - first] for move in legal(state)]
        chosen = [tile for tile in possible if wanted is None or made.get(tile, 0) < wanted.get(tile, 0)]
        if not chosen:
            return unlawful(f"one of {possible} is to be picked after {made}, not {wanted}")
        pick(state, COLOURS.index(chosen[0]), 0, None)
        pick_forced(state, None)
    if wanted is not None and made != wanted:
        return unlawful(f"{made} is picked, not {wanted}")
    return {
        **LEGAL,
        "hand": hand_of(state),
        "corners": heap_of(state.corners[SELF]),
        "supply": heap_of(state.supply),
        "supply_count": int(state.supply.sum()),
    }
