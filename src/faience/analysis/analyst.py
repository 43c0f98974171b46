"""Who analyses positions: a search that compares several moves, and says what speaks for them."""

import math
from collections.abc import Callable, Sequence
from dataclasses import replace
from functools import partial
from statistics import fmean
from typing import Any

from faience.analysis.analysis import Analysis, Candidate
from faience.analysis.choices import choices
from faience.analysis.comparison import Comparison
from faience.analysis.course import played_out
from faience.analysis.margin import expected_margin
from faience.analysis.reasons import reasons_for
from faience.errors import SetupError
from faience.game import Game
from faience.notation.move import Move
from faience.players.search import SearchPlayer, Thought
from faience.players.search.evaluation import SCALE, SURE
from faience.texts import Phrase
from faience.workers.cores import free_cores

LINES = 3
SETTLED, FEWEST = 0.75, 4  # a value is the mean over this share of the depths, the later ones, or over so many at least
PLAYING = {"azul": 10_000, "summer-pavilion": 2_000}  # nodes for each move of a round that is played out


def analyse(
    game: Game,
    *,
    time: float | None = None,
    nodes: int | None = None,
    lines: int = LINES,
    threads: int | None = None,
    on_info: Callable[[Analysis], None] | None = None,
) -> Analysis:
    """The best moves of a position, with chances, margin, line and reason; in one second unless told otherwise.

    With `nodes` and one thread the same position gives the same analysis. `on_info` is told of each depth.
    """
    analyst = Analyst(time=time, nodes=nodes, threads=threads or free_cores())
    return analyst.analyse(game, lines=lines, on_info=on_info)


class Analyst:
    """Analyses one position after the other."""

    def __init__(self, *, time: float | None = None, nodes: int | None = None, threads: int = 1) -> None:
        _check(nodes=nodes)
        self._player = SearchPlayer(seed=0, time=time, nodes=nodes, threads=threads)

    def stop(self) -> None:
        """Make `analyse` answer at once with what it has found; from any thread."""
        self._player.stop()

    def analyse(
        self,
        game: Game,
        *,
        lines: int = LINES,
        asked: Move | None = None,
        time: float | None = None,
        nodes: int | None = None,
        with_reasons: bool = True,
        on_info: Callable[[Analysis], None] | None = None,
    ) -> Analysis:
        """The best moves, and the one that is asked about, all to the same depth; IllegalMove if that is none."""
        if game.to_move is None:
            raise SetupError("setup-nobody-to-move")
        _check(lines=lines, nodes=nodes)
        if asked is not None and asked not in game.legal_moves:
            game.copy().play(asked)  # says why not
        depths: list[tuple[Thought, ...]] = []

        def tell(thoughts: tuple[Thought, ...]) -> None:
            depths.append(thoughts)
            if on_info:
                on_info(self._told(game, depths, lines, asked))

        moves = choices(game, asked)
        last = self._player.study(game, moves, lines=lines, also=asked, time=time, nodes=nodes, on_depth=tell)
        found = self._told(game, depths or [last], lines, asked)
        return self._with_reasons(game, found) if with_reasons else found

    def choose(self, game: Game, **budget: Any) -> Move:
        """The best move that a look with this budget finds."""
        return self.analyse(game, lines=1, with_reasons=False, **budget).best.move

    def _told(self, game: Game, depths: Sequence[tuple[Thought, ...]], lines: int, asked: Move | None) -> Analysis:
        """The candidates as the later depths see them."""
        candidates = [self._candidate(game, thought) for thought in _settled(depths, asked)]
        first = depths[-1][0]
        return Analysis(
            seat=int(game.state.to_move),
            moves=tuple(sorted(candidates[:lines], key=lambda candidate: -candidate.win_chance)),
            asked=next((candidate for candidate in candidates if candidate.move == asked), None),
            depth=first.depth,
            nodes=first.nodes,
            seconds=first.seconds,
        )

    def _candidate(self, game: Game, thought: Thought) -> Candidate:
        state, seat = game.state, int(game.state.to_move)
        values, stage = self._player.judge(game, thought.line)
        return Candidate(
            seat=seat,
            move=thought.move,
            chances=_chances(seat, thought.win_chance, values),
            margin=expected_margin(state, stage, thought.value),
            line=thought.line,
            is_exact=thought.is_exact,
        )

    def _with_reasons(self, game: Game, analysis: Analysis) -> Analysis:
        """What speaks for each move; for the best one, against the next best if the rest of the round tells."""
        reasons = {each.move: reasons_for(game, each.move, each.line) for each in _all_of(analysis)}
        for move, given in reasons.items():
            if move != analysis.best.move and given == (Phrase("reason-later"),):
                reasons[move] = (Phrase("reason-nothing"),)  # others turn out better
        if len(analysis.moves) > 1:
            best, second = analysis.moves[:2]
            reasons[best.move] = self._advantages(game, best, second) or reasons[best.move]
        told = {each.move: replace(each, reason=reasons[each.move]) for each in _all_of(analysis)}
        asked = analysis.asked and told[analysis.asked.move]
        return replace(analysis, moves=tuple(told[each.move] for each in analysis.moves), asked=asked)

    def _advantages(self, game: Game, best: Candidate, second: Candidate) -> tuple[Phrase, ...]:
        """What the best move has before the next best: the round is played out after both."""
        choose = partial(self.choose, nodes=PLAYING[game.rules.name])
        compared = Comparison(game, *(played_out(game, each.line, choose).moves for each in (best, second)))
        return compared.balance(best.margin - second.margin) if compared.told else ()


def _check(**counts: int | None) -> None:
    """A SetupError for what must be one at least; a search would take no nodes for no limit."""
    for what, count in counts.items():
        if count is not None and count < 1:
            raise SetupError("setup-player-value", what=what, given=str(count), wanted=Phrase("spec-count"))


def _settled(depths: Sequence[tuple[Thought, ...]], asked: Move | None) -> list[Thought]:
    """The thoughts of the last depth, each with the mean of its values at the later depths; what is certain stays so.

    Whose move it is where a search ends tips the scales a little, one way and then the other. The best move may have
    been another one before: then it takes over the values of that one. A move that was asked about has only its own: if
    others led before it did, the last of them is told as well, and as the best if all did better together.
    """
    later = depths[-max(FEWEST, round(SETTLED * len(depths))) :]
    known = [{thought.move: thought.value for thought in thoughts} for thoughts in later[:-1]]
    leads = [max(values.values()) for values in known]
    settled = []
    for thought in later[-1]:
        if thought is later[-1][0] and thought.move != asked:
            settled.append(_averaged(thought, leads))
        else:
            settled.append(_averaged(thought, [values[thought.move] for values in known if thought.move in values]))
    rivals = [thoughts[0] for thoughts in later[:-1] if thoughts[0].move != asked]
    if later[-1][0].move == asked and rivals and not _is_certain(later[-1][0]):
        lead = _averaged(replace(rivals[-1], value=later[-1][0].value, is_exact=False), leads)
        if lead.value > settled[0].value and lead.move not in [thought.move for thought in settled]:
            settled.insert(0, lead)
    return settled


def _averaged(thought: Thought, before: Sequence[int]) -> Thought:
    if _is_certain(thought):
        return thought
    return replace(thought, value=round(fmean(value for value in (*before, thought.value) if abs(value) <= SURE)))


def _is_certain(thought: Thought) -> bool:
    return thought.is_exact or bool(abs(thought.value) > SURE)


def _chances(seat: int, own: float, values: Sequence[int]) -> tuple[float, ...]:
    """The chances of all seats: what the mover leaves is shared as the end of the line suggests."""
    others = [0.0 if at == seat else _odds(value) for at, value in enumerate(values)]
    total = sum(others) or 1.0
    return tuple(own if at == seat else (1 - own) * odds / total for at, odds in enumerate(others))


def _odds(value: int) -> float:
    """A chance that is never quite nothing."""
    return 1 / (1 + math.exp(-max(min(value, int(SURE)), -int(SURE)) / SCALE))


def _all_of(analysis: Analysis) -> tuple[Candidate, ...]:
    return (*analysis.moves, *([analysis.asked] if analysis.asked else []))
