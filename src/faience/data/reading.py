"""Datasets from disk: decision by decision, or whole."""

from collections.abc import Iterator
from pathlib import Path

from faience.data.dataset import Dataset, Decision
from faience.data.files import files_in, joined, read_file


def read(path: str | Path) -> Iterator[Decision]:
    """Every decision of a file, or of all files in a folder, one file in memory at a time."""
    files = files_in(Path(path))
    return (decision for file in files for decision in read_file(file))


def load(path: str | Path) -> Dataset:
    """All of a file or a folder, as arrays."""
    return joined([read_file(file) for file in files_in(Path(path))])
