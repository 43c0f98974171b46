"""From records to the tables of a dataset."""

from collections.abc import Iterable
from dataclasses import dataclass
from typing import Any

import numpy as np

from faience.arena.outcome import Outcome
from faience.arena.terms import Terms
from faience.data.columns import Columns, state_columns
from faience.data.dataset import FORMAT
from faience.game import Game, read_game
from faience.rules import generic
from faience.rules.games import rules_of
from faience.rules.rulebook import Rulebook

STATE = "decisions/state/"


def about_of(terms: Terms) -> dict[str, Any]:
    """What a reader should know of all games of a file."""
    lineup = [{"name": name, "spec": spec.text} for name, spec in zip(terms.names, terms.specs, strict=True)]
    options = [option for option, on in terms.options.items() if on]
    where = {"game": terms.game, "board": terms.board, "options": options, "seats": terms.seats}
    return {"format": FORMAT, **where, "seed": terms.seed, "lineup": lineup}


@dataclass(frozen=True)
class FileTask:
    """Games that shall stand in one file; each has its record, and was played to its end."""

    terms: Terms
    first: int  # the file is named by it
    outcomes: tuple[Outcome, ...]

    @property
    def numbers(self) -> list[int]:
        return [outcome.fixture.number for outcome in self.outcomes]


def tables_of(task: FileTask) -> Columns:
    """The columns of some games."""
    rules, seats = rules_of(task.terms.game), task.terms.seats
    games: list[tuple[Any, ...]] = []
    decisions: list[tuple[int, ...]] = []
    states: list[np.record] = []
    for outcome in task.outcomes:
        assert outcome.record is not None
        played, fixture = read_game(outcome.record), outcome.fixture
        entries = [fixture.entries[place] for place in fixture.seating]
        winners = [seat in played.winners for seat in range(seats)]
        games.append((fixture.number, fixture.seed, len(played.moves), entries, played.scores, winners))
        for state, row in moves_of(played, rules):
            decisions.append((fixture.number, *row))
            states.append(state)
    return _games(games, seats) | _decisions(decisions) | state_columns(rules, STATE, _stacked(rules, states))


def moves_of(game: Game, rules: Rulebook) -> Iterable[tuple[np.record, tuple[int, ...]]]:
    """Each state in which somebody moved; with it ply, seat, move and how many moves were legal."""
    room, ply = np.zeros(rules.moves, dtype=np.int16), 0
    for state, step in zip(game.states, game.history, strict=False):
        if step.move is not None and step.seat is not None:
            choices = int(generic.list_moves(generic.table_of(state), room))
            yield state, (ply, step.seat, step.move.id, choices)
            ply += 1


def _games(rows: list[tuple[Any, ...]], seats: int) -> Columns:
    forms = {"number": np.int32, "seed": np.int64, "plies": np.int16}
    by_seat = {"players": np.int8, "scores": np.int16, "winners": np.bool_}
    columns: Columns = {
        f"games/{name}": np.array([row[at] for row in rows], dtype=form)
        for at, (name, form) in enumerate((forms | by_seat).items())
    }
    return columns | {f"games/{name}": columns[f"games/{name}"].reshape(-1, seats) for name in by_seat}


def _decisions(rows: list[tuple[int, ...]]) -> Columns:
    forms = {"game": np.int32, "ply": np.int16, "seat": np.int8, "move": np.int16, "choices": np.int16}
    return {
        f"decisions/{name}": np.array([row[at] for row in rows], dtype=form)
        for at, (name, form) in enumerate(forms.items())
    }


def _stacked(rules: Rulebook, states: list[np.record]) -> Any:
    stacked = np.zeros(len(states), dtype=rules.dtype)
    for at, state in enumerate(states):
        stacked[at] = state
    return stacked
