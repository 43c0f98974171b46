"""The naive oracle agrees with the engine: same moves in the same order, same table after each, same winners."""

from tests.contract.configurations import Configuration, every_game
from tests.contract.twins import compare


@every_game
def test_engine_and_oracle_play_the_same_game(configuration: Configuration, seed):
    assert compare(configuration, seed) > 0
