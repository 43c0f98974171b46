"""Whole games on a real server: people over sockets, bots in their processes, programs with tokens."""

import random

import pytest
from tests.server.app.harness import Chair, Guest

from faience.fairness import verify
from faience.game import read_game

AGAINST_A_BOT = [{"kind": "human", "name": "Ana"}, {"kind": "bot", "level": 2}]


def play_on(chair: Chair, choice: random.Random) -> None:
    """To the end, whoever else plays."""
    while chair.view["status"] == "playing":
        if chair.view["is_your_turn"]:
            assert chair.move(choice)["ok"]
        else:
            chair.hear()


@pytest.mark.parametrize("game", ["azul", "summer-pavilion"])
def test_somebody_plays_a_whole_game_against_a_bot_and_can_verify_it(server, game):
    ana = Guest(server)
    table = ana.open(game=game, seats=AGAINST_A_BOT)["table"]
    with ana.come(table) as chair:
        play_on(chair, random.Random(1))
        numbers = [event["number"] for event in chair.events]
    text = ana.http.get(f"/api/tables/{table}/record").text
    record = read_game(text)
    assert list(record.scores) == chair.view["result"]["scores"]
    assert list(record.winners) == chair.view["result"]["winners"]
    assert verify(text) >= 1
    assert numbers == list(range(1, chair.view["number"] + 1))


def test_three_people_at_one_device_play_to_the_end(server):
    host = Guest(server)
    names = ("Ana", "Bo", "Cleo")
    table = host.open(board="grey", seats=[{"kind": "human", "name": name} for name in names])["table"]
    with host.come(table) as chair:
        assert chair.view["you"] == [0, 1, 2]
        play_on(chair, random.Random(2))
        assert sorted(seat["name"] for seat in chair.view["seats"]) == list(names)


def test_friends_come_by_the_link_and_others_watch(server):
    ana, bo, cleo = (Guest(server) for _ in range(3))
    links = ana.open(seats=[{"kind": "human", "name": "Ana"}, {"kind": "open"}])
    table = links["table"]
    with (
        ana.come(table) as host,
        bo.come(table, join=links["join"]) as friend,
        cleo.come(table, watch=links["watch"]) as watcher,
    ):
        assert friend.ask(type="sit", name="Bo")["ok"]
        host.until(lambda: host.view["status"] == "playing")
        friend.until(lambda: friend.view["status"] == "playing")
        first, second = (host, friend) if host.view["is_your_turn"] else (friend, host)
        assert first.move(random.Random(3))["ok"]
        second.until(lambda: second.view["is_your_turn"])
        watcher.until(lambda: watcher.view["number"] == second.view["number"])
        assert not first.view["is_your_turn"]
        assert (watcher.view["role"], watcher.view["legal"]) == ("watcher", [])
        assert watcher.view["position"] == second.view["position"] == first.view["position"]
        assert not watcher.ask(type="move", move=second.view["legal"][0]["move"], after=second.view["number"])["ok"]


def test_a_program_with_a_token_plays_over_http(server):
    ana = Guest(server)
    table = ana.open(seats=[{"kind": "human", "name": "Ana"}, {"kind": "program"}])["table"]
    token = ana.command(table, type="token", seat=1, name="Rob").json()["token"]
    program = Guest(server, token=token)
    choice = random.Random(4)
    with ana.come(table) as chair:
        while chair.view["status"] == "playing":
            if chair.view["is_your_turn"]:
                assert chair.move(choice)["ok"]
                continue
            view = program.view(table)
            if view["is_your_turn"]:
                move = choice.choice(view["legal"])
                assert program.command(table, type="move", move=move["text"], after=view["number"]).json()["ok"]
            chair.until_number(chair.view["number"] + 1)
    assert program.command(table, type="say", phrase="hello").json()["code"] == "refused-program"
    assert Guest(server, token="0" * 32).http.get(f"/api/tables/{table}").json()["code"] == "refused-token"


def test_a_rematch_is_at_a_table_of_its_own_to_which_the_others_are_invited(server):
    ana, bo = Guest(server), Guest(server)
    links = ana.open(seats=[{"kind": "human", "name": "Ana"}, {"kind": "open"}])
    table = links["table"]
    bo.view(table, join=links["join"])
    assert bo.command(table, {"join": links["join"]}, type="sit", name="Bo").json()["ok"]
    with ana.come(table) as host, bo.come(table) as friend:
        assert host.ask(type="abort")["ok"]
        answer = host.ask(type="rematch")
        friend.until(lambda: friend.view["rematch"])
    following = friend.view["rematch"]
    assert answer["table"] == following and answer["join"] and answer["watch"]
    assert bo.command(following, type="sit", name="Bo").json()["ok"]
    assert bo.view(following)["status"] == "playing"
    assert friend.view["rematch"] == bo.command(table, type="rematch").json()["table"]


def test_my_games_and_the_lobby_list_what_they_should(server):
    ana, bo = Guest(server), Guest(server)
    public = ana.open(seats=[{"kind": "human", "name": "Ana"}, {"kind": "open"}], visibility="public")["table"]
    private = ana.open(seats=AGAINST_A_BOT)["table"]
    lobby = {table["table"]: table for table in bo.http.get("/api/tables").json()}
    mine = {table["table"]: table for table in ana.http.get("/api/tables?mine=true").json()}
    assert public in lobby and private not in lobby
    assert {public, private} <= set(mine)
    assert lobby[public]["seats"] == ["Ana", None]
    assert bo.http.get("/api/tables?mine=true").json() == []


def test_public_games_are_listed_for_those_who_like_to_watch(server):
    ana, bo = Guest(server), Guest(server)
    public = ana.open(seats=AGAINST_A_BOT, visibility="public")["table"]
    others = [
        ana.open(seats=AGAINST_A_BOT, **manners)["table"]
        for manners in ({}, {"visibility": "public", "watching": False})
    ]
    shown = {table["table"] for table in bo.http.get("/api/tables?watch=true").json()}
    assert public in shown and not shown & set(others)
    assert bo.view(public)["role"] == "watcher"
