"""Matches on a cluster, as a worker of it sees them. A real cluster is in test_ray.py."""

from collections.abc import Iterable
from typing import Any

import pytest
from tests.arena.test_match import Crew

from faience.arena import match, remote
from faience.workers.cluster import Cluster


class Here(Cluster):
    """This process is the only worker."""

    def __init__(self, *_: Any, **__: Any) -> None:
        pass

    def run(self, work: Any, pieces: Iterable[Any]) -> Any:
        return ((piece, work(piece)) for piece in pieces)

    def close(self) -> None:
        pass


@pytest.fixture
def crews(monkeypatch: pytest.MonkeyPatch) -> list[list[int]]:
    """For each crew of the worker, in their order, the games that it played."""
    made: list[list[int]] = []

    class Noted(Crew):
        def __init__(self, *arguments: Any, **settings: Any) -> None:
            super().__init__(*arguments, **settings)
            self.games: list[int] = []
            made.append(self.games)

        def play(self, fixtures: Any) -> Any:
            (fixture,) = fixtures
            self.games.append(fixture.number)
            return super().play([fixture])

    monkeypatch.setattr(remote, "Cluster", Here)
    monkeypatch.setattr(remote, "Crew", Noted)
    monkeypatch.setattr(remote, "_crew", None)
    return made


def test_a_worker_has_one_crew_for_all_games_of_a_match(crews):
    match(games=6, ray="here")
    assert crews == [[0, 1, 2, 3, 4, 5]]


def test_the_same_match_once_more_has_new_processes_for_a_bot_may_have_been_changed(crews):
    for _ in range(2):
        match(games=2, ray="here")
    assert crews == [[0, 1], [0, 1]]
