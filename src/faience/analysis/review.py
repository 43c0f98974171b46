"""A game reviewed: what each move was worth, what each deal gave, and what follows from both."""

from collections import Counter
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from functools import cached_property
from typing import Any

from faience.analysis.grades import GRADES, accuracy
from faience.analysis.missed import LAST, BySource
from faience.analysis.shares import shares_at
from faience.analysis.words import phrase_from_json, phrase_to_json
from faience.errors import SetupError
from faience.game import Game, read_game
from faience.game.points import points_of
from faience.game.victory import shares_of
from faience.notation.move import Move
from faience.texts import Phrase

VERSION = 4
TURNING_POINTS = 5
SWING = 0.05  # the least change of a win chance that turns a game

Chances = tuple[float, ...]  # of each seat to win, a shared victory counted as its share


@dataclass(frozen=True)
class MoveReview:
    """A move, and what should have been played."""

    step: int  # of the history
    seat: int
    move: Move
    best: Move
    line: tuple[Move, ...]  # how it would have gone on; of an error, to the end of the round
    before: Chances  # with the best move
    after: Chances  # with the move that was made, looked at as deeply
    margin_before: float  # points by which the seat is expected to lead the best other one in the end
    margin_after: float
    depth: int
    is_exact: bool  # everything to the end of the round was looked at
    grade: str | None  # None if there was no choice
    reason: tuple[Phrase, ...] = ()  # what speaks for the best move
    fault: tuple[Phrase, ...] = ()  # what speaks against the one that was made
    made_line: tuple[
        Move, ...
    ] = ()  # of an error: how it goes on after the move that was made, to the end of the round
    missed: BySource = field(default_factory=dict)  # of an error: what the best move brings more by the round's end

    @property
    def loss(self) -> float:
        """What the move cost its player in win chance."""
        return self.before[self.seat] - self.after[self.seat]

    @property
    def points_lost(self) -> float:
        """What it cost in points, as far as points decide the game."""
        return max(0.0, self.margin_before - self.margin_after)

    @property
    def is_error(self) -> bool:
        return self.grade in ("inaccuracy", "mistake", "blunder")


@dataclass(frozen=True)
class DealReview:
    """A deal, and what other deals from the same bag would have given."""

    step: int
    round: int
    expected: Chances  # the mean over sampled deals
    dealt: Chances  # after the real one, looked at as deeply
    samples: int
    spread: float  # standard deviation of the sampled chances of the first seat

    @property
    def luck(self) -> Chances:
        return tuple(real - mean for real, mean in zip(self.dealt, self.expected, strict=True))


@dataclass(frozen=True)
class Swing:
    """A move or a deal that turned the game."""

    step: int
    seat: int | None  # who moved; None for a deal
    change: Chances

    @property
    def size(self) -> float:
        return max(abs(change) for change in self.change)


@dataclass(frozen=True)
class Standing:
    """What a review says of a player. The chance at the end is that at the start with all changes added."""

    seat: int
    accuracy: float | None  # 0 to 100; None if the player had no choice yet
    grades: dict[str, int]
    start: float
    luck: float  # all deals together
    skill: float  # minus all that its own moves lost
    given: float  # what the moves of others gave it; of several, all the rest
    play: float  # both together
    remainder: float  # of two: what a deeper look at later positions changed
    end: float
    choices: int  # moves with a choice …
    loss: float  # … and what each of them lost on average
    others_loss: float  # the same of all others
    points_lost: float
    points: BySource
    best_points: BySource  # with those that its errors missed, and left to others


@dataclass(frozen=True)
class Review:
    """The review of a record, complete or as far as it has come."""

    record: str
    budget: dict[str, float]  # nodes or time of a first look at a position
    moves: tuple[MoveReview, ...] = ()
    deals: tuple[DealReview, ...] = ()

    @cached_property
    def game(self) -> Game:
        return read_game(self.record, deal=False)

    @property
    def is_complete(self) -> bool:
        return len(self.moves) + len(self.deals) == len(self.game.history)

    @cached_property
    def curve(self) -> tuple[tuple[int, Chances], ...]:
        """The chances before each step that was reviewed, and after the last one."""
        found = {deal.step: deal.expected for deal in self.deals} | {move.step: move.before for move in self.moves}
        if not found:
            return ()
        end = max(found) + 1
        after = {move.step: move.after for move in self.moves} | {deal.step: deal.dealt for deal in self.deals}
        found[end] = after[end - 1]
        if self.game.players > 2:
            found = shares_at(list(found), self._sure)
        if self.game.is_over and self.is_complete:
            found[end] = shares_of(self.game.winners, self.game.players)
        return tuple(sorted(found.items()))

    @property
    def end(self) -> Chances:
        """The result, or the chances after the last step of a game that goes on, or is not reviewed any further yet."""
        return self.curve[-1][1]

    @property
    def _sure(self) -> list[dict[int, float]]:
        """What each seat could be sure of before and after its own moves, by their steps."""
        sure: list[dict[int, float]] = [{} for _ in range(self.game.players)]
        for move in sorted(self.moves, key=lambda each: each.step):
            sure[move.seat] |= {move.step: move.before[move.seat], move.step + 1: move.after[move.seat]}
        return sure

    @cached_property
    def standings(self) -> tuple[Standing, ...]:
        """What the review says of each player."""
        return tuple(self._standing(seat) for seat in range(self.game.players))

    @cached_property
    def turning_points(self) -> tuple[Swing, ...]:
        """The largest swings, in the order in which they came."""
        swings = [Swing(deal.step, None, deal.luck) for deal in self.deals]
        swings += [Swing(move.step, move.seat, self._swing(move)) for move in self.moves]
        largest = sorted((swing for swing in swings if swing.size >= SWING), key=lambda swing: -swing.size)
        return tuple(sorted(largest[:TURNING_POINTS], key=lambda swing: swing.step))

    def _swing(self, move: MoveReview) -> Chances:
        """What a move changed; of several players, for who made it: who of the others has it instead is not known."""
        if self.game.players == 2:
            return _change(move)
        return tuple(-move.loss if seat == move.seat else 0.0 for seat in range(self.game.players))

    def _standing(self, seat: int) -> Standing:
        own = [move for move in self.moves if move.seat == seat]
        graded = [move for move in own if move.grade is not None]
        others = [move for move in self.moves if move.seat != seat and move.grade is not None]
        counted = Counter(move.grade for move in graded)
        luck = sum(deal.luck[seat] for deal in self.deals)
        skill = sum(_change(move)[seat] for move in own)
        start, end = (self.curve[0][1][seat], self.curve[-1][1][seat]) if self.curve else (0.0, 0.0)
        rest = end - start - luck - skill
        given = self._given(seat) if self.game.players == 2 else rest
        return Standing(
            seat=seat,
            accuracy=accuracy((move.before[seat], move.loss) for move in graded),
            grades={grade: counted[grade] for grade in GRADES},
            start=start,
            luck=luck,
            skill=skill,
            given=given,
            play=skill + given,
            remainder=rest - given,
            end=end,
            choices=len(graded),
            loss=_mean_loss(graded),
            others_loss=_mean_loss(others),
            points_lost=sum(move.points_lost for move in own),
            points=points_of(self.game)[seat],
            best_points=self._best_points(seat),
        )

    def _given(self, seat: int) -> float:
        """What the moves of the other player gave; of several, none can be trusted to see what it gives to whom."""
        return sum(_change(move)[seat] for move in self.moves if move.seat != seat)

    def _best_points(self, seat: int) -> BySource:
        """The points of a seat and those that the worst error of each round missed: others miss much of the same.

        What is only scored in the end was missed for good in the last round alone, and only if the game is over.
        An error whose harm only later rounds would show misses nothing here.
        """
        best, states = Counter(points_of(self.game)[seat]), self.game.states
        worst: dict[int, MoveReview] = {}
        for move in self.moves:
            number = int(states[move.step].round_number)
            if move.seat == seat and move.missed and (number not in worst or move.loss > worst[number].loss):
                worst[number] = move
        last = self.game.round if self.game.is_over else None
        for number, move in worst.items():
            missed = {source: by for source, by in move.missed.items() if number == last or source not in LAST}
            if sum(missed.values()) > 0:
                best.update(missed)
        return {source: points for source, points in best.items() if points}

    # Writing and reading

    def to_json(self) -> dict[str, Any]:
        """The review as data that `json.dumps` writes; `from_json` reads it back, and works out the rest again."""
        return {
            "version": VERSION,
            "record": self.record,
            "budget": self.budget,
            "moves": [_move_to_json(move) for move in self.moves],
            "deals": [_deal_to_json(deal) for deal in self.deals],
            "is_complete": self.is_complete,
            "curve": [{"step": step, "chances": list(chances)} for step, chances in self.curve],
            "players": [_standing_to_json(standing) for standing in self.standings],
            "turning_points": [
                {"step": each.step, "seat": each.seat, "change": list(each.change)} for each in self.turning_points
            ],
        }

    @classmethod
    def from_json(cls, data: Mapping[str, Any], *, file: str = "JSON") -> "Review":
        """A review from its JSON; SetupError, which names the file, if that is none, or one of another version."""
        try:
            if data["version"] != VERSION:
                raise SetupError("review-unreadable", file=file)
            record = str(data["record"])
            game = read_game(record, deal=False)
            moves = tuple(_move_from_json(game.rules.name, each) for each in data["moves"])
            deals = tuple(_deal_from_json(each) for each in data["deals"])
            budget = {str(name): float(most) for name, most in data["budget"].items()}
            if not budget or min(budget.values()) <= 0 or not _is_of(game, moves, deals):
                raise ValueError(file)
            return cls(record, dict(data["budget"]), moves, deals)
        except (KeyError, TypeError, ValueError, AttributeError, OverflowError):
            raise SetupError("review-unreadable", file=file) from None

    def _repr_html_(self) -> str:
        from faience.analysis.page import fragment

        return fragment(self)


def _is_of(game: Game, moves: Sequence[MoveReview], deals: Sequence[DealReview]) -> bool:
    """Whether these are steps of a game, each once, with chances for all of its seats and grades that there are."""
    steps = dict(enumerate(game.history))
    told = [(move.step, move.seat, move.move) for move in moves] + [(deal.step, None, None) for deal in deals]
    chances = [each for move in moves for each in (move.before, move.after)]
    chances += [each for deal in deals for each in (deal.expected, deal.dealt)]
    return (
        all(step in steps and (steps[step].seat, steps[step].move) == (seat, move) for step, seat, move in told)
        and len({step for step, _, _ in told}) == len(told)
        and all(len(each) == game.players for each in chances)
        and all(move.grade is None or move.grade in GRADES for move in moves)
    )


def _mean_loss(moves: Sequence[MoveReview]) -> float:
    return sum(move.loss for move in moves) / len(moves) if moves else 0.0


def _change(move: MoveReview) -> Chances:
    return tuple(after - before for after, before in zip(move.after, move.before, strict=True))


def _move_to_json(move: MoveReview) -> dict[str, Any]:
    return {
        "step": move.step,
        "seat": move.seat,
        "move": str(move.move),
        "best": str(move.best),
        "line": [str(each) for each in move.line],
        "before": list(move.before),
        "after": list(move.after),
        "margin_before": move.margin_before,
        "margin_after": move.margin_after,
        "depth": move.depth,
        "is_exact": move.is_exact,
        "grade": move.grade,
        "reason": [phrase_to_json(phrase) for phrase in move.reason],
        "fault": [phrase_to_json(phrase) for phrase in move.fault],
        "made_line": [str(each) for each in move.made_line],
        "missed": move.missed,
    }


def _move_from_json(game: str, data: Mapping[str, Any]) -> MoveReview:
    return MoveReview(
        step=int(data["step"]),
        seat=int(data["seat"]),
        move=Move.parse(game, data["move"]),
        best=Move.parse(game, data["best"]),
        line=tuple(Move.parse(game, each) for each in data["line"]),
        before=_chances(data["before"]),
        after=_chances(data["after"]),
        margin_before=float(data["margin_before"]),
        margin_after=float(data["margin_after"]),
        depth=int(data["depth"]),
        is_exact=bool(data["is_exact"]),
        grade=data["grade"],
        reason=tuple(phrase_from_json(each) for each in data["reason"]),
        fault=tuple(phrase_from_json(each) for each in data["fault"]),
        made_line=tuple(Move.parse(game, each) for each in data["made_line"]),
        missed={str(source): int(points) for source, points in data["missed"].items()},
    )


def _deal_to_json(deal: DealReview) -> dict[str, Any]:
    return {
        "step": deal.step,
        "round": deal.round,
        "expected": list(deal.expected),
        "dealt": list(deal.dealt),
        "luck": list(deal.luck),
        "samples": deal.samples,
        "spread": deal.spread,
    }


def _deal_from_json(data: Mapping[str, Any]) -> DealReview:
    return DealReview(
        step=int(data["step"]),
        round=int(data["round"]),
        expected=_chances(data["expected"]),
        dealt=_chances(data["dealt"]),
        samples=int(data["samples"]),
        spread=float(data["spread"]),
    )


def _standing_to_json(standing: Standing) -> dict[str, Any]:
    return dict(vars(standing))


def _chances(given: Sequence[Any]) -> Chances:
    return tuple(float(chance) for chance in given)
