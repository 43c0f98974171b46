"""Thousands of games at once, for those who learn from millions of moves."""

from typing import Any, NamedTuple

import numpy as np
import numpy.typing as npt

from faience.envs.batch import begin_all, choose_all, first_illegal, observe_all, step_all
from faience.envs.layout import Field, Observations, observation_fields, observation_size
from faience.envs.rewards import MARGIN, checked
from faience.errors import IllegalMove, SetupError
from faience.notation.move import Move
from faience.notation.position import line_of
from faience.rules import chance, generic
from faience.rules.games import rules_of
from faience.texts import Phrase

Array = npt.NDArray[Any]


class Turn(NamedTuple):
    """What there is to decide, and what the last step brought: views, which the next step changes."""

    masks: npt.NDArray[np.bool_]  # legal moves, of shape (count, moves)
    rewards: npt.NDArray[np.float32]  # of shape (count, players); other than 0 where a game has ended
    terminated: npt.NDArray[np.bool_]  # where a game has ended; the next one has begun already
    to_move: npt.NDArray[np.int8]  # the seat that is to move


class BatchedEnv:
    """So many games of one kind in one array."""

    def __init__(
        self,
        game: str = "azul",
        count: int = 1024,
        *,
        players: int = 2,
        board: str = "coloured",
        reward: str = "win",
        **options: bool,
    ) -> None:
        """Tables without a game: `reset` begins. `reward` is "win" or "margin"."""
        if count != max(1, int(count)):
            raise SetupError("setup-player-value", what="count", given=str(count), wanted=Phrase("spec-count"))
        self.rules = rules_of(game)
        self.count = count = int(count)
        self.players = players
        self._begin = generic.table_of(self.rules.set_up(players, board, options, 0))
        self._by_margin = checked(reward) == MARGIN
        self._tables = np.repeat(self._begin, count)
        self._streams, self._seeds = np.zeros(count, dtype=np.uint64), np.zeros(count, dtype=np.uint64)
        self._choices = chance.stream(0)
        self._actions = np.zeros(count, dtype=np.int64)
        self._moves = np.zeros((count, self.rules.moves), dtype=np.int16)
        self._counts = np.zeros(count, dtype=np.int16)
        self._masks = np.zeros((count, self.rules.moves), dtype=np.bool_)
        self._to_move = np.zeros(count, dtype=np.int8)
        self._rewards = np.zeros((count, players), dtype=np.float32)
        self._terminated = np.zeros(count, dtype=np.bool_)
        self._final_scores = np.zeros((count, players), dtype=np.int16)
        self._observations: Observations = np.zeros((count, observation_size(game, players)), dtype=np.uint8)
        self._turn = self._views()

    def __getstate__(self) -> dict[str, Any]:
        """What a copy or a pickle holds: not the views, which are of this memory, and the game by its name."""
        kept = {name: value for name, value in vars(self).items() if name != "_turn"}
        return kept | {"rules": self.rules.name}

    def __setstate__(self, kept: dict[str, Any]) -> None:
        vars(self).update(kept)
        self.rules = rules_of(kept["rules"])
        self._turn = self._views()

    @property
    def fields(self) -> tuple[Field, ...]:
        """What an observation says."""
        return observation_fields(self.rules.name, self.players)

    @property
    def states(self) -> Array:
        """The tables as they are now, as an array of records."""
        return _shown(self._tables)

    @property
    def seeds(self) -> npt.NDArray[np.uint64]:
        """The seed of each game under way: `new_game` with it, and the same moves, gives the same game."""
        return _shown(self._seeds)

    @property
    def final_scores(self) -> npt.NDArray[np.int16]:
        """The points of each seat when the last game at a table ended."""
        return _shown(self._final_scores)

    def reset(self, seed: int | None = None) -> Turn:
        """New games everywhere; equal seeds give equal games, without a seed nobody can foretell them."""
        chosen = None if seed is None else int(seed) % 2**64
        seeds = np.random.SeedSequence(chosen).generate_state(1 + self.count, np.uint64)
        self._choices[:], self._streams[:] = seeds[:1], seeds[1:]
        self._rewards[:], self._terminated[:] = 0, False
        begin_all(*self._games(), self._moves, self._counts, self._masks, self._to_move)
        return self._turn

    def step(self, actions: Array) -> Turn:
        """One move in every game; an IllegalMove names the first that is none, and nothing has happened then."""
        self._actions[:] = actions
        illegal = first_illegal(self._actions, self._masks)
        if illegal >= 0:
            raise self._refusal(int(illegal))
        listed = (self._moves, self._counts, self._masks, self._to_move)
        outcome = (self._rewards, self._terminated, self._final_scores, self._by_margin)
        step_all(*self._games(), self._actions, *listed, *outcome)
        return self._turn

    def observe(self) -> Observations:
        """What each seat to move sees, of shape (count, numbers): see `fields`."""
        observe_all(self._tables, self._to_move, self._observations)
        return _shown(self._observations)

    def sample(self) -> npt.NDArray[np.int16]:
        """Any legal move in every game, each as likely as the others."""
        chosen = np.zeros(self.count, dtype=np.int16)
        choose_all(self._moves, self._counts, self._choices, chosen)
        return chosen

    def _views(self) -> Turn:
        return Turn(*map(_shown, (self._masks, self._rewards, self._terminated, self._to_move)))

    def _games(self) -> tuple[Array, Array, Array, Array]:
        return self._tables, self._begin, self._streams, self._seeds

    def _refusal(self, at: int) -> IllegalMove:
        """Why the action of a game is refused; a NotationError is raised if there is no such move at all."""
        move = Move(self.rules.name, int(self._actions[at]))
        state = generic.record_at(self._tables[at : at + 1])
        reason = self.rules.refusal(state, int(move))
        assert reason is not None, f"{move} is neither legal nor refused"
        return IllegalMove(reason.message_id, line_of(state), **reason.values)


def _shown(array: Array) -> Array:
    """The same memory, to be read only."""
    view = array.view()
    view.flags.writeable = False
    return view
