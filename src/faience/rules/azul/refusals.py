"""Why a move is not legal: the paragraph that forbids it, in words (Azul 1.4, 2.2, 3.2–3.4).

Asked only when a move has been refused, so plain Python, one question a rule. That it
agrees with legal.py on every move of every position is part of the contract tests.
"""

import numpy as np

from faience.rules.azul.boards import COLOURS, JOKER, TILE_NAMES
from faience.rules.azul.legal import first_complete_line, joker_range, legal_columns
from faience.rules.azul.moves import COLUMN, KEEP_JOKERS, take_parts
from faience.rules.azul.state import EMPTY, FLOOR, KEEP, TAKE, TILE
from faience.rules.market import DEAL, display_count
from faience.texts import Phrase


def describe(move: int, _board: str | None = None) -> Phrase:
    """A move as a phrase: "blue from display 3 to line 2"."""
    if move >= COLUMN:
        return Phrase("move-column", column=move - COLUMN + 1)
    if move >= KEEP_JOKERS:
        return Phrase("move-keep", jokers=move - KEEP_JOKERS)
    source, tile, with_jokers, destination = take_parts(move)
    line = "floor" if destination == FLOOR else destination + 1
    message = "move-take-with-jokers" if with_jokers else "move-take"
    return Phrase(message, tile=TILE_NAMES[tile], source=source, line=line)


def refusal(state: np.record, move: int) -> Phrase | None:
    """The reason why a move is illegal, None if it is legal."""
    is_take, is_keep = move < KEEP_JOKERS, KEEP_JOKERS <= move < COLUMN
    if state.phase == TAKE:
        return _refuse_take(state, move) if is_take else _no(move, "take-expected", "Azul 1.4")
    if state.phase == KEEP:
        least, most = joker_range(state, state.pending)
        if not is_keep:
            line = take_parts(int(state.pending))[3] + 1
            return _no(move, "choose-jokers", "AZ-J2", line=line, least=int(least), most=int(most))
        if not least <= move - KEEP_JOKERS <= most:
            return _no(move, "joker-count", "AZ-J2", least=int(least), most=int(most))
        return None
    if state.phase == TILE:
        row = int(first_complete_line(state, state.to_move))
        if move < COLUMN:
            return _no(move, "choose-column", "Azul 2.2", row=row + 1)
        return _refuse_column(state, move, row)
    if state.phase == DEAL:
        return _no(move, "deal-first", "Azul 1.9")
    return _no(move, "game-over", "Azul 1.10")


def _refuse_take(state: np.record, move: int) -> Phrase | None:
    source, tile, with_jokers, destination = take_parts(move)
    displays = int(display_count(state.players))
    if source > displays:
        return _no(move, "no-display", "Azul 1.1", display=source, displays=displays)
    if (with_jokers or tile == JOKER) and not state.jokers:
        return _no(move, "no-jokers-in-play", "Azul 3.1")
    here = Phrase("source", source=source)
    if tile != JOKER and state.market[source, tile] == 0:
        return _no(move, "not-there", "Azul 1.4", source=here, tile=TILE_NAMES[tile])
    if (with_jokers or tile == JOKER) and state.market[source, JOKER] == 0:
        return _no(move, "no-jokers-there", "Azul 3.2", source=here)
    if destination == FLOOR:
        return None
    return _refuse_line(state, move, tile, destination)


def _refuse_line(state: np.record, move: int, tile: int, line: int) -> Phrase | None:
    seat = state.to_move
    colour = int(state.line_colour[seat, line])
    if state.line_count[seat, line] > line:
        return _no(move, "line-full", "Azul 1.4", line=line + 1)
    if tile == JOKER:
        return None
    if colour not in (EMPTY, tile):
        return _no(move, "line-colour", "Azul 1.4", line=line + 1, colour=COLOURS[colour])
    if state.row_bars[seat, line] >> tile & 1:
        if tile in state.wall[seat, line]:
            return _no(move, "row-has", "Azul 1.4", row=line + 1, colour=COLOURS[tile])
        return _no(move, "joker-blocks", "Azul 3.5", row=line + 1, colour=COLOURS[tile])
    return None


def _refuse_column(state: np.record, move: int, row: int) -> Phrase | None:
    seat, column = state.to_move, move - COLUMN
    if legal_columns(state, seat, row) >> column & 1:
        return None
    if state.row_cells[seat, row] >> column & 1:
        return _no(move, "cell-taken", "Azul 2.2", row=row + 1, column=column + 1)
    colour = int(state.line_colour[seat, row])
    if state.column_bars[seat, column] >> colour & 1:
        return _no(move, "column-has", "Azul 2.2", column=column + 1, colour=COLOURS[colour])
    return _no(move, "cell-colour", "Azul 7.1", row=row + 1, column=column + 1, colour=COLOURS[colour])


def _no(move: int, code: str, rule: str, **details: object) -> Phrase:
    return Phrase(f"illegal-{code}", move=describe(move), rule=rule, **details)
