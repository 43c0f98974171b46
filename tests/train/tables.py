"""Tables and small plans to train on, and what comes of them."""

from dataclasses import replace
from pathlib import Path
from typing import Any

from faience.train.chunk import Chunk, ChunkTask, play_chunk, read_chunk
from faience.train.contender import weights_alone
from faience.train.plan import Plan
from faience.train.trainer import Trainer
from faience.tuning.table import Table
from faience.workers.processes import OneProcess, Workers

AZUL = Table("azul", "coloured", (), 2)
GREY = Table("azul", "grey", ("jokers",), 3)
PAVILION = Table("summer-pavilion", "coloured", (), 2)
SOME = [AZUL, GREY, PAVILION]


def table_called(game: str, name: str) -> Table:
    """The table of a name in a file of champions, such as coloured+jokers/2."""
    boards, _, players = name.partition("/")
    board, *options = boards.split("+")
    return Table(game, board, tuple(options), int(players))


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


def trained(out: Path, generations: int = 1, workers: Workers | None = None, **wishes: Any) -> Path:
    """The folder of such a training, which is gone on with until there are so many generations."""
    for _ in Trainer(small_plan(**wishes), out).run(generations, workers or OneProcess()):
        pass
    return out


def contents(folder: Path, *patterns: str) -> dict[str, bytes]:
    """What lies in a folder. The games of a match carry the time that they took, and reports those of the match."""
    files = [file for pattern in patterns or ("*.npz", "*.csv", "lesson.json") for file in folder.rglob(pattern)]
    return {str(file.relative_to(folder)): file.read_bytes() for file in files}
