"""Taking back is the opposite of playing; a copy has its own future; a seed is a promise."""

import copy
import pickle
from random import Random

import pytest
from tests.contract.configurations import Configuration, every_configuration
from tests.contract.walks import bytes_of

from faience.game import Game, new_game, read_game
from faience.rules.games import GAMES


def play_on(game: Game, random: Random, most: int = 10_000) -> list[bytes]:
    """Some moves at random; says what the table looked like before each and after the last."""
    seen = [bytes_of(game.state)]
    while not game.is_over and len(seen) <= most:
        game.play(random.choice(game.legal_moves))
        seen.append(bytes_of(game.state))
    return seen


@every_configuration
def test_taking_back_every_move_visits_every_table_again(configuration: Configuration):
    game = configuration.new_game(seed=1)
    seen = play_on(game, Random(1))
    moves, record = game.moves, game.record()
    for before, move in zip(reversed(seen[:-1]), reversed(moves), strict=True):
        legal = None if game.is_over else game.legal_moves
        assert game.undo() == move
        assert bytes_of(game.state) == before
        assert move in game.legal_moves and game.legal_moves is not legal
    assert [step.move for step in game.history] == [None]  # the first deal stays
    for move in moves:
        game.play(move)  # and chance deals what it dealt before
    assert game.record() == record


@every_configuration
def test_the_states_are_the_tables_before_each_step_and_now(configuration: Configuration):
    game = configuration.new_game(seed=1)
    seen = play_on(game, Random(1), most=30)
    states = game.states
    before_moves = [bytes_of(state) for step, state in zip(game.history, states[:-1], strict=True) if step.move]
    assert [*before_moves, bytes_of(states[-1])] == seen
    assert bytes_of(states[0]) == bytes_of(game.start)


@every_configuration
def test_taking_back_and_playing_on_goes_the_same_way(configuration: Configuration):
    game, random = configuration.new_game(seed=2), Random(2)
    while not game.is_over:
        move = random.choice(game.legal_moves)
        told, after = game.play(move), bytes_of(game.state)
        game.undo()
        assert game.play(move) == told
        assert bytes_of(game.state) == after


@pytest.mark.parametrize("name", GAMES)
def test_a_deal_that_a_record_told_comes_again_after_the_move_before_it(name: str):
    played, random = new_game(name, seed=2), Random(2)
    while sum(step.move is None for step in played.history) < 3:
        played.play(random.choice(played.legal_moves))
    for game in (read_game(played.record(), seed=1), read_game(played.record(), seed=1).copy()):
        moves = [game.undo() for _ in range(len(game.moves))]
        for move in reversed(moves[1:]):
            game.play(move)
        game.copy().play(moves[0])
        game.play(moves[0])
        assert game.history == played.history
        assert game.record() == played.record()


@every_configuration
def test_what_is_done_to_a_copy_is_not_done_to_the_game(configuration: Configuration):
    game = configuration.new_game(seed=3)
    play_on(game, Random(3), most=30)
    record, state = game.record(), bytes_of(game.state)
    twin = game.copy()
    assert (twin.record(), bytes_of(twin.state)) == (record, state)
    play_on(twin, Random(4))
    twin.comments[1] = "a note"
    assert (game.record(), bytes_of(game.state)) == (record, state)


@every_configuration
def test_what_is_taken_back_in_a_game_stays_in_its_copy(configuration: Configuration):
    game = configuration.new_game(seed=3)
    before = play_on(game, Random(3), most=30)
    twin = game.copy()
    for _ in range(10):
        game.undo()
    play_on(game, Random(5), most=10)
    for state in reversed(before[-11:-1]):
        twin.undo()
        assert bytes_of(twin.state) == state


@every_configuration
def test_a_copy_is_dealt_what_the_game_will_be_dealt(configuration: Configuration):
    game = configuration.new_game(seed=4)
    play_on(game, Random(4), most=10)
    twin = game.copy()
    assert play_on(game, Random(6)) == play_on(twin, Random(6))
    assert game.record() == twin.record()


WAYS = {"copy": copy.copy, "deepcopy": copy.deepcopy, "pickle": lambda game: pickle.loads(pickle.dumps(game))}


@pytest.mark.parametrize("way", WAYS)
@pytest.mark.parametrize("name", GAMES)
def test_python_copies_and_pickles_a_game_as_the_game_does_itself(name: str, way: str):
    game = new_game(name, seed=4, names=("Ana", "Bo"), date="2026-01-01")
    play_on(game, Random(4), most=5)
    game.comments[1] = "a note"
    game.seen()
    record, before = game.record(), bytes_of(game.state)
    twin = WAYS[way](game)
    assert (twin.record(), twin.legal_moves) == (record, game.legal_moves)
    twin.undo()
    play_on(twin, Random(6), most=5)
    assert (game.record(), bytes_of(game.state)) == (record, before)
    game.undo()
    play_on(game, Random(6), most=5)
    assert (twin.record(), bytes_of(twin.state), str(twin)) == (game.record(), bytes_of(game.state), str(game))


@every_configuration
def test_the_state_that_is_shown_is_a_copy(configuration: Configuration):
    game = configuration.new_game(seed=5)
    before = bytes_of(game.state), bytes_of(game.start)
    game.state.score[:] = 99
    game.start.score[:] = 99
    game.position["bag"].clear()
    assert (bytes_of(game.state), bytes_of(game.start)) == before


@every_configuration
def test_equal_seeds_give_equal_games_and_others_do_not(configuration: Configuration):
    games = [configuration.new_game(seed=seed, date="2026-01-01") for seed in (6, 6, 7)]
    for game in games:
        play_on(game, Random(6))
    first, same, other = (game.record() for game in games)
    assert first == same != other
