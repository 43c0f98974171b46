"""Reviews that wait, are worked on by one server at a time, and are taken over when it dies."""

import asyncio

import pytest

from faience.server.store import Store, StoredReview, open_store

pytestmark = pytest.mark.anyio


def game(review_id: str, asked: int = 0, guest: str = "ana") -> StoredReview:
    return StoredReview(review_id, f"record of {review_id}", guest, "waiting", 0, 50, None, asked)


async def status(store: Store, review_id: str) -> str:
    review = await store.review(review_id)
    assert review
    return review.status


async def test_a_game_is_reviewed_once(store: Store):
    await store.add_review(game("r", guest="ana"))
    await store.add_review(game("r", guest="bo"))
    assert await store.review("r") == game("r", guest="ana")
    assert await store.review("s") is None


async def test_the_review_that_waits_for_longest_comes_first(store: Store):
    await store.add_review(game("later", asked=2))
    await store.add_review(game("sooner", asked=1))
    claimed = [await store.claim_review("one", now=10, until=20) for _ in range(3)]
    assert [each and each.id for each in claimed] == ["sooner", "later", None]
    assert claimed[0] and (claimed[0].status, claimed[0].holder, claimed[0].until) == ("running", "one", 20)


async def test_two_servers_do_not_work_on_the_same_review(database: str):
    stores = [await open_store(database) for _ in range(4)]
    for number in range(10):
        await stores[0].add_review(game(f"r{number}"))
    claims = [store.claim_review(f"server {at}", now=10, until=20) for _ in range(5) for at, store in enumerate(stores)]
    claimed = [each.id for each in await asyncio.gather(*claims) if each]
    while more := await stores[0].claim_review("the last", now=10, until=20):
        claimed.append(more.id)
    assert sorted(claimed) == [f"r{number}" for number in range(10)]
    for store in stores:
        await store.close()


async def test_a_review_whose_server_has_died_is_gone_on_with(store: Store):
    await store.add_review(game("r"))
    await store.claim_review("dead", now=10, until=20)
    assert await store.keep_review("r", "dead", until=30, done=7, body=b"seven") == "running"
    assert await store.claim_review("alive", now=29, until=50) is None
    taken = await store.claim_review("alive", now=30, until=50)
    assert taken and (taken.done, taken.body, taken.holder) == (7, b"seven", "alive")


async def test_a_server_that_was_given_up_does_not_spoil_what_another_has_found(store: Store):
    await store.add_review(game("r"))
    await store.claim_review("slow", now=10, until=20)
    await store.claim_review("quick", now=20, until=40)
    assert await store.keep_review("r", "slow", until=99, done=1, body=b"one") is None
    await store.end_review("r", "slow", "done")
    assert await status(store, "r") == "running"


async def test_who_asked_may_stop_a_review_and_nobody_else(store: Store):
    await store.add_review(game("r", guest="ana"))
    await store.claim_review("one", now=10, until=20)
    await store.stop_review("r", "bo")
    assert await status(store, "r") == "running"
    await store.stop_review("r", "ana")
    assert await store.keep_review("r", "one", until=30, done=7, body=b"seven") == "stopped"
    await store.end_review("r", "one", "waiting")
    assert await status(store, "r") == "stopped"
    assert await store.claim_review("one", now=99, until=199) is None


async def test_a_review_that_was_stopped_goes_on_where_it_was(store: Store):
    await store.add_review(game("r", guest="ana"))
    await store.claim_review("one", now=10, until=20)
    await store.keep_review("r", "one", until=30, done=7, body=b"seven")
    await store.stop_review("r", "ana")
    await store.ask_again("r", "bo", now=40)
    assert await store.keep_review("r", "one", until=50, done=8, body=b"eight") is None
    review = await store.claim_review("two", now=41, until=50)
    assert review and (review.guest, review.asked, review.done, review.body) == ("bo", 40, 7, b"seven")


async def test_a_review_that_is_under_way_cannot_be_asked_for_again(store: Store):
    await store.add_review(game("r", guest="ana"))
    await store.ask_again("r", "bo", now=40)
    assert await store.review("r") == game("r", guest="ana")


async def test_reviews_that_somebody_waits_for_are_counted(store: Store):
    for review_id in ("waiting", "running", "done"):
        await store.add_review(game(review_id))
    await store.add_review(game("of another", guest="bo"))
    await store.claim_review("one", now=10, until=20)
    await store.stop_review("done", "ana")
    assert (await store.count_reviews("ana"), await store.count_reviews("cleo")) == ((2, 3), (0, 3))
