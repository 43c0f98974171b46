"""Worked examples, carried out by the engine.

One function for each kind of example. It lays out the table, lets the kernels do what the example is about, and
answers every question that an example of this kind may ask; `differences` compares that with what the example
expects. No rule of the game is in here.
"""

import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import numpy as np

from faience.errors import IllegalMove
from faience.game.teller import Teller
from faience.notation.azul import table as notation
from faience.notation.move import Move
from faience.notation.position import line_of
from faience.rules import chance, generic
from faience.rules.azul import AZUL
from faience.rules.azul.boards import COLOURS, JOKER, SIZE, TILE_NAMES
from faience.rules.azul.bonuses import add_bonuses
from faience.rules.azul.events import Bonus, Ended, FloorScored, Tiled
from faience.rules.azul.legal import first_complete_line, legal_columns
from faience.rules.azul.moves import COLUMN, KEEP_JOKERS, take_parts
from faience.rules.azul.rounds import end_round_if_tiled, prepare_round
from faience.rules.azul.state import FLOOR, KEEP
from faience.rules.azul.taking import keep_jokers, take
from faience.rules.azul.tiling import score_floor, tile_row, tile_walls
from faience.rules.events import Event, Poured
from faience.rules.log import new_log
from faience.rules.market import CENTRE, DEAL, IN_CENTRE, OVER

from .worked_table import MARKER_NAME, SELF, Case, displays, heap, heap_of, lay_line, lid_before, table_of

Answers = dict[str, Any]
LETTER = dict(zip(AZUL.tiles, AZUL.letters, strict=True))
JOKER_NAME = TILE_NAMES[JOKER]


def read_cases(path: Path) -> list[Case]:
    """The examples of a file."""
    data = json.loads(path.read_text(encoding="utf-8"))
    return list(data["cases"] if isinstance(data, dict) else data)


# Phase A


def taking(case: Case) -> Answers:
    """One turn: the table right after it, before anything else happens."""
    state, action = table_of(case), case["action"]
    move = _take(action)
    source, _, with_jokers, _ = take_parts(int(move))
    jokers_there = int(state.market[source, JOKER])
    is_whole = (action.get("jokers") or 0) in (0, jokers_there)
    if not is_whole or move not in _legal(state):
        reason = AZUL.refusal(state, int(move))
        why = IllegalMove(reason.message_id, line_of(state), **reason.values) if reason else "part of the jokers"
        return {"legal": False, "illegal": True, "why": str(why)}
    held = state.line_jokers[SELF].sum()
    take(state, int(move), None)
    if state.phase == KEEP:
        may_stay = [int(answer) - KEEP_JOKERS for answer in _legal(state)]
        told = action.get("jokers_in_line")
        stays = min(may_stay) if told is None else told  # unless told, coloured tiles first
        assert stays in may_stay, f"{stays} jokers stay, but {may_stay} may"
        keep_jokers(state, KEEP_JOKERS + stays, None)
    elif with_jokers and action.get("jokers_in_line") is not None:
        stayed = int(state.line_jokers[SELF].sum() - held)
        assert stayed == action["jokers_in_line"], f"all {stayed} jokers stay, there is nothing to choose"
    position = notation.write(state)
    return {
        "legal": True,
        "illegal": False,
        "factories": position["factories"][: len(displays(case["before"]))],
        "centre": position["centre"],
        **_after(case, state),
    }


def _take(action: dict[str, Any]) -> Move:
    """The take as the notation has it: "factory:0", blue with a joker, line 3 is 1BJ3."""
    place, _, index = action["source"].partition(":")
    source = 1 + int(index) if place == "factory" else CENTRE
    colour = action.get("color") or JOKER_NAME
    with_jokers = colour != JOKER_NAME and (action.get("jokers") or 0) > 0
    return Move.parse("azul", f"{source}{LETTER[colour]}{'J' if with_jokers else ''}{action['line'] or 'F'}")


def legal_lines(case: Case) -> Answers:
    """Where a pick may go: it lies on a display, and the takes from there are listed."""
    pick = case["before"]["pick"]
    colour, jokers = pick.get("color"), pick.get("jokers") or 0
    tiles = {JOKER_NAME: jokers} if colour in (None, JOKER_NAME) else {colour: pick.get("count", 1), JOKER_NAME: jokers}
    lying = [tile for tile, count in tiles.items() for _ in range(count)]
    state = table_of({**case, "before": {**case["before"], "display": lying}})
    takes = [take_parts(int(move)) for move in _legal(state)]
    wanted = (JOKER, False) if colour in (None, JOKER_NAME) else (COLOURS.index(colour), jokers > 0)
    ends = [end for source, tile, with_jokers, end in takes if source == 1 and (tile, with_jokers) == wanted]
    return {"legal_lines": [1 + end for end in ends if end != FLOOR], "floor": FLOOR in ends}


def legal_takes(case: Case) -> Answers:
    """What may be taken, wherever it may then be laid."""
    state = table_of(case)
    picks = []
    for source, tile, with_jokers in dict.fromkeys(take_parts(int(move))[:3] for move in _legal(state)):
        jokers = int(state.market[source, JOKER]) if with_jokers or tile == JOKER else 0
        colour = None if tile == JOKER else COLOURS[tile]
        count = 0 if tile == JOKER else int(state.market[source, tile])
        place = f"factory:{source - 1}" if source else "centre"
        picks.append({"source": place, "color": colour, "count": count, "jokers": jokers})
    return {"picks": picks}


# Phase B


def columns(case: Case) -> Answers:
    """The columns open to a complete line."""
    state, action = table_of(case), case["action"]
    row, colour = action["row"] - 1, action.get("color", JOKER_NAME) or JOKER_NAME
    jokers = row + 1 if colour == JOKER_NAME else action.get("jokers") or 0
    if "color" in action or state.line_count[SELF, row] == 0:
        lay_line(state, SELF, row, heap([colour] * (row + 1 - jokers) + [JOKER_NAME] * jokers))
    found = legal_columns(state, SELF, row)
    return {"columns": [1 + column for column in range(SIZE) if found >> column & 1]}


def wall_score(case: Case) -> Answers:
    """The points of one tile."""
    state, log, action = table_of(case), new_log(), case["action"]
    row, column = action["row"] - 1, action["col"] - 1
    lay_line(state, SELF, row, {action.get("color") or JOKER_NAME: row + 1})
    tile_row(state, SELF, row, column, log)
    [tiled] = _events(state, log, Tiled)
    return {**_placement(tiled), "score": int(state.score[SELF])}


def round_end(case: Case) -> Answers:
    """The wall-tiling of one player, with the choices the example makes."""
    state, log = table_of(case), new_log()
    told = case.get("action", {}).get("choices") or {}
    choices = {int(row): int(column) for row, column in told.items()}
    while not tile_walls(state, log):
        row = 1 + int(first_complete_line(state, SELF))
        open_columns = [1 + int(move) - COLUMN for move in _legal(state)]
        assert choices.get(row) in open_columns, f"line {row} may go to columns {open_columns}, not {choices.get(row)}"
        tile_row(state, SELF, row - 1, choices[row] - 1, log)
    placements = [_placement(tiled) for tiled in _events(state, log, Tiled)]
    made = {placement["row"]: placement["col"] for placement in placements}
    assert made == {**made, **choices}, f"the example chooses {choices}, the engine laid {made}"
    penalty = sum(floor.penalty for floor in _events(state, log, FloorScored))
    return {"placements": placements, "penalty": penalty, **_after(case, state)}


def floor(case: Case) -> Answers:
    """What a floor line costs."""
    state, log = table_of(case), new_log()
    score_floor(state, SELF, log)
    after = _after(case, state)
    penalty = sum(floor.penalty for floor in _events(state, log, FloorScored))
    return {"penalty": penalty, "score": after["player"]["score"], "floor": after["player"]["floor"], **after}


# Between rounds, and the end


def round_over(case: Case) -> Answers:
    """What follows phase B: the end, or the next starter and the deal."""
    state, log = table_of(case), new_log()
    state.to_move = state.starter
    end_round_if_tiled(state, log)
    if state.phase == DEAL:
        generic.deal(state, chance.stream(7), log)
    ends = bool(state.phase == OVER)
    sizes = [len(tiles) for tiles in notation.write(state)["factories"]]
    return {
        "ends": ends,
        "game_ends": ends,
        "game_over": ends,
        "reason": next((event.reason for event in _events(state, log, Ended)), None),
        "starter": int(state.starter),
        "marker_in_centre": bool(state.marker == IN_CENTRE),
        "display_sizes": sizes,
        "bag_count": int(state.bag.sum()),
        "lid_count": int(state.discard.sum()),
        "poured": bool(_events(state, log, Poured)),
    }


def end_bonus(case: Case) -> Answers:
    """The bonuses of one wall."""
    state, log = table_of(case), new_log()
    before = int(state.score[SELF])
    add_bonuses(state, SELF, log)
    what = [bonus.what for bonus in _events(state, log, Bonus)]
    score = int(state.score[SELF])
    counts = {"rows": what.count("row"), "columns": what.count("column"), "colors": what.count("colour")}
    return {**counts, "total": score - before, "score": score}


def winner(case: Case) -> Answers:
    """Who has won."""
    state = table_of(case)
    state.phase = OVER
    return {"winners": list(generic.winners(state))}


KINDS = {
    "azul.deal": round_over,
    "azul.end_bonus": end_bonus,
    "azul.end_trigger": round_over,
    "azul.floor": floor,
    "azul.legal_columns": columns,
    "azul.legal_lines": legal_lines,
    "azul.legal_takes": legal_takes,
    "azul.next_starter": round_over,
    "azul.round_end": round_end,
    "azul.take": taking,
    "azul.wall_score": wall_score,
    "azul.winner": winner,
}


def _legal(state: np.record) -> list[Move]:
    moves = np.zeros(AZUL.moves, dtype=np.int16)
    count = generic.legal_moves(state, moves)
    return [Move("azul", int(move)) for move in moves[:count]]


def _events(state: np.record, log: np.ndarray, kind: type[Event]) -> list[Any]:
    """What the log tells of one kind; the log keeps it."""
    teller = Teller(AZUL, int(state.board))
    teller.listen(log.copy(), int(state.round_number), int(state.starter))
    return [event for event in teller.events() if isinstance(event, kind)]


def _placement(tiled: Tiled) -> Answers:
    return {
        "row": 1 + tiled.row,
        "col": 1 + tiled.column,
        "color": tiled.tile,
        "points": tiled.points,
        "horizontal": tiled.across,
        "vertical": tiled.down,
        "factor": tiled.factor,
    }


def _after(case: Case, state: np.record) -> Answers:
    """The player's board, what went to the lid in this step, and where the marker is."""
    player = notation.write(state)["players"][SELF]
    has_marker = bool(state.marker == SELF)
    lid, lid_then = heap_of(state.discard), lid_before(case)
    next_round = state.copy()
    prepare_round(next_round, None)
    return {
        "player": player,
        "lid": {tile: count - lid_then.get(tile, 0) for tile, count in lid.items()},
        "marker_in_centre": bool(state.marker == IN_CENTRE),
        "marker_kept": has_marker,
        "marker_beside_board": has_marker and MARKER_NAME not in player["floor"],
        "next_starter": "self" if next_round.starter == SELF else int(next_round.starter),
    }


# What an example expects


def differences(case: Case) -> list[str]:
    """Everything in which the engine and the example differ; what the adapter does not know is a difference, too."""
    if case["kind"] not in KINDS:
        return [f"the adapter does not know the kind {case['kind']}"]
    seen, expected = KINDS[case["kind"]](case), case["expect"]
    if "why" in seen and not {"legal", "illegal"} & set(expected):
        return [seen["why"]]
    return [*_compare(expected, seen, "")] or ([] if expected else ["the example expects nothing"])


def _compare(expected: Answers, seen: Answers, path: str) -> Iterator[str]:
    for field, wanted in expected.items():
        at = path + field
        if field not in seen:
            yield f"{at}: the adapter does not know this expectation"
        elif field == "player":
            yield from _compare(wanted, seen[field], f"{at}.")
        elif field in ("placements", "picks"):
            yield from _compare_lists(wanted, seen[field], at)
        elif _plain(field, wanted) != _plain(field, seen[field]):
            yield f"{at}: expected {wanted}, the engine has {seen[field]}"


def _compare_lists(wanted: list[Answers], seen: list[Answers], at: str) -> Iterator[str]:
    """Placements in their order, picks in any; of each only the fields that the example names."""
    if at == "picks":
        fields = sorted({field for one in wanted for field in one})
        seen = [json.loads(pick) for pick in {_told(one, fields) for one in seen}]
        wanted, seen = (sorted(picks, key=lambda pick: _told(pick, fields)) for picks in (wanted, seen))
    if len(wanted) != len(seen):
        yield f"{at}: expected {wanted}, the engine has {seen}"
        return
    for number, (one, other) in enumerate(zip(wanted, seen, strict=True)):
        yield from _compare(one, other, f"{at}[{number}].")


def _told(pick: Answers, fields: list[str]) -> str:
    """As much of a pick as an example tells."""
    return json.dumps({field: pick[field] for field in fields if field in pick})


def _plain(field: str, value: Any) -> Any:
    """A value in the form in which it is compared: heaps have no order, nor have sets of lines, columns and seats."""
    if field in ("centre", "lid"):
        return heap(value)
    if field in ("factories", "lines"):
        return [heap(tiles) for tiles in value]
    if field in ("legal_lines", "columns", "winners") and isinstance(value, list):
        return sorted(value)
    return value
