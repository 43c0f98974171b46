"""What a client may rely on when lines are bad: nothing is lost, nothing counts twice, nobody waits for a slow one."""

import asyncio
import random
from types import SimpleNamespace
from typing import Any, cast

import pytest
from tests.server.app.harness import PATIENCE, Guest

from faience.server.actor import Actor
from faience.server.settings import Settings
from faience.server.sockets import BACKLOG, Client

HOT_SEAT = [{"kind": "human", "name": "Ana"}, {"kind": "human", "name": "Bo"}]


def test_whoever_comes_back_is_sent_what_happened_meanwhile_and_nothing_else(server):
    ana = Guest(server)
    table = ana.open(seats=HOT_SEAT)["table"]
    choice = random.Random(1)
    with ana.come(table) as chair:
        chair.move(choice)
        seen = chair.view["number"]
        chair.move(choice)
        missed = [event for event in chair.events if event["number"] > seen]
    with ana.come(table, since=seen) as again:
        assert again.events == missed
        assert again.view["number"] == chair.view["number"]
    with ana.come(table, since=again.view["number"]) as third:
        assert third.events == []
    with ana.come(table, since=10_000) as lost:
        assert [event["number"] for event in lost.events] == list(range(1, lost.view["number"] + 1))


def test_a_move_that_is_sent_three_times_counts_once(server):
    ana = Guest(server)
    table = ana.open(seats=HOT_SEAT)["table"]
    with ana.come(table) as chair:
        before = chair.view["number"]
        move = {"type": "move", "id": "once", "move": chair.view["legal"][0]["move"], "after": before}
        answers = [chair.ask(**move), chair.ask(**move), ana.command(table, **move).json()]
        assert [answer["ok"] for answer in answers] == [True, True, True]
        moved = [event for event in chair.events if event["kind"] == "moved"]
        assert len(moved) == 1


def test_a_stale_move_is_refused_and_the_table_shown_once_more(server):
    ana = Guest(server)
    table = ana.open(seats=HOT_SEAT)["table"]
    with ana.come(table) as chair:
        old = chair.view["number"]
        chair.move(random.Random(1))
        chair.send(type="move", id="late", move=chair.view["legal"][0]["move"], after=old)
        frames = [chair.hear(), chair.hear()]
        while frames[-2]["type"] == "presence":
            frames.append(chair.hear())
        assert [frame["type"] for frame in frames[-2:]] == ["table", "answer"]
        assert frames[-1]["error"]["code"] == "refused-stale"


def test_words_of_refusal_come_in_the_language_of_the_reader(server):
    ana = Guest(server)
    table = ana.open(seats=HOT_SEAT)["table"]
    with ana.come(table, lang="fr") as french, ana.come(table) as english:
        said = [chair.ask(type="answer_undo", yes=True)["error"] for chair in (french, english)]
    assert said[0]["code"] == said[1]["code"]
    assert said[0]["message"] != said[1]["message"]


@pytest.mark.parametrize(
    ("table", "code", "closed"), [("nothing-here", "refused-no-table", 4404), (None, "refused-entry", 4403)]
)
def test_a_socket_to_a_table_that_one_may_not_see_is_closed_with_the_reason(server, table, code, closed):
    table = table or Guest(server).open(seats=HOT_SEAT)["table"]
    with Guest(server).come(table) as chair:
        assert (chair.others[0]["type"], chair.others[0]["error"]["code"]) == ("refused", code)
        assert chair.closed_with() == closed


def test_everybody_sees_who_comes_and_goes(server):
    ana, bo = Guest(server), Guest(server)
    links = ana.open(seats=[{"kind": "human", "name": "Ana"}, {"kind": "open"}])
    with ana.come(links["table"]) as host:
        with bo.come(links["table"], join=links["join"]) as friend:
            friend.ask(type="sit", name="Bo")
            host.until(lambda: all(seat["is_connected"] for seat in host.view["seats"]))
        host.until(lambda: host.others and host.others[-1].get("seats", [True]).count(False) == 1)
        assert host.others[-1]["watchers"] == 0
        assert host.others[-1]["hand_over_at"].count(None) == 1


def test_pings_are_answered(server):
    ana = Guest(server)
    with ana.come(ana.open(seats=HOT_SEAT)["table"]) as chair:
        assert chair.ask(type="ping")["type"] == "pong"


@pytest.mark.anyio
async def test_a_client_that_takes_nothing_is_given_up():
    clients = []

    async def visit():
        hall: Any = SimpleNamespace(settings=Settings("sqlite://"))
        clients.append(Client(hall, "k3v9m2x7q1", Actor(), "en", "192.0.2.1"))
        await clients[0].stay(cast(Any, Deaf()))

    visiting = asyncio.create_task(visit())
    await asyncio.sleep(0)
    for _ in range(BACKLOG + 2):
        clients[0].send(b"frame")
    await asyncio.wait_for(visiting, PATIENCE)
    assert clients[0].closing == (1006, "too slow")


class Deaf:
    """A socket on which nothing gets through."""

    async def receive_data(self, mode):
        await asyncio.Event().wait()

    async def send_data(self, frame):
        await asyncio.Event().wait()
