"""The chance of each seat to win, by the same evaluation that our search uses."""

import numpy as np
from benchmarks.rivals.compiled import compiled

from faience.players.search.evaluation import SCALE, evaluate, prospects, stage_of
from faience.rules.generic import standing
from faience.rules.market import OVER


@compiled
def write_chances(states, ply, desk, chances):
    """Write what each seat's chance is in the position at a ply; together they are 1."""
    state = states[ply]
    players = np.int64(state.players)
    if state.phase == OVER:
        write_shares(state, players, chances)
        return
    if desk.has_network:
        write_learned(states, ply, players, desk, chances)
        return
    stage = stage_of(states, ply, desk)
    most = -np.inf
    for seat in range(players):
        chances[seat] = prospects(state, np.int64(seat), stage, desk)
        most = max(most, chances[seat])
    total = 0.0
    for seat in range(players):
        chances[seat] = np.exp(chances[seat] - most)
        total += chances[seat]
    for seat in range(players):
        chances[seat] /= total


@compiled
def write_learned(states, ply, players, desk, chances):
    """Write what the network says; of two seats the second has what the first leaves."""
    total = 0.0
    for seat in range(players):
        if players == 2 and seat == 1:
            chances[seat] = 1.0 - chances[0]
        else:
            chances[seat] = 1.0 / (1.0 + np.exp(-evaluate(states, ply, np.int64(seat), desk) / SCALE))
        total += chances[seat]
    for seat in range(players):
        chances[seat] /= total


@compiled
def write_shares(state, players, chances):
    """Write each seat's share of the victory in a finished game."""
    most = standing(state, np.int64(0))
    for seat in range(1, players):
        most = max(most, standing(state, np.int64(seat)))
    winners = 0
    for seat in range(players):
        chances[seat] = 1.0 if standing(state, np.int64(seat)) == most else 0.0
        winners += chances[seat] > 0.0
    for seat in range(players):
        chances[seat] /= winners
