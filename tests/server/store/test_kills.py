"""Kill -9 while the log is being written: what was confirmed is there, once and in its place."""

from collections.abc import Callable

import pytest
from benchmarks.store_kills import Report, compare, kill_writers

from faience.server.store import StoredEvent


@pytest.mark.parametrize(("kind", "kills"), [("sqlite", 10), ("postgresql", 5)])
def test_no_confirmed_event_is_lost_doubled_or_out_of_place_when_writers_are_killed(
    kind: str, kills: int, new_database: Callable[[str], str]
):
    report = kill_writers(new_database(kind), kills)
    assert report.is_clean and report.stored >= report.confirmed > 0


@pytest.mark.parametrize(
    ("stored", "fault"),
    [
        ([(1, "a"), (2, "b")], {}),
        ([(1, "a"), (2, "b"), (3, "was not confirmed in time")], {}),
        ([(1, "a")], {"lost": 1}),
        ([(1, "b"), (2, "a")], {"lost": 2}),
        ([(1, "a"), (2, "b"), (3, "b")], {"doubled": 1}),
        ([(1, "a"), (2, "b"), (4, "d")], {"left_out": 1}),
    ],
)
def test_the_killer_would_notice(stored: list[tuple[int, str]], fault: dict[str, int]):
    log = [StoredEvent(number, 0, body.encode()) for number, body in stored]
    report = compare([("t", 1, "a"), ("t", 2, "b")], {"t": log}, kills=1)
    faultless = {"lost": 0, "doubled": 0, "left_out": 0}
    assert report == Report(1, 2, len(log), **faultless | fault)
    assert report.is_clean is (not fault)
