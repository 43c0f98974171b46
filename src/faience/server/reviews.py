"""Reviews as readers see them: what was found out about each move and deal, in their language."""

import hashlib
from functools import lru_cache
from typing import Literal, cast

import msgspec

from faience.analysis.review import DealReview, MoveReview, Review, Standing
from faience.game import Game, read_game
from faience.server.ids import ALPHABET
from faience.server.outlook import moves_told
from faience.server.replay import Replay, replay_of, stepped
from faience.server.store import StoredReview
from faience.server.study import read_findings
from faience.server.told import LineMove, reasons_in_words, told_line
from faience.server.wire import LegalMove

LENGTH = 20  # letters of an id
KEPT = 32  # reviews that are looked at again and again …
GAMES_KEPT = 4  # … and games, with the table after each step
Grade = Literal["best", "good", "inaccuracy", "mistake", "blunder"]
ReviewStatus = Literal["waiting", "running", "stopped", "done", "failed"]


class MoveView(msgspec.Struct):
    """A move, and what should have been played. Chances are those of each seat to win."""

    step: int  # in the steps of the replay
    seat: int
    made: LegalMove
    best: LegalMove
    grade: Grade | None  # none without a choice
    loss: float  # of win chance
    before: list[float]  # with the best move
    after: list[float]  # with the one that was made
    margin_before: float  # points by which the seat is expected to lead in the end
    margin_after: float
    is_exact: bool  # everything to the end of the round was looked at
    depth: int
    reason: str  # what speaks for the best move
    fault: str  # what speaks against the one that was made
    line: tuple[LineMove, ...]  # how it would have gone on after the best move
    made_line: tuple[LineMove, ...]  # … and after the one that was made


class DealView(msgspec.Struct):
    """A deal, compared with others that the same bag could have given."""

    step: int
    round: int
    luck: list[float]
    expected: list[float]
    dealt: list[float]


class CurvePoint(msgspec.Struct):
    """The chances before a step."""

    step: int
    chances: list[float]


class StandingView(msgspec.Struct):
    """What a review says of a player. `end` is `start` and all changes between."""

    seat: int
    accuracy: float | None  # 0 to 100
    grades: dict[Grade, int]
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
    points: dict[str, int]  # by source
    best_points: dict[str, float]  # with those that its errors missed


class TurningPoint(msgspec.Struct):
    """A move, or a deal (without a seat), that turned the game."""

    step: int
    seat: int | None
    change: list[float]


class Findings(msgspec.Struct):
    """All that was found out so far."""

    moves: list[MoveView]
    deals: list[DealView]
    curve: list[CurvePoint]
    players: list[StandingView]
    turning_points: list[TurningPoint]


class ReviewView(Findings):
    """A review, complete or under way: so many of all steps are done."""

    id: str
    status: ReviewStatus
    done: int
    total: int
    may: list[Literal["stop", "resume"]]
    replay: Replay | None


def review_id(record: str) -> str:
    """The same game has the same id."""
    digest = hashlib.sha256(record.encode()).digest()
    return "".join(ALPHABET[byte % len(ALPHABET)] for byte in digest[:LENGTH])


def review_view(stored: StoredReview, guest: str, lang: str, *, with_game: bool) -> ReviewView:
    """A review for one reader."""
    found = findings_in(stored.body, lang) if stored.body else None
    status: ReviewStatus = msgspec.convert(stored.status, ReviewStatus)
    if status == "done" and found is None:
        status = "failed"  # it was written by another version, and must be done again
    return ReviewView(
        **msgspec.structs.asdict(found or Findings([], [], [], [], [])),
        id=stored.id,
        status=status,
        done=stored.done if found else 0,
        total=stored.total,
        may=what_may_be_done(status) if guest == stored.guest else [],
        replay=replay_in(stored.record, lang) if with_game else None,
    )


@lru_cache(maxsize=KEPT)
def findings_in(body: bytes, lang: str) -> Findings | None:
    """What was found so far, told once for all who look."""
    review = read_findings(body)
    return told(review, lang) if review else None


@lru_cache(maxsize=GAMES_KEPT)
def replay_in(record: str, lang: str) -> Replay:
    return replay_of(read_game(record, deal=False), lang)


def may_go_on(stored: StoredReview) -> bool:
    """Nobody works on it, and it is not finished, or cannot be read any more."""
    return stored.status in ("stopped", "failed") or (stored.status == "done" and read_findings(stored.body) is None)


def what_may_be_done(status: ReviewStatus) -> list[Literal["stop", "resume"]]:
    if status in ("waiting", "running"):
        return ["stop"]
    return ["resume"] if status in ("stopped", "failed") else []


def told(review: Review, lang: str) -> Findings:
    """What a review says, in words where it has any."""
    game, moves = review.game, {move.step: move for move in review.moves}
    told_moves = [_move(table, moves[number], lang) for number, table in stepped(game) if number in moves]
    return Findings(
        moves=told_moves,
        deals=[_deal(deal) for deal in review.deals],
        curve=[CurvePoint(step, list(chances)) for step, chances in review.curve],
        players=[_standing(each) for each in review.standings] if review.curve else [],
        turning_points=[TurningPoint(each.step, each.seat, list(each.change)) for each in review.turning_points],
    )


def _move(table: Game, move: MoveReview, lang: str) -> MoveView:
    made, best = moves_told(table, [move.move, move.best], lang)
    return MoveView(
        step=move.step,
        seat=move.seat,
        made=made,
        best=best,
        grade=cast(Grade | None, move.grade),
        loss=move.loss,
        before=list(move.before),
        after=list(move.after),
        margin_before=move.margin_before,
        margin_after=move.margin_after,
        is_exact=move.is_exact,
        depth=move.depth,
        reason=reasons_in_words(move.reason, lang),
        fault=reasons_in_words(move.fault, lang),
        line=told_line(table, move.line, lang),
        made_line=told_line(table, move.made_line, lang),
    )


def _deal(deal: DealReview) -> DealView:
    return DealView(deal.step, deal.round, list(deal.luck), list(deal.expected), list(deal.dealt))


def _standing(standing: Standing) -> StandingView:
    return msgspec.convert(vars(standing), StandingView)
