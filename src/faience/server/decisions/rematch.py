"""Another game with the same players."""

from faience.errors import Refused
from faience.server import commands
from faience.server.decisions.case import Case
from faience.server.events import AnyEvent, Rematched
from faience.server.ids import table_id_after


def rematch(case: Case, command: commands.Rematch) -> tuple[AnyEvent, ...]:
    """The id of the next table follows from this one's secret: two who ask at once mean the same table."""
    if not case.table.is_host(case.actor):
        case.need_seat()
    if not case.table.is_over:
        raise Refused("refused-not-over")
    if not case.table.order:
        raise Refused("refused-not-begun")
    return () if case.table.rematch else (Rematched(table_id_after(case.table.secret)),)
