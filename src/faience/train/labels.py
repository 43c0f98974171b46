"""What is to be foretold of a position: mostly who won, a little what was thought of it on the way there."""

import numpy as np
import numpy.typing as npt

from faience.players.search.evaluation import SCALE
from faience.players.search.forecast import TENS
from faience.train.chunk import Chunk
from faience.train.course import Course

WON_SHARE = 0.5  # who won counts so much, by how many points the rest

Floats = npt.NDArray[np.float32]


def shares_to_foretell(chunk: Chunk, course: Course) -> Floats:
    """For each position, the share of each seat in the victory."""
    games = chunk["games/number"]
    share = results(chunk, course)
    length = int(chunk["games/plies"].max(initial=0)) + 1
    values, seats = np.full((len(games), length), np.nan), np.zeros((len(games), length), dtype=np.int64)
    where = np.searchsorted(games, chunk["searches/game"]), chunk["searches/ply"]
    values[where], seats[where] = chunk["searches/value"], chunk["searches/seat"]
    told = np.zeros((len(games), length, share.shape[1]))
    for ply in range(length - 1, -1, -1):
        is_searched = ~np.isnan(values[:, ply])
        thought = thoughts(share[is_searched], values[is_searched, ply], seats[is_searched, ply])
        share[is_searched] = course.fade * share[is_searched] + (1 - course.fade) * thought
        told[:, ply] = share
    found: Floats = told[chunk.game_rows, chunk["positions/ply"]].astype(np.float32)
    return found


def results(chunk: Chunk, course: Course) -> npt.NDArray[np.float64]:
    """Who won, smoothed by the margin."""
    scores = chunk["games/scores"].astype(np.float64)
    raised = np.exp((scores - scores.max(axis=1, keepdims=True)) / course.margin)
    smooth = raised / raised.sum(axis=1, keepdims=True)
    found: npt.NDArray[np.float64] = WON_SHARE * chunk["games/shares"] + (1 - WON_SHARE) * smooth
    return found


def thoughts(
    share: npt.NDArray[np.float64], values: npt.NDArray[np.float64], seats: npt.NDArray[np.int64]
) -> npt.NDArray[np.float64]:
    """The shares that follow from what one seat thought of its own; the others split the rest as before."""
    rows = np.arange(len(share))
    own = 1 / (1 + np.exp(-values / SCALE))
    rest = (1 - own) / np.maximum(1 - share[rows, seats], 1e-9)
    found: npt.NDArray[np.float64] = share * rest[:, None]
    found[rows, seats] = own
    return found


def leads(chunk: Chunk) -> Floats:
    """For each position, the final score of each seat beyond the mean, in tens of points."""
    scores = chunk["games/scores"].astype(np.float32)
    found: Floats = ((scores - scores.mean(axis=1, keepdims=True)) / TENS)[chunk.game_rows]
    return found
