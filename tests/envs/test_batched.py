"""Many games at once: each of them is, move for move, the game that the engine plays alone."""

import copy
import pickle
from random import Random
from typing import Any

import numpy as np
import pytest
from tests.contract.configurations import Configuration, every_configuration

from faience.envs import BatchedEnv, Turn
from faience.envs.seeing import observation_of, rewards_of
from faience.errors import IllegalMove, NotationError, SetupError
from faience.game import Game
from faience.rules.games import GAMES

COUNT = 3


def batch(configuration: Configuration, count: int = COUNT, **wishes: Any) -> BatchedEnv:
    options: dict[str, Any] = dict.fromkeys(configuration.options, True)
    return BatchedEnv(
        configuration.game, count, players=configuration.players, board=configuration.board, **wishes, **options
    )


def assert_alike(env: BatchedEnv, turn: Turn, at: int, game: Game) -> None:
    assert list(np.flatnonzero(turn.masks[at])) == [int(move) for move in game.legal_moves]
    assert turn.to_move[at] == game.to_move
    assert env.states[at].tobytes() == game.state.tobytes()
    assert tuple(env.states[at]["score"][: game.players]) == game.scores


@every_configuration
def test_each_game_is_that_of_the_engine_with_its_seed(configuration: Configuration):
    random = Random(str(configuration))
    reward = random.choice(["win", "margin"])
    env = batch(configuration, reward=reward)
    turn = env.reset(seed=random.getrandbits(60))
    games = [configuration.new_game(seed=int(seed)) for seed in env.seeds]
    ended = [0] * COUNT
    while min(ended) == 0:
        for at, game in enumerate(games):
            assert_alike(env, turn, at, game)
        np.testing.assert_array_equal(env.observe(), [observation_of(game, game.to_move or 0) for game in games])
        actions = env.sample()
        for game, action in zip(games, actions, strict=True):
            game.play(int(action))
        turn = env.step(actions)
        assert list(turn.terminated) == [game.is_over for game in games]
        np.testing.assert_array_equal(turn.rewards, np.array([rewards_of(game, reward) for game in games], np.float32))
        for at, game in enumerate(games):
            if game.is_over:
                ended[at] += 1
                assert tuple(env.final_scores[at]) == game.scores
                games[at] = configuration.new_game(seed=int(env.seeds[at]))


@pytest.mark.parametrize("way", [copy.deepcopy, lambda env: pickle.loads(pickle.dumps(env))], ids=["copy", "pickle"])
@pytest.mark.parametrize("game", GAMES)
def test_a_batch_that_was_copied_or_pickled_goes_on_by_itself(game: str, way: Any):
    env = BatchedEnv(game, COUNT)
    masks = env.reset(seed=1).masks.copy()
    twin = way(env)
    for _ in range(3):
        turn, actions = twin.step(twin.sample()), env.sample()
        np.testing.assert_array_equal(env._turn.masks, masks)
        masks = env.step(actions).masks.copy()
        np.testing.assert_array_equal(turn.masks, masks)
        np.testing.assert_array_equal(turn.to_move, env.states["to_move"])


@pytest.mark.parametrize("game", GAMES)
def test_equal_seeds_give_equal_batches_and_others_give_others(game: str):
    def play(seed: int) -> bytes:
        env = BatchedEnv(game, 50)
        env.reset(seed=seed)
        for _ in range(30):
            env.step(env.sample())
        return env.states.tobytes()

    assert play(1) == play(1) != play(2)


def test_the_games_of_a_batch_differ_and_so_do_those_of_neighbouring_seeds():
    env = BatchedEnv("azul", 1_000)
    env.reset(seed=1)
    first = set(map(int, env.seeds))
    assert len({state.tobytes() for state in env.states}) == 1_000
    env.reset(seed=2)
    assert len(first) == 1_000 and not first & set(map(int, env.seeds))


def test_a_game_that_has_ended_is_followed_by_another_one():
    env = BatchedEnv("azul", 20)
    env.reset(seed=1)
    ends = 0
    for _ in range(300):
        turn = env.step(env.sample())
        assert turn.masks.any(axis=1).all()
        assert (turn.rewards[~turn.terminated] == 0).all()
        assert (env.states["round_number"][turn.terminated] == 1).all()
        ends += turn.terminated.sum()
    assert ends > 40


def test_a_reset_forgets_what_the_last_step_brought():
    env = BatchedEnv("azul", 4)
    env.reset(seed=1)
    while not env.step(env.sample()).terminated.any():
        pass
    turn = env.reset(seed=2)
    assert not turn.terminated.any() and not turn.rewards.any()


def test_rewards_of_victories_sum_to_nothing():
    env = BatchedEnv("azul", 200, players=3)
    env.reset(seed=1)
    found = []
    for _ in range(120):
        turn = env.step(env.sample())
        found += turn.rewards[turn.terminated].tolist()
    assert len(found) > 100
    assert [1.0, -0.5, -0.5] in found
    np.testing.assert_allclose(np.sum(found, axis=1), 0, atol=1e-6)


@pytest.mark.parametrize("game", GAMES)
def test_an_illegal_move_is_refused_with_its_reason_and_nothing_happens(game: str):
    env = BatchedEnv(game, 5)
    turn = env.reset(seed=1)
    before = env.states.tobytes()
    actions = env.sample()
    actions[3] = np.flatnonzero(~turn.masks[3])[-1]
    with pytest.raises(IllegalMove) as refused:
        env.step(actions)
    assert refused.value.position.startswith(game)
    assert env.states.tobytes() == before


@pytest.mark.parametrize("number", [-1, 671, 2**16])
def test_a_number_that_is_no_move_is_refused(number: int):
    env = BatchedEnv("azul", 2)
    env.reset(seed=1)
    with pytest.raises(NotationError, match="670"):
        env.step(np.array([int(env.sample()[0]), number]))


def test_nothing_can_be_played_before_the_first_reset():
    env = BatchedEnv("azul", 2)
    with pytest.raises(IllegalMove, match="dealt first"):
        env.step(env.sample())


def test_what_is_handed_out_cannot_be_written_to():
    env = BatchedEnv("azul", 2)
    turn = env.reset(seed=1)
    for array in (*turn, env.states, env.seeds, env.final_scores, env.observe()):
        with pytest.raises(ValueError, match="read-only"):
            array[0] = 1


def test_a_thousand_games_may_be_written_as_1e3():
    count: Any = 1e3
    env = BatchedEnv("azul", count)
    assert env.count == 1_000 and len(env.states) == 1_000


@pytest.mark.parametrize("wishes", [{"count": 0}, {"count": 2.5}, {"reward": "glory"}, {"players": 5}, {"gold": True}])
def test_batches_that_cannot_be_are_refused(wishes: dict[str, Any]):
    with pytest.raises(SetupError):
        BatchedEnv("azul", **wishes)
