"""How a champion was made, in one line: it stands in the champion's file, and in the list of those in the package."""

from faience.players.search.champions import champions
from faience.players.search.fingerprint import word_for
from faience.train.contender import Contender
from faience.train.plan import Plan
from faience.train.report import Lesson, Report


def pedigree(plan: Plan, begin: Contender, report: Report) -> str:
    """What a generation began with, what it learned from, and what it won."""
    lesson, switches = report.lesson, {"--fresh": plan.fresh, "--newest": plan.newest}
    command = " ".join(["faience train", *(name for name, is_set in switches.items() if is_set)])
    version = f", version {lesson.version}" if lesson.version else ""
    return (
        f"{command}, generation {report.number}, seed {plan.seed}{version}, from {_beginning(plan, begin)}: "
        f"{lesson.learned_from} positions{_games(lesson)}, {plan.nodes} nodes a move, {plan.epochs} times; "
        f"{report.points:.1%} of {report.trial_games} games at {plan.trial} against what reigned before"
        f"{_even_share(plan.table.players)}; rating {report.rating:+.0f}"
    )


def _beginning(plan: Plan, begin: Contender) -> str:
    """By its fingerprint, as in the list of champions: where a file lay says nothing to others."""
    if begin.network is None:
        return "weights alone"
    word = word_for(begin.network)
    return f"{plan.begin} ({word})" if plan.begin in champions(plan.table.game) else word


def _games(lesson: Lesson) -> str:
    """Lessons of older versions did not count them."""
    if not lesson.learned_games:
        return ""
    others = f", {lesson.data_games} of them from --data" if lesson.data_games else ""
    return f" of {lesson.learned_games} games{others}"


def _even_share(players: int) -> str:
    return f", where {1 / players:.0%} is even" if players > 2 else ""
