"""Many games in one array: all of them take a step in one call.

Each game has a stream of random numbers of its own, from which it is dealt; a game that ends is followed by a new one,
dealt from where the stream is then. What is written for each game is one row of the arrays that are handed in.
"""

import numpy as np

from faience.envs.observation import observe
from faience.envs.rewards import write_rewards
from faience.rules.chance import below
from faience.rules.generic import apply, deal, legal_moves
from faience.rules.kernel import kernel
from faience.rules.market import OVER


@kernel
def begin_all(tables, begin, streams, seeds, moves, counts, masks, to_move):
    """A new game at every table."""
    for at in range(len(tables)):
        begin_game(tables, at, begin, streams, seeds)
        deal(tables[at], streams[at : at + 1], None)
        list_legal(tables, at, moves, counts, masks, to_move)


@kernel
def step_all(tables, begin, streams, seeds, actions, moves, counts, masks, to_move, rewards, ended, scores, by_margin):
    """Every seat to move makes its move, chance deals, and finished games begin anew. Trusts its caller."""
    for at in range(len(tables)):
        apply(tables[at], np.int64(actions[at]), None)
        if ended[at]:
            rewards[at, :] = 0
        ended[at] = False
        is_anyone_to_move = False
        while not is_anyone_to_move:  # at most twice; written so, the deal is compiled once
            deal(tables[at], streams[at : at + 1], None)
            is_anyone_to_move = tables[at].phase != OVER
            if not is_anyone_to_move:
                ended[at] = True
                write_rewards(tables[at], by_margin, rewards[at])
                for seat in range(rewards.shape[1]):
                    scores[at, seat] = tables[at].score[seat]
                begin_game(tables, at, begin, streams, seeds)
        list_legal(tables, at, moves, counts, masks, to_move)


@kernel
def begin_game(tables, at, begin, streams, seeds):
    """A new game before its first deal; its seed is where its stream is now."""
    tables[at] = begin[0]
    seeds[at] = streams[at]


@kernel
def list_legal(tables, at, moves, counts, masks, to_move):
    """The legal moves of one game, as a list and as a mask."""
    legal, mask = moves[at], masks[at]
    for index in range(np.int64(counts[at])):  # taking back what was set touches less memory than clearing all
        mask[np.uint64(legal[index])] = False
    counts[at] = legal_moves(tables[at], legal)
    for index in range(np.int64(counts[at])):
        mask[np.uint64(legal[index])] = True
    to_move[at] = tables[at].to_move


@kernel
def first_illegal(actions, masks):
    """The first game whose action is not legal, or -1."""
    for at in range(len(actions)):
        if actions[at] < 0 or actions[at] >= masks.shape[1] or not masks[at, actions[at]]:
            return at
    return -1


@kernel
def observe_all(tables, to_move, rows):
    """What the seat to move sees, in every game."""
    for at in range(len(tables)):
        observe(tables[at], np.int64(to_move[at]), rows[at])


@kernel
def choose_all(moves, counts, rng, actions):
    """Any legal move in every game."""
    for at in range(len(actions)):
        actions[at] = moves[at, below(rng, np.int64(counts[at]))]
