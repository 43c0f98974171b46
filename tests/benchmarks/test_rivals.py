"""The rivals are fair opponents: they play by the rules, see what is best where all can be seen, and do not peek."""

import shlex
from itertools import pairwise

import numba
import numpy as np
import pytest
from benchmarks.rivals.chances import write_chances
from benchmarks.rivals.leaves import LeavesPlayer
from benchmarks.rivals.maxn import MaxnPlayer
from benchmarks.rivals.rival import SHIPPED, Rival

import faience
from benchmarks import rivals
from faience.players.kinds import NO_CHAMPION
from faience.players.search import SearchPlayer
from faience.players.search.forecast import forecast
from faience.players.spec import load_class, parse
from faience.rules.games import GAMES

pytestmark = pytest.mark.skipif(numba.config.DISABLE_JIT, reason="they are searches: far too slow in plain Python")

FEW = 100  # nodes: enough to play by


def leaves(seed=1, budget=FEW):
    return LeavesPlayer(seed, nodes=budget)


def leaves_without_priors(seed=1, budget=FEW):
    return LeavesPlayer(seed, nodes=budget, priors=0)


def maxn(seed=1, budget=FEW):
    return MaxnPlayer(seed, nodes=budget)


RIVALS = pytest.mark.parametrize("rival", [leaves, leaves_without_priors, maxn])


def play(game, *players):
    while not game.is_over:
        game.play(players[game.to_move].choose(game))
    return game


def test_both_sides_of_a_match_with_a_rival_judge_by_the_same():
    (commands,) = (part for part in rivals.__doc__.split("\n\n") if "faience match" in part)
    words = shlex.split(commands)
    players = [parse(text) for option, text in pairwise(words) if option == "--player"]
    judges = [(each.options.get("champion"), load_class(each)) for each in players if each.kind != "search"]
    assert judges == [(None, LeavesPlayer), (SHIPPED, LeavesPlayer)]
    assert [each.options.get("champion") for each in players if each.kind == "search"] == [NO_CHAMPION, None]


@pytest.mark.parametrize(
    ("name", "players"), [("azul", 2), ("azul", 3), ("summer-pavilion", 2), ("summer-pavilion", 4)]
)
def test_with_a_network_a_rival_judges_as_our_search_does(name, players):
    game = faience.new_game(name, players=players, seed=6)
    chances, told = np.zeros(4), forecast(game.state)
    assert told is not None
    for rival in (LeavesPlayer(1, champion=SHIPPED), MaxnPlayer(1, champion=SHIPPED)):
        desk = rival._prepare(game)
        assert desk.records[0]["has_network"]
        write_chances_at(desk.states, desk.records, chances)
        assert chances[:players].sum() == pytest.approx(1.0)
        assert chances[:players] == pytest.approx(told.win_chances, abs=0.01)


@RIVALS
@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("name", GAMES)
def test_a_rival_plays_both_games_to_their_end(rival, name, players):
    game = faience.new_game(name, players=players, seed=5)
    assert play(game, *(rival(seat) for seat in range(players))).winners


@RIVALS
@pytest.mark.parametrize("name", GAMES)
def test_a_rival_plays_the_same_game_for_the_same_seed(rival, name):
    first, second = (play(faience.new_game(name, seed=8), rival(1), rival(2)) for _ in range(2))
    assert first.moves == second.moves


@RIVALS
def test_a_rival_does_not_see_what_the_bag_will_give(rival):
    game = faience.new_game(seed=3)
    other = faience.game.game.Game(game.state, seed=4)
    assert rival().choose(game) == rival().choose(other)


@RIVALS
def test_a_rival_that_is_given_a_time_comes_to_an_end(rival):
    one, game = rival(), faience.new_game(seed=3)
    one.time, one.nodes = 0.05, None
    assert one.choose(game) in game.legal_moves


@RIVALS
@pytest.mark.parametrize("seed", range(3))
def test_with_two_players_every_search_finds_the_same_best_end_of_a_round(rival, seed):
    """Where all can be seen to the end of the round, the best chance does not depend on who looks for it."""
    game = faience.new_game(seed=seed)
    looker = SearchPlayer(1, nodes=300)
    while game.state.offered.bit_count() > 4:
        game.play(looker.choose(game))
    values = SearchPlayer(1, depth=90, champion="none").weigh(game, 90)  # rivals judge by weights alone
    chosen = rival(budget=200_000).choose(game)
    assert values[chosen] == max(values.values())


@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("name", GAMES)
def test_the_chances_of_all_seats_add_up_to_one(name, players):
    game = faience.new_game(name, players=players, seed=1)
    rival = Rival(nodes=1)
    chances = np.zeros(4)
    while True:
        desk = rival._prepare(game)
        write_chances_at(desk.states, desk.records, chances)
        assert sum(chances[:players]) == pytest.approx(1) and min(chances[:players]) >= 0
        if game.is_over:
            break
        game.play(game.legal_moves[0])
    assert [seat for seat in range(players) if chances[seat] > 0] == list(game.winners)


@numba.njit
def write_chances_at(states, desks, chances):
    write_chances(states, np.int64(0), desks[0], chances)
