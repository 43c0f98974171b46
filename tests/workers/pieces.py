"""Work for workers, which they import by its name."""

import os
import signal
import time
from pathlib import Path

Piece = tuple[int, str]  # a number, and a folder for notes


def note(piece: Piece) -> int:
    """Write down that a piece was begun and, after a while, done; says its square."""
    number, folder = piece
    (Path(folder) / f"begun-{number}-{os.getpid()}").touch()
    time.sleep(0.2)
    (Path(folder) / f"done-{number}-{os.getpid()}").touch()
    return number * number


def die_once(piece: Piece) -> int:
    """The first to get an odd number is killed in the middle of its work."""
    number, folder = piece
    if number % 2:
        try:
            (Path(folder) / f"died-{number}").touch(exist_ok=False)
        except FileExistsError:
            return note(piece)
        os.kill(os.getpid(), signal.SIGKILL)
    return note(piece)


def die_always(_: Piece) -> int:
    os.kill(os.getpid(), signal.SIGKILL)
    return 0


def fail(piece: Piece) -> int:
    """Like a file that is not there: nothing that another try would better."""
    note(piece)
    raise FileNotFoundError(f"no tiles for piece {piece[0]}")
