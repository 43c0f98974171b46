"""Puzzles: positions with one clearly best move, which a deeper look confirms."""

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any

from faience.analysis.analysis import Analysis
from faience.analysis.analyst import Analyst
from faience.analysis.choices import choices
from faience.analysis.words import phrase_to_json
from faience.game import Game
from faience.notation.move import Move
from faience.notation.position import line_of
from faience.players.greedy import GreedyPlayer
from faience.texts import Phrase

CLEAR = 0.08  # by so much the best move must be better than the next one
OPEN = (0.1, 0.97)  # the chance with the best move: neither lost anyway nor won anyhow
FEWEST = 4  # moves to choose from
DEEPER = 4  # times the nodes to confirm it

# What a puzzle is about, by the clauses of its reason.
THEMES = {
    "reason-end": "end",
    "reason-row": "end",
    "reason-line": "line",
    "reason-full-column": "bonus",
    "reason-colour": "bonus",
    "reason-denies": "deny",
    "reason-denies-hand": "deny",
    "reason-leaves-floor": "floor",
    "reason-marker": "start",
    "reason-star": "star",
    "reason-numbers": "numbers",
    "reason-sets": "sets",
    "reason-structure": "structure",
    "reason-wild": "wild",
    "reason-next-wild": "wild",
    "reason-keeps-wilds": "wild",
}
QUIET = "quiet"  # nothing speaks for the move at once


@dataclass(frozen=True)
class Puzzle:
    """A position and its solution."""

    position: str  # on one line
    solution: Move
    line: tuple[Move, ...]
    chance: float  # with the solution
    lead: float  # over the next best move
    themes: tuple[str, ...]
    is_hidden: bool  # somebody who only takes what there is would not find it
    reason: tuple[Phrase, ...]

    def to_json(self) -> dict[str, Any]:
        """The puzzle as data that `json.dumps` writes."""
        return {
            "position": self.position,
            "solution": str(self.solution),
            "line": [str(move) for move in self.line],
            "chance": self.chance,
            "lead": self.lead,
            "themes": list(self.themes),
            "is_hidden": self.is_hidden,
            "reason": [phrase_to_json(phrase) for phrase in self.reason],
        }


def mine(game: Game, *, nodes: int) -> Iterator[Puzzle]:
    """The puzzles on the way of a game."""
    analyst, replay = Analyst(nodes=DEEPER * nodes), Game(game.start)
    for step in game.history:
        if step.move is None:
            replay.deal(step.drawn)
            continue
        if found := puzzle_at(Game(replay.state, seed=0), analyst, nodes):
            yield found
        replay.play(step.move, deal=False)


def puzzle_at(game: Game, analyst: Analyst, nodes: int) -> Puzzle | None:
    """The puzzle of a position, if it is one."""
    if len(choices(game)) < FEWEST:
        return None
    first = analyst.analyse(game, lines=2, nodes=nodes, with_reasons=False)
    if not _is_clear(first):
        return None
    found = analyst.analyse(game, lines=2, nodes=DEEPER * nodes)
    if not _is_clear(found) or found.best.move != first.best.move:
        return None
    themes = tuple(dict.fromkeys(THEMES[each.message_id] for each in found.best.reason if each.message_id in THEMES))
    return Puzzle(
        position=line_of(game.state),
        solution=found.best.move,
        line=found.best.line,
        chance=found.win_chance,
        lead=_lead(found),
        themes=themes or (QUIET,),
        is_hidden=GreedyPlayer(seed=0).choose(game) != found.best.move,
        reason=found.best.reason,
    )


def _lead(found: Analysis) -> float:
    best, second = found.moves
    return best.win_chance - second.win_chance


def _is_clear(found: Analysis) -> bool:
    low, high = OPEN
    return _lead(found) >= CLEAR and low <= found.win_chance <= high
