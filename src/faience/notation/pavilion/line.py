"""A position of Summer Pavilion on one line, and back to plain data.

summer-pavilion coloured place 2 1 2 PGOY,-,-,-,- - PPGGOOYYBR B12R3 P4 9;P2R1;-;t;......,R....., … 5;…

Game, board, phase (with the picks owed and the lowest colour, as in bonus:2:P), round,
starter, seat to move, displays, centre, supply, bag, tower, then for each player
score;hand;corners;t if it has the token and p if it has passed;stars. A star in the
centre stands for the token. What is read is not yet a possible table: that is for
problems.py.
"""

from faience.notation.pavilion.moves import LETTERS
from faience.notation.pavilion.table import Position
from faience.notation.words import NOTHING, Word, words_of, write_heap, write_tiles
from faience.rules.pavilion.boards import BOARDS, COLOURS
from faience.rules.pavilion.state import ROUNDS

LETTER = dict(zip(COLOURS, LETTERS, strict=True))
TAGS = ("game", "board", "phase", "round", "starter", "to_move", "factories", "centre", "supply", "bag", "tower")
TOKEN, PASSED = "t", "p"


def write(position: Position) -> str:
    """The canonical line of a position."""
    seat = position["to_move"]
    token = "*" if position["token"] == "centre" else ""
    picks = f":{position['owed']}:{LETTER[position['lowest']]}" if position["lowest"] else ""
    words = [
        "summer-pavilion",
        position["board"],
        position["phase"] + picks,
        str(position["round"]),
        str(position["starter"] + 1),
        NOTHING if seat is None else str(seat + 1),
        ",".join(write_tiles(LETTER, tiles) for tiles in position["factories"]),
        token + write_tiles(LETTER, position["centre"], "" if token else NOTHING),
        write_tiles(LETTER, position["supply"]),
        write_heap(LETTER, position["bag"]),
        write_heap(LETTER, position["tower"]),
    ]
    for number, player in enumerate(position["players"]):
        flags = (TOKEN if position["token"] == number else "") + (PASSED if player["passed"] else "")
        stars = ",".join("".join(LETTER[tile] if tile else "." for tile in star) for star in player["stars"])
        heaps = f"{write_heap(LETTER, player['hand'])};{write_heap(LETTER, player['corners'])}"
        words.append(f"{player['score']};{heaps};{flags or NOTHING};{stars}")
    return " ".join(words)


def parse(text: str) -> Position:
    """Plain data of the same form as the JSON; case does not matter."""
    given, seats = words_of(text, TAGS, LETTER)
    phase, *picks = given["phase"].text.lower().split(":")
    if picks and (len(picks) != 2 or not picks[0].isascii() or not picks[0].isdigit() or len(picks[0]) > 2):
        raise given["phase"].error()
    board, round_number = given["board"].text.lower(), given["round"].number()
    wilds = BOARDS[board].wilds if board in BOARDS else COLOURS
    position: Position = {
        "game": given["game"].text.lower(),
        "board": board,
        "round": round_number,
        "phase": phase,
        "starter": given["starter"].number() - 1,
        "to_move": None if given["to_move"].text == NOTHING else given["to_move"].number() - 1,
        "wild": wilds[round_number - 1] if 1 <= round_number <= ROUNDS else wilds[0],
        "factories": [given["factories"].tiles(part) for part in given["factories"].text.split(",")],
        "centre": given["centre"].tiles(given["centre"].text.replace("*", "") or NOTHING),
        "token": "centre" if "*" in given["centre"].text else None,
        "supply": given["supply"].tiles(given["supply"].text),
        "bag": given["bag"].heap(),
        "tower": given["tower"].heap(),
        "owed": int(picks[0]) if picks else 0,
        "lowest": given["phase"].tile(picks[1]) if picks else None,
        "players": [],
    }
    for seat, word in enumerate(seats):
        _parse_player(word, position, seat)
    if position["token"] is None:
        raise given["centre"].error("notation-token")
    return position


def _parse_player(word: Word, position: Position, seat: int) -> None:
    parts = word.text.split(";")
    if len(parts) != 5 or not set(parts[3].lower()) <= {TOKEN, PASSED, NOTHING}:
        raise word.error()
    score, hand, corners, flags, stars = parts
    if TOKEN in flags.lower():
        if position["token"] is not None:
            raise word.error("notation-token")
        position["token"] = seat
    position["players"].append(
        {
            "score": word.number(score),
            "hand": word.heap(hand),
            "corners": word.heap(corners),
            "passed": PASSED in flags.lower(),
            "stars": [[None if cell == "." else word.tile(cell) for cell in star] for star in stars.split(",")],
        }
    )
