"""A crew on the machines of a Ray cluster.

A game is a task of Ray. Whoever gets it has a crew of its own with one process, so that players that hang or die are
dealt with where they play, as in a match on one machine. A worker of Ray that dies takes that process along, and the
game is given to another one.
"""

from collections.abc import Iterable, Iterator
from contextlib import closing
from uuid import uuid4

from faience.arena.crew import Crew
from faience.arena.outcome import Outcome
from faience.arena.pairing import Fixture
from faience.arena.terms import Terms
from faience.workers.cluster import Cluster

Piece = tuple[str, Terms, Fixture]  # first, what tells a match from all others


class RemoteCrew:
    """Plays fixtures on a cluster; use it in a `with`."""

    def __init__(self, terms: Terms, address: str, processes: int) -> None:
        self.terms, self.address, self.processes = terms, address, processes
        self._match = uuid4().hex
        self._cluster: Cluster | None = None

    def __enter__(self) -> "RemoteCrew":
        self._cluster = Cluster(self.address, self.processes, cores=self.terms.threads)
        return self

    def __exit__(self, *_: object) -> None:
        assert self._cluster
        self._cluster.close()

    def play(self, fixtures: Iterable[Fixture]) -> Iterator[Outcome]:
        """The outcomes, as they come in."""
        assert self._cluster
        pieces = ((self._match, self.terms, fixture) for fixture in fixtures)
        with closing(self._cluster.run(play_alone, pieces)) as done:
            for _, outcome in done:
                yield outcome


_crew: Crew | None = None  # of this worker, kept from game to game
_match = ""  # for which it plays


def play_alone(piece: Piece) -> Outcome:
    """One game, by the crew of this worker; the next match has another, for its bots may have been changed since."""
    global _crew, _match
    match, terms, fixture = piece
    if _crew is None or _match != match:
        if _crew:
            _crew.__exit__()
        _crew, _match = Crew(terms, processes=1), match
    (outcome,) = _crew.play([fixture])
    return outcome
