"""Two servers at one PostgreSQL, told of each other's moves by Redis: any of them serves any table."""

import random
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from typing import Any

import pytest
from tests.server.app.harness import Chair, Guest, RunningServer, running, wait_for

HOT_SEAT = [{"kind": "human", "name": "Ana"}, {"kind": "human", "name": "Bo"}]
TWO_PEOPLE = [{"kind": "human", "name": "Ana"}, {"kind": "open"}]

Pair = tuple[RunningServer, RunningServer]


@pytest.fixture(scope="module")
def servers(postgres, redis) -> Iterator[Pair]:
    options = (postgres.new_database(), "--redis", redis.url)
    with running(*options) as first, running(*options) as second:
        yield first, second


def in_step(*chairs: Chair) -> None:
    """Wait until all have seen what the first has."""
    number = max(chair.view["number"] for chair in chairs)
    for chair in chairs:
        chair.until_number(number)


def test_two_players_on_two_servers_play_a_whole_game(servers):
    ana, bo = Guest(servers[0]), Guest(servers[1])
    links = ana.open(seats=TWO_PEOPLE)
    table, choice = links["table"], random.Random(1)
    with ana.come(table) as one, bo.come(table, join=links["join"]) as two:
        assert two.ask(type="sit", name="Bo")["ok"]
        in_step(one, two)
        one.until(lambda: one.view["status"] == "playing")
        while one.view["status"] == "playing":
            mover = one if one.view["is_your_turn"] else two
            mover.until_your_turn()
            assert mover.move(choice)["ok"]
            in_step(one, two)
        assert one.events == two.events
        assert one.view["result"] == two.view["result"]


def test_of_two_moves_for_one_turn_exactly_one_is_accepted(servers):
    ana = Guest(servers[0])
    table = ana.open(seats=HOT_SEAT)["table"]
    with ana.come(table) as one, ana.come(table, server=servers[1]) as two:
        for turn in range(12):
            with ThreadPoolExecutor() as both:
                answers = list(both.map(try_move, (one, two), (0, -1)))
            assert sorted(answer["ok"] for answer in answers) == [False, True]
            assert {answer["error"]["code"] for answer in answers if not answer["ok"]} == {"refused-stale"}
            in_step(one, two)
            assert sum(event["kind"] == "moved" for event in one.events) == turn + 1
        assert one.events == two.events


def try_move(chair: Chair, pick: int) -> dict[str, Any]:
    return chair.ask(type="move", move=chair.view["legal"][pick]["move"], after=chair.view["number"])


def test_both_see_who_is_connected_to_the_other(servers):
    ana, bo = Guest(servers[0]), Guest(servers[1])
    links = ana.open(seats=TWO_PEOPLE)
    table = links["table"]
    with ana.come(table) as one:
        with bo.come(table, join=links["join"]) as two:
            two.ask(type="sit", name="Bo")
            two.until(lambda: last_presence(two) == [True, True])
            one.until(lambda: last_presence(one) == [True, True])
        one.until(lambda: sorted(last_presence(one)) == [False, True])


def last_presence(chair: Chair) -> list[bool]:
    return next((frame["seats"] for frame in reversed(chair.others) if frame["type"] == "presence"), [])


def test_a_bot_moves_once_although_two_servers_could_let_it_think(servers):
    ana = Guest(servers[0])
    table = ana.open(seats=[{"kind": "human", "name": "Ana"}, {"kind": "bot", "level": 1}])["table"]
    choice = random.Random(1)
    with ana.come(table) as one, ana.come(table, server=servers[1]) as two:
        for _ in range(5):
            one.until(lambda: one.view["is_your_turn"])
            assert one.move(choice)["ok"]
        in_step(one, two)
        assert one.events == two.events


def test_without_redis_the_game_goes_on_and_everybody_sees_it_a_little_later(servers, redis):
    ana = Guest(servers[0])
    table = ana.open(seats=HOT_SEAT)["table"]
    choice = random.Random(1)
    with ana.come(table) as one, ana.come(table, server=servers[1]) as two:
        redis.go_away()
        try:
            wait_for(lambda: servers[1].get("/api/health")["status"] == "limping")
            for mover in (one, two, one, two):
                assert mover.move(choice)["ok"]
                in_step(one, two)
        finally:
            redis.come_back()
        wait_for(lambda: all(server.get("/api/health")["bus"] for server in servers))
        assert one.move(choice)["ok"]
        in_step(one, two)


def test_a_database_that_goes_away_and_comes_back_costs_no_move(servers, postgres):
    ana = Guest(servers[0])
    table = ana.open(seats=HOT_SEAT)["table"]
    choice = random.Random(1)
    with ana.come(table) as one:
        before = one.view["number"]
        postgres.go_away()
        try:
            move = {"type": "move", "id": "again", "move": one.view["legal"][0]["move"], "after": before}
            answer = one.ask(**move)
            assert (answer["ok"], answer["error"]["code"]) == (False, "store-unavailable")
            assert servers[0].get("/api/health")["status"] == "failing"
        finally:
            postgres.come_back()
        wait_for(lambda: servers[0].get("/api/health")["database"])
        wait_for(lambda: one.ask(**move)["ok"])
        assert sum(event["kind"] == "moved" for event in one.events) == 1
        assert one.move(choice)["ok"]
