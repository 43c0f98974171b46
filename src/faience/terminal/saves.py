"""Games kept on disk while they are played, so that closing the terminal loses nothing.

Each game has one file in the user's data directory. It is replaced as a whole after every move: whatever kills us, it
holds the game as it was before or after a move.
"""

import errno
import json
import os
from collections.abc import Sequence
from contextlib import suppress
from dataclasses import dataclass
from datetime import datetime
from pathlib import Path

from platformdirs import user_data_path

from faience.files import put
from faience.game import Game, read_game
from faience.players.spec import parse
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
    for path in kept_files():
        if len(found) == most:
            break
        try:
            found.append(load(path))
        except FileNotFoundError:
            pass  # another terminal has just finished that game
        except Exception:  # whatever is wrong with a file, it must not stop somebody who wants to play
            broken.append(path)
    return found, broken


def kept_files() -> list[Path]:
    """The files of the kept games, the latest first."""
    ages: dict[Path, float] = {}
    for path in directory().glob("*.json"):
        with suppress(FileNotFoundError):
            ages[path] = path.stat().st_mtime
    return sorted(ages, key=ages.__getitem__, reverse=True)


def load(path: Path) -> SavedGame:
    """The game of a file; an exception of any kind if it is not one that `save` could have written."""
    saved = datetime.fromtimestamp(path.stat().st_mtime)
    if not path.is_file():
        raise ValueError("not a file")
    content = json.loads(path.read_text(encoding="utf-8-sig"))
    texts = [content["record"], *(seat["name"] for seat in content["seats"])]
    if not all(isinstance(text, str) for text in texts):
        raise TypeError("not a text")
    seats = tuple(Seat(seat["name"], seat["player"]) for seat in content["seats"])
    for seat in seats:
        if not seat.is_human:
            parse(seat.player)
    game = read_game(content["record"])
    if len(seats) != game.players:
        raise ValueError("not as many seats as players")
    return SavedGame(path, game, seats, saved)


def write_atomically(path: Path, text: str) -> None:
    """Replace the file by this text, or leave it as it was; links, devices and pipes are written to, not replaced.

    Every OSError names the path that was given.
    """
    try:
        if not path.name or path.is_dir():
            raise _error(errno.EISDIR, path)
        target = path.resolve()
        if path.exists() and not target.is_file():
            with path.open("w", encoding="utf-8") as file:
                file.write(text)
        else:
            put(target, text.encode())
    except ValueError:  # a NUL in the name, or half a letter
        raise _error(errno.EINVAL, path) from None
    except RuntimeError:  # how Python before 3.13 says it
        raise _error(errno.ELOOP, path) from None
    except OSError as error:
        raise OSError(error.errno, error.strerror, _shown(path)) from None


def _error(number: int, path: Path) -> OSError:
    return OSError(number, os.strerror(number), _shown(path))


def _shown(path: Path) -> str:
    return str(path).replace("\0", "\\0")
