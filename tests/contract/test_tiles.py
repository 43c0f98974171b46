"""No tile is lost or made, what follows from the table is kept up to date, and games end."""

from tests.contract.configurations import CONTRACTS, GAMES_PLAYED, Configuration, every_game
from tests.contract.walks import bytes_of, walk

from faience.rules import generic
from faience.rules.games import GAMES
from faience.rules.market import OVER


def test_every_game_is_under_contract():
    assert CONTRACTS.keys() == GAMES.keys()


@every_game
def test_the_tiles_of_each_colour_are_always_as_many_as_in_the_box(configuration: Configuration, seed):
    contract, options = configuration.contract, dict.fromkeys(configuration.options, True)
    box = contract.oracle.new_position(configuration.players, configuration.board, **options)["bag"]
    in_the_box = [box.get(tile, 0) for tile in configuration.rules.tiles]
    for state in walk(configuration, seed).states:
        assert contract.count_tiles(state) == in_the_box


@every_game
def test_fields_that_follow_from_others_are_what_they_would_be_worked_out_afresh(configuration: Configuration, seed):
    for state in walk(configuration, seed).states:
        fresh = state.copy()
        configuration.contract.follow(fresh)
        assert bytes_of(fresh) == bytes_of(state)


@every_game
def test_games_end_with_a_winner(configuration: Configuration, seed):
    end = walk(configuration, seed).end
    assert end.phase == OVER
    assert generic.winners(end)


def test_the_games_played_here_end_in_more_than_one_way_and_visit_every_phase():
    """A contract is worth as much as the games that it sees."""
    for game, contract in CONTRACTS.items():
        played = [walk(*each) for each in GAMES_PLAYED if each[0].game == game]
        contract.assert_variety([state for each in played for state in each.states])
