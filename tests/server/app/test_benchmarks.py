"""The benchmarks of the server, for a moment each: that they work, and that they would notice."""

import pytest
from benchmarks.kill_test import Report, compare
from benchmarks.sockets import Happened

from benchmarks import kill_test, server_load


def test_a_little_load_is_carried_without_any_problem(new_database):
    report = server_load.run(new_database("sqlite"), tables=4, seconds=2.0, pace=0.05)
    assert report["problems"] == {}
    assert report["sockets"] == 4 * 3
    assert report["moves_per_second"]


@pytest.mark.parametrize(("kind", "kills"), [("sqlite", 2), ("postgresql", 1)])
def test_no_acknowledged_move_is_lost_doubled_or_out_of_order_when_the_server_is_killed(new_database, kind, kills):
    report = kill_test.run(new_database(kind), kills)
    assert report.is_clean and report.acknowledged > 0


@pytest.mark.parametrize(
    ("stored", "fault"),
    [
        ([5, 6], {}),
        ([5, 6, 7], {}),
        ([5], {"lost": 1}),
        ([6, 5], {"out_of_order": 1}),
        ([5, 6, 6], {"doubled": 1}),
        ([5, 6, 7, 7], {"doubled": 1}),
    ],
)
def test_the_killer_would_notice(stored, fault):
    report = Report()
    events = [Happened(number, "moved", move) for number, move in enumerate(stored, 1)]
    compare(report, [5, 6], {"id": "2", "move": 7}, events)
    assert report == Report(**fault)
    assert report.is_clean is (not fault)
