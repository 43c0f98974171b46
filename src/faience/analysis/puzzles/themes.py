"""What a puzzle is about, as far as the reasons, the move and its line tell."""

from collections.abc import Iterator, Sequence
from typing import Any

from faience.analysis.reasons import SLIGHT, clauses_of
from faience.game import Game
from faience.notation.move import Move
from faience.rules.outlook import OUTLOOKS, what_moves_bring
from faience.texts import Phrase

# By the clauses that speak for the solution.
BY_CLAUSE = {
    "reason-end": "end",
    "reason-row": "end",
    "reason-line": "line",
    "reason-full-column": "bonus",
    "reason-colour": "bonus",
    "reason-leaves-floor": "floor",
    "reason-hand": "hand",
    "reason-star": "star",
    "reason-numbers": "numbers",
    "reason-sets": "sets",
    "reason-structure": "structure",
    "reason-wild": "wild",
    "reason-next-wild": "wild",
    "reason-keeps-wilds": "wild",
}
# By what is told of the solution first.
BY_TOLD = {
    "reason-denies": "deny",
    "reason-denies-hand": "deny",
    "reason-lines-denied": "deny",
    "reason-line-scores-denied": "deny",
    "reason-near-denied": "deny",
    "reason-waiting-denied": "deny",
    "reason-goals-denied": "deny",
    "reason-structures-denied": "deny",
    "reason-tiles-denied": "deny",
    "reason-floor-others": "floor",
}
# By the kind of move.
BY_KIND = {"column": "column", "jokers": "joker", "pass": "pass", "bonus": "pick", "keep": "keep"}
SACRIFICE = -2  # points that the solution costs on the floor
BOMB = 3  # tiles that fall at once to somebody else
FEW = 4  # takes to the end of the offer
QUIET = "quiet"  # nothing speaks for the move at once

# All there are, of both games.
THEMES = (
    *dict.fromkeys((*BY_CLAUSE.values(), *BY_TOLD.values(), *BY_KIND.values())),
    "start",
    "sacrifice",
    "last",
    QUIET,
)


def themes_of(game: Game, line: Sequence[Move], reason: Sequence[Phrase] = ()) -> tuple[str, ...]:
    """What the first move of a line is about, and the weightiest thing that is told of it."""
    told = {BY_TOLD[phrase.message_id] for phrase in reason[:1] if phrase.message_id in BY_TOLD}
    found = {*told, *_by_clauses(game, line), *_by_kind(line[0]), *_by_course(game, line)}
    return tuple(theme for theme in THEMES if theme in found) or (QUIET,)


def _by_clauses(game: Game, line: Sequence[Move]) -> Iterator[str]:
    for clause in clauses_of(game, line[0], line):
        if clause.weight > SLIGHT and clause.phrase.message_id in BY_CLAUSE:
            yield BY_CLAUSE[clause.phrase.message_id]


def _by_kind(move: Move) -> Iterator[str]:
    parts = _parts(move)
    if parts["kind"] in BY_KIND:
        yield BY_KIND[parts["kind"]]
    if parts.get("tile") == "joker" or parts.get("with_jokers"):
        yield "joker"


def _by_course(game: Game, line: Sequence[Move]) -> Iterator[str]:
    """What is given up for it, what others must take later, and whether it is about the last tiles of a round."""
    table, seat, takes = Game(game.state, seed=0), game.to_move, 0
    for move in line:
        if table.to_move is None or _parts(move)["kind"] != "take":
            break
        brings, takes = what_moves_bring(table.state, [int(move)])[0], takes + 1
        if takes == 1:
            yield from _by_cost(brings)
        elif table.to_move != seat and brings.get("falls", 0) >= BOMB:
            yield "floor"
        table.play(move, deal=False)
    if 1 < takes <= FEW and not table.state.market.any():
        yield "last"


def _by_cost(brings: dict[str, Any]) -> Iterator[str]:
    if brings["marker"]:
        yield "start"
    if brings["loss"] <= SACRIFICE:
        yield "sacrifice"


def _parts(move: Move) -> dict[str, Any]:
    return OUTLOOKS[move.game].parts_of(int(move))
