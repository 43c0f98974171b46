"""The naive oracle agrees with the engine: same moves in the same order, same table after each, same winners."""

import pytest

from .configurations import Configuration, every_configuration
from .twins import compare


@every_configuration
@pytest.mark.parametrize("seed", [0, 1, 2])
def test_engine_and_oracle_play_the_same_game(configuration: Configuration, seed):
    assert compare(configuration, seed) > 0
