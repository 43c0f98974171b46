"""Engine and oracle at the same table, move for move."""

import json
from random import Random

from tests.contract.configurations import Configuration
from tests.contract.walks import after, listed, next_step

from faience.notation.move import Move
from faience.notation.position import line_of, position_of
from faience.rules import generic
from faience.rules.market import DEAL, OVER


def compare(configuration: Configuration, seed: int, *, each_draw: bool = True) -> int:
    """Play one game on both; says how many moves it had. An AssertionError tells where they part.

    Without each_draw the tables are compared when a deal is done, not after each of its draws.
    """
    oracle, alike = configuration.contract.oracle, configuration.contract.with_bag_poured
    random = Random(f"{configuration} {seed}")
    starter = random.randrange(configuration.players)
    state = configuration.new_state(starter)
    options = dict.fromkeys(configuration.options, True)
    position = oracle.new_position(configuration.players, configuration.board, starter=starter, **options)
    moves = 0

    def agree(what: str, engine: object, naive: object) -> None:
        assert engine == naive, (
            f"{configuration}, seed {seed}: {what}\n  in: {line_of(state)}\n  engine: {engine}\n  oracle: {naive}"
        )

    agree("set-up", position_of(state), position)
    while state.phase != OVER:
        is_move = state.phase != DEAL
        if not is_move:
            draws = {configuration.rules.tiles[tile]: int(count) for tile, count in enumerate(state.bag) if count}
            agree("what can be drawn", draws, oracle.draws(position))
            step = next_step(configuration, state, seed, random)
            text = configuration.rules.tiles[step]
            state = after(state, step)
            position = oracle.draw(position, text)
        else:
            texts = [str(Move(configuration.game, move)) for move in listed(state)]
            agree("legal moves", texts, oracle.legal_moves(position))
            step = next_step(configuration, state, seed, random)
            text = str(Move(configuration.game, step))
            state = after(state, step)
            position = oracle.play(position, text)
            moves += 1
        if each_draw or is_move or state.phase != DEAL:
            agree(f"after {text}", position_of(state), alike(position))
    agree("winners", list(generic.winners(state)), oracle.winners(position))
    assert json.dumps(position_of(state)) == json.dumps(position), "the same JSON to the letter"
    return moves
