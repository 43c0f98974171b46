"""Why a move of Summer Pavilion is good or bad."""

from collections.abc import Iterator
from typing import Any

import numpy as np

from faience.analysis.clauses import Clause, Question, after_moving, moves_of, prospect, with_turn
from faience.rules.outlook import OUTLOOKS, bonuses_now, what_moves_bring
from faience.rules.pavilion.boards import COLOURS, WILDS
from faience.rules.pavilion.events import Completed, NumberGoal, Placed, SetGoal, StarGoal
from faience.rules.pavilion.state import CORNERS, ROUNDS, TAKE
from faience.texts import Phrase

WORTH_DENYING = 3  # points
WILD, BONUS_TILE, KEPT_TILE = 2.0, 2.5, 0.4  # points that tiles are worth, roughly


def clauses(question: Question) -> list[Clause]:
    """All that can be said about a move."""
    state, parts = question.state, OUTLOOKS["summer-pavilion"].parts_of(int(question.move))
    brings = what_moves_bring(state, [int(question.move)])[0]
    if parts["kind"] == "take":
        return [*_take(question, parts, brings)]
    if parts["kind"] == "place":
        return [*_place(question, brings)]
    if parts["kind"] == "pass":
        return [*_pass(question, brings)]
    if parts["kind"] == "bonus":
        return [*_pick(question, parts["tile"])]
    return [*_keep(question, parts["tile"])]


def _take(question: Question, parts: dict[str, Any], brings: dict[str, Any]) -> Iterator[Clause]:
    seat, state = question.seat, question.state
    after = after_moving(state, int(question.move))
    if brings["count"] > 1:
        yield Clause(0.1 * brings["count"], Phrase("reason-takes", count=brings["count"], tile=parts["tile"]))
    gain = prospect(after, seat) - prospect(state, seat) - brings["now"]
    if gain > 0:
        yield Clause(gain, Phrase("reason-hand", points=gain))
    if brings["wilds"] and brings["count"] > 1:
        yield Clause(WILD, Phrase("reason-wild"))
    if brings["marker"]:
        yield Clause(min(brings["now"], -0.1), Phrase("reason-token", lost=-brings["now"]))
    if after.phase == TAKE:
        yield from _denied(question, after, parts)


def _denied(question: Question, after: np.record, parts: dict[str, Any]) -> Iterator[Clause]:
    """Tiles that the next player could have used best."""
    other = question.next_seat
    before, best = max(_uses(with_turn(question.state, other), other))
    now, _ = max(_uses(after, other))
    if before - now >= WORTH_DENYING and OUTLOOKS["summer-pavilion"].parts_of(best)["tile"] == parts["tile"]:
        player = question.names[other]
        yield Clause(before - now, Phrase("reason-denies-hand", player=player, tile=parts["tile"], points=before - now))


def _uses(state: np.record, seat: int) -> list[tuple[int, int]]:
    """By how much each take would raise what a seat's hand can buy."""
    own = prospect(state, seat)
    return [(prospect(after_moving(state, move), seat) - own, move) for move in moves_of(state)]


def _place(question: Question, brings: dict[str, Any]) -> Iterator[Clause]:
    seat, played = question.seat, question.played()
    for event in played.history[-1].events:
        if isinstance(event, Placed) and event.seat == seat:
            yield Clause(event.points, Phrase("reason-scores", points=event.points))
        elif isinstance(event, Completed) and event.seat == seat:
            structure = Phrase("reason-structure", structure=event.structure, count=event.tiles)
            yield Clause(BONUS_TILE * event.tiles, structure)
    had = bonuses_now(question.state, seat)
    for goal in bonuses_now(played.state, seat):
        if goal not in had:
            yield from _goal(goal)
    if brings["wilds"]:
        yield Clause(-WILD * brings["wilds"] / 2, Phrase("reason-spends-wilds", count=brings["wilds"]))


def _goal(goal: Any) -> Iterator[Clause]:
    match goal:
        case StarGoal(star=star, colour=colour, points=points):
            told = {"colour": colour, "seen": "own"} if colour else {"colour": "many", "seen": "place"}
            yield Clause(points, Phrase("reason-star", star=star, points=points, **told))
        case NumberGoal(number=number, points=points):
            yield Clause(points, Phrase("reason-numbers", number=number, points=points))
        case SetGoal(points=points):
            yield Clause(points, Phrase("reason-sets", points=points))


def _pass(question: Question, brings: dict[str, Any]) -> Iterator[Clause]:
    state, hand = question.state, question.state.hand[question.seat]
    kept = min(int(hand.sum()), CORNERS) if state.round_number < ROUNDS else 0
    if brings["loss"]:
        yield Clause(brings["loss"], Phrase("reason-discards", lost=-brings["loss"]))
    wilds = min(kept, int(hand[COLOURS.index(_next_wild(state))])) if kept else 0
    if wilds:
        yield Clause(WILD * wilds, Phrase("reason-keeps-wilds", count=wilds))
    if kept:
        yield Clause(KEPT_TILE * kept, Phrase("reason-keeps", count=kept))


def _pick(question: Question, tile: str) -> Iterator[Clause]:
    state, seat = question.state, question.seat
    if tile == COLOURS[WILDS[int(state.board), int(state.round_number) - 1]]:
        yield Clause(WILD, Phrase("reason-wild"))
    elif state.round_number < ROUNDS and tile == _next_wild(state):
        yield Clause(WILD / 2, Phrase("reason-next-wild"))
    gain = prospect(after_moving(state, int(question.move)), seat) - prospect(state, seat)
    if gain > 0:
        yield Clause(gain, Phrase("reason-hand", points=gain))


def _keep(question: Question, tile: str) -> Iterator[Clause]:
    if tile == _next_wild(question.state):
        yield Clause(WILD, Phrase("reason-keeps-wilds", count=1))
    else:
        yield Clause(KEPT_TILE, Phrase("reason-keeps", count=1))


def _next_wild(state: np.record) -> str:
    """The wild colour of the next round."""
    return COLOURS[WILDS[int(state.board), int(state.round_number)]]
