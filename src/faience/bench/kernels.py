"""Loops over many states, to be timed."""

import numpy as np

from faience.rules import chance, generic
from faience.rules.kernel import kernel
from faience.rules.playout import playout


@kernel
def sample(start, positions, rng, moves):
    """Fill an array with positions of random games, each from its own game and any of its plies."""
    for at in range(len(positions)):
        positions[at] = start[0]
        length, _ = playout(positions[at], rng, moves)
        stop = chance.below(rng, length)
        positions[at] = start[0]
        generic.deal(positions[at], rng, None)
        for _ in range(stop):
            count = generic.legal_moves(positions[at], moves)
            if count > 0:  # this game may be shorter than the first
                generic.apply(positions[at], np.int64(moves[chance.below(rng, count)]), None)
                generic.deal(positions[at], rng, None)


@kernel
def list_all(positions, moves):
    """List the legal moves of each position."""
    for at in range(len(positions)):
        generic.legal_moves(positions[at], moves)
    return len(positions)


@kernel
def copy_all(positions, target):
    """Copy each position."""
    for at in range(len(positions)):
        target[at] = positions[at]
    return len(positions)
