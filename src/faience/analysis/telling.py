"""A review in sentences."""

from functools import reduce

from faience.analysis.missed import OTHERS
from faience.analysis.review import DealReview, MoveReview, Review, Standing, Swing
from faience.analysis.words import MINUS, change, joined, seat_names, share
from faience.render.letters import printable
from faience.texts import Phrase, say

SLIGHT = 0.0005  # changes that round to nothing are not told


def names_of(review: Review, lang: str) -> list[str]:
    """Who sits where, in the language of the reader where nobody said a name."""
    names = seat_names(review.game.names, review.game.players)
    return [name.text(lang) if isinstance(name, Phrase) else name for name in names]


def changes_of(review: Review) -> tuple[str, ...]:
    """What leads from the chance at the start to that at the end, by the names in a standing."""
    return ("luck", "play", "remainder") if review.game.players == 2 else ("luck", "play")


def number_of(review: Review, step: int) -> int:
    """The number of a move among all moves, from 1."""
    return sum(1 for each in review.game.history[: step + 1] if each.move)


def error_in_words(review: Review, move: MoveReview, lang: str) -> str:
    """Who made which mistake, and what it cost; with what speaks against the move."""
    told = say(
        "review-error",
        lang,
        number=number_of(review, move.step),
        player=names_of(review, lang)[move.seat],
        move=move.move.describe(lang, review.game.board),
        grade=say("grade-name", lang, grade=move.grade or "none"),
        change=change(-move.loss, lang),
    )
    return joined([told, *(phrase.text(lang) for phrase in move.fault)], lang)


def better_in_words(review: Review, move: MoveReview, lang: str) -> str:
    """What should have been played, and why."""
    told = say("review-better", lang, move=move.best.describe(lang, review.game.board))
    return joined([told, *(phrase.text(lang) for phrase in move.reason)], lang)


def swing_in_words(review: Review, swing: Swing, lang: str) -> str:
    """What turned the game, and by how much for whom."""
    changes = changes_in_words(review, swing.change, lang)
    if swing.seat is None:
        return say("review-deal", lang, round=deal_at(review, swing.step).round, changes=changes)
    move = move_at(review, swing.step)
    return say(
        "review-by-move",
        lang,
        number=number_of(review, swing.step),
        player=names_of(review, lang)[swing.seat],
        move=move.move.describe(lang, review.game.board),
        changes=changes,
    )


def changes_in_words(review: Review, changes: tuple[float, ...], lang: str) -> str:
    """What changed for each player; of two, only the first to gain is told."""
    named = list(zip(names_of(review, lang), changes, strict=True))
    if len(named) == 2:
        named = [max(named, key=lambda each: each[1])]
    told = [say("review-change", lang, player=name, change=change(by, lang)) for name, by in named if abs(by) > SLIGHT]
    return ", ".join(told)


def move_at(review: Review, step: int) -> MoveReview:
    return next(move for move in review.moves if move.step == step)


def deal_at(review: Review, step: int) -> DealReview:
    return next(deal for deal in review.deals if deal.step == step)


def points_in_words(review: Review, lang: str) -> list[list[str]]:
    """A row for each source of points, then the score, and of two the lead: as it was, and with what was missed."""
    standings = review.standings
    sources = dict.fromkeys(source for each in standings for source in (*each.points, *each.best_points))
    rows = [
        [
            say("review-points-source", lang, source=source),
            *(_compared(each.points.get(source, 0), each.best_points.get(source, 0)) for each in standings),
        ]
        for source in sorted(sources, key=lambda source: source == OTHERS)
    ]
    scores = [sum(each.points.values()) for each in standings]
    best = [sum(each.best_points.values()) for each in standings]
    kept = [each.best_points.get(OTHERS, 0) for each in standings]
    told = (_compared(score, most - others) for score, most, others in zip(scores, best, kept, strict=True))
    rows.append([say("review-score", lang), *told])
    if len(scores) == 2:
        leads = (_compared(scores[seat] - scores[1 - seat], best[seat] - scores[1 - seat]) for seat in range(2))
        rows.append([say("review-lead", lang), *leads])
    return rows


def _compared(points: int, best: int) -> str:
    return f"{points} ({best})".replace("-", MINUS)


def cost_in_words(review: Review, standing: Standing, lang: str) -> str:
    """What a player's choices gave away each, against those of the others; nothing before the first."""
    names = names_of(review, lang)
    if not standing.choices:
        return ""
    return say(
        "review-cost",
        lang,
        whose="other",
        player=names[standing.seat],
        count=standing.choices,
        loss=share(standing.loss, lang),
        rivals="one" if len(names) == 2 else "many",
        rival=next(name for seat, name in enumerate(names) if seat != standing.seat),
        theirs=share(standing.others_loss, lang),
    )


def outcome_in_words(review: Review, lang: str) -> str:
    """How the game ended, or that it goes on."""
    names, game = names_of(review, lang), review.game
    late = game.termination.seats if game.termination else ()
    how = game.termination.kind if game.termination else "won" if game.is_over else "open"
    return say(
        "review-outcome",
        lang,
        how=how,
        count=len(game.winners),
        players=_listed([names[seat] for seat in game.winners], lang),
        late=_listed([names[seat] for seat in late], lang),
    )


def _listed(names: list[str], lang: str) -> str:
    return reduce(lambda before, last: say("list-and", lang, before=before, last=last), names) if names else ""


def title_of(review: Review, lang: str) -> str:
    return say("review-title", lang, game=Phrase(review.game.rules.name), players=" – ".join(names_of(review, lang)))


def heading_of(review: Review, lang: str) -> str:
    """Game, board and date."""
    game = review.game
    board = Phrase("board-name" if game.rules.name == "azul" else "pavilion-board-name", board=game.board)
    options = [say(f"with-{option}", lang) for option, on in game.options.items() if on]
    boards = ", ".join([board.text(lang), *options])
    return say("review-heading", lang, game=Phrase(game.rules.name), board=boards, date=printable(game.date))


def budget_of(review: Review, lang: str) -> str:
    """How the review was made."""
    if "nodes" in review.budget:
        words = say("review-nodes", lang, nodes=int(review.budget["nodes"]))
    else:
        words = say("review-seconds", lang, seconds=f"{review.budget['time']:g}")
    return say("review-made", lang, budget=words)
