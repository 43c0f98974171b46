"""Group commit: one writer for everybody.

A disk confirms a few hundred commits a second, however small. So whatever comes in while one commit is under way goes
into the next one, together; nobody waits for company.
"""

import asyncio
from collections.abc import Awaitable, Callable, Sequence

from faience.errors import StoreUnavailable
from faience.server.store.store import Append

Outcome = Exception | None
Write = Callable[[Sequence[Append]], Awaitable[Sequence[Outcome]]]

MOST = 1_000  # appends in a commit: the last to come should not wait for long


class GroupCommit:
    """Gathers appends, and tells each how it went once all of them are on disk."""

    def __init__(self, write: Write) -> None:
        self._write = write
        self._waiting: list[tuple[Append, asyncio.Future[None]]] = []
        self._writer: asyncio.Task[None] | None = None
        self._is_closed = False

    async def add(self, append: Append) -> None:
        """Returns after the commit, or raises."""
        if self._is_closed:
            raise StoreUnavailable
        told = asyncio.get_running_loop().create_future()
        self._waiting.append((append, told))
        if self._writer is None:
            self._writer = asyncio.create_task(self._write_all())
        await told

    async def close(self) -> None:
        """Wait for what is being written, and take no more."""
        self._is_closed = True
        if self._writer is not None:
            await self._writer

    async def _write_all(self) -> None:
        while self._waiting:
            group, self._waiting = self._waiting[:MOST], self._waiting[MOST:]
            outcomes = await self._outcomes([append for append, _ in group])
            for (_, told), outcome in zip(group, outcomes, strict=True):
                _tell(told, outcome)
        self._writer = None

    async def _outcomes(self, appends: Sequence[Append]) -> Sequence[Outcome]:
        """A group is written as one; if that goes wrong by the fault of one, each is written alone."""
        try:
            return await self._write(appends)
        except StoreUnavailable as problem:
            return [StoreUnavailable().with_traceback(problem.__traceback__) for _ in appends]
        except Exception as problem:
            if len(appends) == 1:
                return [problem]
        return [(await self._outcomes([append]))[0] for append in appends]


def _tell(told: asyncio.Future[None], outcome: Outcome) -> None:
    if told.done():
        return  # whoever asked has gone
    if outcome is None:
        told.set_result(None)
    else:
        told.set_exception(outcome)
