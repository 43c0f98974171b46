"""A process that plays whole games, one after the other, as it is told."""

from contextlib import suppress
from multiprocessing.connection import Connection
from threading import Thread

from faience.arena.lineup import Lineup
from faience.arena.play import play_game
from faience.arena.terms import Terms
from faience.arena.warmup import warm_up
from faience.arena.watch import Watch
from faience.players.program import rolls
from faience.workers.manners import end_with_parent, leave_terminal, leave_when_asked


def work(pipe: Connection, watch: Watch, terms: Terms) -> None:
    """Say that all is ready, then answer each fixture with its outcome, until there is none or nobody listens."""
    leave_terminal()
    Thread(target=end_with_parent, args=[watch.end_programs], daemon=True).start()
    lineup = Lineup(terms)
    rolls.append(watch)
    leave_when_asked(lineup.close, watch.end_programs)
    warm_up(terms)
    with suppress(EOFError, OSError):
        pipe.send(None)
        while fixture := pipe.recv():
            pipe.send(play_game(terms, fixture, lineup, watch))
    lineup.close()
