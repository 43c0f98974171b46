"""The log of a table: numbered without gaps, added to by one at a time, never changed."""

import asyncio

import pytest
from tests.server.store.entries import NOON, bodies, events, summary

from faience.server.store import Conflict, Key, Opens, Store, StoredEvent, open_store

pytestmark = pytest.mark.anyio


async def test_what_was_appended_is_read_in_order(store: Store):
    await store.append("t", 0, events(0, "opened", "seated"), summary())
    await store.append("t", 2, events(2, "started"), summary())
    assert await store.read("t") == [
        StoredEvent(1, NOON, b"opened"),
        StoredEvent(2, NOON + 1, b"seated"),
        StoredEvent(3, NOON + 2, b"started"),
    ]


async def test_a_client_that_has_seen_two_events_reads_from_the_third(store: Store):
    await store.append("t", 0, events(0, "a", "b", "c", "d"), summary())
    assert bodies(await store.read("t", since=2)) == ["c", "d"]
    assert await store.read("t", since=4) == []


async def test_a_table_that_there_is_not_has_no_events(store: Store):
    assert await store.read("t") == []
    assert await store.numbers(["t"]) == {}


async def test_nothing_has_a_name_that_a_database_cannot_write(store: Store):
    name = "t\0"
    assert await store.read(name) == []
    assert await store.attempts_of("ana", name) == []
    assert await store.review(name) is None


async def test_tables_do_not_mix(store: Store):
    await asyncio.gather(*(store.append(name, 0, events(0, name, name), summary()) for name in "abcdefgh"))
    for name in "abcdefgh":
        assert bodies(await store.read(name)) == [name, name]
    assert await store.numbers(["a", "h", "x"]) == {"a": 2, "h": 2}


@pytest.mark.parametrize("after", [0, 1, 3])
async def test_who_has_not_seen_the_last_event_adds_nothing(store: Store, after: int):
    await store.append("t", 0, events(0, "a", "b"), summary())
    with pytest.raises(Conflict):
        await store.append("t", after, events(after, "late", "later"), summary(guests=("bo",)), [Key("join", "secret")])
    assert bodies(await store.read("t")) == ["a", "b"]
    assert await store.tables_of("bo") == []
    assert await store.opens("secret") is None


async def test_of_two_moves_for_one_turn_the_first_to_come_wins(store: Store):
    await store.append("t", 0, events(0, "opened"), summary())
    outcomes = await asyncio.gather(
        *(store.append("t", 1, events(1, move), summary()) for move in ("first", "second", "third")),
        return_exceptions=True,
    )
    assert [type(outcome) for outcome in outcomes] == [type(None), Conflict, Conflict]
    assert bodies(await store.read("t")) == ["opened", "first"]


async def test_moves_that_follow_one_another_may_wait_for_the_same_commit(store: Store):
    await asyncio.gather(*(store.append("t", number, events(number, str(number)), summary()) for number in range(20)))
    assert bodies(await store.read("t")) == [str(number) for number in range(20)]


async def test_what_is_stored_is_still_there_when_the_database_is_opened_again(database: str):
    store = await open_store(database)
    await store.append("t", 0, events(0, "é\0\N{GAME DIE}"), summary())
    await store.close()
    store = await open_store(database)
    assert bodies(await store.read("t")) == ["é\0\N{GAME DIE}"]
    await store.close()


async def test_closing_waits_for_what_is_being_written(database: str):
    store = await open_store(database)
    writing = [asyncio.create_task(store.append(f"t{i}", 0, events(0, "a"), summary())) for i in range(50)]
    await asyncio.sleep(0)
    await store.close()
    await asyncio.gather(*writing)
    store = await open_store(database)
    assert len(await store.numbers([f"t{i}" for i in range(50)])) == 50
    await store.close()


async def test_one_append_that_cannot_be_written_does_not_touch_the_others(store: Store):
    unspeakable = summary(host="\ud800")  # half a letter: no database takes it
    outcomes = await asyncio.gather(
        *(store.append(name, 0, events(0, name), unspeakable if name == "c" else summary()) for name in "abcde"),
        return_exceptions=True,
    )
    assert [outcome is None for outcome in outcomes] == [True, True, False, True, True]
    assert await store.numbers(list("abcde")) == dict.fromkeys("abde", 1)


async def test_somebody_who_no_longer_waits_disturbs_nobody(store: Store):
    leaving = asyncio.create_task(store.append("a", 0, events(0, "a"), summary()))
    staying = asyncio.create_task(store.append("b", 0, events(0, "b"), summary()))
    await asyncio.sleep(0)
    leaving.cancel()
    await staying
    assert bodies(await store.read("b")) == ["b"]


async def test_a_secret_opens_its_table_in_its_role(store: Store):
    await store.append("t", 0, events(0, "opened"), summary(), [Key("join", "j1"), Key("watch", "w1")])
    assert await store.opens("j1") == Opens("t", "join")
    assert await store.opens("w1") == Opens("t", "watch")
    assert await store.opens("no") is None


async def test_a_new_secret_of_a_role_takes_the_place_of_the_old_one(store: Store):
    await store.append("t", 0, events(0, "opened"), summary(), [Key("program", "old")])
    await store.append("t", 1, [], summary(), [Key("program", "new")])
    assert await store.opens("old") is None
    assert await store.opens("new") == Opens("t", "program")
    await store.append("t", 1, [], summary(), [Key("program", None)])
    assert await store.opens("new") is None


async def test_without_events_a_table_stays_where_it_is(store: Store):
    await store.append("t", 0, events(0, "opened"), summary())
    await store.append("t", 1, [], summary(guests=("ana", "bo")))
    assert await store.numbers(["t"]) == {"t": 1}
    assert [listed.table_id for listed in await store.tables_of("bo")] == ["t"]


async def test_a_store_that_answers_passes_its_check(store: Store):
    await store.check()
