"""A dataset in memory: a table of games and a table of decisions, both as arrays and as objects."""

from collections.abc import Iterator
from dataclasses import dataclass
from functools import cached_property
from typing import Any

import numpy as np
import numpy.typing as npt

from faience.data.columns import Columns
from faience.notation.move import Move

FORMAT = 1


@dataclass(frozen=True)
class PlayedGame:
    """A game that was played to its end; by seat, what goes by seat."""

    game: str
    board: str
    options: tuple[str, ...]  # those that were on
    number: int
    seed: int  # of its deals
    players: tuple[str, ...]  # their names
    scores: tuple[int, ...]
    winners: tuple[int, ...]  # seats


@dataclass(frozen=True)
class Decision:
    """A move, in the position in which it was made."""

    game: PlayedGame
    ply: int  # moves made before
    seat: int
    state: np.record
    move: Move
    choices: int  # legal moves, this one included

    @property
    def share(self) -> float:
        """What came of it: the seat's share in the victory."""
        winners = self.game.winners
        return 1 / len(winners) if self.seat in winners else 0.0


@dataclass(frozen=True)
class Dataset:
    """Games of one kind of table. Iterating gives every `Decision`; `games` and `decisions` are columns by name."""

    about: dict[str, Any]
    games: Columns
    decisions: Columns
    states: npt.NDArray[np.void]  # one for each decision

    def __len__(self) -> int:
        return len(self.states)

    def __iter__(self) -> Iterator[Decision]:
        games = [self._game(row) for row in range(len(self.games["number"]))]
        names = ("ply", "seat", "move", "choices")
        columns = zip(*(self.decisions[name].tolist() for name in names), strict=True)
        for row, state, (ply, seat, move, choices) in zip(self.game_rows.tolist(), self.states, columns, strict=True):
            yield Decision(games[row], ply, seat, state, Move(self.about["game"], move), choices)

    @cached_property
    def game_rows(self) -> npt.NDArray[np.int64]:
        """For each decision, the row of its game."""
        return np.searchsorted(self.games["number"], self.decisions["game"])

    @property
    def shares(self) -> npt.NDArray[np.float64]:
        """For each decision, the share of its seat in the victory."""
        winners = self.games["winners"][self.game_rows]
        won = np.take_along_axis(winners, self.decisions["seat"][:, None].astype(np.int64), axis=1)[:, 0]
        return np.asarray(won / winners.sum(axis=1), dtype=np.float64)

    def _game(self, row: int) -> PlayedGame:
        games, about = self.games, self.about
        return PlayedGame(
            game=about["game"],
            board=about["board"],
            options=tuple(about["options"]),
            number=int(games["number"][row]),
            seed=int(games["seed"][row]),
            players=tuple(about["lineup"][entry]["name"] for entry in games["players"][row]),
            scores=tuple(games["scores"][row].tolist()),
            winners=tuple(np.flatnonzero(games["winners"][row]).tolist()),
        )
