"""Every clause of a review is true of its two lines: they are played once more, and what happens is counted here."""

from collections import Counter
from collections.abc import Iterator
from typing import Any

import pytest

from faience.analysis import Review, review
from faience.game import Game, new_game
from faience.game.points import points_of
from faience.players.greedy import GreedyPlayer
from faience.rules.azul.events import Tiled
from faience.rules.azul.state import EMPTY
from faience.rules.pavilion.events import Completed, Placed
from faience.texts import Phrase

NAMES = ("Ana", "Bo", "Cleo")
TABLES = [("azul", 2), ("azul", 3), ("summer-pavilion", 2), ("summer-pavilion", 3)]
CHARGES = ("floor", "token", "discarded")


class Way:
    """A line that is played to the end of the round: what a seat has from it."""

    def __init__(self, state: Any, line: tuple[Any, ...]) -> None:
        self.game = Game(state, seed=0)
        for move in line:
            self.game.play(move, deal=False)
            if self.game.round == int(state.round_number):
                self.game.deal()
        self.is_whole = self.game.is_over or self.game.round != int(state.round_number)

    def events(self, seat: int, kind: type) -> Iterator[Any]:
        for step in self.game.history:
            yield from (event for event in step.events if isinstance(event, kind) and event.seat == seat)  # type: ignore[attr-defined]

    def lines(self, seat: int) -> dict[int, int]:
        return {event.row + 1: event.points for event in self.events(seat, Tiled)}

    def space(self, seat: int, row: int, column: int) -> int:
        """What a tile would score there, which has no neighbour or is the last of one or two runs."""
        wall = self.game.state.wall[seat] != EMPTY
        assert not wall[row, column]
        sides = ([*wall[row, :column][::-1], False], [*wall[row, column + 1 :], False])
        ends = ([*wall[:row, column][::-1], False], [*wall[row + 1 :, column], False])
        runs = [sum(side.index(False) for side in both) for both in (sides, ends)]
        return sum(run + 1 for run in runs if run) or 1

    def structures(self, seat: int) -> Counter[str]:
        return Counter(event.structure for event in self.events(seat, Completed))

    def points(self, seat: int, source: str) -> int:
        return points_of(self.game)[seat].get(source, 0)

    def star(self, seat: int, star: int) -> int:
        return sum(event.points for event in self.events(seat, Placed) if event.star == star)


def parts(phrase: object) -> Iterator[Phrase]:
    """The parts of a list of things."""
    if isinstance(phrase, Phrase) and phrase.message_id == "list-and":
        yield from parts(phrase.values["before"])
        yield from parts(phrase.values["last"])
    elif isinstance(phrase, Phrase):
        yield phrase


def check(phrase: Phrase, best: Way, made: Way, mover: int) -> bool:
    """Whether a clause that can be checked is; fails if it is not true."""
    values: dict[str, Any] = phrase.values
    seat = NAMES.index(values["player"]) if "player" in values else mover
    has, lacks = (made, best) if seat != mover else (best, made)
    kind = phrase.message_id.removeprefix("reason-")
    match kind:
        case "lines" | "lines-denied" | "lines-given":
            for way, other, side in ((has, lacks, "more"), (lacks, has, "less")):
                for line in (part.values for part in parts(values[side])):
                    assert way.lines(seat)[int(str(line["line"]))] == line["points"]
                    assert line["line"] not in other.lines(seat)
        case "denies":
            assert has.lines(seat)[values["line"]] == values["points"] and values["line"] not in lacks.lines(seat)
        case "line-scores" | "line-scores-denied" | "line-scores-given":
            assert (has.lines(seat)[values["line"]], lacks.lines(seat)[values["line"]]) == (
                values["points"],
                values["than"],
            )
        case "structures" | "structures-denied" | "structures-given":
            gained, instead = (
                (has.structures(seat) - lacks.structures(seat)),
                (lacks.structures(seat) - has.structures(seat)),
            )
            for found, side in ((gained, "more"), (instead, "less")):
                assert {part.values["structure"]: part.values["number"] for part in parts(values[side])} == found
        case "tiles" | "tiles-denied" | "tiles-given":
            assert (has.points(seat, "tiles"), lacks.points(seat, "tiles")) == (values["points"], values["than"])
            star = values["what"].values["star"]
            assert (has.star(seat, star), lacks.star(seat, star)) == (values["here"], values["there"])
        case "waiting" | "waiting-denied":
            line = values["what"].values
            assert has.game.state.line_count[seat, line["line"] - 1] == line["count"]
        case "space":
            for way, points in ((best, values["points"]), (made, values["than"])):
                assert way.space(seat, values["row"] - 1, values["column"] - 1) == points
        case "end":
            ends = [way for way in (best, made) if way.game.is_over and way.game.scores[mover] == values["own"]]
            assert any(_others_best(way, mover) == values["others"] for way in ends)
        case "start":
            assert int(best.game.state.starter) == mover != int(made.game.state.starter)
        case _ if kind.rpartition("-")[0] in CHARGES:
            source, _, side = kind.rpartition("-")
            lost, than = (made, best) if side == "more" else (best, made)
            assert (-lost.points(seat, source), -than.points(seat, source)) == (values["lost"], values["than"])
        case _:
            return False
    return True


def _others_best(way: Way, seat: int) -> int:
    return max(score for other, score in enumerate(way.game.scores) if other != seat)


@pytest.fixture(scope="module", params=TABLES, ids=str)
def reviewed(request: pytest.FixtureRequest) -> Review:
    game, players = request.param
    greedy = GreedyPlayer(seed=1)
    table = new_game(game, players=players, seed=4, date="2026-01-01", names=NAMES[:players])
    while not table.is_over and table.round < 3:
        table.play(greedy.choose(table))
    return review(table, nodes=60, threads=1)


def test_every_clause_about_an_error_is_true_of_its_lines(reviewed):
    errors, checked = [move for move in reviewed.moves if move.is_error], 0
    assert errors
    for move in errors:
        state = reviewed.game.states[move.step]
        best, made = Way(state, move.line), Way(state, move.made_line)
        assert best.is_whole and made.is_whole and best.game.moves[0] == move.best and made.game.moves[0] == move.move
        checked += sum(check(phrase, best, made, move.seat) for phrase in (*move.reason, *move.fault))
    assert checked >= len(errors) / 2


def test_few_errors_are_explained_only_by_how_they_come_out(reviewed):
    errors = [move for move in reviewed.moves if move.is_error]
    bare = [
        move for move in errors if {phrase.message_id for phrase in move.reason} <= {"reason-ahead", "reason-later"}
    ]
    assert len(bare) <= len(errors) / 5
