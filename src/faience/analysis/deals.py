"""Luck: a deal compared with others that the same bag could have given.

The real deal and the sampled ones are looked at with the same budget, and none of them knows of the others: so over
many games luck comes to nothing, whoever plays and whatever the search thinks of a position. Which deals are sampled
depends on the real one, too: games that begin alike are not all compared with the same few deals.
"""

from hashlib import blake2b
from statistics import fmean, pstdev

import numpy as np

from faience.analysis.analyst import Analyst
from faience.analysis.review import Chances, DealReview
from faience.game import Game
from faience.game.game import Step
from faience.game.victory import shares_of
from faience.rules.events import Dealt

SAMPLES, SAMPLES_OF_REFILL = 16, 6  # a deal for a whole round changes more than a few tiles for the supply


def review_deal(
    analyst: Analyst, before: np.record, after: np.record, step: Step, number: int, **budget: float | int | None
) -> DealReview:
    """What a deal gave each seat; `before` and `after` are the tables around it."""
    samples = SAMPLES if any(isinstance(event, Dealt) for event in step.events) else SAMPLES_OF_REFILL
    others = [chances_at(analyst, sampled_deal(before, after, each), **budget) for each in range(samples)]
    return DealReview(
        step=number,
        round=int(after.round_number),
        expected=tuple(fmean(seat) for seat in zip(*others, strict=True)),
        dealt=chances_at(analyst, after, **budget),
        samples=samples,
        spread=pstdev(other[0] for other in others),
    )


def sampled_deal(before: np.record, after: np.record, number: int) -> np.record:
    """The table after another deal from the same bag; equal numbers give equal deals."""
    seed = blake2b(before.tobytes() + after.tobytes() + number.to_bytes(4), digest_size=8).digest()
    table = Game(before, seed=int.from_bytes(seed))
    table.deal()
    return table.state


def chances_at(analyst: Analyst, state: np.record, **budget: float | int | None) -> Chances:
    """The chances of all seats at a table."""
    game = Game(state, seed=0)
    if game.is_over:
        return shares_of(game.winners, game.players)
    return analyst.analyse(game, lines=1, with_reasons=False, **budget).chances  # type: ignore[arg-type]
