"""A review as a page that needs nothing else, and as a part of a notebook."""

from collections.abc import Iterable
from html import escape
from itertools import accumulate, pairwise

from faience.analysis.curve import curve_svg
from faience.analysis.grades import GRADES
from faience.analysis.page_style import style
from faience.analysis.review import MoveReview, Review, Standing, Swing
from faience.analysis.telling import (
    better_in_words,
    budget_of,
    changes_of,
    cost_in_words,
    error_in_words,
    heading_of,
    move_at,
    names_of,
    number_of,
    outcome_in_words,
    points_in_words,
    swing_in_words,
    title_of,
)
from faience.analysis.words import change, percent
from faience.notation.position import position_of
from faience.render.svg import svg_table
from faience.texts import decimal, say

Span = tuple[float, float]  # two chances


def page_of(review: Review, lang: str = "en") -> str:
    """The review as an HTML document."""
    head = (
        '<meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1">'
        f'<meta name="color-scheme" content="light dark"><title>{escape(title_of(review, lang))}</title>'
    )
    body = f'<body class="faience-page">{fragment(review, lang)}</body>'
    return f'<!doctype html>\n<html lang="{lang}"><head>{head}</head>{body}</html>\n'


def fragment(review: Review, lang: str = "en") -> str:
    """The review as a part of a page, with its own style."""
    parts = [
        f"<style>{style()}</style>",
        f"<header><h1>{escape(title_of(review, lang))}</h1><p>{escape(heading_of(review, lang))}</p>"
        f"<p><b>{escape(outcome_in_words(review, lang))}</b></p></header>",
    ]
    if not review.is_complete:
        done, total = len(review.moves) + len(review.deals), len(review.game.history)
        parts.append(f'<p class="partial">{say("review-partial", lang, done=done, total=total)}</p>')
    if review.curve:
        parts += [
            _players(review, lang),
            f'<div class="curve" tabindex="0">{curve_svg(review, lang=lang)}</div>',
            _turning_points(review, lang),
        ]
        parts += [_errors(review, lang), _points(review, lang), _all_moves(review, lang)]
    parts.append(f"<footer>{escape(budget_of(review, lang))}</footer>")
    return f'<main class="faience-review">{"".join(parts)}</main>'


def _players(review: Review, lang: str) -> str:
    names = names_of(review, lang)
    cards = "".join(_player(review, standing, names[standing.seat], lang) for standing in review.standings)
    note = say("review-note", lang, players=len(names))
    return f'<section class="players">{cards}</section><p class="note">{escape(note)}</p>'


def _player(review: Review, standing: Standing, name: str, lang: str) -> str:
    accuracy = "–" if standing.accuracy is None else decimal(standing.accuracy, lang)
    points = say("count-points", lang, points=int(review.game.scores[standing.seat]))
    lost = say("review-points-lost", lang, points=decimal(standing.points_lost, lang))
    chips = "".join(
        f'<li class="{grade}">{escape(say("grade-count", lang, grade=grade, count=standing.grades[grade]))}</li>'
        for grade in GRADES
    )
    crown = " winner" if standing.seat in review.game.winners else ""
    return (
        f'<article class="card{crown}"><h2>{escape(name)}<small>{points}</small></h2>'
        f'<p class="accuracy"><b>{accuracy}</b> {escape(say("review-accuracy", lang))}</p>'
        f"<dl>{_fall(review, standing, lang)}</dl><p>{escape(cost_in_words(review, standing, lang))}</p>"
        f'<p>{escape(lost)}</p><ul class="grades">{chips}</ul></article>'
    )


def _fall(review: Review, standing: Standing, lang: str) -> str:
    """From the start to the end: each bar begins where the last change came to."""
    changes = {name: getattr(standing, name) for name in changes_of(review)}
    sums = list(accumulate(changes.values(), initial=standing.start))
    span = min(0.0, *sums), max(1.0, *sums)
    bars = [_bar("start", (0, standing.start), span, percent(standing.start, lang), "sum", lang)]
    for (name, by), ends in zip(changes.items(), pairwise(sums), strict=True):
        bars.append(_bar(name, ends, span, change(by, lang), "gain" if by > 0 else "loss", lang))
    last = "end" if review.is_complete else "so-far"
    return "".join([*bars, _bar(last, (0, standing.end), span, percent(standing.end, lang), "sum", lang)])


def _bar(name: str, ends: Span, span: Span, words: str, kind: str, lang: str) -> str:
    """Between two chances, on a width that holds all of them: sums of changes may go below nothing and beyond all."""
    drawn = f'<i class="whole" style="{_place((0, 1), span)}"></i><i class="{kind}" style="{_place(ends, span)}"></i>'
    return f"<div><dt>{escape(say(f'review-{name}', lang))}</dt><dd>{drawn}</dd><dd>{escape(words)}</dd></div>"


def _place(ends: Span, span: Span) -> str:
    low, high = span
    left, right = (100 * (chance - low) / (high - low) for chance in sorted(ends))
    return f"left:{left:.1f}%;width:{right - left:.1f}%"


def _turning_points(review: Review, lang: str) -> str:
    told = "".join(_turning_point(review, swing, lang) for swing in review.turning_points)
    nothing = f"<p>{escape(say('review-none-turning', lang))}</p>"
    return f"<section><h2>{escape(say('review-turning', lang))}</h2>{told or nothing}</section>"


def _turning_point(review: Review, swing: Swing, lang: str) -> str:
    """A board before a move or after a deal, and what turned there."""
    lines = [f"<p>{escape(swing_in_words(review, swing, lang))}</p>"]
    if swing.seat is not None:
        move = move_at(review, swing.step)
        if move.best != move.move:
            lines.append(f'<p class="better">{escape(better_in_words(review, move, lang))}</p>')
    table = review.game.states[swing.step + (swing.seat is None)]
    picture = svg_table(position_of(table), names=names_of(review, lang), lang=lang)
    return f"<figure><figcaption>{''.join(lines)}</figcaption>{picture}</figure>"


def _errors(review: Review, lang: str) -> str:
    told = "".join(
        f'<li class="{move.grade}"><p>{escape(error_in_words(review, move, lang))}</p>'
        f'<p class="better">{escape(better_in_words(review, move, lang))}</p></li>'
        for move in review.moves
        if move.is_error
    )
    nothing = f"<p>{escape(say('review-no-errors', lang))}</p>"
    listed = f'<ol class="errors">{told}</ol>' if told else nothing
    return f"<section><h2>{escape(say('review-errors', lang))}</h2>{listed}</section>"


def _points(review: Review, lang: str) -> str:
    """Points by source, a column for each player."""
    table = _table(["", *names_of(review, lang)], points_in_words(review, lang))
    note = f'<p class="note">{escape(say("review-best-points", lang))}</p>'
    return f"<section><h2>{escape(say('review-points', lang))}</h2>{table}{note}</section>"


def _all_moves(review: Review, lang: str) -> str:
    names = names_of(review, lang)
    head = [f"review-{word}" for word in ("player", "move", "chance", "lost", "grade", "best-move")]
    rows = [_row(review, move, names, lang) for move in review.moves]
    table = _table(["", *(say(word, lang) for word in head)], rows)
    return f"<details><summary>{escape(say('review-all-moves', lang))}</summary>{table}</details>"


def _row(review: Review, move: MoveReview, names: list[str], lang: str) -> list[str]:
    grade = say("grade-name", lang, grade=move.grade or "none")
    if move.is_exact:
        grade += f" ({say('review-solved', lang)})"
    best = "" if move.best == move.move else move.best.describe(lang, review.game.board)
    lost = change(-move.loss, lang) if move.loss >= GRADES["good"] else ""
    number, chance = str(number_of(review, move.step)), percent(move.before[move.seat], lang)
    return [number, names[move.seat], move.move.describe(lang, review.game.board), chance, lost, grade, best]


def _table(head: Iterable[str], rows: Iterable[Iterable[str]]) -> str:
    """A table that scrolls by itself where it is too wide."""
    first = "".join(f'<th scope="col">{escape(cell)}</th>' for cell in head)
    body = "".join(f"<tr>{''.join(f'<td>{escape(cell)}</td>' for cell in row)}</tr>" for row in rows)
    scroll = '<div class="scroll" tabindex="0">'
    return f"{scroll}<table><thead><tr>{first}</tr></thead><tbody>{body}</tbody></table></div>"
