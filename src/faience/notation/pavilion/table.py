"""A state of Summer Pavilion as the JSON of a position, and back.

`write` gives the canonical form, `read` trusts a position that problems.py found
nothing wrong with.
"""

from typing import Any

import numpy as np

from faience.notation.heaps import counts_of, tiles_of
from faience.rules.market import CENTRE, DEAL, IN_CENTRE, OVER, display_count, pour_if_empty
from faience.rules.pavilion.boards import BOARD_NAMES, COLOURS, POINTS, STARS, WILDS
from faience.rules.pavilion.state import BONUS, EMPTY, KEEP, PLACE, TAKE, follow, new_state

PHASES = {DEAL: "deal", TAKE: "take", PLACE: "place", BONUS: "bonus", KEEP: "keep", OVER: "over"}

Position = dict[str, Any]


def write(state: np.record) -> Position:
    """The position as plain data."""
    phase = PHASES[int(state.phase)]
    is_between_rounds = phase == "deal" and state.passed[: state.players].all()
    is_picking = phase in ("bonus", "keep")
    return {
        "game": "summer-pavilion",
        "board": BOARD_NAMES[state.board],
        "round": int(state.round_number),
        "phase": phase,
        "starter": int(state.starter),
        "to_move": None if phase == "over" or is_between_rounds else int(state.to_move),
        "wild": COLOURS[WILDS[state.board, state.round_number - 1]],
        "factories": [tiles_of(state.market[1 + at], COLOURS) for at in range(display_count(state.players))],
        "centre": tiles_of(state.market[CENTRE], COLOURS),
        "token": "centre" if state.marker == IN_CENTRE else int(state.marker),
        "supply": tiles_of(state.supply, COLOURS),
        "bag": counts_of(state.bag, COLOURS),
        "tower": counts_of(state.discard, COLOURS),
        "owed": int(state.owed),
        "lowest": COLOURS[state.lowest] if is_picking else None,
        "players": [_player(state, seat) for seat in range(state.players)],
    }


def _player(state: np.record, seat: int) -> dict[str, Any]:
    spaces = [None if tile == EMPTY else COLOURS[tile] for tile in state.space[seat]]
    return {
        "score": int(state.score[seat]),
        "hand": counts_of(state.hand[seat], COLOURS),
        "corners": counts_of(state.corners[seat], COLOURS),
        "passed": bool(state.passed[seat]),
        "stars": [spaces[star * POINTS : (star + 1) * POINTS] for star in range(STARS)],
    }


def read(position: Position) -> np.record:
    """The state of a position that has no problems."""
    players = position["players"]
    state = new_state(len(players), BOARD_NAMES.index(position["board"]), starter=position["starter"])
    state.round_number = position["round"]
    state.phase = next(number for number, name in PHASES.items() if name == position["phase"])
    state.to_move = position["starter"] if position["to_move"] is None else position["to_move"]
    state.marker = IN_CENTRE if position["token"] == "centre" else position["token"]
    state.bag[:] = [position["bag"].get(colour, 0) for colour in COLOURS]
    state.discard[:] = [position["tower"].get(colour, 0) for colour in COLOURS]
    state.supply[:] = [position["supply"].count(colour) for colour in COLOURS]
    for source, tiles in enumerate([position["centre"], *position["factories"]]):
        state.market[source] = [tiles.count(colour) for colour in COLOURS]
    if state.phase == DEAL:
        state.dealt = sum(len(tiles) for tiles in position["factories"])
    state.owed = position["owed"]
    state.lowest = COLOURS.index(position["lowest"]) if position["lowest"] else 0
    for seat, player in enumerate(players):
        state.score[seat] = player["score"]
        state.passed[seat] = player["passed"]
        state.hand[seat] = [player["hand"].get(colour, 0) for colour in COLOURS]
        state.corners[seat] = [player["corners"].get(colour, 0) for colour in COLOURS]
        spaces = [tile for star in player["stars"] for tile in star]
        state.space[seat] = [EMPTY if tile is None else COLOURS.index(tile) for tile in spaces]
    follow(state)
    if state.phase == DEAL:
        pour_if_empty(state, None)
    return state
