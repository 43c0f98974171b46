"""The eight levels that people meet."""

import pytest
from tests.contract.configurations import Configuration
from tests.players.probes import SEARCHED, game_within

from faience import manual, texts
from faience.errors import SetupError
from faience.players import kinds, player
from faience.players.levels import HIGHEST, LEVELS, LevelPlayer
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


@pytest.mark.parametrize("name", SEARCHED)
def test_a_weak_level_does_not_always_make_the_same_move(name):
    game = next(tables(name))
    assert len({LevelPlayer(1, seed=seed).choose(game) for seed in range(12)}) > 1


@pytest.mark.parametrize("level", [0, 9, -1])
def test_there_is_no_other_level(level):
    with pytest.raises(SetupError, match="a level from 1 to 8"):
        LevelPlayer(level)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_each_level_has_a_name_and_a_sentence_of_its_own(monkeypatch, lang):
    monkeypatch.setattr(texts, "strict", True)
    for message in ("level-name", "level-about"):
        assert len({say(message, lang, level=number) for number in NUMBERS}) == HIGHEST
