"""What came out of a tuning, for people."""

from rich.table import Table

from faience.texts import say
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
        before=decimal(lesson.before, lang),
        after=decimal(lesson.after, lang),
    )


def table_of(generation: Generation, lang: str) -> Table:
    """Stage by stage: how many positions, and how surprising their winners were before and after the lesson."""
    table = Table(box=None, pad_edge=False)
    for column in ("tune-stage", "tune-positions", "tune-before", "tune-after"):
        table.add_column(say(column, lang), justify="right", no_wrap=True)
    for number, stage in enumerate(generation.lesson.stages):
        surprises = (decimal(stage.before, lang), decimal(stage.after, lang))
        table.add_row(str(number), grouped(stage.positions, lang), *surprises)
    return table


def decimal(value: float | None, lang: str) -> str:
    if value is None:
        return NOTHING
    text = f"{value:.4f}"
    return text.replace(".", ",") if lang == "fr" else text


def grouped(count: int, lang: str) -> str:
    """Thousands apart, as each language has it."""
    text = f"{count:,}"
    return text.replace(",", "\N{NO-BREAK SPACE}") if lang == "fr" else text
