"""Taking, placing, passing, picks, refills and rounds of Summer Pavilion (Pavilion 4.2–4.6, 4.8–4.12).

These functions change the position they are given: pavilion.py hands them a copy. Each does one step; what needs no
decision afterwards is done by `carry_on`.
"""

from typing import Any

from .pavilion_board import (
    COLOURS,
    OUTER,
    RING,
    bonus_tiles,
    completed_structures,
    end_score,
    group_points,
    legal_colours,
    legal_payments,
    number_of,
    wild_colour,
)

Position = dict[str, Any]
Player = dict[str, Any]
Placement = tuple[int, int, str, int]  # star, ring index, colour, wild tiles in the payment

SUPPLY_SPACES = 10
TILES_ON_A_DISPLAY = 4
CORNERS = 4
LAST_ROUND = 6
LEAST_SCORE = 1


def carry_on(position: Position) -> None:
    """Every step that nobody has to decide, up to a decision, a draw from the bag, or the end (Pavilion 10)."""
    while True:
        phase = position["phase"]
        if phase == "deal" and not may_draw(position):
            end_deal(position)
        elif phase == "take" and not position["centre"] and not any(position["factories"]):
            begin_placing(position)
        elif phase == "place" and not legal_placements(position):
            pass_turn(position)
        elif phase in ("bonus", "keep") and position["owed"] == 0:
            end_picks(position)
        elif phase in ("bonus", "keep") and len(legal_picks(position)) == 1:
            pick(position, legal_picks(position)[0])
        else:
            return


# Deals and refills


def may_draw(position: Position) -> bool:
    """Whether a space waits for a tile and there is one to draw (Pavilion 4.9, 4.11)."""
    supply_has_room = len(position["supply"]) < SUPPLY_SPACES
    display_has_room = any(len(factory) < TILES_ON_A_DISPLAY for factory in position["factories"])
    is_wanted = supply_has_room or (all_have_passed(position) and display_has_room)
    return is_wanted and bool(position["bag"] or position["tower"])


def draw_tile(position: Position, tile: str) -> None:
    """A tile to the supply, or between rounds, once that is full, to the first display with room (SP-R3, AZ-R5)."""
    if not position["bag"]:
        position["bag"], position["tower"] = position["tower"], {}
    position["bag"] = without(position["bag"], [tile])
    if len(position["supply"]) < SUPPLY_SPACES:
        position["supply"] = in_order([*position["supply"], tile])
        return
    for number, factory in enumerate(position["factories"]):
        if len(factory) < TILES_ON_A_DISPLAY:
            position["factories"][number] = in_order([*factory, tile])
            return


def end_deal(position: Position) -> None:
    """A new round begins, with the stored tiles in the hands again; within a round the seat to move goes on (SP-R7)."""
    if all_have_passed(position):
        for player in position["players"]:
            player["hand"] = with_more(player["hand"], tiles_in(player["corners"]))
            player["corners"] = {}
            player["passed"] = False
        position["phase"] = "take"
        position["to_move"] = position["starter"]
    else:
        position["phase"] = "place"


def all_have_passed(position: Position) -> bool:
    """Whether the round is over, or has not begun (Pavilion 4.5)."""
    return all(player["passed"] for player in position["players"])


def next_seat(position: Position, seat: int) -> int:
    """The next one clockwise that has not passed; it may be the same (Pavilion 4.5)."""
    players = position["players"]
    seat = (seat + 1) % len(players)
    while players[seat]["passed"]:
        seat = (seat + 1) % len(players)
    return seat


# Phase 1: taking


def legal_takes(tiles: list[str], wild: str) -> list[str]:
    """The colours that may be chosen at a place: the wild one only where nothing else lies (Pavilion 4.3)."""
    colours = [colour for colour in COLOURS if colour in tiles and colour != wild]
    if not colours and wild in tiles:
        return [wild]
    return colours


def take(position: Position, source: int, colour: str) -> None:
    """All tiles of a colour and one wild tile; the rest of a display goes to the centre (Pavilion 4.3)."""
    seat, wild = position["to_move"], position["wild"]
    lying = position["centre"] if source == 0 else position["factories"][source - 1]
    taken = [] if colour == wild else [tile for tile in lying if tile == colour]
    if wild in lying:
        taken.append(wild)
    left = list(lying)
    for tile in taken:
        left.remove(tile)

    if source == 0:
        position["centre"] = left
        if position["token"] == "centre":
            position["token"] = seat
            lose(position["players"][seat], len(taken))
    else:
        position["factories"][source - 1] = []
        position["centre"] = in_order(position["centre"] + left)
    position["players"][seat]["hand"] = with_more(position["players"][seat]["hand"], taken)
    position["to_move"] = (seat + 1) % len(position["players"])


def begin_placing(position: Position) -> None:
    """Phase 2 starts with the token holder, or with the same seat if nobody took the token (Pavilion 4.4, SP-R1)."""
    if position["token"] != "centre":
        position["starter"] = position["token"]
    position["phase"] = "place"
    position["to_move"] = position["starter"]


def lose(player: Player, points: int) -> None:
    """The score never falls below 1 (Pavilion 4.1, SP-R4)."""
    player["score"] = max(LEAST_SCORE, player["score"] - points)


# Phase 2: placing and passing


def legal_placements(position: Position) -> list[Placement]:
    """Every space, colour and payment of the seat to move (Pavilion 4.6)."""
    board, player = position["board"], position["players"][position["to_move"]]
    placements = []
    for star in [0, *OUTER]:
        for index in RING:
            for colour in legal_colours(board, player["stars"], star, index):
                number = number_of(board, star, index)
                for wilds in legal_payments(player["hand"], position["wild"], number, colour):
                    placements.append((star, index, colour, wilds))
    return placements


def place(position: Position, placement: Placement) -> None:
    """One tile to the space, the other ones paid to the tower; points, and tiles for structures (Pavilion 4.6–4.9)."""
    star, index, colour, wilds = placement
    board, player = position["board"], position["players"][position["to_move"]]
    number = number_of(board, star, index)
    paid = [colour] * (number - wilds) + [position["wild"]] * wilds
    player["hand"] = without(player["hand"], paid)
    player["stars"][star][index - 1] = colour
    paid.remove(colour)
    position["tower"] = with_more(position["tower"], paid)

    player["score"] += group_points(player["stars"], star, index)
    earned = bonus_tiles(completed_structures(board, player["stars"], star, index))
    begin_picks(position, "bonus", min(earned, len(position["supply"])))  # SP-R2


def pass_turn(position: Position) -> None:
    """Four tiles are kept, or all if there are fewer; none in the last round (Pavilion 4.10, SP-R5, SP-R6)."""
    hand = position["players"][position["to_move"]]["hand"]
    begin_picks(position, "keep", 0 if position["round"] == LAST_ROUND else min(CORNERS, len(tiles_in(hand))))


def begin_picks(position: Position, phase: str, owed: int) -> None:
    """Single tiles are picked in colour order: from the supply to the hand, or from the hand to the corners."""
    position["phase"] = phase
    position["owed"] = owed
    position["lowest"] = COLOURS[0]


def legal_picks(position: Position) -> list[str]:
    """Colours not before the last one picked, with enough tiles from there on for all that is owed (Pavilion 10)."""
    if position["phase"] == "bonus":
        lying = position["supply"]
    else:
        lying = tiles_in(position["players"][position["to_move"]]["hand"])
    picks = []
    for number, colour in enumerate(COLOURS):
        enough = len([tile for tile in lying if tile in COLOURS[number:]]) >= position["owed"]
        if colour in lying and number >= COLOURS.index(position["lowest"]) and enough:
            picks.append(colour)
    return picks


def pick(position: Position, colour: str) -> None:
    """One tile from the supply to the hand, or from the hand to a corner (Pavilion 4.9, 4.10)."""
    player = position["players"][position["to_move"]]
    if position["phase"] == "bonus":
        position["supply"].remove(colour)
        player["hand"] = with_more(player["hand"], [colour])
    else:
        player["hand"] = without(player["hand"], [colour])
        player["corners"] = with_more(player["corners"], [colour])
    position["owed"] -= 1
    position["lowest"] = colour


def end_picks(position: Position) -> None:
    """The turn is over; who passes gives up the rest of the hand and a point for each tile of it (Pavilion 4.10)."""
    if position["phase"] == "keep":
        player = position["players"][position["to_move"]]
        unused = tiles_in(player["hand"])
        position["tower"] = with_more(position["tower"], unused)
        player["hand"] = {}
        lose(player, len(unused))
        player["passed"] = True
    position["lowest"] = None
    end_turn(position)


def end_turn(position: Position) -> None:
    """The end after round 6; else the supply is refilled, and with the last pass a round is prepared (SP-R3, 4.11)."""
    if not all_have_passed(position):
        position["phase"] = "deal"
        position["to_move"] = next_seat(position, position["to_move"])
        return
    position["to_move"] = None
    if position["round"] < LAST_ROUND:
        position["phase"] = "deal"
        position["round"] += 1
        position["wild"] = wild_colour(position["board"], position["round"])
        position["token"] = "centre"
    else:
        position["phase"] = "over"
        for player in position["players"]:
            player["score"] += sum(end_score(position["board"], player["stars"]).values())


# Heaps of tiles


def in_order(tiles: list[str]) -> list[str]:
    """Tiles in colour order."""
    return sorted(tiles, key=COLOURS.index)


def tiles_in(heap: dict[str, int]) -> list[str]:
    """The tiles of a heap one by one."""
    return [tile for tile in COLOURS for _ in range(heap.get(tile, 0))]


def heap_of(tiles: list[str]) -> dict[str, int]:
    """How many there are of each colour, in colour order, without zeros."""
    return {tile: tiles.count(tile) for tile in COLOURS if tile in tiles}


def with_more(heap: dict[str, int], tiles: list[str]) -> dict[str, int]:
    """A heap after these tiles came to it."""
    return heap_of(tiles_in(heap) + tiles)


def without(heap: dict[str, int], tiles: list[str]) -> dict[str, int]:
    """A heap after these tiles left it."""
    left = tiles_in(heap)
    for tile in tiles:
        left.remove(tile)
    return heap_of(left)
