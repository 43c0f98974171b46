"""The rules as the yardsticks call them: compiled once, not into every caller."""

from benchmarks.yardsticks.compiled import compiled

from faience.rules import generic


@compiled
def list_moves(state, moves):
    """Write the legal moves; says how many."""
    return generic.legal_moves(state, moves)


@compiled
def make_move(state, move):
    """Carry out a legal move."""
    generic.apply(state, move, None)


@compiled
def deal(state, rng):
    """Chance deals the next round, with draws of our own: the bag is known as counts only."""
    generic.deal(state, rng, None)


@compiled
def prospect(state, seat):
    """The score of a seat if the round ended now, its bonuses included. Spends the seat's part of the state."""
    return generic.prospect(state, seat)
