"""Grades of moves, and the accuracy of a player."""

from collections.abc import Iterable

# A grade, and the loss of win chance from which a move has it.
GRADES = {"best": 0.0, "good": 0.02, "inaccuracy": 0.05, "mistake": 0.1, "blunder": 0.2}
SUSPECT = 0.002  # a loss that is looked at again, and more deeply, before it is graded
HALVED = 0.05  # the loss that leaves half of a move's accuracy
LEAST_STAKE = 0.1  # what a move counts where everything is decided


def grade_of(loss: float) -> str:
    """The grade of a move that lost so much of its player's win chance."""
    return [grade for grade, least in GRADES.items() if loss >= least][-1]


def accuracy(moves: Iterable[tuple[float, float]]) -> float | None:
    """From 0 to 100, of moves given as the win chance before them and what they lost; None without any.

    A move has 100 if it lost nothing and half as much for every 5 % lost. It counts as much as was still open:
    fully at even chances, a tenth where the game is decided.
    """
    weighed = [(max(LEAST_STAKE, 4 * chance * (1 - chance)), 100 * 0.5 ** (loss / HALVED)) for chance, loss in moves]
    total = sum(weight for weight, _ in weighed)
    return sum(weight * each for weight, each in weighed) / total if weighed else None
