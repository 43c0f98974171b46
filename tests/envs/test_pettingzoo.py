"""A table for PettingZoo: its own tests, and what a game asks beyond them."""

import copy
import pickle
from typing import Any

import numpy as np
import pettingzoo
import pytest
from pettingzoo.test import api_test, render_test, seed_test
from tests.contract.configurations import Configuration, every_configuration

import faience.envs
from faience.envs import zoo
from faience.errors import IllegalMove

IDS = {"faience/azul-v0": "azul", "faience/summer_pavilion-v0": "summer-pavilion"}

# PettingZoo knows by name which environments have masks in their observations, as all of its classic games do.
pytestmark = [
    pytest.mark.filterwarnings("ignore:Observation is not a NumPy array"),
    pytest.mark.filterwarnings("ignore:Observation space for each agent probably should be"),
    pytest.mark.filterwarnings("ignore:Action mask numpy array is all zeros"),
    pytest.mark.filterwarnings("ignore:.*Illegal move made, game terminating"),
]


def table(configuration: Configuration, **wishes: Any) -> Any:
    options = dict.fromkeys(configuration.options, True)
    return zoo.env(
        game=configuration.game, players=configuration.players, board=configuration.board, **options, **wishes
    )


def play_out(env: Any, seed: int) -> dict[str, float]:
    """Any legal moves up to the end; what each agent was given in all."""
    env.reset(seed=seed)
    for agent in env.agents:
        env.action_space(agent).seed(seed)
    given = dict.fromkeys(env.possible_agents, 0.0)
    for agent in env.agent_iter():
        observation, reward, is_over, _, info = env.last()
        given[agent] += reward
        assert (observation["action_mask"] == info["action_mask"]).all()
        env.step(None if is_over else env.action_space(agent).sample(observation["action_mask"]))
    return given


@pytest.mark.parametrize("name", IDS)
def test_the_registered_environments_pass_all_tests_of_pettingzoo(name: str, capsys: pytest.CaptureFixture[str]):
    assert pettingzoo.spec("aec", name).kwargs == {"game": IDS[name]}

    def make(**wishes: Any) -> Any:
        return pettingzoo.make("aec", name, **wishes)

    api_test(make(), num_cycles=150)
    seed_test(make, num_cycles=150)
    render_test(make)
    assert "Passed API test" in capsys.readouterr().out


@every_configuration
def test_every_table_passes_the_api_test_and_can_be_played_to_its_end(configuration: Configuration):
    env = table(configuration, reward="margin")
    api_test(env, num_cycles=20)
    given = play_out(env, seed=1)
    scores = env.unwrapped.game.scores
    margins = {f"player_{seat}": score - max(scores[:seat] + scores[seat + 1 :]) for seat, score in enumerate(scores)}
    assert given == margins


@pytest.mark.parametrize("game", IDS.values())
def test_every_agent_sees_its_own_board_first(game: str):
    env = zoo.env(game=game, players=3)
    env.reset(seed=1)
    for _ in range(20):
        env.step(int(np.flatnonzero(env.last()[0]["action_mask"])[0]))
    seen = [env.observe(agent) for agent in env.agents]
    to_move = next(field for field in faience.envs.observation_fields(game, 3) if field.name == "to_move")
    turn = env.agents.index(env.agent_selection)
    places = [int(np.argmax(to_move.of(each["observation"]))) for each in seen]
    assert places == [(turn - seat) % 3 for seat in range(3)]
    assert [bool(each["action_mask"].any()) for each in seen] == [seat == turn for seat in range(3)]


def test_an_illegal_move_loses():
    env = zoo.env()
    env.reset(seed=1)
    illegal = int(np.flatnonzero(env.last()[0]["action_mask"] == 0)[0])
    env.step(illegal)
    assert env.rewards == {"player_0": -1, "player_1": 0} and all(env.terminations.values())


def test_without_its_wrappers_a_table_refuses_an_illegal_move():
    env = zoo.TableEnv()
    env.reset(seed=1)
    with pytest.raises(IllegalMove, match="Azul"):
        env.step(670)


@pytest.mark.parametrize("way", [copy.deepcopy, lambda env: pickle.loads(pickle.dumps(env))], ids=["copy", "pickle"])
@pytest.mark.parametrize("make", [zoo.TableEnv, zoo.env])
def test_a_table_that_was_copied_or_pickled_goes_on_by_itself(make: Any, way: Any):
    env = make(game="azul", players=4, board="grey", jokers=True)
    assert play_out(way(env), seed=1) == play_out(env, seed=1)
    env.reset(seed=1)
    env.step(int(np.flatnonzero(env.last()[0]["action_mask"])[0]))
    record, again = env.unwrapped.game.record(), way(env)
    assert again.unwrapped.game.record() == record
    again.step(int(np.flatnonzero(again.last()[0]["action_mask"])[0]))
    assert env.unwrapped.game.record() == record != again.unwrapped.game.record()
