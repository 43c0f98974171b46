"""How many points the odds of a search are worth: found in games of the search against itself.

Positions are thought about with few nodes; how the game ended is compared with what was thought. The factor of each
stage is drawn towards that of all stages together, so that rare stages do not go astray.
"""

import json
import re
from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path
from random import Random
from typing import Any

import numpy as np
import numpy.typing as npt

from faience.analysis import margin
from faience.analysis.margin import bent
from faience.game import Game, new_game
from faience.players.search import SearchPlayer
from faience.players.search.budget import ROUND
from faience.players.search.describer import describer_for
from faience.players.search.evaluation import SCALE, SURE

DARING = 0.05  # moves that are not the best, so that the games differ
DRAWN = 200.0  # positions by which a stage is drawn towards all stages

Floats = npt.NDArray[np.float64]


@dataclass(frozen=True)
class Samples:
    """Positions: their stage, the logarithm of the odds that a search gave the seat to move, its margin in the end."""

    stages: npt.NDArray[np.int64]
    odds: Floats
    margins: Floats


def gather(
    game: str, board: str, players: int, *, options: Mapping[str, Any], games: int, nodes: int, seed: int
) -> Samples:
    """Play games and note every position in which somebody could choose."""
    rows = [
        row
        for number in range(games)
        for row in _played(
            new_game(game, board=board, players=players, seed=1_000_003 * seed + number, **options), nodes, number
        )
    ]
    stages, odds, margins = zip(*rows, strict=True)
    return Samples(np.array(stages), np.array(odds), np.array(margins))


def _played(game: Game, nodes: int, seed: int) -> list[tuple[int, float, float]]:
    player, random = SearchPlayer(seed, nodes=nodes, depth=ROUND), Random(seed)
    noted: list[tuple[int, int, float]] = []
    while (seat := game.to_move) is not None:
        moves = game.legal_moves
        if len(moves) == 1 or random.random() < DARING:
            game.play(random.choice(moves))
            continue
        thought = player.think(game)
        if abs(thought.value) <= SURE:
            noted.append((seat, player.judge(game)[1], thought.value / SCALE))
        game.play(thought.move)
    return [(stage, odds, _margin(game.scores, seat)) for seat, stage, odds in noted]


def _margin(scores: tuple[int, ...], seat: int) -> float:
    """By how much a seat leads the best other one."""
    return float(scores[seat] - max(score for other, score in enumerate(scores) if other != seat))


@dataclass(frozen=True)
class Calibration:
    """What margin.py needs to know of a table."""

    shift: float  # points at even odds: with more than two players, a search is too cautious
    bend: float
    factors: Floats  # of each stage

    def expected(self, samples: Samples) -> Floats:
        expected: Floats = self.shift + self.factors[samples.stages] * bent(samples.odds, self.bend)
        return expected


def fit(samples: Samples, stages: int, *, is_duel: bool) -> Calibration:
    """One shift and one bend for all stages, then a factor for each. Between two players there is no shift."""
    columns = [samples.odds, np.tanh(samples.odds), np.full(len(samples.odds), 0.0 if is_duel else 1.0)]
    straight, curved, shift = np.linalg.lstsq(np.stack(columns, axis=1), samples.margins, rcond=None)[0]
    shift, bend = round(float(shift), 2), round(float(max(0.0, curved / straight)), 2)
    odds, margins = bent(samples.odds, bend), samples.margins - shift
    pooled = float(odds @ margins / (odds @ odds))
    drawn = DRAWN * float(np.mean(odds**2))
    factors = np.full(stages, pooled)
    for stage in range(stages):
        here = samples.stages == stage
        factors[stage] = (odds[here] @ margins[here] + drawn * pooled) / (odds[here] @ odds[here] + drawn)
    return Calibration(shift, bend, np.round(factors, 2))


def stages_of(game: Game) -> int:
    return describer_for(game.rules.dtype).stages


def write(game: str, table: str, found: Calibration) -> Path:
    """Put what was found for a table into our file; other tables are left alone."""
    path = Path(margin.__file__).with_name(margin.FILE)
    known = json.loads(path.read_text(encoding="utf-8")) if path.exists() else {}
    known.setdefault(game, {})[table] = {"shift": found.shift, "bend": found.bend, "factors": found.factors.tolist()}
    known = {name: dict(sorted(tables.items())) for name, tables in sorted(known.items())}
    text = re.sub(r"\s+(?=[-\d\]])", " ", json.dumps(known, indent=1))
    path.write_text(text + "\n", encoding="utf-8")
    return path
