"""A file of weights: an .npz with a row of weights for each stage, by the name of the table, like coloured+jokers/3.

Beside each stands how many generations made it, so that tuning can go on where it was left.
"""

from dataclasses import dataclass, field
from io import BytesIO
from pathlib import Path
from typing import Any

import numpy as np
import numpy.typing as npt

from faience.errors import SetupError
from faience.files import UNREADABLE, put
from faience.tuning.regression import Floats

GENERATION = "/generation"  # after the name of a table


@dataclass
class Archive:
    """The weights of one game's tables."""

    weights: dict[str, Floats] = field(default_factory=dict)
    generations: dict[str, int] = field(default_factory=dict)

    def put(self, table: str, weights: Floats, generation: int) -> None:
        self.weights[table] = weights
        self.generations[table] = generation

    def write(self, path: Path) -> None:
        """Replace the file as a whole: whatever happens, it holds the old weights or the new ones."""
        counts = {f"{name}{GENERATION}": np.array(count) for name, count in self.generations.items()}
        arrays: dict[str, npt.NDArray[Any]] = {**self.weights, **counts}
        content = BytesIO()
        np.savez(content, allow_pickle=False, **{name: arrays[name] for name in sorted(arrays)})
        put(path, content.getvalue())


def read_archive(path: Path, shape: tuple[int, int]) -> Archive:
    """The weights in a file; a SetupError if it is none, or if they have another shape: those of another game have."""
    archive, content = Archive(), BytesIO(path.read_bytes())
    try:
        with np.load(content, allow_pickle=False) as arrays:
            for name in arrays.files:
                if name.endswith(GENERATION):
                    archive.generations[name.removesuffix(GENERATION)] = int(arrays[name])
                else:
                    archive.weights[name] = arrays[name].astype(np.float64)
    except UNREADABLE:
        raise SetupError("tune-file", file=str(path)) from None
    for name, weights in archive.weights.items():
        if weights.shape != shape or not np.isfinite(weights).all():
            given, wanted = ("×".join(map(str, each)) for each in (weights.shape, shape))
            raise SetupError("tune-shape", file=str(path), table=name, given=given, wanted=wanted)
    return archive
