"""Luck: over many deals it comes to nothing, and equal numbers give equal deals."""

from statistics import fmean, pstdev

import pytest

from faience.analysis import Analyst
from faience.analysis.deals import SAMPLES_OF_REFILL, review_deal, sampled_deal
from faience.game import Game, new_game
from faience.players.greedy import GreedyPlayer
from faience.rules.events import Dealt
from faience.rules.market import DEAL

DEALS = 40
NODES = 30


def before_a_deal(game: str, *, is_refill: bool = False) -> Game:
    """A table at which tiles are about to be drawn, for a round or for the supply."""
    table, greedy = new_game(game, seed=5), GreedyPlayer(seed=5)
    while True:
        table.play(greedy.choose(table), deal=False)
        if table.state.phase == DEAL:
            after = table.copy()
            if any(isinstance(event, Dealt) for event in after.deal()) != is_refill:
                return table
            table.deal()


@pytest.mark.parametrize("game", ["azul", "summer-pavilion"])
def test_luck_comes_to_nothing_over_many_deals(game):
    """Real deals from other random numbers than those they are compared with."""
    before, analyst = before_a_deal(game).state, Analyst(nodes=NODES)
    lucks = []
    for number in range(DEALS):
        real = Game(before, seed=10_000 + number)
        real.deal()
        lucks.append(review_deal(analyst, before, real.state, real.history[-1], 0, nodes=NODES).luck[0])
    assert abs(fmean(lucks)) < 3.5 * pstdev(lucks) / DEALS**0.5
    assert pstdev(lucks) > 0


def test_equal_numbers_give_equal_deals_and_others_others():
    table = before_a_deal("azul")
    before = table.state
    table.deal()
    assert sampled_deal(before, table.state, 1).tobytes() == sampled_deal(before, table.state, 1).tobytes()
    assert len({sampled_deal(before, table.state, number).tobytes() for number in range(8)}) == 8


def test_a_refill_of_the_supply_is_a_deal_too_and_compared_with_fewer_others():
    table = before_a_deal("summer-pavilion", is_refill=True)
    before = table.state
    table.deal()
    found = review_deal(Analyst(nodes=NODES), before, table.state, table.history[-1], 7, nodes=NODES)
    assert (found.step, found.samples) == (7, SAMPLES_OF_REFILL)
    assert sum(found.luck) == pytest.approx(0.0)
