"""A state of Azul as the JSON of a position, and back.

`write` gives the canonical form, `read` trusts a position that problems.py found
nothing wrong with.
"""

from typing import Any

import numpy as np

from faience.notation.azul import moves
from faience.notation.heaps import counts_of, tiles_of
from faience.rules.azul.boards import BOARD_NAMES, COLOURS, JOKER, SIZE, TILE_NAMES
from faience.rules.azul.state import EMPTY, KEEP, NONE_PENDING, TAKE, TILE, follow, new_state
from faience.rules.market import CENTRE, DEAL, IN_CENTRE, OVER, display_count, pour_if_empty

PHASES = {DEAL: "deal", TAKE: "take", KEEP: "keep", TILE: "tile", OVER: "over"}
NAMES = (*TILE_NAMES, "marker")  # of what can lie on a floor line, by number

Position = dict[str, Any]


def write(state: np.record) -> Position:
    """The position as plain data."""
    phase = PHASES[int(state.phase)]
    return {
        "game": "azul",
        "board": BOARD_NAMES[state.board],
        "jokers": bool(state.jokers),
        "round": int(state.round_number),
        "phase": phase,
        "starter": int(state.starter),
        "to_move": None if phase in ("deal", "over") else int(state.to_move),
        "stalled": int(state.stalled),
        "factories": [
            tiles_of(state.market[1 + display], TILE_NAMES) for display in range(display_count(state.players))
        ],
        "centre": tiles_of(state.market[CENTRE], TILE_NAMES),
        "marker": "centre" if state.marker == IN_CENTRE else int(state.marker),
        "bag": counts_of(state.bag, TILE_NAMES),
        "lid": counts_of(state.discard, TILE_NAMES),
        "pending": None if state.pending == NONE_PENDING else moves.write(int(state.pending)),
        "players": [_player(state, seat) for seat in range(state.players)],
    }


def _player(state: np.record, seat: int) -> dict[str, Any]:
    floor = state.floor[seat, : state.floor_count[seat]]
    return {
        "score": int(state.score[seat]),
        "lines": [_line(state, seat, line) for line in range(SIZE)],
        "wall": [[None if tile == EMPTY else TILE_NAMES[tile] for tile in row] for row in state.wall[seat]],
        "floor": [NAMES[tile] for tile in floor],
    }


def _line(state: np.record, seat: int, line: int) -> list[str]:
    jokers = int(state.line_jokers[seat, line])
    coloured = int(state.line_count[seat, line]) - jokers
    return [COLOURS[state.line_colour[seat, line]]] * coloured + [TILE_NAMES[JOKER]] * jokers


def read(position: Position) -> np.record:
    """The state of a position that has no problems."""
    players = position["players"]
    board = BOARD_NAMES.index(position["board"])
    state = new_state(len(players), board, jokers=position["jokers"], starter=position["starter"])
    state.round_number = position["round"]
    state.phase = next(number for number, name in PHASES.items() if name == position["phase"])
    state.to_move = position["starter"] if position["to_move"] is None else position["to_move"]
    state.stalled = position["stalled"]
    state.marker = IN_CENTRE if position["marker"] == "centre" else position["marker"]
    pending = moves.parse(position["pending"]) if position["pending"] else None
    state.pending = NONE_PENDING if pending is None else pending
    state.bag[:] = [position["bag"].get(name, 0) for name in TILE_NAMES]
    state.discard[:] = [position["lid"].get(name, 0) for name in TILE_NAMES]
    for source, tiles in enumerate([position["centre"], *position["factories"]]):
        state.market[source] = [tiles.count(name) for name in TILE_NAMES]
    if state.phase == DEAL:
        state.dealt = sum(len(tiles) for tiles in position["factories"])
    for seat, player in enumerate(players):
        _read_player(state, seat, player)
    follow(state)
    if state.phase == DEAL:
        pour_if_empty(state, None)
    return state


def _read_player(state: np.record, seat: int, player: dict[str, Any]) -> None:
    state.score[seat] = player["score"]
    for line, tiles in enumerate(player["lines"]):
        coloured = [tile for tile in tiles if tile != TILE_NAMES[JOKER]]
        state.line_count[seat, line] = len(tiles)
        state.line_jokers[seat, line] = len(tiles) - len(coloured)
        if coloured:
            state.line_colour[seat, line] = COLOURS.index(coloured[0])
    for row, cells in enumerate(player["wall"]):
        state.wall[seat, row] = [EMPTY if cell is None else TILE_NAMES.index(cell) for cell in cells]
    state.floor_count[seat] = len(player["floor"])
    for space, tile in enumerate(player["floor"]):
        state.floor[seat, space] = NAMES.index(tile)
