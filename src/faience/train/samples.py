"""Positions with what is to be foretold of them."""

from collections.abc import Sequence
from dataclasses import dataclass

import numpy as np
import numpy.typing as npt

from faience.train.chunk import Chunk, seed_of
from faience.train.course import course_of
from faience.train.describing import Described, describe
from faience.train.labels import leads, shares_to_foretell
from faience.train.symmetry import Symmetry, images, symmetries
from faience.tuning.table import Table

HELD_OUT = 10  # one game in so many judges a network instead of teaching it
IMAGES = 3  # of a position on a board with symmetries, at the most

Floats = npt.NDArray[np.float32]


@dataclass(frozen=True)
class Samples:
    """Positions with what is to be foretold of them, for each seat."""

    described: Described
    told: Floats  # share in the victory, as it is learned
    shares: Floats  # as it was
    leads: Floats  # final score beyond the mean, in tens of points
    is_held_out: npt.NDArray[np.bool_]
    games: int
    score: float  # the mean at the end of a game

    def __len__(self) -> int:
        return len(self.told)

    @property
    def taught(self) -> npt.NDArray[np.int64]:
        return np.flatnonzero(~self.is_held_out)

    @property
    def judges(self) -> npt.NDArray[np.int64]:
        return np.flatnonzero(self.is_held_out)


def samples_of(chunk: Chunk, table: Table) -> Samples:
    """The positions of a file, and, of those that teach, some images where the board has any."""
    is_held_out = chunk["positions/game"] % HELD_OUT == HELD_OUT - 1
    taught, rows, seen = np.flatnonzero(~is_held_out), [np.arange(len(is_held_out))], [chunk.states]
    for symmetry in _some_symmetries(chunk, table):
        rows.append(taught)
        seen.append(images(chunk.states[taught], table, symmetry))
    every = np.concatenate(rows)
    return Samples(
        described=describe(np.concatenate(seen), table.players),
        told=shares_to_foretell(chunk, course_of(table))[every],
        shares=chunk["games/shares"][chunk.game_rows][every],
        leads=leads(chunk)[every],
        is_held_out=is_held_out[every],
        games=len(chunk["games/number"]),
        score=float(chunk["games/scores"].mean()) if len(chunk["games/number"]) else 0.0,
    )


def _some_symmetries(chunk: Chunk, table: Table) -> list[Symmetry]:
    """Others for each file, and always the same."""
    known = symmetries(table.game, table.board)[1:]
    first = int(chunk["games/number"][0]) if len(chunk["games/number"]) else 0
    random = np.random.Generator(np.random.PCG64(seed_of(chunk.about["seed"], chunk.about["generation"], first)))
    return [known[at] for at in random.permutation(len(known))[:IMAGES]]


def joined(parts: Sequence[Samples]) -> Samples:
    """The samples of several files, one after the other."""
    sizes = [len(part.described.indices) for part in parts]
    before = np.cumsum([0, *sizes[:-1]])
    games = sum(part.games for part in parts)
    return Samples(
        described=Described(
            np.concatenate([part.described.stages for part in parts]),
            np.concatenate([part.described.ends + first for part, first in zip(parts, before, strict=True)]),
            np.concatenate([part.described.indices for part in parts]),
            np.concatenate([part.described.amounts for part in parts]),
        ),
        told=np.concatenate([part.told for part in parts]),
        shares=np.concatenate([part.shares for part in parts]),
        leads=np.concatenate([part.leads for part in parts]),
        is_held_out=np.concatenate([part.is_held_out for part in parts]),
        games=games,
        score=sum(part.score * part.games for part in parts) / max(1, games),
    )
