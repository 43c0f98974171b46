"""What can be asked without a replay: lists of games, clocks and bots that are due, leases, uptimes."""

import pytest
from tests.server.store.entries import NOON, events, summary

from faience.server.store import Listed, Store, Uptime

pytestmark = pytest.mark.anyio


async def put(store: Store, table_id: str, **changes: object) -> None:
    """A table with such a summary, or one more event on it."""
    number = (await store.numbers([table_id])).get(table_id, 0)
    await store.append(table_id, number, events(number, "event"), summary(**changes))


def names(listed: list[Listed]) -> list[str]:
    return [table.table_id for table in listed]


async def test_my_games_are_those_i_sit_at_the_latest_first(store: Store):
    await put(store, "old", guests=("ana", "bo"), updated=1)
    await put(store, "new", guests=("bo", "cleo"), updated=3)
    await put(store, "between", guests=("ana",), updated=2)
    assert names(await store.tables_of("ana")) == ["between", "old"]
    assert names(await store.tables_of("bo")) == ["new", "old"]
    assert await store.tables_of("dai") == []


async def test_who_leaves_a_table_no_longer_finds_it_in_the_list(store: Store):
    await put(store, "t", guests=("ana", "bo"))
    await put(store, "t", guests=("ana", "cleo"))
    assert await store.tables_of("bo") == []
    assert names(await store.tables_of("ana")) == names(await store.tables_of("cleo")) == ["t"]


async def test_games_that_are_over_stay_to_be_found_for_a_while(store: Store):
    await put(store, "playing", status="playing", updated=5)
    await put(store, "broken off", status="aborted", updated=5)
    for number in range(22):
        await put(store, f"ended {number}", status="ended", updated=number)
    assert names(await store.tables_of("ana")) == ["playing"]
    assert names(await store.ended_tables_of("ana", since=20)) == ["ended 21", "ended 20"]
    assert names(await store.ended_tables_of("ana", since=0)) == [f"ended {number}" for number in range(21, 1, -1)]
    assert await store.ended_tables_of("bo", since=0) == []


async def test_a_list_tells_all_that_was_noted_of_a_table(store: Store):
    noted = summary(is_public=True, guests=("ana", "bo"), about=b"{}", due=5, bot_due=6, updated=7, watching=False)
    await store.append("t", 0, events(0, "opened", "started"), noted)
    assert await store.tables_of("bo") == [Listed("t", 2, noted)]


async def test_the_lobby_has_public_tables_that_are_open(store: Store):
    await put(store, "open", status="open", is_public=True, updated=1)
    await put(store, "later", status="open", is_public=True, updated=2)
    await put(store, "private", status="open", is_public=False)
    await put(store, "playing", status="playing", is_public=True)
    assert names(await store.open_tables(since=0)) == ["later", "open"]
    assert names(await store.open_tables(since=2)) == ["later"]


async def test_public_games_that_are_being_played_can_be_watched(store: Store):
    await put(store, "early", status="playing", is_public=True, updated=1)
    await put(store, "late", status="playing", is_public=True, updated=2)
    await put(store, "private", status="playing", is_public=False)
    await put(store, "open", status="open", is_public=True)
    await put(store, "ended", status="ended", is_public=True)
    await put(store, "undisturbed", status="playing", is_public=True, watching=False)
    assert names(await store.games_on_show(since=0)) == ["late", "early"]
    assert names(await store.games_on_show(since=2)) == ["late"]


async def test_a_list_ends_after_a_hundred_tables(store: Store):
    for number in range(102):
        await put(store, f"t{number}", status="open", is_public=True, updated=number)
    assert names(await store.open_tables(since=0)) == [f"t{number}" for number in range(101, 1, -1)]


async def test_a_clock_is_due_when_its_time_has_come(store: Store):
    await put(store, "soon", due=NOON)
    await put(store, "late", due=NOON + 1)
    await put(store, "never", due=None)
    assert await store.due(NOON - 1) == []
    assert await store.due(NOON) == ["soon"]
    assert sorted(await store.due(NOON + 1)) == ["late", "soon"]
    await put(store, "soon", due=None)
    assert await store.due(NOON) == []


async def test_bots_that_may_move_are_found_after_a_restart(store: Store):
    await put(store, "bot", bot_due=NOON)
    await put(store, "human", bot_due=None, due=NOON)
    assert await store.bots_due(NOON) == ["bot"]


async def test_only_one_server_thinks_for_a_bot(store: Store):
    assert await store.lease("t", 5, "one", now=100, until=200)
    assert not await store.lease("t", 5, "two", now=199, until=300)
    assert await store.lease("u", 5, "two", now=199, until=300)


async def test_who_thinks_may_take_more_time(store: Store):
    assert await store.lease("t", 5, "one", now=100, until=200)
    assert await store.lease("t", 5, "one", now=150, until=250)
    assert not await store.lease("t", 5, "two", now=249, until=300)


async def test_a_lease_that_ran_out_can_be_taken_over(store: Store):
    assert await store.lease("t", 5, "dead", now=100, until=200)
    assert await store.lease("t", 5, "alive", now=200, until=300)
    assert not await store.lease("t", 5, "dead", now=201, until=300)


async def test_the_lease_of_an_earlier_turn_holds_nobody_back(store: Store):
    assert await store.lease("t", 5, "one", now=100, until=900)
    assert await store.lease("t", 6, "two", now=101, until=200)
    assert not await store.lease("t", 5, "one", now=102, until=900)


async def test_a_server_that_leaves_gives_its_leases_back(store: Store):
    assert await store.lease("t", 5, "one", now=100, until=900)
    assert await store.lease("u", 5, "two", now=100, until=900)
    await store.release("one")
    assert await store.lease("t", 5, "three", now=101, until=900)
    assert not await store.lease("u", 5, "three", now=101, until=900)


async def test_the_times_without_any_server_can_be_seen(store: Store):
    """one ──────── 10–30      three 60–70
    two       20–40"""
    for process, now in (("one", 10), ("two", 20), ("one", 30), ("two", 40), ("three", 60), ("three", 70)):
        await store.heartbeat(process, now)
    assert await store.uptimes(0) == [Uptime(10, 40), Uptime(60, 70)]
    assert await store.uptimes(41) == [Uptime(60, 70)]


async def test_a_server_within_the_time_of_another_does_not_cut_it_short(store: Store):
    for process, now in (("long", 10), ("short", 20), ("short", 30), ("long", 50)):
        await store.heartbeat(process, now)
    assert await store.uptimes(0) == [Uptime(10, 50)]
