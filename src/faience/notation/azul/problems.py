"""Everything that is wrong with a position of Azul (Azul 1.1–1.11, 2.2, 3.1, 7.1).

First the form: a wrong name or type makes further questions idle. Then the rules: each
function asks one question of a well-formed position and yields every answer it finds.
"""

from collections import Counter
from collections.abc import Callable, Iterator
from typing import Any

from faience.notation.azul import moves
from faience.notation.azul.form import FIELDS, PLAYER_FIELDS, SEAT_FIELDS
from faience.notation.azul.table import Position, read
from faience.notation.form import form_problems
from faience.rules.azul.boards import BOARDS, COLOURS, FLOOR_SPACES, SIZE, TILE_NAMES
from faience.rules.azul.legal import first_complete_line, legal_columns
from faience.rules.azul.moves import take_parts
from faience.rules.azul.refusals import refusal
from faience.rules.azul.rounds import STALLED_ROUNDS
from faience.rules.azul.state import NONE_PENDING, TAKE, tile_counts
from faience.rules.bits import is_single
from faience.rules.market import TILES_PER_DISPLAY
from faience.texts import Phrase

Problems = Iterator[Phrase]


def problems(position: Any) -> list[Phrase]:
    """What is wrong; nothing for a table that can be."""
    found = list(form_problems(position, FIELDS, PLAYER_FIELDS, SEAT_FIELDS))
    if not found:
        found = [problem for question in QUESTIONS for problem in question(position)]
    if not found:
        found = list(_choices_are_open(position))
    return found


def _tiles_are_conserved(position: Position) -> Problems:
    """1.11: nothing gets lost, nothing appears."""
    seen: Counter[str] = Counter(position["bag"]) + Counter(position["lid"]) + Counter(position["centre"])
    for display in position["factories"]:
        seen += Counter(display)
    for player in position["players"]:
        for tiles in (*player["lines"], *player["wall"], player["floor"]):
            seen += Counter(tile for tile in tiles if tile in TILE_NAMES)
    wanted = tile_counts(len(position["players"]), position["jokers"])
    for tile, count in zip(TILE_NAMES, wanted, strict=True):
        if seen[tile] != count:
            yield Phrase("position-tiles", tile=tile, found=seen[tile], wanted=count, rule="Azul 1.11")


def _displays_hold_at_most_four(position: Position) -> Problems:
    """1.3."""
    for display, tiles in enumerate(position["factories"], 1):
        if len(tiles) > TILES_PER_DISPLAY:
            yield Phrase("position-display-full", display=display, count=len(tiles), rule="Azul 1.3")


def _lines_hold_one_colour(position: Position) -> Problems:
    """1.4, 3.3: one colour and jokers, no more than there is room, no colour that the row has."""
    board = BOARDS[position["board"]]
    for seat, player in enumerate(position["players"], 1):
        for line, tiles in enumerate(player["lines"]):
            colours = {tile for tile in tiles if tile != "joker"}
            if len(tiles) > line + 1:
                yield Phrase("position-line-long", player=seat, line=line + 1, count=len(tiles))
            if tiles and all(player["wall"][line]):
                yield Phrase("position-line-done", player=seat, line=line + 1)
            if len(colours) > 1:
                yield Phrase("position-line-colours", player=seat, line=line + 1)
            for colour in sorted(colours):
                home = [column for column in range(SIZE) if board.has_homes and board.wall[line][column] == colour]
                row = player["wall"][line]
                if colour in row or any(row[column] for column in home):
                    yield Phrase("position-line-barred", player=seat, line=line + 1, colour=colour)


def _walls_follow_the_print(position: Position) -> Problems:
    """1.2, 2.2, 7.1: the space's colour, and no colour twice in a row or a column."""
    board = BOARDS[position["board"]]
    for seat, player in enumerate(position["players"], 1):
        wall = player["wall"]
        for row in range(SIZE):
            for column in range(SIZE):
                tile, printed = wall[row][column], board.wall[row][column]
                if tile in COLOURS and printed not in (None, tile):
                    yield Phrase("position-wall-print", player=seat, row=row + 1, column=column + 1, colour=tile)
        for at in range(SIZE):
            for colour in COLOURS:
                if wall[at].count(colour) > 1:
                    yield Phrase("position-wall-row", player=seat, row=at + 1, colour=colour)
                if [row[at] for row in wall].count(colour) > 1:
                    yield Phrase("position-wall-column", player=seat, column=at + 1, colour=colour)


def _the_marker_is_in_one_place(position: Position) -> Problems:
    """1.4, 1.5, AZ-R2."""
    for seat, player in enumerate(position["players"]):
        markers, spaces = player["floor"].count("marker"), len(player["floor"])
        if spaces > FLOOR_SPACES:
            yield Phrase("position-floor-long", player=seat + 1, count=spaces)
        if markers > (position["marker"] == seat):
            yield Phrase("position-marker", player=seat + 1)
        is_on_floor = position["phase"] in ("take", "keep") and position["marker"] == seat
        if is_on_floor and not markers and spaces < FLOOR_SPACES:
            yield Phrase("position-marker-missing", player=seat + 1)
    if position["phase"] == "deal" and position["marker"] != "centre":
        yield Phrase("position-marker-deal")


def _the_phase_fits(position: Position) -> Problems:
    """1.3, 1.9, 1.10: what lies where in each phase."""
    phase, on_displays = position["phase"], [len(tiles) for tiles in position["factories"]]
    is_market_empty = not any(on_displays) and not position["centre"]
    if (position["to_move"] is None) != (phase in ("deal", "over")):
        yield Phrase("position-to-move", phase=phase)
    if (position["pending"] is not None) != (phase == "keep"):
        yield Phrase("position-pending", phase=phase)
    if phase in ("take", "keep") and is_market_empty:
        yield Phrase("position-market-empty", phase=phase, rule="Azul 1.4")
    if phase in ("tile", "over") and not is_market_empty:
        yield Phrase("position-market-full", phase=phase, rule="Azul 1.4")
    if phase in ("deal", "over"):
        yield from _tables_are_cleared(position, range(len(position["players"])))
    if phase != "over" and position["stalled"] >= STALLED_ROUNDS + (phase == "tile"):
        yield Phrase("position-stalled", count=position["stalled"])
    if phase == "deal":
        dealt = sum(on_displays)
        in_order = [min(TILES_PER_DISPLAY, max(0, dealt - TILES_PER_DISPLAY * at)) for at in range(len(on_displays))]
        is_done = dealt == TILES_PER_DISPLAY * len(on_displays) or not _tiles_to_draw(position)
        if is_done or position["centre"] or on_displays != in_order:
            yield Phrase("position-deal")


def _tables_are_cleared(position: Position, seats: Any) -> Problems:
    """After its tiling a seat has neither complete lines nor a floor (1.6, 1.8)."""
    for seat in seats:
        player = position["players"][seat]
        if player["floor"]:
            yield Phrase("position-floor-left", player=seat + 1)
        for line, tiles in enumerate(player["lines"]):
            if len(tiles) == line + 1:
                yield Phrase("position-line-left", player=seat + 1, line=line + 1)


def _the_end_is_the_end(position: Position) -> Problems:
    """1.10, AZ-R4, AZ-R6: over if and only if there is a reason."""
    has_row = any(all(row) for player in position["players"] for row in player["wall"])
    if position["phase"] == "over":
        is_stalled = position["stalled"] >= STALLED_ROUNDS
        if not has_row and not is_stalled and _tiles_to_draw(position):
            yield Phrase("position-not-over")
    elif has_row and position["phase"] != "tile":
        yield Phrase("position-row-complete")


def _tiles_to_draw(position: Position) -> int:
    count: int = sum(position["bag"].values()) + sum(position["lid"].values())
    return count


def _choices_are_open(position: Position) -> Problems:
    """2.2, AZ-J2: the seat to move has the choice that the phase says."""
    state, seat = read(position), position["to_move"]
    if position["phase"] == "keep":
        state.phase, state.pending = TAKE, NONE_PENDING
        pending = moves.parse(position["pending"])
        if pending is None or refusal(state, pending) is not None or not _overflows(position, pending):
            yield Phrase("position-pending-illegal", move=position["pending"])
    if position["phase"] == "tile":
        order = [(position["starter"] + turn) % len(position["players"]) for turn in range(len(position["players"]))]
        yield from _tables_are_cleared(position, order[: order.index(seat)])
        row = int(first_complete_line(state, seat))
        columns = legal_columns(state, seat, row) if row < SIZE else 0
        if not columns or is_single(columns):
            yield Phrase("position-no-choice", player=seat + 1)


def _overflows(position: Position, pending: int) -> bool:
    source, tile, with_jokers, line = take_parts(pending)
    if not with_jokers or line == SIZE:
        return False
    lying = position["factories"][source - 1] if source else position["centre"]
    held = len(position["players"][position["to_move"]]["lines"][line])
    return bool(lying.count(TILE_NAMES[tile]) + lying.count("joker") > line + 1 - held)


QUESTIONS: tuple[Callable[[Position], Problems], ...] = (
    _tiles_are_conserved,
    _displays_hold_at_most_four,
    _lines_hold_one_colour,
    _walls_follow_the_print,
    _the_marker_is_in_one_place,
    _the_phase_fits,
    _the_end_is_the_end,
)
