"""Summer Pavilion played slowly on plain dictionaries (Pavilion 4–6).

A position is the JSON form of one; a move is its text. Every public function leaves the position it is given alone.
Moves are listed and read here; what they do is in pavilion_turns.py, one player's stars are in pavilion_board.py.
"""

import json

from .pavilion_board import (
    BOARDS,
    COLOURS,
    LETTERS,
    complete_sets,
    completed_structures,
    end_score,
    group_points,
    legal_colours,
    legal_payments,
    wild_colour,
)
from .pavilion_turns import (
    Placement,
    Position,
    carry_on,
    draw_tile,
    legal_picks,
    legal_placements,
    legal_takes,
    may_draw,
    pass_turn,
    pick,
    place,
    take,
)

__all__ = [
    "BOARDS",
    "COLOURS",
    "LETTERS",
    "Position",
    "complete_sets",
    "completed_structures",
    "draw",
    "draws",
    "end_score",
    "group_points",
    "legal_colours",
    "legal_moves",
    "legal_payments",
    "legal_takes",
    "move_id",
    "new_position",
    "play",
    "wild_colour",
    "winners",
]

LETTER_OF = {colour: letter for letter, colour in LETTERS.items()}


# Setup and deal


def new_position(players: int = 2, board: str = "coloured", starter: int = 0) -> Position:
    """The table before the first deal: every tile is in the bag, and nobody is in the round (Pavilion 4.1)."""
    return {
        "game": "summer-pavilion",
        "board": board,
        "round": 1,
        "phase": "deal",
        "starter": starter,
        "to_move": None,
        "wild": wild_colour(board, 1),
        "factories": [[] for _ in range(2 * players + 1)],
        "centre": [],
        "token": "centre",
        "supply": [],
        "bag": dict.fromkeys(COLOURS, 22),
        "tower": {},
        "owed": 0,
        "lowest": None,
        "players": [
            {"score": 5, "hand": {}, "corners": {}, "passed": True, "stars": [[None] * 6 for _ in range(7)]}
            for _ in range(players)
        ],
    }


def draws(position: Position) -> dict[str, int]:
    """What could come out of the bag next; an empty bag is first refilled from the tower (Pavilion 4.9, 4.11)."""
    if position["phase"] != "deal" or not may_draw(position):
        return {}
    return dict(position["bag"] or position["tower"])


def draw(position: Position, tile: str) -> Position:
    """The position after one tile has come out of the bag (Pavilion 4.1, 4.9, 4.11)."""
    if tile not in draws(position):
        raise ValueError(f"no {tile} can be drawn in phase {position['phase']}")
    position = copy_of(position)
    draw_tile(position, tile)
    carry_on(position)
    return position


# Moves


def legal_moves(position: Position) -> list[str]:
    """Everything the seat to move may do now, in ascending order of move id."""
    moves = []
    if position["phase"] == "take":
        for source, tiles in enumerate([position["centre"], *position["factories"]]):
            moves += [f"{source}{LETTER_OF[colour]}" for colour in legal_takes(tiles, position["wild"])]
    elif position["phase"] == "place":
        moves = [text_of(placement) for placement in legal_placements(position)] + ["pass"]
    elif position["phase"] == "bonus":
        moves = [f"+{LETTER_OF[colour]}" for colour in legal_picks(position)]
    elif position["phase"] == "keep":
        moves = [f"={LETTER_OF[colour]}" for colour in legal_picks(position)]
    return sorted(moves, key=move_id)


def play(position: Position, text: str) -> Position:
    """The position after a move and all that follows from it without a decision (Pavilion 4.2, 10)."""
    if text not in legal_moves(position):
        raise ValueError(f"{text} is not legal in phase {position['phase']}")
    position = copy_of(position)
    if text == "pass":
        pass_turn(position)
    elif text[0] in "+=":
        pick(position, LETTERS[text[1]])
    elif position["phase"] == "place":
        place(position, placement_from(text))
    else:
        take(position, int(text[0]), LETTERS[text[1]])
    carry_on(position)
    return position


def text_of(placement: Placement) -> str:
    """`3.5R`, or `3.5R+2` with two wild tiles in the payment."""
    star, index, colour, wilds = placement
    text = f"{star}.{index}{LETTER_OF[colour]}"
    return f"{text}+{wilds}" if wilds > 0 else text


def placement_from(text: str) -> Placement:
    """What `text_of` wrote."""
    wilds = int(text[5]) if "+" in text else 0
    return int(text[0]), int(text[2]), LETTERS[text[3]], wilds


def move_id(text: str) -> int:
    """The number of a move: takes, placements, the pass, bonus tiles, kept tiles."""
    if text == "pass":
        return 1572
    if text[0] == "+":
        return 1573 + list(LETTERS).index(text[1])
    if text[0] == "=":
        return 1579 + list(LETTERS).index(text[1])
    if "." in text:
        star, index, colour, wilds = placement_from(text)
        space = star * 6 + index - 1
        return 60 + (space * 6 + COLOURS.index(colour)) * 6 + wilds
    return int(text[0]) * 6 + list(LETTERS).index(text[1])


def copy_of(position: Position) -> Position:
    """A position anew, all the way down: it is JSON, after all."""
    copy: Position = json.loads(json.dumps(position))
    return copy


# The end


def winners(position: Position) -> list[int]:
    """Most points; ties are shared; nobody before the end (Pavilion 4.12)."""
    if position["phase"] != "over":
        return []
    scores = [player["score"] for player in position["players"]]
    return [seat for seat, score in enumerate(scores) if score == max(scores)]
