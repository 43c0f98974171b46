"""Tables and small plans to train on."""

from dataclasses import replace
from pathlib import Path
from typing import Any

from faience.train.chunk import Chunk, ChunkTask, play_chunk, read_chunk
from faience.train.contender import weights_alone
from faience.train.plan import Plan
from faience.tuning.table import Table

AZUL = Table("azul", "coloured", (), 2)
GREY = Table("azul", "grey", ("jokers",), 3)
PAVILION = Table("summer-pavilion", "coloured", (), 2)
SOME = [AZUL, GREY, PAVILION]


def task_of(table: Table, **wishes: Any) -> ChunkTask:
    """Four games of next to no thought, by weights alone, unless something else is wished for."""
    plain = ChunkTask(table, weights_alone(table), seed=1, generation=1, first=0, games=4, nodes=20)
    return replace(plain, **wishes)


def chunk_of(folder: Path, task: ChunkTask) -> Chunk:
    file = folder / "games.npz"
    file.write_bytes(play_chunk(task))
    return read_chunk(file, task.table)


def small_plan(**wishes: Any) -> Plan:
    """A generation that takes a second or two."""
    plain = Plan(AZUL, games=24, chunk=8, nodes=10, epochs=2, trial="nodes=10", trial_games=4)
    return replace(plain, **wishes)
