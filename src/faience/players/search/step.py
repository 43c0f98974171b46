"""A move within a search."""

from faience.players.search.describer import skip_chance
from faience.rules.generic import apply
from faience.rules.kernel import routine
from faience.rules.market import DEAL


@routine
def step(states, ply, move):
    """Make a move from one ply to the next, and go on without draws that a search does not stop for."""
    states[ply + 1] = states[ply]
    state = states[ply + 1]
    apply(state, move, None)
    while state.phase == DEAL and skip_chance(state):
        pass
