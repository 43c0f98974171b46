"""Games kept on disk while they are played, so that closing the terminal loses nothing.

Each game has one file in the user's data directory. It is replaced as a whole after every move: written beside it,
forced to the disk, then renamed over it. Whatever kills us, the file holds the game as it was before or after a move.
"""

import json
import os
from collections.abc import Sequence
from dataclasses import dataclass
from datetime import datetime
from pathlib import Path

from platformdirs import user_data_path

from faience.errors import FaienceError
from faience.game import Game, read_game
from faience.terminal.options import Seat

FORMAT = 1


@dataclass(frozen=True)
class SavedGame:
    """A game found on disk."""

    path: Path
    game: Game
    seats: tuple[Seat, ...]
    saved: datetime


def directory() -> Path:
    return user_data_path("faience", appauthor=False) / "games"


def new_path() -> Path:
    """A file for a game that starts now; two terminals never share one."""
    folder = directory()
    folder.mkdir(parents=True, exist_ok=True)
    return folder / f"{datetime.now():%Y%m%d-%H%M%S-%f}-{os.getpid()}.json"


def save(path: Path, game: Game, seats: Sequence[Seat]) -> None:
    """Keep the game as it is now."""
    content = {
        "format": FORMAT,
        "seats": [{"name": seat.name, "player": seat.player} for seat in seats],
        "record": game.record(),
    }
    write_atomically(path, json.dumps(content, ensure_ascii=False, indent=1) + "\n")


def kept_games(most: int) -> tuple[list[SavedGame], list[Path]]:
    """The games kept on disk, the latest first, and the files among them that cannot be read."""
    found: list[SavedGame] = []
    broken: list[Path] = []
    latest = sorted(directory().glob("*.json"), key=lambda path: path.stat().st_mtime, reverse=True)
    for path in latest[:most]:
        try:
            found.append(load(path))
        except (FaienceError, OSError, ValueError, KeyError, TypeError):
            broken.append(path)
    return found, broken


def load(path: Path) -> SavedGame:
    content = json.loads(path.read_text(encoding="utf-8"))
    seats = tuple(Seat(str(seat["name"]), str(seat["player"])) for seat in content["seats"])
    saved = datetime.fromtimestamp(path.stat().st_mtime)
    return SavedGame(path, read_game(content["record"]), seats, saved)


def write_atomically(path: Path, text: str) -> None:
    """Replace the file by this text, or leave it as it was."""
    beside = path.with_name(f".{path.name}.{os.getpid()}")
    try:
        with beside.open("w", encoding="utf-8") as file:
            file.write(text)
            file.flush()
            os.fsync(file.fileno())
        beside.replace(path)
    except BaseException:
        beside.unlink(missing_ok=True)
        raise
    _sync_directory(path.parent)


def _sync_directory(folder: Path) -> None:
    """The new name must reach the disk too; Windows does so by itself and cannot open directories."""
    if os.name == "posix":
        handle = os.open(folder, os.O_RDONLY)
        try:
            os.fsync(handle)
        finally:
            os.close(handle)
