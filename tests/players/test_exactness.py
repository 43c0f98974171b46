"""Where the search says that it has seen everything to the end of the round, a search without any skill agrees.

So it does where the end of the round is judged by what may follow.
"""

from collections.abc import Iterator
from contextlib import suppress
from math import exp, log
from random import Random
from statistics import fmean

import numpy as np
import pytest
from tests.contract.configurations import Configuration
from tests.contract.walks import listed
from tests.players.probes import SEARCHED, desk_for, looking, some_weights, static

from faience.game import Game
from faience.players.search import SearchPlayer
from faience.players.search.describer import Look, describer_for
from faience.players.search.evaluation import SCALE
from faience.players.search.sequel import BOARDS_SHARE, SEED
from faience.rules import generic
from faience.rules.market import CENTRE, DEAL, OVER

POSITIONS = {"azul": 30, "summer-pavilion": 6}
FEW = 3  # heaps of one colour that are left to take
MOST_WAYS = 1_500
SOME_POSITIONS, SOME_WAYS = 3, 12  # where each way takes some fifty milliseconds
ENDLESS = 50_000_000  # nodes, or doubt
FIRST, SECOND = Look(deals=4, plies=1, doubt=ENDLESS, eagerness=0), Look(deals=16, plies=1, doubt=ENDLESS, eagerness=50)

TABLES = [
    Configuration(game, board, options, players)
    for game, board, options in (
        ("azul", "coloured", ()),
        ("azul", "coloured", ("jokers",)),
        ("azul", "grey", ()),
        ("azul", "grey", ("jokers",)),
        ("azul", "crystal-1", ()),
        ("azul", "crystal-2", ()),
        ("summer-pavilion", "coloured", ()),
        ("summer-pavilion", "monochrome", ()),
        ("summer-pavilion", "glazed-orange", ()),
        ("summer-pavilion", "glazed-purple", ()),
    )
    for players in (2, 3)
    if game in SEARCHED
]


class TooMany(Exception):
    """There are more ways to play on than we want to count."""


class Minimax:
    """Every way to play to the end of the round: the seat that thinks against all others."""

    def __init__(self, game: Game, most_ways: int) -> None:
        self.most_ways = most_ways
        self.root = int(game.state.to_move)
        self.desk = desk_for(game.rules)
        self.describer = describer_for(game.rules.dtype)
        self.ways = 0

    def values(self, game: Game) -> dict[int, int]:
        """What each move is worth."""
        return {int(move): self.value(self.after(game.state, int(move))) for move in game.legal_moves}

    def value(self, state: np.record) -> int:
        """What a position is worth to the seat that thinks."""
        if state.phase in (OVER, DEAL):
            self.ways += 1
            if self.ways > self.most_ways:
                raise TooMany
            return self.end(state)
        values = [self.value(self.after(state, move)) for move in listed(state)]
        return max(values) if state.to_move == self.root else min(values)

    def end(self, state: np.record) -> int:
        """What the end of a round, or of the game, is worth."""
        return static(self.desk, state, self.root)

    def after(self, state: np.record, move: int) -> np.record:
        table = generic.table_of(state)
        generic.make_move(table, move, None)
        changed = generic.record_at(table)
        while changed.phase == DEAL and self.describer.skip_chance(changed):
            pass
        return changed


class MinimaxBeyond(Minimax):
    """The same, but where a round ends the next one is dealt several times, as the last look says."""

    def __init__(self, game: Game, most_ways: int) -> None:
        super().__init__(game, most_ways)
        self.furthest_off = 0  # by so much were the boards wrong

    def end(self, state: np.record) -> int:
        boards = super().end(state)
        if state.phase == OVER or not self.describer.looks:
            return boards
        look = self.describer.looks[-1]
        stream = np.array([SEED], dtype=np.uint64)
        chances = [self.chance(self.dealt(state, stream), look.eagerness) for _ in range(look.deals)]
        mean = fmean(chances)
        value = round(BOARDS_SHARE * boards + (1 - BOARDS_SHARE) * SCALE * log(mean / (1 - mean)))
        self.furthest_off = max(self.furthest_off, abs(value - boards))
        return value

    def dealt(self, state: np.record, stream: np.ndarray) -> np.record:
        table = generic.table_of(state)
        while table[0]["phase"] == DEAL:
            generic.draw_tile(table, generic.random_tile_at(table, stream), None)
        return generic.record_at(table)

    def chance(self, state: np.record, eagerness: int) -> float:
        """Of the seat that thinks, if the first move of the round is the best at first sight."""
        values = [static(self.desk, self.after(state, move), self.root) for move in listed(state)]
        best = max(values) - eagerness if state.to_move == self.root else min(values) + eagerness
        return 1 / (1 + exp(-best / SCALE))


def late_positions(configuration: Configuration, count: int, ways: int) -> Iterator[tuple[Game, dict[int, int]]]:
    """Some positions of random games in which the round is nearly over, and what each of their moves is worth."""
    games = (game for game in random_games(configuration) if len(game.legal_moves) > 1)
    for _ in range(count):
        for game in games:
            with suppress(TooMany):
                yield game, Minimax(game, ways).values(game)
                break


def random_games(configuration: Configuration) -> Iterator[Game]:
    """Games, now and then when few heaps are left."""
    random = Random(str(configuration))
    while True:
        game = configuration.new_game(seed=random.getrandbits(32))
        while not game.is_over:
            if int((game.state.market[CENTRE:] > 0).sum()) <= FEW and random.random() < 0.2:
                yield game
            game.play(random.choice(game.legal_moves))


@pytest.mark.parametrize("configuration", TABLES, ids=str)
def test_a_round_that_was_searched_to_its_end_has_the_value_of_all_ways_to_play_it(configuration):
    player = SearchPlayer(seed=1, depth=60, weights=some_weights(configuration.rules))
    for game, values in late_positions(configuration, POSITIONS[configuration.game], MOST_WAYS):
        thought = player.think(game)
        assert thought.is_exact, game
        assert thought.value == values[int(thought.move)] == max(values.values()), game


DEALT_ON = [configuration for configuration in TABLES if describer_for(configuration.rules.dtype).looks]


@pytest.mark.parametrize("configuration", DEALT_ON, ids=str)
@pytest.mark.parametrize("looks", [(SECOND,), (FIRST, SECOND)], ids=["once", "twice"])
def test_a_solved_round_has_the_value_of_all_ways_to_play_it_and_of_what_may_follow_them(configuration, looks):
    with looking(configuration.rules, *looks):
        player = endless_search(configuration)
        for game, _ in late_positions(configuration, SOME_POSITIONS, SOME_WAYS):
            thought, values = player.think(game), MinimaxBeyond(game, SOME_WAYS).values(game)
            assert thought.is_exact and thought.nodes < ENDLESS, game
            assert thought.value == pytest.approx(values[int(thought.move)], abs=1), game  # a matter of rounding
            assert thought.value == pytest.approx(max(values.values()), abs=1), game


@pytest.mark.parametrize("configuration", DEALT_ON, ids=str)
def test_ends_that_cannot_matter_need_not_be_dealt_on_from(configuration):
    """As long as the boards are wrong by no more than is doubted of them."""
    for game, _ in late_positions(configuration, SOME_POSITIONS, SOME_WAYS):
        with looking(configuration.rules, SECOND):
            ways = MinimaxBeyond(game, SOME_WAYS)
            value = max(ways.values(game).values())
        with looking(configuration.rules, SECOND._replace(doubt=ways.furthest_off + 1)):
            assert endless_search(configuration).think(game).value == pytest.approx(value, abs=1), game


def endless_search(configuration: Configuration) -> SearchPlayer:
    return SearchPlayer(seed=1, nodes=ENDLESS, weights=some_weights(configuration.rules))
