"""Which players live for a game, and which for a match."""

import shlex
import sys
from pathlib import Path

from tests.arena.bots import Closing
from tests.arena.test_failures import terms_of

from faience.arena.lineup import Lineup
from faience.arena.pairing import Fixture
from faience.arena.terms import agree

GAMES = [Fixture(number, 0, seed=5, seating=(0, 1), entries=(0, 1)) for number in range(3)]


def test_each_game_has_new_players():
    lineup = Lineup(terms_of("First", "First"))
    players = [lineup.player(place, game) for game in GAMES for place in (0, 1)]
    assert len(set(map(id, players))) == len(players)


def test_a_player_that_can_begin_anew_is_kept_and_told_a_seed_of_the_game_and_the_place():
    terms = terms_of("Learned", "Learned")
    lineup, other = Lineup(terms), Lineup(terms)
    first = [lineup.player(0, game) for game in GAMES]
    assert first[0] is first[2] and len(set(first[0].begun)) == len(GAMES)
    assert other.player(0, GAMES[2]).begun == (first[0].begun[2],)
    assert other.player(1, GAMES[2]).begun != (first[0].begun[2],)


def test_a_program_serves_all_games():
    program = "cmd:" + shlex.join([sys.executable, str(Path(__file__).parents[2] / "examples/bot.py")])
    terms = agree("azul", "coloured", {}, [program, "random"], None, seed=1, time=1.0, move_limit=60.0)
    lineup = Lineup(terms)
    assert lineup.player(0, GAMES[0]) is lineup.player(0, GAMES[1])
    lineup.close()


def test_players_are_closed_when_they_are_not_needed_any_more_even_if_that_fails():
    lineup = Lineup(terms_of("Closing", "First"))
    before = Closing.closed
    for game in GAMES:
        lineup.player(0, game)
    lineup.close()
    assert Closing.closed - before == len(GAMES)
