"""Games played for the contract, on the kernels themselves: every state, single draws included."""

from dataclasses import dataclass
from functools import cache
from random import Random

import numpy as np
import numpy.typing as npt
from tests.contract.configurations import Configuration

from faience.game import Game
from faience.rules import generic
from faience.rules.games import rules_for
from faience.rules.market import DEAL, OVER

DATE = "2026-01-01"
LONGEST = 20_000  # steps; a game that is not over by then does not end


@dataclass(frozen=True)
class Walk:
    """One game: `states[n]` is the table before step n, which is a draw or a move; the last one is the end."""

    configuration: Configuration
    seed: int
    states: tuple[np.record, ...]
    steps: tuple[int, ...]

    def __iter__(self):
        """Each step with the table before and after it."""
        return zip(self.states, self.steps, self.states[1:], strict=False)

    def sample(self, *, draws: int, moves: int = 1) -> list[np.record]:
        """Every so manieth table of those in a deal, and of those in each other phase."""
        by_phase: dict[int, list[np.record]] = {}
        for state in self.states:
            by_phase.setdefault(int(state.phase), []).append(state)
        return [state for phase, states in by_phase.items() for state in states[:: draws if phase == DEAL else moves]]

    @property
    def end(self) -> np.record:
        return self.states[-1]


@cache
def walk(configuration: Configuration, seed: int) -> Walk:
    """A game to its end. The seed decides everything."""
    random = Random(f"{configuration} {seed}")
    states, steps = [configuration.new_state(starter=random.randrange(configuration.players))], []
    while states[-1].phase != OVER:
        steps.append(next_step(configuration, states[-1], seed, random))
        states.append(after(states[-1], steps[-1]))
        assert len(steps) < LONGEST, f"{configuration}, seed {seed}: no end after {LONGEST} steps"
    return Walk(configuration, seed, tuple(states), tuple(steps))


def next_step(configuration: Configuration, state: np.record, temper: int, random: Random) -> int:
    """What chance draws, or what a player of this temper does."""
    if state.phase == DEAL:
        return random.choices(range(len(state.bag)), weights=[int(count) for count in state.bag])[0]
    return int(configuration.contract.choose(state, listed(state), temper, random))


def after(state: np.record, step: int, log: npt.NDArray[np.int16] | None = None) -> np.record:
    """The table after a draw, while chance deals; after a move otherwise."""
    table = generic.table_of(state)
    carry_out = generic.draw_tile if state.phase == DEAL else generic.make_move
    carry_out(table, step, log)
    return generic.record_at(table)


def listed(state: np.record) -> list[int]:
    """The legal moves as the engine lists them."""
    moves = np.zeros(rules_for(state).moves, dtype=np.int16)
    return [int(move) for move in moves[: generic.list_moves(generic.table_of(state), moves)]]


def bytes_of(state: np.record) -> bytes:
    """What a state holds, byte for byte. The gaps between its fields are not part of it."""
    return b"".join(state[field].tobytes() for field in state.dtype.names or ())


def game_of(configuration: Configuration, seed: int, moves: int = LONGEST) -> Game:
    """A walk as a game that is told every deal, up to so many moves."""
    names = [f"Seat {number}" for number in range(1, configuration.players + 1)]
    game = Game(walk(configuration, seed).states[0], names=names, date=DATE)
    tiles: list[str] = []
    for state, step, next_state in walk(configuration, seed):
        if state.phase == DEAL:
            tiles.append(configuration.rules.tiles[step])
            if next_state.phase != DEAL:
                game.deal(tiles)
                tiles = []
        elif len(game.moves) == moves:
            break
        else:
            game.play(step, deal=False)
        assert tiles or bytes_of(game.state) == bytes_of(next_state)
    return game
