"""Why a move of Azul is good or bad."""

from collections.abc import Iterator
from typing import Any

import numpy as np

from faience.analysis.clauses import Clause, Question, moves_of, prospect, with_turn
from faience.rules.azul.boards import COLOURS
from faience.rules.azul.events import Bonus
from faience.rules.azul.state import TAKE, TILE
from faience.rules.outlook import OUTLOOKS, bonuses_now, what_moves_bring
from faience.texts import Phrase

WORTH_DENYING = 3  # points
WORTH_FEARING = 4
STARTING = 1.0  # points that the first take of a round is worth, roughly
END_AHEAD, END_BEHIND = 12.0, -12.0


def clauses(question: Question) -> list[Clause]:
    """All that can be said about a move."""
    state = question.state
    brings = what_moves_bring(state, [int(question.move)])[0]
    after = question.played().state
    found = [*_bonuses(question, after)]
    if state.phase == TILE:
        return [*found, Clause(brings["now"], Phrase("reason-column", points=brings["now"]))]
    found += [*_line(brings), *_floor(brings)]
    if state.phase == TAKE and after.phase == TAKE:
        found += _left(question, after)
    return found


def _line(brings: dict[str, Any]) -> Iterator[Clause]:
    """What is laid, and what it will score."""
    if brings["line"] is None:
        return
    line, have, of = brings["line"] + 1, brings["have"], brings["of"]
    if have == of:
        yield Clause(brings["later"], Phrase("reason-line", line=line, points=brings["later"]))
    else:
        yield Clause(0.2 + 0.2 * have / of, Phrase("reason-line-begun", line=line, have=have, of=of))


def _floor(brings: dict[str, Any]) -> Iterator[Clause]:
    falls = brings["falls"]
    if brings["marker"]:
        yield Clause(STARTING, Phrase("reason-marker"))
    if falls:
        yield Clause(min(brings["loss"], -0.1), Phrase("reason-falls", count=falls, lost=-brings["loss"]))


def _bonuses(question: Question, after: np.record) -> Iterator[Clause]:
    """Rows, columns and colours that the move completes, as far as the tiles are sure to reach the wall."""
    seat = question.seat
    had = {(bonus.what, bonus.index) for bonus in _bonuses_of(question.state, seat)}
    for bonus in _bonuses_of(after, seat):
        if (bonus.what, bonus.index) in had:
            continue
        if bonus.what == "colour":
            colour = COLOURS[bonus.index]
            yield Clause(bonus.points, Phrase("reason-colour", colour=colour, points=bonus.points))
        elif bonus.what == "column":
            yield Clause(bonus.points, Phrase("reason-full-column", column=bonus.index + 1, points=bonus.points))
        else:
            own, *others = (prospect(after, each) for each in _from(seat, question.game.players))
            ahead = own - max(others)
            weight = END_AHEAD if ahead > 0 else END_BEHIND
            yield Clause(weight, Phrase("reason-row", row=bonus.index + 1, ahead=_standing(ahead), by=abs(ahead)))


def _bonuses_of(state: np.record, seat: int) -> list[Bonus]:
    return [event for event in bonuses_now(state, seat) if isinstance(event, Bonus)]


def _from(seat: int, players: int) -> list[int]:
    """All seats, this one first."""
    return [seat, *(other for other in range(players) if other != seat)]


def _standing(ahead: int) -> str:
    return "ahead" if ahead > 0 else "behind" if ahead < 0 else "level"


def _left(question: Question, after: np.record) -> Iterator[Clause]:
    """What the next player could do before, and can do now."""
    player = question.names[question.next_seat]
    before = _completions(with_turn(question.state, question.next_seat))
    now = _completions(after)
    denied = {
        line: (points, colour)
        for line, (points, colour) in before.items()
        if colour == _tile_name(int(question.move)) and points - now.get(line, (0, ""))[0] >= WORTH_DENYING
    }
    if denied:
        line = max(denied, key=lambda each: denied[each][0])
        points, colour = denied[line]
        yield Clause(points, Phrase("reason-denies", player=player, tile=colour, line=line + 1, points=points))
    every = what_moves_bring(after, moves_of(after))
    if all(each["falls"] > 0 for each in every):
        least = min(-each["loss"] for each in every)
        yield Clause(2.0 + least, Phrase("reason-leaves-floor", player=player, lost=least))
    elif now:
        line = max(now, key=lambda each: now[each][0])
        points, colour = now[line]
        if points >= WORTH_FEARING:
            yield Clause(-points / 2, Phrase("reason-leaves", player=player, tile=colour, line=line + 1, points=points))


def _completions(state: np.record) -> dict[int, tuple[int, str]]:
    """The lines that the seat to move can complete: the most points that each brings, and by which tile."""
    best: dict[int, tuple[int, str]] = {}
    moves = moves_of(state)
    for move, brings in zip(moves, what_moves_bring(state, moves), strict=True):
        line = brings["line"]
        if line is not None and brings["have"] == brings["of"]:
            best[line] = max(best.get(line, (0, "")), (brings["later"] + brings["loss"], _tile_name(move)))
    return best


def _tile_name(move: int) -> str:
    return str(OUTLOOKS["azul"].parts_of(move)["tile"])
