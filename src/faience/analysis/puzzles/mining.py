"""How puzzles are found: positions of played games in which one move leads clearly, however deeply one looks."""

from functools import partial
from typing import Any

from faience.analysis.analysis import Analysis, Candidate
from faience.analysis.analyst import Analyst
from faience.analysis.choices import choices, is_same
from faience.analysis.comparison import Comparison
from faience.analysis.course import played_out
from faience.analysis.puzzles.puzzle import Puzzle
from faience.analysis.puzzles.rating import rating_of
from faience.analysis.puzzles.themes import themes_of
from faience.game import Game
from faience.notation.position import line_of
from faience.players.greedy import GreedyPlayer

CLEAR = 0.08  # by so much the best move must be better than the next one
OPEN = (0.1, 0.97)  # the chance with the best move: neither lost anyway nor won anyhow
FEWEST = 4  # moves to choose from
LOOKS = (1, 4, 16)  # times the nodes: each look must see the same move lead
GLANCE, PROMISING = 8, 0.02  # an eighth of the nodes first, in which a move must lead at least a little
PLAYED_ON = 4  # a quarter of the nodes for each move with which a line goes on to the end of the round
GREEDY_TRIES = 8  # greedy players choose one of those that are equal to them


def puzzle_at(game: Game, analyst: Analyst, nodes: int) -> Puzzle | None:
    """The puzzle of a position, if it is one."""
    if len(choices(game)) < FEWEST:
        return None
    glance = analyst.analyse(game, lines=2, nodes=max(1, nodes // GLANCE), with_reasons=False)
    if not _is_clear(glance, PROMISING):
        return None
    seen: list[Analysis] = []
    for times in LOOKS:
        found = analyst.analyse(game, lines=2, nodes=times * nodes, with_reasons=False)
        if not _is_clear(found, CLEAR) or (seen and found.best.move != seen[-1].best.move):
            return None
        seen.append(found)
        if all(candidate.is_exact for candidate in found.moves):
            break
    return described(game, seen[-1], analyst, max(1, nodes // PLAYED_ON))


def described(game: Game, found: Analysis, analyst: Analyst, nodes: int) -> Puzzle:
    """What was found, as a puzzle."""
    solution = found.best.move
    return Puzzle(
        position=line_of(game.state),
        solution=solution,
        chance=found.win_chance,
        lead=_lead(found),
        rating=rating_of(game, solution),
        is_hidden=not any(is_same(game, GreedyPlayer(seed).choose(game), solution) for seed in range(GREEDY_TRIES)),
        **explained(game, found.best, found.moves[1], analyst, nodes),
    )


def explained(game: Game, best: Candidate, second: Candidate, analyst: Analyst, nodes: int) -> dict[str, Any]:
    """What can be said of a solution, compared with the next best move: the round is played out after both."""
    choose = partial(analyst.choose, nodes=nodes)
    line, other = (played_out(game, each.line, choose).moves for each in (best, second))
    reason = Comparison(game, line, other).advantages(best.margin - second.margin)
    return {"line": line, "themes": themes_of(game, line, reason), "reason": reason}


def _lead(found: Analysis) -> float:
    best, second = found.moves
    return best.win_chance - second.win_chance


def _is_clear(found: Analysis, lead: float) -> bool:
    low, high = OPEN
    return _lead(found) >= lead and low <= found.win_chance <= high
