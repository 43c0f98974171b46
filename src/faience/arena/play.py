"""Playing one game. Whatever a player does wrong costs it the game and nothing else."""

import traceback
from collections.abc import Callable
from numbers import Integral
from pathlib import Path
from time import perf_counter
from typing import Any

from faience.arena.lineup import Lineup
from faience.arena.outcome import Outcome
from faience.arena.pairing import Fixture
from faience.arena.table import Table
from faience.arena.terms import Terms
from faience.arena.watch import Watch
from faience.errors import FaienceError
from faience.notation.move import Move
from faience.players.kinds import write_duration
from faience.players.protocol import FAILURES, quoted
from faience.texts import Phrase

LONGEST = 200  # letters of what a player raised
START_LIMIT = 120.0  # seconds to make a player, or to start its program, which may compile


def play_game(terms: Terms, fixture: Fixture, lineup: Lineup, watch: Watch) -> Outcome:
    """A game from its first deal to its end. Moves without a choice are made without asking."""
    table = Table(terms, fixture)
    watch.new_game()
    players: dict[int, Any] = {}
    seconds, choices = [0.0] * terms.seats, [0] * terms.seats

    def lost(place: int, why: Phrase) -> Outcome:
        watch.thinks(place, START_LIMIT)  # to let it go may take as long as to make it
        lineup.drop(place, fixture)
        watch.rests()
        return table.lost(place, why, seconds, choices)

    for place in fixture.seating:
        watch.thinks(place, max(START_LIMIT, terms.move_limit))
        try:
            players[place] = lineup.player(place, fixture)
        except FAILURES as error:
            return lost(place, Phrase("failure-start", problem=reason(error)))
        finally:
            watch.rests()
    while not table.game.is_over:
        place = table.place_to_move
        if len(table.game.legal_moves) == 1:
            move: Any = table.game.legal_moves[0]
        else:
            watch.thinks(place, terms.move_limit)
            before = perf_counter()
            try:
                move = players[place].choose(table.view)
            except FAILURES as error:
                return lost(place, reason(error))
            finally:
                watch.rests()
            taken = perf_counter() - before
            seconds[place] += taken
            choices[place] += 1
            if why := complaint(table, move, taken):
                return lost(place, why)
        try:
            table.play(move)
        except FaienceError as error:
            return lost(place, Phrase("failure-illegal", move=shown(move, str), problem=said(error)))
        watch.moved(int(table.game.moves[-1]))
    return table.outcome(seconds, choices)


def complaint(table: Table, answer: Any, taken: float) -> Phrase | None:
    """Why an answer loses the game, if it does, before anybody asks whether the move is legal."""
    limit = table.terms.move_limit
    if taken > limit:
        return Phrase("failure-time", taken=f"{taken:.1f}", limit=write_duration(limit))
    if not table.is_untouched:
        return Phrase("failure-table")
    if isinstance(answer, bool) or not isinstance(answer, Move | str | Integral):
        return Phrase("failure-answer", answer=shown(answer, repr))
    return None


def shown(answer: Any, write: Callable[[Any], str]) -> str:
    """What a player answered, as far as it can be told."""
    try:
        return quoted(write(answer))
    except FAILURES:
        return f"<{type(answer).__name__}>"


def reason(error: BaseException) -> Phrase:
    """What a player raised, and where."""
    if isinstance(error, FaienceError):
        return said(error)
    what = "".join(traceback.format_exception_only(error)).strip()
    frames = traceback.extract_tb(error.__traceback__)
    where = f"{Path(frames[-1].filename).name}:{frames[-1].lineno}"
    return Phrase("failure-crash", problem=quoted(what, LONGEST), where=where)


def said(error: FaienceError) -> Phrase:
    details = {name: quoted(each, LONGEST) if isinstance(each, str) else each for name, each in error.details.items()}
    return Phrase(f"error-{error.code}", **details)
