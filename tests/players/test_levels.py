"""The eight levels that people meet."""

from typing import Any

import pytest
from tests.contract.configurations import Configuration
from tests.players.probes import SEARCHED, game_within

from faience import manual, texts
from faience.errors import SetupError
from faience.game import Game
from faience.players import kinds, player
from faience.players.levels import HIGHEST, LEVELS, LevelPlayer
from faience.players.search import SearchPlayer, Thought
from faience.players.search.desk import LIMIT
from faience.texts import LANGUAGES, say

NUMBERS = range(1, HIGHEST + 1)
WITHOUT_A_CLOCK = range(1, HIGHEST)


def tables(name: str):
    """An opening for four, and the middle of a game of two."""
    yield game_within(Configuration(name, "coloured", (), 4), seed=1, moves=0)
    yield game_within(Configuration(name, "coloured", (), 2), seed=2, moves=25)


def test_there_are_eight_levels_and_everybody_knows():
    assert {len(levels) for levels in LEVELS.values()} == {HIGHEST} == {8}
    assert [len([each for each in levels if each.time]) for levels in LEVELS.values()] == [1] * len(SEARCHED)
    assert list(NUMBERS) == list(kinds.LEVELS) == list(manual.LEVELS)


@pytest.mark.parametrize("name", SEARCHED)
@pytest.mark.parametrize("number", NUMBERS)
def test_every_level_answers_with_a_legal_move(name, number):
    for game in tables(name):
        assert player(f"level:{number}", seed=1).choose(game) in game.legal_moves


@pytest.mark.parametrize("name", SEARCHED)
@pytest.mark.parametrize("number", WITHOUT_A_CLOCK)
def test_a_level_without_a_clock_plays_the_same_way_with_the_same_seed(name, number):
    for game in tables(name):
        assert LevelPlayer(number, seed=4).choose(game) == LevelPlayer(number, seed=4).choose(game)


class Interrupted(SearchPlayer):
    """Stops in the middle of the moves that it weighs, after so many nodes."""

    def __init__(self, nodes: int) -> None:
        super().__init__(seed=1)
        self.most = nodes

    def _prepare(self, game: Game) -> None:
        super()._prepare(game)
        self._desks[0].records["counters"][0, LIMIT] = self.most


@pytest.mark.parametrize("name", SEARCHED)
@pytest.mark.parametrize("nodes", [1, 1_000])
def test_who_is_stopped_while_weighing_compares_all_moves_at_a_glance(name, nodes):
    game = next(tables(name))
    whole, glance = (SearchPlayer(seed=1).weigh(game, depth) for depth in (3, 1))
    assert whole != glance
    assert Interrupted(nodes).weigh(game, 3) == glance


@pytest.mark.parametrize("name", SEARCHED)
def test_a_weak_level_does_not_always_make_the_same_move(name):
    game = next(tables(name))
    assert len({LevelPlayer(1, seed=seed).choose(game) for seed in range(12)}) > 1


@pytest.mark.parametrize("name", SEARCHED)
def test_a_budget_makes_a_level_think_less_but_never_more(name):
    game = next(tables(name))
    weak, strong = (LEVELS[name][number - 1] for number in (6, 7))
    own = LevelPlayer(6, seed=1).think(game)
    assert isinstance(own, Thought) and own.nodes <= (weak.nodes or 0) + 128
    more = LevelPlayer(6, seed=1).think(game, nodes=strong.nodes, time=600.0)
    less = LevelPlayer(6, seed=1).think(game, nodes=10)
    assert isinstance(more, Thought) and (more.move, more.nodes) == (own.move, own.nodes)
    assert isinstance(less, Thought) and less.nodes <= 10 + 128 < own.nodes
    assert [LevelPlayer(4, seed=1).think(game, depth=depth).depth for depth in (None, 1, 9)] == [2, 1, 2]


@pytest.mark.parametrize(("asked", "kept"), [(None, 1.5), (0.1, 0.1), (60.0, 1.5)])
def test_the_highest_level_takes_its_own_time_or_less(monkeypatch, asked, kept):
    given: list[float | None] = []
    thinking = SearchPlayer.think

    def think(self: SearchPlayer, game: Game, **budget: Any) -> Thought:
        given.append(budget.pop("time"))
        return thinking(self, game, **budget | {"nodes": 1})

    monkeypatch.setattr(SearchPlayer, "think", think)
    LevelPlayer(8, seed=1).think(next(tables("azul")), time=asked)
    assert given == [kept]


@pytest.mark.parametrize("level", [0, 9, -1])
def test_there_is_no_other_level(level):
    with pytest.raises(SetupError, match="a level from 1 to 8"):
        LevelPlayer(level)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_each_level_has_a_name_and_a_sentence_of_its_own(monkeypatch, lang):
    monkeypatch.setattr(texts, "strict", True)
    for message in ("level-name", "level-about"):
        assert len({say(message, lang, level=number) for number in NUMBERS}) == HIGHEST
