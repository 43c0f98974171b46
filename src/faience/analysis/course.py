"""How a round goes on: along a line that was found, then with the best moves that are seen.

Where chance comes in before the round is over, it draws the same tiles for everybody who looks.
"""

from collections.abc import Callable, Sequence

from faience.game import Game
from faience.notation.move import Move


def played_out(game: Game, line: Sequence[Move], choose: Callable[[Game], Move]) -> Game:
    """The table at the end of the round; its moves are the whole line. Who chooses knows nothing of what is to come."""
    table = followed(game, line)
    while not has_ended(table):
        moves = table.legal_moves
        _go_on(table, moves[0] if len(moves) == 1 else choose(Game(table.state, seed=0)))
    return table


def followed(game: Game, line: Sequence[Move]) -> Game:
    """The table to which a line leads, as far as it can be followed within the round."""
    table = Game(game.state, seed=0)
    for move in line:
        if has_ended(table) or move not in table.legal_moves:
            break  # chance had its say
        _go_on(table, move)
    return table


def has_ended(table: Game) -> bool:
    """Whether the round is over in which this table began."""
    return table.is_over or table.round != int(table.start.round_number)


def _go_on(table: Game, move: Move) -> None:
    """Make a move, and fill the supply if that is what comes next; the next round is not dealt."""
    table.play(move, deal=False)
    if not has_ended(table):
        table.deal()
