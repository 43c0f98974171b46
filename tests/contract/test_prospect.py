"""What a seat would have if it all ended now, and what random games come to: questions that players ask of a table."""

import numpy as np
from tests.contract.configurations import Configuration, every_configuration, every_game
from tests.contract.walks import bytes_of, walk

from faience.notation.position import position_of, state_of
from faience.rules import chance, generic
from faience.rules.market import DEAL, OVER
from faience.rules.playout import playouts


@every_game
def test_a_prospect_is_what_the_seat_would_have(configuration: Configuration, seed):
    for state in walk(configuration, seed).sample(draws=60, moves=12):
        position = position_of(state)
        for seat in range(configuration.players):
            if state.phase != OVER:
                points = int(generic.prospect_at(generic.table_of(state), seat))
                assert configuration.contract.is_prospect(position, seat, points)


@every_configuration
def test_a_playout_ends_at_a_possible_table_and_leaves_the_first_one_alone(configuration: Configuration):
    rng, moves = chance.stream(1), np.zeros(configuration.rules.moves, dtype=np.int16)
    start, ends = (
        generic.table_of(configuration.new_state()),
        np.concatenate([generic.table_of(configuration.new_state())] * 3),
    )
    plies, choices = playouts(start, ends, rng, moves)
    assert 0 < 3 * plies < choices
    assert bytes_of(generic.record_at(start)) == bytes_of(configuration.new_state())
    for end in range(3):
        state = generic.record_at(ends[end : end + 1])
        assert state.phase == OVER
        assert bytes_of(state_of(position_of(state))) == bytes_of(state)


@every_configuration
def test_chance_deals_whole_rounds_like_single_tiles(configuration: Configuration):
    table, rng, again = generic.table_of(configuration.new_state()), chance.stream(2), chance.stream(2)
    game = configuration.new_game(seed=2)
    while table["phase"][0] == DEAL:
        generic.draw_tile(table, generic.random_tile_at(table, rng), None)
    state = configuration.new_state()
    generic.deal(state, again, None)
    assert bytes_of(game.state) == bytes_of(generic.record_at(table)) == bytes_of(state)
