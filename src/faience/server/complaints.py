"""What is wrong at tables, written down once: a broken table is met again every second for as long as it is broken."""

import traceback
from collections import OrderedDict
from time import monotonic

from faience.errors import FaienceError
from faience.server.logs import log

AGAIN = 3600.0  # seconds after which what is still wrong is written down once more


class Complaints:
    """Those of this process, as far as they are not to be repeated yet."""

    def __init__(self) -> None:
        self._made: OrderedDict[tuple[str, str, str], float] = OrderedDict()  # and when; the oldest first

    def make(self, what: str, table_id: str, error: Exception) -> None:
        """Write it down, unless that was done: a refusal by its code, our own mistake as it came about."""
        if not self._is_new((what, table_id, _origin(error))):
            return
        if isinstance(error, FaienceError):
            log.info(what, table=table_id, code=error.code)
        else:
            log.error(what, table=table_id, exc_info=error)

    def _is_new(self, complaint: tuple[str, str, str]) -> bool:
        now = monotonic()
        while self._made and now - next(iter(self._made.values())) >= AGAIN:
            self._made.popitem(last=False)
        if complaint in self._made:
            return False
        self._made[complaint] = now
        return True


def _origin(error: Exception) -> str:
    """What it is and where it came up; its words may be others every second, if they tell the time."""
    code = error.code if isinstance(error, FaienceError) else type(error).__name__
    return "\n".join((code, *traceback.format_tb(error.__traceback__, limit=-1)))
