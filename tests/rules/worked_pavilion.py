"""Worked examples of Summer Pavilion, carried out by the engine.

One function for each kind of example. It lays out the table, lets the kernels do what the example is about, and
answers every question that an example of this kind may ask; `differences` compares that with what the example
expects. No rule of the game is in here.
"""

from collections.abc import Iterator
from typing import Any

from faience.notation.pavilion import table as notation
from faience.rules import chance, generic
from faience.rules.log import new_log
from faience.rules.market import CENTRE, OVER, TILES
from faience.rules.pavilion.boards import COLOURS, POINTS, SPACES
from faience.rules.pavilion.events import Completed, NumberGoal, SetGoal, StarGoal, TookToken
from faience.rules.pavilion.goals import add_goals
from faience.rules.pavilion.legal import wild_colour
from faience.rules.pavilion.moves import PASS, PICK_BONUS, PICK_KEPT
from faience.rules.pavilion.passing import pass_turn
from faience.rules.pavilion.placing import place
from faience.rules.pavilion.rounds import end_turn, has_everybody_passed
from faience.rules.pavilion.state import PLACE, ROUNDS, TURN_OVER, new_state
from faience.rules.pavilion.taking import take

from .worked_pavilion_engine import (
    LEGAL,
    Answers,
    after_draws,
    board_at,
    colours_in_picks,
    complete,
    events,
    gain,
    hand_of,
    legal,
    make_picks,
    placed_on,
    placement,
    placements,
    refused,
    who_starts,
)
from .worked_pavilion_table import SELF, board_of, displays, heap, heap_of, number_of, table_of
from .worked_table import Case

RICH = 12  # tiles of each colour: enough for every space in every colour


def action_of(case: Case, *known: str) -> Answers:
    """What is done in an example."""
    action: Answers = case.get("action") or {}
    unknown = sorted(set(action) - set(known))
    assert not unknown, f"action has fields that the adapter does not know: {unknown}"
    return action


# Phase 1


def taking(case: Case) -> Answers:
    """One turn: the table right after it, before anything else happens."""
    state, log, action = table_of(case), new_log(), action_of(case, "source", "color")
    where, _, index = action["source"].partition(":")
    assert where in ("factory", "centre"), f"no such source: {where}"
    source = 1 + int(index) if where == "factory" else CENTRE
    move = source * TILES + COLOURS.index(action.get("color") or COLOURS[wild_colour(state)])
    if move not in legal(state):
        return refused(state, move)
    had = hand_of(state)
    take(state, move, log)
    position = notation.write(state)
    return {
        **LEGAL,
        "taken": gain(hand_of(state), had),
        "hand": hand_of(state),
        "factories": position["factories"][: len(displays(case["before"]))],
        "centre": position["centre"],
        "token_in_centre": position["token"] == "centre",
        "lost": sum(event.lost for event in events(state, log, TookToken)),
        "score": int(state.score[SELF]),
        **who_starts(state),
    }


def legal_takes(case: Case) -> Answers:
    """What may be taken, and where."""
    state = table_of(case)
    picks = []
    for move in legal(state):
        source, tile = divmod(move, TILES)
        after = state.copy()
        take(after, move, None)
        where = f"factory:{source - 1}" if source else "centre"
        picks.append({"source": where, "color": COLOURS[tile], "taken": gain(hand_of(after), hand_of(state))})
    return {"colors": list(dict.fromkeys(pick["color"] for pick in picks)), "picks": picks}


# Phase 2


def placing(case: Case) -> Answers:
    """One tile laid: payment, points, structures. Bonus tiles stay in the supply unless the example takes them."""
    state, log = table_of(case), new_log()
    action = action_of(case, "star", "index", "color", "wilds", "take")
    move = placement(number_of((action["star"], action["index"])), action["color"], action.get("wilds", 0))
    if move not in legal(state):
        return refused(state, move)
    score, tower = int(state.score[SELF]), heap_of(state.discard)
    place(state, move, log)
    answers = {
        **LEGAL,
        "points": int(state.score[SELF]) - score,
        "score": int(state.score[SELF]),
        "bonus": int(state.owed),
        "completed": [f"{event.structure}{event.number}" for event in events(state, log, Completed)],
        "hand": hand_of(state),
        "tower": gain(heap_of(state.discard), tower),
        "placed": placed_on(state),
    }
    return {**answers, **make_picks(state, heap(action["take"]), PICK_BONUS)} if "take" in action else answers


def legal_payments(case: Case) -> Answers:
    """How many wilds may pay for a number in a colour: on the told space, or on any like that."""
    state, before = table_of(case), case["before"]
    board, colour = board_at(state), before["color"]
    spaces = [number_of(before["space"])] if "space" in before else range(POINTS, SPACES)
    fitting = [
        space
        for space in spaces
        if before.get("number") in (None, board.number(*divmod(space, POINTS)))
        and board.printed(*divmod(space, POINTS)) in (None, colour)
    ]
    assert fitting, f"no space of number {before.get('number')} takes {colour}"
    counts = [wilds for space, tile, wilds in placements(state) if (space, COLOURS[tile]) == (fitting[0], colour)]
    return {"wild_counts": counts, "legal": bool(counts), "illegal": not counts}


def legal_colours(case: Case) -> Answers:
    """The colours that may be laid on a space, by a hand that lacks nothing unless it is told."""
    state, before = table_of(case), case["before"]
    if "hand" not in before:
        state.hand[SELF] = RICH
    space = number_of(before["space"])
    return {"colors": list(dict.fromkeys(COLOURS[tile] for at, tile, _ in placements(state) if at == space))}


def bonus(case: Case) -> Answers:
    """Bonus tiles: a tile is laid that completes what the example says, and then they are picked."""
    state, log, before = table_of(case), new_log(), case["before"]
    action = action_of(case, "take")
    owed, had = before.get("owed", before.get("bonus")), hand_of(state)
    with_fountain = ["window1", "fountain1"] if board_at(state).has_fountains else None
    by_tiles = {1: ["pillar1"], 2: ["statue1"], 3: ["window1"], 4: with_fountain}
    structures = before.get("completed") or by_tiles[owed]
    assert structures, f"nothing on this board brings {owed} tiles"
    complete(state, structures, log)
    earned = sum(event.tiles for event in events(state, log, Completed))
    assert owed in (None, earned), f"{structures} bring {earned} tiles, not {owed}"
    must, colours = int(state.owed), colours_in_picks(state)
    picked = make_picks(state, heap(action["take"]) if "take" in action else None, PICK_BONUS)
    taken = gain(hand_of(state), had)
    return {**picked, "owed": earned, "bonus": must, "lost": earned - must, "colors": colours, "taken": taken}


def passing(case: Case) -> Answers:
    """A pass, with the tiles kept that the example says."""
    state, action = table_of(case), action_of(case, "keep")
    state.phase = PLACE
    assert PASS in legal(state)
    score, tower = int(state.score[SELF]), heap_of(state.discard)
    pass_turn(state, 0, None)
    picked = make_picks(state, heap(action["keep"]) if "keep" in action else None, PICK_KEPT)
    discarded = gain(heap_of(state.discard), tower)
    return {
        **picked,
        "tower": discarded,
        "discarded": discarded,
        "score": int(state.score[SELF]),
        "lost": score - int(state.score[SELF]),
        "passed": bool(state.passed[SELF]),
    }


def order(case: Case) -> Answers:
    """Who is next after a turn of phase 2; if nobody's turn is told, who begins it."""
    state = table_of(case)
    if "current" not in case["before"]:
        answers = who_starts(state)
        return {"next": answers["start"], "phase_ends": False, "round_ends": False, **answers}
    all_passed = bool(has_everybody_passed(state))
    state.phase = TURN_OVER
    end_turn(state, None)
    following = None if all_passed else int(state.to_move)
    return {"next": following, "phase_ends": all_passed, "round_ends": all_passed, **who_starts(state)}


# Chance


def refill(case: Case) -> Answers:
    """The end of a turn of phase 2. Everybody has tiles, so that the phase goes on."""
    state, log = table_of(case), new_log()
    state.hand[:] = 1
    state.phase = TURN_OVER
    end_turn(state, log)
    generic.deal(state, chance.stream(7), log)
    return after_draws(state, log)


def dealing(case: Case) -> Answers:
    """The deal between two rounds; if nothing is told of the bag, the first one."""
    state, log, before = table_of(case), new_log(), case["before"]
    if "bag" in before or "bag_count" in before:
        for seat in range(int(state.players)):
            state.passed[seat] = 1
            if "corners" not in before:
                state.corners[seat] = 0, 0, 0, 0, 0, 1  # so that the round is played in any case
        state.phase = TURN_OVER
        end_turn(state, log)
    else:
        state = new_state(int(state.players), board_of(case), starter=int(state.starter))
    generic.deal(state, chance.stream(7), log)
    return after_draws(state, log)


# The end


def end_score(case: Case) -> Answers:
    """The goals of one board; tiles that are left over are given up before (SP-R5)."""
    state, log = table_of(case), new_log()
    if state.hand[SELF].any():
        state.round_number = ROUNDS
        pass_turn(state, 0, None)
    before = int(state.score[SELF])
    add_goals(state, SELF, log)
    sets = events(state, log, SetGoal)
    return {
        "stars": sum(goal.points for goal in events(state, log, StarGoal)),
        "numbers": sum(goal.points for goal in events(state, log, NumberGoal)),
        "structures": sum(goal.points for goal in sets),
        "sets": sum(goal.sets for goal in sets),
        "total": int(state.score[SELF]) - before,
        "score": int(state.score[SELF]),
    }


def wild(case: Case) -> Answers:
    """The wild colours."""
    state = table_of(case)
    now, by_round = COLOURS[wild_colour(state)], []
    for number in range(1, ROUNDS + 1):
        state.round_number = number
        by_round.append(COLOURS[wild_colour(state)])
    return {"wild": now, "wild_by_round": by_round}


def winner(case: Case) -> Answers:
    """Who has won."""
    state = table_of(case)
    state.phase = OVER
    return {"winners": list(generic.winners(state))}


KINDS = {
    "sp.bonus": bonus,
    "sp.deal": dealing,
    "sp.end_score": end_score,
    "sp.legal_colors": legal_colours,
    "sp.legal_payments": legal_payments,
    "sp.legal_takes": legal_takes,
    "sp.order": order,
    "sp.pass": passing,
    "sp.place": placing,
    "sp.refill": refill,
    "sp.take": taking,
    "sp.wild": wild,
    "sp.winner": winner,
}


# What an example expects

HEAPS = {"centre", "corners", "discarded", "hand", "supply", "taken", "tower"}
SETS = {"colors", "completed", "wild_counts", "winners"}


def differences(case: Case) -> list[str]:
    """Everything in which the engine and the example differ; what the adapter does not know is a difference, too."""
    if case["kind"] not in KINDS:
        return [f"the adapter does not know the kind {case['kind']}"]
    seen, expected = KINDS[case["kind"]](case), case["expect"]
    if "why" in seen and not {"legal", "illegal"} & set(expected):
        return [seen["why"]]
    return [*_compare(expected, seen)] or ([] if expected else ["the example expects nothing"])


def _compare(expected: Answers, seen: Answers) -> Iterator[str]:
    for field, wanted in expected.items():
        if field not in seen:
            yield f"{field}: the adapter does not know this expectation"
        elif field == "picks":
            yield from _compare_picks(wanted, seen[field])
        elif not _is_same(field, wanted, seen[field]):
            yield f"{field}: expected {wanted}, the engine has {seen[field]}"


def _compare_picks(wanted: list[Answers], seen: list[Answers]) -> Iterator[str]:
    """Picks in any order; of each only the fields that the example names."""
    left = list(seen)
    for one in wanted:
        match = next((other for other in left if not [*_compare(one, other)]), None)
        if match is None:
            yield f"picks: {one} is not among {seen}"
        else:
            left.remove(match)
    if left:
        yield f"picks: {left} are possible, too"


def _is_same(field: str, wanted: Any, seen: Any) -> bool:
    """Heaps have no order, and may be told as a number; nor have sets of colours, structures and seats."""
    if field in HEAPS:
        found = heap(seen)
        return sum(found.values()) == wanted if isinstance(wanted, int) else found == heap(wanted)
    if field == "factories":
        return [heap(tiles) for tiles in wanted] == [heap(tiles) for tiles in seen]
    if field in SETS and isinstance(wanted, list):
        return sorted(wanted) == sorted(seen)
    return bool(wanted == seen and isinstance(wanted, bool) == isinstance(seen, bool))
