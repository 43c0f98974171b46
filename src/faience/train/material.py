"""What one lesson is learned from: games of its generation, of those before it, and of other folders."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from pathlib import Path

from faience.train.chunk import read_chunk
from faience.train.samples import Samples, joined, samples_of
from faience.tuning.table import Table


@dataclass(frozen=True)
class Material:
    """All samples of a lesson, and where they come from."""

    samples: Samples
    games: int  # of this generation
    positions: int  # in them
    score: float  # mean, at their end
    data_games: int  # of other folders


def read_material(
    own: Sequence[Path], earlier: Sequence[Path], data: Sequence[Path], table: Table, on_file: Callable[[int], None]
) -> Material:
    """Read all of it, file by file."""
    parts = []
    for number, file in enumerate([*earlier, *data, *own]):
        parts.append(samples_of(read_chunk(file, table), table))
        on_file(number + 1)
    first = len(earlier) + len(data)
    others, mine = parts[len(earlier) : first], parts[first:]
    games = sum(part.games for part in mine)
    return Material(
        samples=joined(parts),
        games=games,
        positions=sum(map(len, mine)),
        score=sum(part.score * part.games for part in mine) / max(1, games),
        data_games=sum(part.games for part in others),
    )
