"""Where the search says that it has seen everything to the end of the round, it has: so says a search without any skill."""

from random import Random

import pytest
from tests.contract.configurations import Configuration
from tests.players.probes import desk_for, some_weights, static

from faience.game import Game
from faience.players.search import SearchPlayer
from faience.rules import generic
from faience.rules.games import GAMES
from faience.rules.market import CENTRE, DEAL, OVER

POSITIONS = 12
HEAPS = {2: 3, 3: 3}  # tiles of one colour from one source that are left to take, by the number of players
MOST_LEAVES = 4_000

TABLES = [
    Configuration("azul", board, options, players)
    for board in ("coloured", "grey", "crystal-1")
    for options in ((), ("jokers",))
    for players in (2, 3)
]


class TooMany(Exception):
    """There are more ways to play on than we want to count."""


class Minimax:
    """Every way to play to the end of the round: the seat that thinks against all others."""

    def __init__(self, game: Game) -> None:
        self.root = int(game.state.to_move)
        self.desk = desk_for(game.rules)
        self.leaves = 0

    def value(self, state):
        """What the position is worth to the seat that thinks."""
        if state.phase in (OVER, DEAL):
            self.leaves += 1
            if self.leaves > MOST_LEAVES:
                raise TooMany
            return static(self.desk, state, self.root)
        values = [self.value(after) for after in self.ways(state)]
        return max(values) if state.to_move == self.root else min(values)

    def ways(self, state):
        game = Game(state)
        for move in game.legal_moves:
            table = generic.table_of(state)
            generic.make_move(table, int(move), None)
            yield generic.record_at(table)


def late_positions(configuration: Configuration, seed: int):
    """Positions of random games in which the round is nearly over, but there is still a choice."""
    random = Random(f"{configuration} {seed}")
    game = configuration.new_game(seed=seed)
    for _ in range(random.randrange(120)):
        if not game.is_over:
            game.play(random.choice(game.legal_moves))
    while not game.is_over:
        heaps = int((game.state.market[CENTRE:] > 0).sum())
        if heaps <= HEAPS[configuration.players] and len(game.legal_moves) > 1:
            return game
        game.play(random.choice(game.legal_moves))
    return None


@pytest.mark.parametrize("configuration", TABLES, ids=str)
def test_a_round_that_was_searched_to_its_end_has_the_value_of_all_ways_to_play_it(configuration):
    player = SearchPlayer(seed=1, depth=40, weights=some_weights(GAMES[configuration.game]))
    compared = 0
    for seed in range(10 * POSITIONS):
        game = late_positions(configuration, seed)
        if game is None:
            continue
        minimax = Minimax(game)
        try:
            wanted = minimax.value(game.state)
        except TooMany:
            continue
        thought = player.think(game)
        assert thought.is_exact and thought.value == wanted, game
        best = {
            move
            for move, after in zip(game.legal_moves, minimax.ways(game.state), strict=True)
            if minimax_of(game, after) == wanted
        }
        assert thought.move in best
        compared += 1
        if compared == POSITIONS:
            break
    assert compared == POSITIONS


def minimax_of(game: Game, after) -> int:
    return int(Minimax(game).value(after))
