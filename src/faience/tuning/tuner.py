"""Generation after generation, each kept in a file as soon as it is finished."""

from collections.abc import Callable, Iterator
from pathlib import Path

from faience.errors import SetupError
from faience.players.search.weights import bare_weights, most_similar
from faience.tuning.archive import Archive, read_archive
from faience.tuning.generation import Budget, Generation, next_generation
from faience.tuning.regression import Floats
from faience.tuning.table import Table


class Tuner:
    """The weights of a table on their way.

    They go on from those that the file has already; otherwise from those of another file that are for the most similar
    table; otherwise from the score alone.
    """

    def __init__(self, table: Table, out: Path, begin: Path | None = None) -> None:
        table.check()
        self.table, self.out = table, out
        self.archive = _kept(out, table)
        self.done = self.archive.generations.get(table.name, 0)  # generations
        given = None if begin is None else _given(begin, table)
        kept = self.archive.weights.get(table.name)
        self.is_bare = kept is None and given is None
        self.weights: Floats = bare_weights(table.rules)
        if given is not None and not self.done:
            self.weights = given
        elif kept is not None:
            self.weights = kept

    def run(
        self,
        generations: int,
        budget: Budget,
        on_progress: Callable[[int, int, int], None] = lambda number, kept, samples: None,
    ) -> Iterator[Generation]:
        """Go on until there are so many generations; tells of each one when it has been written to the file.

        `on_progress` is told the number of a generation, how many samples it has, and how many it shall have.
        """
        start = self.table.start()
        for number in range(self.done + 1, generations + 1):
            spent = budget.first if self.is_bare else budget

            def tell(kept: int, number: int = number, samples: int = spent.samples) -> None:
                on_progress(number, kept, samples)

            generation = next_generation(start, self.weights, spent, number, on_progress=tell)
            self.weights, self.done, self.is_bare = generation.weights, number, False
            self._keep()
            yield generation

    def _keep(self) -> None:
        """Only this table's weights are replaced; another table's may have come in meanwhile."""
        self.archive = _kept(self.out, self.table)
        self.archive.put(self.table.name, self.weights, self.done)
        self.archive.write(self.out)


def _kept(out: Path, table: Table) -> Archive:
    """What the file has already."""
    if not out.parent.is_dir() or out.is_dir():
        raise SetupError("tune-out", file=str(out))
    return read_archive(out, table.shape) if out.exists() else Archive()


def _given(begin: Path, table: Table) -> Floats:
    """The weights to begin with."""
    if not begin.is_file():
        raise SetupError("tune-missing", file=str(begin))
    known = read_archive(begin, table.shape).weights
    found = most_similar(known, table.rules, table.board_name, table.players)
    if found is None:
        raise SetupError("tune-none", file=str(begin), table=table.name, known=", ".join(known) or "none")
    return found
