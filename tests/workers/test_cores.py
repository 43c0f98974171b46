"""Cores that we may use, which may be fewer than there are."""

import os

from faience.workers.cores import free_cores


def test_cores_that_this_process_must_not_use_do_not_count(monkeypatch):
    monkeypatch.setattr(os, "cpu_count", lambda: 8)
    monkeypatch.setattr(os, "sched_getaffinity", lambda process: {0, 3}, raising=False)
    assert free_cores() == 2


def test_where_nobody_can_say_that_all_cores_count_and_there_is_one_at_least(monkeypatch):
    monkeypatch.delattr(os, "sched_getaffinity", raising=False)
    for told, count in ((8, 8), (None, 1)):
        monkeypatch.setattr(os, "cpu_count", lambda told=told: told)
        assert free_cores() == count
