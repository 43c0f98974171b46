"""Players with one fault each, for the arena to cope with."""

import os
import signal
import sys
import time
from pathlib import Path
from typing import Any

import numpy as np

from faience.game import Game


class First:
    """No fault: takes the first legal move."""

    def __init__(self, seed: int | None = None, **options: Any) -> None:
        self.options = options
        self.asked = 0

    def choose(self, game: Game) -> Any:
        self.asked += 1
        return game.legal_moves[0]


class Crashing(First):
    def choose(self, game: Game) -> Any:
        if self.asked == 2:
            raise ZeroDivisionError("oh dear")
        return super().choose(game)


class Leaving(First):
    def choose(self, game: Game) -> Any:
        sys.exit("good night")


class Resigning(First):
    """Answers nonsense, and leaves when it is let go."""

    def choose(self, game: Game) -> Any:
        return None

    def close(self) -> None:
        sys.exit("good night")


class Unborn(First):
    def __init__(self, seed: int | None = None) -> None:
        raise OSError("no network file")


class Cheating(First):
    def choose(self, game: Game) -> Any:
        return "0BF" if self.asked == 2 else super().choose(game)


class Babbling(First):
    def choose(self, game: Game) -> Any:
        return None


class Raving(First):
    """Raises what no file and no terminal should be given."""

    def choose(self, game: Game) -> Any:
        raise ValueError("caf\udce9 \x1b[31mau lait")


class Scrawling(First):
    def choose(self, game: Game) -> Any:
        return "0\x1b\udce9"


class Exaggerating(First):
    """Answers numbers that can hardly be said, of 30 digits on the first seat and of 5,000 on another."""

    def choose(self, game: Game) -> Any:
        return 10 ** (5_000 if game.to_move else 30)


class Shy(First):
    """Answers something that does not say what it is."""

    def choose(self, game: Game) -> Any:
        return self

    def __repr__(self) -> str:
        raise ValueError("I am nobody")


class Nodding(First):
    def choose(self, game: Game) -> Any:
        return True


class Counting(First):
    """No fault: answers the number of a move, as NumPy counts."""

    def choose(self, game: Game) -> Any:
        return np.int64(int(super().choose(game)))


class Meddling(First):
    def choose(self, game: Game) -> Any:
        game.play(game.legal_moves[0])
        return game.legal_moves[0]


class Slow(First):
    def choose(self, game: Game) -> Any:
        time.sleep(0.05)
        return super().choose(game)


class Hanging(First):
    """Hangs in its third move, and stays at work so that nobody can interrupt it politely."""

    def choose(self, game: Game) -> Any:
        while self.asked == 2:
            pass
        return super().choose(game)


class Dying(First):
    """Takes its process along in its third move, on the first seat always, on another once.

    `FAIENCE_TEST_MARK` names a file that tells whether that has happened.
    """

    def choose(self, game: Game) -> Any:
        mark = Path(os.environ["FAIENCE_TEST_MARK"])
        if self.asked == 2 and (game.to_move == 0 or not mark.exists()):
            if game.to_move:
                mark.touch()
            os.kill(os.getpid(), signal.SIGKILL if hasattr(signal, "SIGKILL") else signal.SIGTERM)
        return super().choose(game)


class Felling(First):
    """Kills whoever started its process, a worker of Ray, in its third move: once on each seat.

    `FAIENCE_TEST_FOLDER` names the folder in which workers, and those who were killed, are noted; without it nothing
    happens.
    """

    def choose(self, game: Game) -> Any:
        if "FAIENCE_TEST_FOLDER" in os.environ:
            folder, worker = Path(os.environ["FAIENCE_TEST_FOLDER"]), os.getppid()
            (folder / f"worker-{worker}").touch()
            if self.asked == 2 and not (folder / f"felled-{game.to_move}").exists():
                (folder / f"felled-{game.to_move}").write_text(str(worker))
                os.kill(worker, signal.SIGKILL)
                time.sleep(60)  # this process goes with its parent
        return super().choose(game)


class Talking(First):
    """Prints to stdout, where the result of the match will stand."""

    def choose(self, game: Game) -> Any:
        print("let me see")  # noqa: T201
        return super().choose(game)


class Learned(First):
    """Slow to make, so it stays and is told when a game begins."""

    begun: tuple[int, ...] = ()

    def begin(self, seed: int) -> None:
        self.begun += (seed,)


class Closing(First):
    """Wants to be told when it is over, and fails even then."""

    closed = 0

    def close(self) -> None:
        Closing.closed += 1
        raise OSError("already gone")
