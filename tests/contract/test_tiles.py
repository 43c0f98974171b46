"""No tile is lost or made, what follows from the table is kept up to date, and games end."""

import pytest

from faience.rules.games import GAMES
from faience.rules.market import OVER

from .configurations import CONTRACTS, Configuration, every_configuration
from .walks import bytes_of, walk, walks


def test_every_game_is_under_contract():
    assert CONTRACTS.keys() == GAMES.keys()


@every_configuration
@pytest.mark.parametrize("seed", [0, 1, 2])
def test_the_tiles_of_each_colour_are_always_as_many_as_in_the_box(configuration: Configuration, seed):
    contract, options = configuration.contract, dict.fromkeys(configuration.options, True)
    box = contract.oracle.new_position(configuration.players, configuration.board, **options)["bag"]
    in_the_box = [box.get(tile, 0) for tile in configuration.rules.tiles]
    for state in walk(configuration, seed).states:
        assert contract.count_tiles(state) == in_the_box


@every_configuration
@pytest.mark.parametrize("seed", [0, 1, 2])
def test_fields_that_follow_from_others_are_what_they_would_be_worked_out_afresh(configuration: Configuration, seed):
    for state in walk(configuration, seed).states:
        fresh = state.copy()
        configuration.contract.follow(fresh)
        assert bytes_of(fresh) == bytes_of(state)


@every_configuration
def test_games_end_with_a_winner(configuration: Configuration):
    for seed in range(3):
        end = walk(configuration, seed).end
        assert end.phase == OVER
        assert configuration.rules.winners(end)


def test_the_games_played_here_end_in_more_than_one_way_and_visit_every_phase():
    """A contract is worth as much as the games that it sees."""
    played = walks(3)
    for game, contract in CONTRACTS.items():
        states = [state for each in played if each.configuration.game == game for state in each.states]
        contract.assert_variety(states)
