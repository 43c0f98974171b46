"""Random games, as fast as the rules allow."""

import numpy as np

from faience.rules.chance import below
from faience.rules.generic import apply, deal, legal_moves
from faience.rules.kernel import kernel
from faience.rules.market import OVER


@kernel
def playout(state, rng, moves):
    """Play at random to the end; says how many moves were made and how many were legal in all."""
    plies = 0
    choices = 0
    deal(state, rng, None)
    while state.phase != OVER:
        count = legal_moves(state, moves)
        apply(state, np.int64(moves[below(rng, count)]), None)
        plies += 1
        choices += count
        deal(state, rng, None)
    return plies, choices


@kernel
def playouts(start, finished, rng, moves):
    """Fill an array with the ends of random games from the one state in `start`; says the same, summed up."""
    plies = 0
    choices = 0
    for game in range(len(finished)):
        finished[game] = start[0]
        more_plies, more_choices = playout(finished[game], rng, moves)
        plies += more_plies
        choices += more_choices
    return plies, choices
