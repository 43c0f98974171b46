"""A process that plays whole games, one after the other, as it is told."""

import os
import signal
from contextlib import suppress
from multiprocessing import parent_process
from multiprocessing.connection import Connection, wait
from threading import Thread

from faience.arena.lineup import Lineup
from faience.arena.play import play_game
from faience.arena.terms import Terms
from faience.arena.warmup import warm_up
from faience.arena.watch import Watch


def work(pipe: Connection, watch: Watch, terms: Terms) -> None:
    """Say that all is ready, then answer each fixture with its outcome, until there is none or nobody listens."""
    leave_terminal()
    Thread(target=end_with_match, daemon=True).start()
    lineup = Lineup(terms)
    warm_up(terms)
    with suppress(EOFError, OSError):
        pipe.send(None)
        while fixture := pipe.recv():
            pipe.send(play_game(terms, fixture, lineup, watch))
    lineup.close()


def leave_terminal() -> None:
    """Ctrl-C is for the match alone, and so is stdout; programs that players start go with this process."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    if hasattr(os, "setsid"):
        os.setsid()
    with suppress(OSError):  # there is no stderr
        os.dup2(2, 1)


def end_with_match() -> None:
    """When the match itself is killed, nobody waits for the game any more."""
    match = parent_process()
    assert match
    wait([match.sentinel])
    if hasattr(os, "killpg"):
        os.killpg(os.getpid(), signal.SIGKILL)
    os._exit(1)
