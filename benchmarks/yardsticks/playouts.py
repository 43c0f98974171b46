"""Playouts that look before they take: each seat makes the move with the most appeal, give or take some noise."""

import numpy as np
from benchmarks.yardsticks.appeal import appeal, take_appeal, weigh
from benchmarks.yardsticks.compiled import compiled
from benchmarks.yardsticks.steps import deal, list_moves, make_move

from faience.rules.azul.moves import KEEP_JOKERS, take_parts
from faience.rules.azul.state import DESTINATIONS, FLOOR, TAKE
from faience.rules.bits import lowest_bit
from faience.rules.chance import below
from faience.rules.market import DEAL, OVER, TILES

GRAIN = 1 << 20
ALL_DESTINATIONS = (1 << DESTINATIONS) - 1


@compiled
def play_round(state, rng, noise, moves, rewards):
    """Play on to the end of the round."""
    for each in range(np.int64(state.players)):
        weigh(state, each, rewards)
    while state.phase != DEAL and state.phase != OVER:
        seat = np.int64(state.to_move)
        move = likely_move(state, seat, rng, noise, moves, rewards)
        make_move(state, move)
        if has_filled(state, seat, move):
            weigh(state, seat, rewards)


@compiled
def play_game(state, rng, noise, moves, rewards):
    """Play on to the end of the game, through deals from the bag as it is known."""
    play_round(state, rng, noise, moves, rewards)
    while state.phase != OVER:
        deal(state, rng)
        play_round(state, rng, noise, moves, rewards)


@compiled
def likely_move(state, seat, rng, noise, moves, rewards):
    """The move with the most appeal, to which chance adds up to so many points."""
    if state.phase == TAKE and not state.jokers:
        return likely_take(state, seat, rng, noise, rewards)
    count = list_moves(state, moves)
    best, most = np.int64(moves[0]), -np.inf
    for at in range(count):
        move = np.int64(moves[at])
        worth = appeal(state, seat, move, rewards) + noise * below(rng, GRAIN) / GRAIN
        if worth > most:
            best, most = move, worth
    return best


@compiled
def likely_take(state, seat, rng, noise, rewards):
    """The same straight from what is offered, without a list of moves: a playout takes a quarter less time."""
    best, most = np.int64(0), -np.inf
    offered, accepts = state.offered, state.accepts[seat]
    grain = noise / GRAIN
    while offered:
        at = lowest_bit(offered)
        offered &= offered - 1
        source, tile = at // TILES, at % TILES
        count = np.int64(state.market[source, tile])
        lines = (accepts >> (tile * DESTINATIONS)) & ALL_DESTINATIONS
        while lines:
            line = lowest_bit(lines)
            lines &= lines - 1
            worth = take_appeal(state, seat, source, tile, count, line, rewards) + grain * below(rng, GRAIN)
            if worth > most:
                best, most = np.int64(at * DESTINATIONS + line), worth
    return best


@compiled
def has_filled(state, seat, move):
    """This take has filled a line."""
    if move >= KEEP_JOKERS:
        return True  # perhaps; such choices are rare
    line = take_parts(move)[3]
    return line != FLOOR and state.line_count[seat, line] > line
