"""The games for OpenSpiel: its random simulations, and that its tables are ours."""

import copy
import pickle
from random import Random
from typing import Any

import numpy as np
import pytest
from tests.contract.configurations import EVERY, Configuration, every_configuration

from faience.envs import spiel
from faience.envs.seeing import observation_of
from faience.errors import SetupError
from faience.game import Game
from faience.rules.market import DEAL

pyspiel = pytest.importorskip("pyspiel")
OBSERVATION = pytest.importorskip("open_spiel.python.observation")

SIMULATED = [each for number, each in enumerate(EVERY) if number % 5 == 0]  # of each game, board, number of players


def load(configuration: Configuration) -> Any:
    wishes: dict[str, Any] = {"players": configuration.players, "board": configuration.board}
    name = f"faience_{configuration.game.replace('-', '_')}"
    return pyspiel.load_game(name, wishes | dict.fromkeys(configuration.options, True))


@pytest.mark.parametrize("configuration", SIMULATED, ids=str)
def test_random_simulations_of_openspiel_pass(configuration: Configuration):
    pyspiel.random_sim_test(load(configuration), num_sims=1, serialize=False, verbose=False)


def test_random_simulations_with_every_state_written_and_read_pass():
    pyspiel.random_sim_test(pyspiel.load_game("faience_azul"), num_sims=1, serialize=True, verbose=False)


@every_configuration
def test_a_table_of_openspiel_is_ours_to_its_end(configuration: Configuration):
    random = Random(str(configuration))
    state = load(configuration).new_initial_state()
    game = Game(configuration.new_state())
    while not state.is_terminal():
        if state.is_chance_node():
            outcomes = state.chance_outcomes()
            bag = [int(count) for count in state.record.bag]
            assert outcomes == [(tile, count / sum(bag)) for tile, count in enumerate(bag) if count]
            drawn = []
            while state.is_chance_node():
                drawn.append(random.choice([tile for tile, _ in state.chance_outcomes()]))
                state.apply_action(drawn[-1])
            game.deal([configuration.rules.tiles[tile] for tile in drawn])
        else:
            assert state.current_player() == game.to_move
            assert state.legal_actions() == [int(move) for move in game.legal_moves]
            chosen = random.choice(game.legal_moves)
            assert state.action_to_string(int(chosen)) == str(chosen)
            state.apply_action(int(chosen))
            game.play(chosen, deal=False)
    assert game.is_over and sum(state.returns()) == pytest.approx(0)
    best = max(state.returns())
    assert [seat for seat, each in enumerate(state.returns()) if each == best] == list(game.winners)


def test_the_observer_sees_what_every_environment_sees():
    game = pyspiel.load_game("faience_summer_pavilion(players=3)")
    state, random = game.new_initial_state(), Random(1)
    for _ in range(150):
        choices = [tile for tile, _ in state.chance_outcomes()] if state.is_chance_node() else state.legal_actions()
        state.apply_action(random.choice(choices))
    observation = OBSERVATION.make_observation(game)
    for seat in range(3):
        observation.set_from(state, seat)
        np.testing.assert_array_equal(observation.tensor, observation_of(Game(state.record), seat))
        assert observation.dict["displays"].shape == (7, 6)
        assert observation.string_from(state, seat) == str(state)


def test_a_clone_goes_its_own_way():
    state = pyspiel.load_game("faience_azul").new_initial_state()
    clone = state.clone()
    clone.apply_action(0)
    assert state.record.phase == DEAL and state.record.dealt == 0 and clone.record.dealt == 1


@pytest.mark.parametrize("name", ["faience_azul(players=3,jokers=true)", "faience_summer_pavilion(board=monochrome)"])
@pytest.mark.parametrize("way", [copy.deepcopy, lambda game: pickle.loads(pickle.dumps(game))], ids=["copy", "pickle"])
def test_a_game_can_be_copied_and_sent_to_another_process(name: str, way: Any):
    game = pyspiel.load_game(name)
    again = way(game)
    assert str(again) == str(game) and str(again.new_initial_state()) == str(game.new_initial_state())


def test_a_seat_that_remembers_tells_ways_to_the_same_position_apart():
    state = pyspiel.load_game("faience_azul").new_initial_state()
    for tile in [0, 1, 2, 3] * 5:
        state.apply_action(tile)
    first, second = (state.child(action) for action in state.legal_actions()[:2])
    assert first.information_state_string(0) == first.history_str() != second.information_state_string(0)
    assert first.observation_string(0) == str(first)


@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("name", ["faience_azul", "faience_summer_pavilion"])
def test_no_game_is_longer_than_is_said(name: str, players: int):
    game = pyspiel.load_game(f"{name}(players={players})")
    assert 200 < game.max_game_length() == spiel.LONGEST[name.removeprefix("faience_").replace("_", "-")](players)


def test_a_board_that_there_is_not_is_refused():
    with pytest.raises((SetupError, pyspiel.SpielError), match="marble"):
        pyspiel.load_game("faience_azul(board=marble)")
