"""What the end of a game is worth to its seats."""

import numpy as np

from faience.errors import SetupError
from faience.rules.generic import standing
from faience.rules.kernel import kernel
from faience.texts import Phrase

WIN, MARGIN = KINDS = ("win", "margin")
ILLEGAL = {WIN: -1.0, MARGIN: -100.0}  # for whoever makes a move that the rules forbid, where that ends the game


def checked(kind: str) -> str:
    """A kind of reward, or a SetupError that says which there are."""
    if kind not in KINDS:
        raise SetupError("setup-player-value", what="reward", given=str(kind), wanted=Phrase("spec-reward"))
    return kind


@kernel
def write_rewards(state, by_margin, rewards):
    """The rewards of a finished game, one for each seat."""
    if by_margin:
        write_margins(state, rewards)
    else:
        write_victories(state, rewards)


@kernel
def write_margins(state, rewards):
    """The points of a seat less those of the best of the others."""
    players = np.int64(state.players)
    for seat in range(players):
        best = np.int64(-1)
        for other in range(players):
            if other != seat:
                best = max(best, np.int64(state.score[other]))
        rewards[seat] = np.int64(state.score[seat]) - best


@kernel
def write_victories(state, rewards):
    """1 for the winner and as much in all from the others, or shares of it: the sum is 0."""
    players = np.int64(state.players)
    best = np.int64(-1)
    winners = 0
    for seat in range(players):
        here = np.int64(standing(state, seat))
        if here > best:
            best, winners = here, 0
        if here == best:
            winners += 1
    for seat in range(players):
        share = 1.0 / winners if standing(state, seat) == best else 0.0
        rewards[seat] = (share * players - 1.0) / (players - 1.0)


@kernel
def rewards_at(table, by_margin, rewards):
    """The rewards of the finished game at a table."""
    write_rewards(table[0], by_margin, rewards)
