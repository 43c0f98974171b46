"""The files of a dataset: named by their first game, in one of two formats."""

from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Any

import numpy as np

from faience.data.columns import Columns, packed, take_states, unpacked
from faience.data.dataset import FORMAT, Dataset
from faience.data.parquet import packed_table, parquet, unpacked_table
from faience.data.rows import STATE
from faience.errors import SetupError
from faience.files import UNREADABLE, put
from faience.rules.games import rules_of

TABLES = ("games", "decisions")
NPZ, PARQUET = "npz", "parquet"


def write(folder: Path, form: str, first: int, about: dict[str, Any], columns: Columns) -> None:
    """Write the games from a number on; a file is there as a whole or not at all, decisions before their games."""
    if form == NPZ:
        put(folder / f"games-{first:06}.npz", packed(about, columns))
        return
    for table in reversed(TABLES):
        put(folder / f"{table}-{first:06}.{form}", packed_table(about, dict(_named(table, columns))))


def has(folder: Path, form: str, first: int, numbers: Sequence[int]) -> bool:
    """Whether just these games stand there already."""
    file = folder / f"games-{first:06}.{form}"
    try:
        return file.exists() and read_file(file).games["number"].tolist() == list(numbers)
    except SetupError:
        return False


def files_in(path: Path) -> list[Path]:
    """The files of games at a path, which is one of them or a folder with many; of two forms, the one with more."""
    if not path.is_dir():
        return [path]
    found = {file.stem: file for file in path.glob(f"games-*.{NPZ}")}
    for file in path.glob(f"games-*.{PARQUET}"):
        if file.stem not in found or _games_in(file) > _games_in(found[file.stem]):
            found[file.stem] = file
    if not found:
        raise SetupError("data-none", folder=str(path))
    in_order = sorted(found, key=lambda stem: (len(stem), stem))  # from game 1,000,000 on names are longer
    return [found[stem] for stem in in_order]


def _games_in(file: Path) -> int:
    """None that could be read, where it is broken or Parquet is not installed."""
    try:
        return len(read_file(file).games["number"])
    except SetupError:
        return 0


def read_file(file: Path) -> Dataset:
    """The games of a file and their decisions; a SetupError if it is none of ours."""
    if file.suffix == f".{PARQUET}":
        parquet()
    try:
        about, columns = _content(file)
        if about["format"] != FORMAT:
            raise ValueError(about["format"])
        rules = rules_of(about["game"])
        states = np.zeros(len(columns["decisions/game"]), dtype=(np.record, rules.dtype))
        take_states(rules, STATE, columns, states)
        games, decisions = (dict(_named(table, columns)) for table in TABLES)
        return Dataset(about, games, decisions, states)
    except (*UNREADABLE, SetupError):
        raise SetupError("data-file", file=str(file)) from None


def _content(file: Path) -> tuple[dict[str, Any], Columns]:
    if file.suffix != f".{PARQUET}":
        return unpacked(file)
    if not file.name.startswith(TABLES[0]):
        raise ValueError(file.name)  # of two files, the one with the games stands for both
    read = {table: unpacked_table(file.with_name(file.name.replace(TABLES[0], table, 1))) for table in TABLES}
    whole = {f"{table}/{name}": column for table, (_, columns) in read.items() for name, column in columns.items()}
    return read[TABLES[0]][0], whole


def _named(table: str, columns: Columns) -> Iterator[tuple[str, Any]]:
    return ((name.partition("/")[2], column) for name, column in columns.items() if name.startswith(f"{table}/"))


def joined(parts: Sequence[Dataset]) -> Dataset:
    """One dataset of several, all of one kind of table and with the same players."""
    if any(part.about != parts[0].about for part in parts):
        raise SetupError("data-mixed")
    games, decisions = (
        {name: np.concatenate([columns[name] for columns in tables]) for name in tables[0]}
        for tables in ([part.games for part in parts], [part.decisions for part in parts])
    )
    return Dataset(parts[0].about, games, decisions, np.concatenate([part.states for part in parts]))
