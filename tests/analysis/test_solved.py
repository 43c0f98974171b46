"""In the last round, where everything can be counted out, analysis knows what a count of all ways to play knows."""

from collections.abc import Iterator
from random import Random

import pytest

from faience.analysis import Analyst
from faience.game import Game, new_game
from faience.players.greedy import GreedyPlayer

MOST_WAYS = 400
POSITIONS = 8
TABLES = [
    ("azul", "coloured", 2),
    ("azul", "coloured", 3),
    ("azul", "grey", 2),
    ("summer-pavilion", "coloured", 2),
    ("summer-pavilion", "coloured", 3),
]


class Uncountable(Exception):
    """Chance comes in, the game need not end with this round, or there are too many ways to play."""


class Solver:
    """Every way to play to the end: a seat wants to win, then to lead by much; the others want the opposite."""

    def __init__(self, seat: int) -> None:
        self.seat, self.ways = seat, 0

    def value(self, game: Game) -> tuple[float, int]:
        """The share of the victory and the lead over the best other seat, if everybody plays for their side."""
        if game.is_over:
            self.ways += 1
            others = [score for seat, score in enumerate(game.scores) if seat != self.seat]
            share = (self.seat in game.winners) / len(game.winners)
            return share, 0 if 0 < share < 1 else game.scores[self.seat] - max(others)
        if game.to_move is None or self.ways > MOST_WAYS:
            raise Uncountable
        values = [self.value(after(game, move)) for move in game.legal_moves]
        return max(values) if game.to_move == self.seat else min(values)


def after(game: Game, move: object) -> Game:
    table = Game(game.state, seed=1)
    table.play(move, deal=False)  # type: ignore[arg-type]
    return table


def last_rounds(game: str, board: str, players: int) -> Iterator[Game]:
    """Positions a few moves before the end of games in which people do not look far."""
    random = Random(7)
    for seed in range(1_000):
        table, greedy = new_game(game, board=board, players=players, seed=seed), GreedyPlayer(seed=seed)
        is_careful = game == "azul"  # whose games would not end otherwise
        while not table.is_over:
            table.play(greedy.choose(table) if is_careful else random.choice(table.legal_moves))
        for _ in range(5):
            table.undo()
            if len(table.legal_moves) > 1:
                yield table


@pytest.mark.parametrize(("game", "board", "players"), TABLES)
def test_a_solved_end_has_the_result_of_all_ways_to_play_it(game, board, players):
    analyst, compared = Analyst(nodes=200_000), 0
    for table in last_rounds(game, board, players):
        solver = Solver(int(table.state.to_move))
        try:
            values = {move: solver.value(after(table, move)) for move in table.legal_moves}
        except Uncountable:
            continue
        found = analyst.analyse(table, lines=1)
        best = max(values.values())
        assert found.is_exact, table
        assert values[found.best.move] == best, table
        assert (found.win_chance, round(found.margin)) == best, table
        compared += 1
        if compared == POSITIONS:
            return
    raise AssertionError("no such positions")
