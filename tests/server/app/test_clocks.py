"""Clocks on a real server: they run out by themselves, and stand still while no server runs."""

import time

from tests.server.app.harness import Guest, running, sqlite_in

from faience.server.outages import SHORT, gaps_in
from faience.server.store import Uptime

HOT_SEAT = [{"kind": "human", "name": "Ana"}, {"kind": "human", "name": "Bo"}]


def test_a_clock_that_runs_out_is_noticed_by_the_server_itself(server):
    ana = Guest(server)
    table = ana.open(seats=HOT_SEAT, clock={"kind": "game", "seconds": 1})["table"]
    with ana.come(table) as chair:
        chair.until(lambda: any(event["kind"] == "timed_out" for event in chair.events))


def test_a_time_without_any_server_is_noted_before_anything_else(tmp_path):
    with running(sqlite_in(tmp_path)) as first:
        ana = Guest(first)
        table = ana.open(seats=HOT_SEAT, clock={"kind": "game", "seconds": 600})["table"]
    time.sleep(SHORT / 1000)
    with running(sqlite_in(tmp_path)) as second, ana.come(table, server=second) as chair:
        assert chair.events[-1]["kind"] == "stood_still"


def test_gaps_are_what_lies_between_signs_of_life():
    uptimes = [Uptime(0, 10_000), Uptime(20_000, 30_000), Uptime(30_000 + SHORT, 50_000)]
    assert gaps_in(uptimes, since=5_000) == ((10_000, 20_000),)
    assert gaps_in(uptimes, since=12_000) == ((12_000, 20_000),)
    assert gaps_in([], since=0) == ()
