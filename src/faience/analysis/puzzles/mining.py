"""How puzzles are found: positions of played games in which one move leads clearly, however deeply one looks."""

from collections.abc import Iterator

from faience.analysis.analysis import Analysis
from faience.analysis.analyst import Analyst
from faience.analysis.choices import choices, is_same
from faience.analysis.puzzles.puzzle import Puzzle
from faience.analysis.puzzles.rating import rating_of
from faience.analysis.puzzles.themes import themes_of
from faience.analysis.reasons import reasons_for
from faience.game import Game
from faience.notation.position import line_of
from faience.players.greedy import GreedyPlayer

CLEAR = 0.08  # by so much the best move must be better than the next one
OPEN = (0.1, 0.97)  # the chance with the best move: neither lost anyway nor won anyhow
FEWEST = 4  # moves to choose from
LOOKS = (1, 4, 16)  # times the nodes: each look must see the same move lead


def mine(game: Game, *, nodes: int) -> Iterator[Puzzle]:
    """The puzzles on the way of a game."""
    analyst = Analyst(nodes=LOOKS[-1] * nodes)
    for step, state in zip(game.history, game.states, strict=False):
        if step.move is not None and (found := puzzle_at(Game(state, seed=0), analyst, nodes)):
            yield found


def puzzle_at(game: Game, analyst: Analyst, nodes: int) -> Puzzle | None:
    """The puzzle of a position, if it is one."""
    if len(choices(game)) < FEWEST:
        return None
    seen: list[Analysis] = []
    for times in LOOKS:
        found = analyst.analyse(game, lines=2, nodes=times * nodes, with_reasons=False)
        if not _is_clear(found) or (seen and found.best.move != seen[-1].best.move):
            return None
        seen.append(found)
        if all(candidate.is_exact for candidate in found.moves):
            break
    return described(game, seen[-1])


def described(game: Game, found: Analysis) -> Puzzle:
    """What was found, as a puzzle."""
    best = found.best
    return Puzzle(
        position=line_of(game.state),
        solution=best.move,
        line=best.line,
        chance=best.win_chance,
        lead=_lead(found),
        rating=rating_of(game, best.move),
        themes=themes_of(game, best.line),
        is_hidden=not is_same(game, GreedyPlayer(seed=0).choose(game), best.move),
        reason=reasons_for(game, best.move, best.line),
    )


def _lead(found: Analysis) -> float:
    best, second = found.moves
    return best.win_chance - second.win_chance


def _is_clear(found: Analysis) -> bool:
    low, high = OPEN
    return _lead(found) >= CLEAR and low <= found.win_chance <= high
