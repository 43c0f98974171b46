"""Games of self-play in one file: three tables, column by column.

In the archive (.npz) stand, as documented in docs/training.md,

    about                                  the table, the seed and so on, as JSON
    games/number … games/shares            a row for each game
    positions/game, ply, stage             a row for each position that was kept,
    positions/state/score …                with a column for each field of its state
    searches/game, ply, seat, value        a row for each search
"""

import json
from dataclasses import dataclass
from hashlib import blake2b
from pathlib import Path
from typing import Any

import numpy as np
import numpy.typing as npt

from faience.data.columns import ABOUT, Columns, packed, state_columns, take_states, unpacked
from faience.errors import SetupError
from faience.files import UNREADABLE
from faience.game.victory import shares_of
from faience.players.search.desk import ROOM, readable
from faience.rules import chance, generic
from faience.rules.market import OVER
from faience.rules.rulebook import Rulebook
from faience.train.contender import Contender
from faience.train.course import course_of
from faience.train.describing import describe
from faience.train.selfplay import LONGEST, PLY, SEAT, VALUE, play_game
from faience.tuning.table import Table

FORMAT = 1
STATE = "positions/state/"


@dataclass(frozen=True)
class ChunkTask:
    """Some games of a generation, by number."""

    table: Table
    contender: Contender
    seed: int
    generation: int
    first: int
    games: int
    nodes: int

    @property
    def about(self) -> dict[str, Any]:
        """What a reader should know."""
        table = self.table
        where = {"game": table.game, "board": table.board, "options": list(table.options), "players": table.players}
        return {"format": FORMAT, **where, "seed": self.seed, "generation": self.generation, "nodes": self.nodes}


def play_chunk(task: ChunkTask) -> bytes:
    """The file of some games; the same whoever plays them, and whatever was played before."""
    rules, players = task.table.rules, task.table.players
    desk, start = task.contender.desk(task.table), generic.table_of(task.table.start())
    plies = course_of(task.table).plies
    kept = np.zeros(LONGEST, dtype=readable(rules.dtype))
    kept_plies, searches = np.zeros(LONGEST, dtype=np.int16), np.zeros((LONGEST, 3), dtype=np.int16)
    choices, values = np.zeros(ROOM, dtype=np.int16), np.zeros(ROOM, dtype=np.int64)
    rows: dict[str, list[Any]] = {name: [] for name in ("games", "positions", "searches", "states")}
    for number in range(task.first, task.first + task.games):
        rng = chance.stream(seed_of(task.seed, task.generation, number))
        wild = int(chance.below(rng, np.int64(plies * 6 // 5))) - plies // 5
        notes = (choices, values, kept, kept_plies, searches)
        length, positions, thoughts = play_game(*desk, start, rng, np.int64(task.nodes), np.int64(wild), *notes)
        table = desk.states[:1].view((np.record, rules.dtype))[0]
        if table.phase != OVER:
            continue
        shares = shares_of(generic.winners(table), players)
        rows["games"].append((number, length, max(0, wild), table.score[:players].tolist(), shares))
        rows["positions"] += [(number, ply) for ply in kept_plies[:positions].tolist()]
        rows["searches"] += [(number, *search) for search in searches[:thoughts].tolist()]
        rows["states"].append(kept[:positions].copy())
    return packed(task.about, _columns(rules, players, rows))


def seed_of(seed: int, generation: int, number: int) -> int:
    """Each game has random numbers of its own."""
    text = f"{seed}/{generation}/{number}"
    return int.from_bytes(blake2b(text.encode(), digest_size=8).digest(), "big")


def _columns(rules: Rulebook, players: int, rows: dict[str, list[Any]]) -> Columns:
    games, positions, searches = rows["games"], rows["positions"], rows["searches"]
    states = np.concatenate([np.zeros(0, dtype=readable(rules.dtype)), *rows["states"]])
    columns: Columns = {
        "games/number": np.array([row[0] for row in games], dtype=np.int32),
        "games/plies": np.array([row[1] for row in games], dtype=np.int16),
        "games/earnest": np.array([row[2] for row in games], dtype=np.int16),
        "games/scores": np.array([row[3] for row in games], dtype=np.int16).reshape(-1, players),
        "games/shares": np.array([row[4] for row in games], dtype=np.float32).reshape(-1, players),
        "positions/game": np.array([row[0] for row in positions], dtype=np.int32),
        "positions/ply": np.array([row[1] for row in positions], dtype=np.int16),
        "positions/stage": describe(states, players).stages,
        "searches/game": np.array([row[0] for row in searches], dtype=np.int32),
        "searches/ply": np.array([row[1 + PLY] for row in searches], dtype=np.int16),
        "searches/seat": np.array([row[1 + SEAT] for row in searches], dtype=np.int8),
        "searches/value": np.array([row[1 + VALUE] for row in searches], dtype=np.int16),
    }
    return columns | state_columns(rules, STATE, states)


@dataclass(frozen=True)
class Chunk:
    """A file of games that was read."""

    about: dict[str, Any]
    columns: Columns
    states: npt.NDArray[np.void]

    def __getitem__(self, name: str) -> npt.NDArray[Any]:
        return self.columns[name]

    @property
    def game_rows(self) -> npt.NDArray[np.int64]:
        """For each position, the row of its game."""
        return np.searchsorted(self["games/number"], self["positions/game"])


def read_chunk(file: Path, table: Table) -> Chunk:
    """The games of a file; a SetupError if it is none of this table."""
    try:
        about, columns = unpacked(file)
        _check_table(file, about, table)
        states = np.zeros(len(columns["positions/game"]), dtype=readable(table.rules.dtype))
        take_states(table.rules, STATE, columns, states)
    except UNREADABLE:
        raise SetupError("train-data", file=str(file)) from None
    return Chunk(about, columns, states)


def digest_of(file: Path, table: Table) -> str:
    """A digest of a file of games; a SetupError if it is none of this table.

    It is that of the check sums in the archive's own list, so that columns need not be read: half a millisecond.
    """
    try:
        with file.open("rb") as opened, np.load(opened, allow_pickle=False) as archive:
            about = json.loads(str(archive[ABOUT]))
            sums = [(column.filename, column.CRC) for column in archive.zip.infolist()]
        _check_table(file, about, table)
    except UNREADABLE:
        raise SetupError("train-data", file=str(file)) from None
    return blake2b(repr(sums).encode(), digest_size=8).hexdigest()


def _check_table(file: Path, about: dict[str, Any], table: Table) -> None:
    """A SetupError if these are games of another table, one of UNREADABLE if they are of something else."""
    if about["format"] != FORMAT:
        raise ValueError(about["format"])
    wanted = (table.game, table.board, list(table.options), table.players)
    if tuple(about[key] for key in ("game", "board", "options", "players")) != wanted:
        raise SetupError("train-data-table", file=str(file), table=f"{table.game} {table.name}")


def is_chunk(file: Path, table: Table) -> bool:
    """Whether a file of games is there, and can be read."""
    try:
        read_chunk(file, table)
    except SetupError:
        return False
    return True
