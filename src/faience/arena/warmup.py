"""A first game that does not count, so that no player's first move pays for loading or compiling kernels."""

from contextlib import suppress
from dataclasses import replace
from time import monotonic
from typing import Any

from faience.arena.terms import Terms
from faience.game import new_game
from faience.players.kinds import KINDS
from faience.players.random import RandomPlayer
from faience.players.spec import PlayerSpec, build

HURRY = 0.005  # seconds for a move
ENOUGH = 2.0  # seconds that a player may take beyond its first answer, which compiles


def warm_up(terms: Terms) -> None:
    """Each of our own players plays a game, in a hurry. What goes wrong will show in the match."""
    for spec in terms.specs:
        if KINDS[spec.kind].is_ours:
            with suppress(Exception):
                _play(terms, build(hurried(spec), seed=0))


def hurried(spec: PlayerSpec) -> PlayerSpec:
    """The same player with next to no time."""
    budgets = KINDS[spec.kind].budgets
    options = {key: value for key, value in spec.options.items() if key not in budgets}
    return replace(spec, options=options).within(HURRY)


def _play(terms: Terms, player: Any) -> None:
    game = new_game(terms.game, players=terms.seats, board=terms.board, seed=0, **terms.options)
    stand_in = RandomPlayer(seed=0)
    end = 0.0
    while not game.is_over:
        move = player.choose(game) if monotonic() < end or not end else stand_in.choose(game)
        end = end or monotonic() + ENOUGH
        game.play(move)
