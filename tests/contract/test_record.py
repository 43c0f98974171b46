"""A record gives the game back: its deals, its moves, its events, its comments, half played or finished."""

import pytest
from tests.contract.configurations import Configuration, every_configuration, every_game
from tests.contract.walks import DATE, bytes_of, game_of, walk

from faience.game import Game, read_game


@every_game
def test_a_finished_game_is_read_back_from_its_record(configuration: Configuration, seed):
    game = game_of(configuration, seed)
    assert game.is_over
    again = read_game(game.record())
    assert again.record() == game.record()
    assert again.history == game.history
    assert bytes_of(again.state) == bytes_of(game.state)
    assert (again.winners, again.scores, again.names) == (game.winners, game.scores, game.names)


@every_configuration
@pytest.mark.parametrize("moves", [0, 1, 23, 50])
def test_a_game_half_played_is_read_back_from_its_record(configuration: Configuration, moves):
    game = game_of(configuration, 1, moves)
    game.comments[0] = "before the first deal"
    game.comments[len(game.history)] = "here we stopped"
    again = read_game(game.record())
    assert again.record() == game.record()
    assert again.comments == game.comments
    assert bytes_of(again.state) == bytes_of(game.state)
    assert again.history == game.history


@every_configuration
def test_a_game_that_starts_at_a_position_is_read_back_from_its_record(configuration: Configuration):
    played = walk(configuration, 1)
    for start in played.states[len(played.states) // 2 :: 40]:
        game = Game(start, date=DATE, seed=1)
        game.deal()
        while not game.is_over and len(game.moves) < 15:
            game.play(game.legal_moves[len(game.moves) % len(game.legal_moves)])
        again = read_game(game.record())
        assert again.record() == game.record()
        assert bytes_of(again.start) == bytes_of(start)
        assert bytes_of(again.state) == bytes_of(game.state)
