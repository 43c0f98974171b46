"""The bar of a match says how long it will last."""

from io import StringIO

import pytest
from rich.console import Console

from faience.arena.bar import GameBar


class Watched:
    """A bar, with a clock that stands until a game is played."""

    def __init__(self):
        self.now = 0.0
        self.bar = GameBar(Console(file=StringIO(), get_time=lambda: self.now))

    def play(self, games, seconds):
        for _ in range(games):
            self.now += seconds
            self.bar.enter("greedy 50.0 %")

    @property
    def told(self):
        (task,) = self.bar.progress.tasks
        return task.completed, task.total, task.time_remaining


@pytest.mark.parametrize("seconds", [0.5, 2.0, 60.0])
def test_the_time_left_follows_from_the_games_that_are_played(seconds):
    watched = Watched()
    watched.bar.begin(100, 0)
    watched.play(4, seconds)
    assert watched.told == (4, 100, 96 * seconds)


@pytest.mark.parametrize("seconds", [2.0, 60.0])
def test_games_of_the_journal_are_done_and_say_nothing_of_the_time_left(seconds):
    watched = Watched()
    watched.bar.begin(100, 90)
    watched.play(90, 0.0)
    assert watched.told == (90, 100, None)
    watched.play(4, seconds)
    assert watched.told == (94, 100, 6 * seconds)
