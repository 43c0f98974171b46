"""One seat of a table, for Gymnasium: its own check, and what a game asks beyond it."""

from typing import Any

import gymnasium
import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env
from tests.contract.configurations import Configuration, every_configuration
from tests.players.peeping import Peeping

from faience.envs.single import SingleEnv
from faience.errors import SetupError

IDS = {"faience/Azul-v0": "azul", "faience/SummerPavilion-v0": "summer-pavilion"}


def single(configuration: Configuration, **wishes: Any) -> SingleEnv:
    options: dict[str, Any] = dict.fromkeys(configuration.options, True)
    return SingleEnv(configuration.game, players=configuration.players, board=configuration.board, **options, **wishes)


def play_out(env: Any, **wishes: Any) -> tuple[float, dict[str, Any]]:
    """Any legal moves up to the end; the last reward, and the last info."""
    env.action_space.seed(1)
    observation, info = env.reset(**wishes)
    rewards, is_over = [0.0], False
    while not is_over:
        assert observation in env.observation_space
        assert not any(rewards)
        observation, reward, is_over, is_truncated, info = env.step(env.action_space.sample(info["action_mask"]))
        rewards.append(reward)
        assert not is_truncated
    return rewards[-1], info


@pytest.mark.parametrize("name", IDS)
def test_the_registered_environments_pass_the_check_of_gymnasium(name: str):
    assert gymnasium.spec(name).kwargs == {"game": IDS[name]}
    check_env(gymnasium.make(name, render_mode="rgb_array", opponents="random").unwrapped)


@every_configuration
def test_every_table_passes_the_check_and_can_be_played_to_its_end(configuration: Configuration):
    env = single(configuration, opponents="random", seat=None, reward="margin")
    check_env(env, skip_render_check=True)
    reward, info = play_out(env, seed=1)
    scores = [int(score) for score in info["scores"]]
    own = scores.pop(info["seat"])
    assert reward == own - max(scores)


def test_an_episode_is_the_same_with_the_same_seed():
    infos = [play_out(SingleEnv("azul", opponents="greedy", seat=None), seed=seed)[1] for seed in (3, 3, 4)]
    first, second, other = (tuple(info["scores"]) for info in infos)
    assert first == second != other


def test_a_win_is_worth_one_and_a_defeat_minus_one():
    rewards = [play_out(SingleEnv("azul", opponents="greedy"), seed=seed)[0] for seed in range(4)]
    assert rewards == [-1.0] * 4


def test_each_of_the_others_can_be_somebody_else():
    env = SingleEnv("azul", players=3, opponents=["random", "greedy"], seat=1)
    env.reset(seed=1)
    assert [type(env._others[seat]).__name__ for seat in (2, 0)] == ["RandomPlayer", "GreedyPlayer"]
    assert env.game.to_move == 1 and len(env.game.moves) == 1


def test_the_others_do_not_see_what_will_be_drawn():
    Peeping.forget()
    play_out(SingleEnv("azul", opponents="python:tests.players.peeping:Peeping"), seed=1)
    assert Peeping.has_learnt_nothing()


def test_with_no_fixed_seat_every_seat_comes_up():
    env = SingleEnv("azul", players=4, opponents="random", seat=None)
    env.reset(seed=1)
    assert {env.reset()[1]["seat"] for _ in range(40)} == {0, 1, 2, 3}


def test_the_masks_that_maskable_ppo_asks_for_are_those_of_the_info():
    env = gymnasium.make("faience/SummerPavilion-v0", opponents="random")
    _, info = env.reset(seed=1)
    masks = env.get_wrapper_attr("action_masks")()
    assert masks.dtype == np.bool_ and (masks == info["action_mask"]).all() and masks.any()


@pytest.mark.parametrize(("reward", "lost"), [("win", -1.0), ("margin", -100.0)])
def test_an_illegal_move_loses_and_says_why(reward: str, lost: float):
    env = SingleEnv("azul", reward=reward)
    _, info = env.reset(seed=1)
    _, given, is_over, _, info = env.step(int(np.flatnonzero(info["action_mask"] == 0)[0]))
    assert (given, is_over) == (lost, True) and "Azul 1.4" in info["illegal"]
    legal = int(np.flatnonzero(info["action_mask"])[0])
    with pytest.raises(gymnasium.error.ResetNeeded):
        env.step(legal)
    env.reset(seed=1)
    assert not env.step(legal)[2]


def test_a_game_that_has_ended_takes_no_further_step():
    env = SingleEnv("azul", opponents="random")
    play_out(env, seed=1)
    with pytest.raises(gymnasium.error.ResetNeeded):
        env.step(0)


def test_a_way_to_look_that_does_not_exist_is_refused():
    with pytest.raises(gymnasium.error.UnsupportedMode, match="ansi"):
        SingleEnv("azul", render_mode="hologram")


def test_people_see_the_table_after_each_step(capsys: pytest.CaptureFixture[str]):
    env = gymnasium.make("faience/Azul-v0", render_mode="human")
    _, info = env.reset(seed=1)
    env.step(int(np.flatnonzero(info["action_mask"])[0]))
    assert capsys.readouterr().out.count("Round 1") == 2


def test_text_and_picture_show_the_table():
    text = gymnasium.make("faience/Azul-v0", render_mode="ansi")
    text.reset(seed=1)
    assert "Round 1" in str(text.render())
    picture = gymnasium.make("faience/Azul-v0", render_mode="rgb_array")
    _, info = picture.reset(seed=1)
    first: Any = picture.render()
    picture.step(int(np.flatnonzero(info["action_mask"])[0]))
    second: Any = picture.render()
    assert first.shape == second.shape and first.shape[0] % 2 == first.shape[1] % 2 == 0
    assert len(np.unique(first.reshape(-1, 3), axis=0)) > 500 and (first != second).any()


@pytest.mark.parametrize(
    "wishes",
    [
        {"opponents": "nobody"},
        {"opponents": ["greedy", "greedy"]},
        {"board": "marble"},
        {"reward": "glory"},
        {"gold": True},
    ],
)
def test_tables_that_cannot_be_are_refused(wishes: dict[str, Any]):
    with pytest.raises(SetupError):
        gymnasium.make("faience/Azul-v0", **wishes)


@pytest.mark.parametrize("seat", [-1, 2, "0"])
def test_a_seat_that_is_not_there_is_refused_by_its_number(seat: Any):
    with pytest.raises(SetupError, match=f"there is no seat {seat!r} here: they count from 0 to 1"):
        SingleEnv("azul", seat=seat)
