"""Where the search says that it has seen everything to the end of the round, a search without any skill agrees."""

from collections.abc import Iterator
from random import Random

import numpy as np
import pytest
from tests.contract.configurations import Configuration
from tests.contract.walks import listed
from tests.players.probes import SEARCHED, desk_for, some_weights, static

from faience.game import Game
from faience.players.search import SearchPlayer
from faience.players.search.describer import describer_for
from faience.rules import generic
from faience.rules.market import CENTRE, DEAL, OVER

POSITIONS = {"azul": 30, "summer-pavilion": 6}
FEW = 3  # heaps of one colour that are left to take
MOST_WAYS = 1_500

TABLES = [
    Configuration(game, board, options, players)
    for game, board, options in (
        ("azul", "coloured", ()),
        ("azul", "coloured", ("jokers",)),
        ("azul", "grey", ()),
        ("azul", "grey", ("jokers",)),
        ("summer-pavilion", "coloured", ()),
        ("summer-pavilion", "glazed-orange", ()),
    )
    for players in (2, 3)
    if game in SEARCHED
]


class TooMany(Exception):
    """There are more ways to play on than we want to count."""


class Minimax:
    """Every way to play to the end of the round: the seat that thinks against all others."""

    def __init__(self, game: Game) -> None:
        self.root = int(game.state.to_move)
        self.desk = desk_for(game.rules)
        self.describer = describer_for(game.rules.dtype)
        self.ways = 0

    def value(self, state: np.record) -> int:
        """What a position is worth to the seat that thinks."""
        if state.phase in (OVER, DEAL):
            self.ways += 1
            if self.ways > MOST_WAYS:
                raise TooMany
            return static(self.desk, state, self.root)
        values = [self.value(self.after(state, move)) for move in listed(state)]
        return max(values) if state.to_move == self.root else min(values)

    def after(self, state: np.record, move: int) -> np.record:
        table = generic.table_of(state)
        generic.make_move(table, move, None)
        changed = generic.record_at(table)
        while changed.phase == DEAL and self.describer.skip_chance(changed):
            pass
        return changed


def late_positions(configuration: Configuration) -> Iterator[Game]:
    """Positions of random games in which the round is nearly over, but there is still a choice."""
    random = Random(str(configuration))
    while True:
        game = configuration.new_game(seed=random.getrandbits(32))
        while not game.is_over:
            heaps = int((game.state.market[CENTRE:] > 0).sum())
            if heaps <= FEW and len(game.legal_moves) > 1 and random.random() < 0.2:
                yield game
            game.play(random.choice(game.legal_moves))


@pytest.mark.parametrize("configuration", TABLES, ids=str)
def test_a_round_that_was_searched_to_its_end_has_the_value_of_all_ways_to_play_it(configuration):
    player = SearchPlayer(seed=1, depth=60, weights=some_weights(configuration.rules))
    compared = 0
    for game in late_positions(configuration):
        minimax, state = Minimax(game), game.state
        try:
            values = {int(move): minimax.value(minimax.after(state, int(move))) for move in game.legal_moves}
        except TooMany:
            continue
        thought = player.think(game)
        assert thought.is_exact, game
        assert thought.value == values[int(thought.move)] == max(values.values()), game
        compared += 1
        if compared == POSITIONS[configuration.game]:
            break
