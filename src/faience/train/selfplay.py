"""One game of the search against itself: wild up to some move, in earnest from there on.

Wild play makes boards of all kinds; what comes after it was played as well as the search can, so that positions from
there on can be learned from. Nothing that a game leaves behind depends on those before it.
"""

import numpy as np

from faience.players.search.describer import skip_chance
from faience.players.search.root import sort_at_once, think_ahead
from faience.rules.chance import below
from faience.rules.generic import apply, deal, legal_moves
from faience.rules.kernel import kernel, routine
from faience.rules.market import DEAL, OVER

LONGEST = 1_000  # plies; a game that is not over by then is broken off
PERCENT = np.int64(100)
RARE = 40  # positions in a hundred that are kept in the middle of a round
DARING = 35  # wild moves in a hundred that are some good move instead of the best
GOOD = np.int64(10)  # moves are good, at first sight
WILD_NODES = np.int64(60)

# What is noted of a search.
PLY, SEAT, VALUE = range(3)


@routine
def play_game(states, words, memory, stop, desks, start, rng, nodes, wild, choices, values, kept, kept_plies, searches):
    """Play a game from a table before its deal; says how many plies, positions and searches there were.

    Play is wild before the ply `wild`. Of what comes later, positions are kept before each deal of a round, others
    rarely; of each search its ply, the seat that thought, and the value that it found. The table is left in states[0].
    """
    forget(memory, desks[0])
    states[0] = start[0]
    table = states[0]
    deal(table, rng, None)
    ply, positions, thoughts = np.int64(0), np.int64(0), np.int64(0)
    while table.phase != OVER and ply < LONGEST:
        is_earnest = ply >= wild
        if is_earnest and is_worth_keeping(states, rng):
            kept[positions] = states[0]
            kept_plies[positions] = ply
            positions += 1
        if table.phase == DEAL:
            deal(table, rng, None)
            continue
        count = legal_moves(table, choices)
        if count > 1:
            sort_at_once(states, desks, choices, values, count)
            if not is_earnest and below(rng, PERCENT) < DARING:
                choices[0] = choices[below(rng, min(np.int64(count), GOOD))]
            else:
                budget = nodes if is_earnest else WILD_NODES
                think_ahead(states, words, memory, stop, desks, budget, choices[:count], values[:count])
                if is_earnest:
                    searches[thoughts, PLY] = ply
                    searches[thoughts, SEAT] = table.to_move
                    searches[thoughts, VALUE] = values[0]
                    thoughts += 1
        apply(table, np.int64(choices[0]), None)
        ply += 1
    return ply, positions, thoughts


@kernel
def forget(memory, desk):
    """Leave nothing of the last game on a desk."""
    memory[:] = 0
    desk.history[:] = 0
    desk.killers[:] = -1
    desk.board_keys[:] = 0


@kernel
def is_worth_keeping(states, rng):
    """Before a deal that ends what can be foreseen always; else rarely, and never while the supply is filled up."""
    if states[0].phase != DEAL:
        return below(rng, PERCENT) < RARE
    last = len(states) - 1  # this place is free
    states[last] = states[0]
    return not skip_chance(states[last])
