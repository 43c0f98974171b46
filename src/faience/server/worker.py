"""A process that thinks for bots: a task a line comes in, the number of a move a line goes out."""

import os
import signal
import sys
import time
from collections.abc import Iterable
from contextlib import suppress
from threading import Thread
from typing import BinaryIO

import msgspec

from faience.game import new_game, read_position
from faience.players.levels import LevelPlayer
from faience.rules.games import GAMES
from faience.server.ending import endings
from faience.server.outlook import legal_moves
from faience.server.task import BotTask

READY = b"ready\n"
GLANCE = 0.5  # seconds between two looks whether the server is still there
COURTESY = 5  # steps down the ladder of priorities: players' clicks come first


def main() -> None:
    """Says that it is ready for the first game, then answers until nobody asks any more.

    What the other games need is compiled meanwhile; who asks too early waits for that.
    """
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl-C is for the server, which then closes our input
    if hasattr(os, "nice"):
        os.nice(COURTESY)
    Thread(target=end_with, args=(os.getppid(),), daemon=True).start()
    with os.fdopen(os.dup(1), "wb", buffering=0) as answers:
        os.dup2(2, 1)  # whatever else is printed is no answer
        first, *others = GAMES
        warm_up([first])
        Thread(target=warm_up, args=(others,), daemon=True).start()
        with suppress(BrokenPipeError):
            answers.write(READY)
            think_aloud(sys.stdin.buffer, answers)


def end_with(server: int) -> None:
    """Nobody waits for an answer when the server is gone, least of all for one that takes minutes to compile."""
    while os.getppid() == server:
        time.sleep(GLANCE)
    os._exit(1)


def warm_up(games: Iterable[str]) -> None:
    """Have the kernels compiled or loaded before anybody waits for a move, or for what the server shows of a table."""
    for game in games:
        table = new_game(game, seed=0)
        endings(table)
        legal_moves(table, "en")
        for level in (1, 6):
            LevelPlayer(level, seed=0).choose(table)


def think_aloud(tasks: BinaryIO, answers: BinaryIO) -> None:
    players: dict[int, LevelPlayer] = {}
    for line in tasks:
        task = msgspec.json.decode(line, type=BotTask)
        if task.level not in players:
            players[task.level] = LevelPlayer(task.level)
        players[task.level].begin(task.seed)
        move = players[task.level].choose(read_position(task.position))
        answers.write(b"%d\n" % int(move))


if __name__ == "__main__":
    main()
