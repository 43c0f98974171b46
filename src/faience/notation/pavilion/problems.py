"""Everything that is wrong with a position of Summer Pavilion (4.1–4.12, 5.2, 6.1).

First the form: a wrong name or type makes further questions idle. Then the rules: each
function asks one question of a well-formed position and yields every answer it finds.
"""

from collections import Counter
from collections.abc import Callable, Iterator
from typing import Any

from faience.notation.form import form_problems
from faience.notation.pavilion.form import FIELDS, PLAYER_FIELDS, SEAT_FIELDS
from faience.notation.pavilion.table import Position, read
from faience.rules.bits import is_single
from faience.rules.market import TILES_PER_DISPLAY
from faience.rules.pavilion.boards import ALL_DIFFERENT, BOARDS, BY_SECOND_TILE, COLOURS, POINTS, STARS
from faience.rules.pavilion.legal import can_place, pickable
from faience.rules.pavilion.state import CORNERS, PER_COLOUR, ROUNDS, SUPPLY
from faience.texts import Phrase

Problems = Iterator[Phrase]
MOST_OWED = 4  # a window and a fountain at once (6.3)


def problems(position: Any) -> list[Phrase]:
    """What is wrong; nothing for a table that can be."""
    found = list(form_problems(position, FIELDS, PLAYER_FIELDS, SEAT_FIELDS))
    if not found:
        found = [problem for question in QUESTIONS for problem in question(position)]
    if not found:
        found = list(_choices_are_open(position))
    return found


def _tiles_are_conserved(position: Position) -> Problems:
    """4.1: 22 of each colour, wherever they are."""
    seen: Counter[str] = Counter(position["bag"]) + Counter(position["tower"])
    for tiles in (position["supply"], position["centre"], *position["factories"]):
        seen += Counter(tiles)
    for player in position["players"]:
        seen += Counter(player["hand"]) + Counter(player["corners"])
        seen += Counter(tile for star in player["stars"] for tile in star if tile)
    for colour in COLOURS:
        if seen[colour] != PER_COLOUR:
            rule = "Summer Pavilion 4.1"
            yield Phrase("position-tiles", tile=colour, found=seen[colour], wanted=PER_COLOUR, rule=rule)


def _nothing_is_too_full(position: Position) -> Problems:
    """4.1, 4.10."""
    for display, tiles in enumerate(position["factories"], 1):
        if len(tiles) > TILES_PER_DISPLAY:
            yield Phrase("position-display-full", display=display, count=len(tiles), rule="Summer Pavilion 4.1")
    if len(position["supply"]) > SUPPLY:
        yield Phrase("position-supply-full", count=len(position["supply"]))
    for seat, player in enumerate(position["players"], 1):
        if sum(player["corners"].values()) > CORNERS:
            yield Phrase("position-corners-full", player=seat, count=sum(player["corners"].values()))


def _stars_follow_their_rule(position: Position) -> Problems:
    """4.7, 5.2, 6.1, 6.5: the printed colour; all different; or as the second tile decided."""
    board = BOARDS[position["board"]]
    for seat, player in enumerate(position["players"], 1):
        for star, index in ((star, index) for star in range(STARS) for index in range(POINTS)):
            tile, printed = player["stars"][star][index], board.printed(star, index)
            if tile and printed not in (None, tile):
                place = board.seen(star, index) | {"seen": "place"}
                yield Phrase("position-star-print", player=seat, star=star, space=index + 1, colour=tile, **place)
        for star in range(STARS):
            tiles = [tile for tile in player["stars"][star] if tile]
            is_different = len(set(tiles)) == len(tiles)
            is_uniform = len(set(tiles)) <= 1
            rule = board.rule(star)
            if (rule == ALL_DIFFERENT and not is_different) or (
                rule == BY_SECOND_TILE and not is_different and not is_uniform
            ):
                yield Phrase("position-star-colours", player=seat, star=star, seen="place")


def _the_phase_fits(position: Position) -> Problems:
    """4.2, 4.5, 4.10, 4.11: what lies where in each phase."""
    phase, players = position["phase"], position["players"]
    is_market_empty = not any(position["factories"]) and not position["centre"]
    is_nobodys_turn = phase == "over" or (phase == "deal" and all(player["passed"] for player in players))
    if (position["to_move"] is None) != is_nobodys_turn:
        yield Phrase("position-to-move-refill", phase=phase)
    if phase == "take" and is_market_empty:
        yield Phrase("position-market-empty", phase=phase, rule="Summer Pavilion 4.3")
    if phase in ("place", "bonus", "keep", "over") and not is_market_empty:
        yield Phrase("position-market-full", phase=phase, rule="Summer Pavilion 4.3")
    if position["wild"] != BOARDS[position["board"]].wilds[position["round"] - 1]:
        yield Phrase("position-wild", round=position["round"], colour=position["wild"])
    if (position["lowest"] is not None) != (phase in ("bonus", "keep")):
        yield Phrase("position-lowest", phase=phase)
    most = {"bonus": MOST_OWED, "keep": CORNERS}.get(phase, 0)
    if not min(most, 1) <= position["owed"] <= most:
        yield Phrase("position-owed", count=position["owed"], most=most)
    is_placing = is_market_empty and phase != "deal"
    if is_placing and position["token"] not in ("centre", position["starter"]):
        yield Phrase("position-token-starter")
    if phase == "over" and position["round"] != ROUNDS:
        yield Phrase("position-not-over-yet", round=position["round"])
    for seat, player in enumerate(players, 1):
        is_picking = phase == "keep" and position["to_move"] == seat - 1
        hand, corners = sum(player["hand"].values()), sum(player["corners"].values())
        if hand and player["passed"]:
            yield Phrase("position-passed-hand", player=seat)
        if corners and not player["passed"] and not is_picking:
            yield Phrase("position-corners", player=seat)
        if player["passed"] and (phase == "take" or position["to_move"] == seat - 1):
            yield Phrase("position-passed", player=seat)
        if not player["passed"] and phase == "over":
            yield Phrase("position-not-passed", player=seat)
        if corners and position["round"] == ROUNDS and phase != "deal":
            yield Phrase("position-corners", player=seat)


def _the_deal_is_under_way(position: Position) -> Problems:
    """4.1, 4.9, 4.11: the supply first, then, between two rounds, the displays in order."""
    if position["phase"] != "deal":
        return
    between_rounds = all(player["passed"] for player in position["players"])
    on_displays = [len(tiles) for tiles in position["factories"]]
    dealt = sum(on_displays)
    in_order = [min(TILES_PER_DISPLAY, max(0, dealt - TILES_PER_DISPLAY * at)) for at in range(len(on_displays))]
    is_supplied = len(position["supply"]) == SUPPLY
    is_done = is_supplied and (not between_rounds or dealt == TILES_PER_DISPLAY * len(on_displays))
    has_tiles = sum(position["bag"].values()) + sum(position["tower"].values()) > 0
    has_wrong_displays = dealt > 0 and not (between_rounds and is_supplied)
    if is_done or not has_tiles or position["centre"] or on_displays != in_order or has_wrong_displays:
        yield Phrase("position-refill")
    if between_rounds and position["token"] != "centre":
        yield Phrase("position-token-deal")


def _choices_are_open(position: Position) -> Problems:
    """4.5, 4.9, 4.10: the seat to move has the choice that the phase says."""
    state, seat, phase = read(position), position["to_move"], position["phase"]
    if phase == "place" and not can_place(state, seat):
        yield Phrase("position-no-choice-place", player=seat + 1)
    if phase in ("bonus", "keep"):
        heap = state.supply if phase == "bonus" else state.hand[seat]
        colours = pickable(heap, state.lowest, state.owed)
        if not colours or is_single(colours):
            yield Phrase("position-no-choice-pick", player=seat + 1)
        if phase == "keep" and sum(position["players"][seat]["corners"].values()) + state.owed != CORNERS:
            yield Phrase("position-owed", count=int(state.owed), most=CORNERS)


QUESTIONS: tuple[Callable[[Position], Problems], ...] = (
    _tiles_are_conserved,
    _nothing_is_too_full,
    _stars_follow_their_rule,
    _the_phase_fits,
    _the_deal_is_under_way,
)
