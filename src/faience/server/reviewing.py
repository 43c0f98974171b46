"""Games are reviewed one after the other, those first that have waited for longest.

What was found is kept every few seconds, so that another server, or this one after a crash, goes on from there.
"""

import asyncio
import secrets
from contextlib import suppress

from faience.errors import FaienceError, Refused
from faience.server import metrics
from faience.server.hall import now_ms
from faience.server.limits import Purses
from faience.server.logs import log
from faience.server.store import Store, StoredReview
from faience.server.study import ReviewWork, ScholarLost, Study

LEASE = 10_000  # ms after which a review may be taken over, if nothing is heard of it
SAVING = 2.0  # seconds
LOOKING = 2.0  # seconds between two looks whether a review waits
FAREWELL = 5.0  # seconds for a review to stop
BREATH = 1.0  # seconds before a scholar that was lost is replaced
TRIES = 3  # without getting any further
AT_ONCE = 10  # reviews that one address may begin …
PER_MINUTE = 1  # … and after that, for they take about a minute


class Reviewing:
    """What this server does about reviews by itself."""

    def __init__(self, store: Store, study: Study, rate: int = 0) -> None:
        """Without a rate whatever is asked is begun, whoever asks."""
        self._store, self._study = store, study
        self._holder = secrets.token_hex(8)
        self._news = asyncio.Event()
        self._purses = Purses(max(PER_MINUTE, rate // 600) if rate else 0, max(AT_ONCE, rate // 60))
        self._is_leaving = False
        self._task: asyncio.Task[None] | None = None

    def check_purse(self, address: str) -> None:
        """Refuse an address that begins reviews all the time."""
        if not self._purses.pays(address):
            raise Refused("server-rate")

    def start(self) -> None:
        self._task = asyncio.create_task(self._run())

    def look(self) -> None:
        """A review has come, or was stopped."""
        self._news.set()

    async def close(self) -> None:
        """Leave a review to those who come later."""
        self._is_leaving = True
        self.look()
        if self._task:
            await self._task

    async def _run(self) -> None:
        while not self._is_leaving:
            try:
                now = now_ms()
                review = await self._store.claim_review(self._holder, now, now + LEASE)
                if review:
                    await self._work_on(review)
                else:
                    await self._sleep(LOOKING)
            except Exception as error:
                # The database is away, or it is a mistake of ours: others go on reviewing, and so do we.
                log.error("no reviews", exc_info=None if isinstance(error, FaienceError) else error)
                await self._sleep(LOOKING)

    async def _sleep(self, seconds: float) -> None:
        """Until there are news."""
        with suppress(TimeoutError):
            async with asyncio.timeout(seconds):
                await self._news.wait()
        self._news.clear()

    async def _work_on(self, review: StoredReview) -> None:
        work = await asyncio.to_thread(ReviewWork.of, review)
        metrics.reviewing.set(1)
        try:
            outcome = await self._outcome(review, work)
            await self._store.end_review(review.id, self._holder, outcome)
        finally:
            metrics.reviewing.set(0)
        metrics.reviews.labels(outcome).inc()
        log.info("review", outcome=outcome, steps=work.done)

    async def _outcome(self, review: StoredReview, work: ReviewWork) -> str:
        """A lost scholar is replaced as long as that gets us any further."""
        tries = 0
        while tries < TRIES:
            before = work.done
            try:
                return await self._studied(review, work)
            except ScholarLost:
                log.warning("review broken off", steps=work.done)
            tries = 0 if work.done > before else tries + 1
            await asyncio.sleep(BREATH)
        return "failed"

    async def _studied(self, review: StoredReview, work: ReviewWork) -> str:
        """Its status when nothing more is done about it here."""
        work.start()
        studying = asyncio.create_task(self._study.review(work))
        status: str | None = "running"
        try:
            while not studying.done() and status == "running" and not self._is_leaving:
                await self._wait_for(studying)
                status = await self._saved(review, work)
            work.stop()
            with suppress(TimeoutError, Refused):  # or the study is closed
                async with asyncio.timeout(FAREWELL):
                    is_possible = await studying
                    status = await self._saved(review, work)
                    if not is_possible:
                        return "failed"
        finally:
            work.stop()
            studying.cancel()
        if status == "running":
            return "done" if work.done == review.total else "waiting"
        return status or "lost"

    async def _wait_for(self, studying: "asyncio.Task[bool]") -> None:
        """For a while, or until there are news."""
        news = asyncio.create_task(self._news.wait())
        await asyncio.wait({studying, news}, timeout=SAVING, return_when=asyncio.FIRST_COMPLETED)
        news.cancel()
        self._news.clear()

    async def _saved(self, review: StoredReview, work: ReviewWork) -> str | None:
        """What has become of the review meanwhile."""
        until = now_ms() + LEASE
        return await self._store.keep_review(review.id, self._holder, until, work.done, work.body)
