"""How the games go, as far as it matters for learning from them."""

from dataclasses import dataclass

from faience.tuning.table import Table

AZUL_PLIES = 54
FADE = 0.9  # what is left of the end of a game after each search on the way back, at Azul's pace


@dataclass(frozen=True)
class Course:
    """The usual length of a game, and the points that make a clear victory."""

    plies: int
    margin: float

    @property
    def fade(self) -> float:
        """The same from the beginning of a game to its end, however many moves it has."""
        return float(FADE ** (AZUL_PLIES / self.plies))


COURSES = {"azul": Course(AZUL_PLIES, 10.0), "summer-pavilion": Course(140, 15.0)}  # of two players


def course_of(table: Table) -> Course:
    """The more displays, the more moves."""
    course = COURSES[table.game]
    displays = 2 * table.players + 1
    return Course(course.plies * displays // 5, course.margin)
