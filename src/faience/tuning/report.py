"""What came out of a tuning, for people."""

from rich.table import Table

from faience.texts import decimal, say
from faience.tuning.generation import Generation

NOTHING = "–"


def line_of(generation: Generation, lang: str) -> str:
    """A generation in one line."""
    lesson = generation.lesson
    return say(
        "tune-generation",
        lang,
        number=generation.number,
        games=grouped(generation.games, lang),
        positions=grouped(generation.positions, lang),
        before=surprise_of(lesson.before, lang),
        after=surprise_of(lesson.after, lang),
    )


def table_of(generation: Generation, lang: str) -> Table:
    """Stage by stage: how many positions, and how surprising their winners were before and after the lesson."""
    table = Table(box=None, pad_edge=False)
    for column in ("tune-stage", "tune-positions", "tune-before", "tune-after"):
        table.add_column(say(column, lang), justify="right", no_wrap=True)
    for number, stage in enumerate(generation.lesson.stages):
        surprises = (surprise_of(stage.before, lang), surprise_of(stage.after, lang))
        table.add_row(str(number), grouped(stage.positions, lang), *surprises)
    return table


def surprise_of(value: float | None, lang: str) -> str:
    return NOTHING if value is None else decimal(value, lang, places=4)


def grouped(count: int, lang: str) -> str:
    """Thousands apart, as each language has it."""
    text = f"{count:,}"
    return text.replace(",", "\N{NO-BREAK SPACE}") if lang == "fr" else text
