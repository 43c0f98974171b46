"""Reviews: asked for once, seen by everybody with the link, stopped, gone on with, and finished whatever happens."""

import asyncio
import os
import random
import signal
import sys
from contextlib import suppress
from pathlib import Path
from typing import Any

import psutil
import pytest
from tests.notation.answers import assert_refused
from tests.server.app.harness import Guest, RunningServer, running, sqlite_in, wait_for

from faience.errors import Refused
from faience.game import Game, new_game
from faience.players.greedy import GreedyPlayer
from faience.server import reviewing as reviewing_module
from faience.server import study
from faience.server.reviewing import AT_ONCE, Reviewing
from faience.server.settings import sqlite_url
from faience.server.store import StoredReview, open_store
from faience.server.study import Study

ALONE = [{"kind": "human", "name": "Ana"}, {"kind": "bot", "level": 1}]
HOT_SEAT = [{"kind": "human", "name": "Ana"}, {"kind": "human", "name": "Bo"}]
FRIENDS = [{"kind": "human", "name": "Ana"}, {"kind": "open"}]


def whole_game(game: str = "azul", seed: int = 1) -> Game:
    played, player = new_game(game, seed=seed, names=["Ana", "level:3"], date="2026-01-02"), GreedyPlayer(seed)
    while not played.is_over:
        played.play(player.choose(played))
    return played


def later(played: Game, moves: int) -> str:
    """The record of what came after so many moves."""
    start = played.copy()
    while len(start.moves) > moves:
        start.undo()
    rest = Game(start.state, names=played.names, date=played.date)
    for step in played.history[len(start.history) :]:
        if step.move:
            rest.play(step.move, deal=False)
        else:
            rest.deal(step.drawn)
    return rest.record()


def last_moves(game: str = "azul", seed: int = 1) -> str:
    """The end of a game: it is quickly reviewed."""
    played = whole_game(game, seed)
    return later(played, len(played.moves) - 4)


def long_game(seed: int = 1) -> str:
    """There is time to do something while it is reviewed."""
    return whole_game("summer-pavilion", seed).record()


@pytest.fixture
def ana(server):
    return Guest(server)


def ask(guest: Guest, expected: int = 200, **given: Any) -> dict[str, Any]:
    answer = guest.http.post("/api/reviews", json=given)
    assert answer.status_code == expected, answer.text
    found: dict[str, Any] = answer.json()
    return found


def look(guest: Guest, review: dict[str, Any], **query: Any) -> dict[str, Any]:
    answer = guest.http.get(f"/api/reviews/{review['id']}", params=query)
    assert answer.status_code == 200, answer.text
    found: dict[str, Any] = answer.json()
    return found


def tell(guest: Guest, review: dict[str, Any], what: str) -> dict[str, Any]:
    found: dict[str, Any] = guest.http.post(f"/api/reviews/{review['id']}/{what}").json()
    return found


def finished(guest: Guest, review: dict[str, Any]) -> dict[str, Any]:
    wait_for(lambda: look(guest, review, game=False)["status"] not in ("waiting", "running"))
    return look(guest, review)


@pytest.mark.parametrize("game", ["azul", "summer-pavilion"])
def test_a_game_is_reviewed_step_by_step(ana, game):
    asked = ask(ana, record=last_moves(game))
    assert asked["replay"]["game"] == game and asked["total"] == len(asked["replay"]["steps"])
    review = finished(ana, asked)
    assert (review["status"], review["done"], review["may"]) == ("done", review["total"], [])
    steps = review["replay"]["steps"]
    assert [move["step"] for move in review["moves"]] == [at for at, step in enumerate(steps) if "move" in step]
    assert [move["made"]["text"] for move in review["moves"]] == [step["text"] for step in steps if "move" in step]
    assert all(line[0]["text"] == move["made"]["text"] for move in review["moves"] if (line := move["made_line"]))
    assert [deal["step"] for deal in review["deals"]] == [at for at, step in enumerate(steps) if "move" not in step]
    assert review["curve"][-1]["chances"] == [float(seat in review["replay"]["winners"]) for seat in range(2)]
    for player in review["players"]:
        changes = sum(player[part] for part in ("luck", "skill", "given", "remainder"))
        assert player["start"] + changes == pytest.approx(player["end"])


def test_a_review_is_in_the_readers_language_and_calls_bots_by_their_names(ana):
    review = finished(ana, ask(ana, record=last_moves()))
    english, french = look(ana, review, lang="en"), look(ana, review, lang="fr")
    assert [move["best"]["words"] for move in english["moves"]] != [move["best"]["words"] for move in french["moves"]]
    assert all(move["reason"] for move in english["moves"])
    assert "level:" not in str(english["moves"])


def test_the_same_game_is_reviewed_once_and_everybody_with_the_link_sees_it(server, ana):
    review = finished(ana, ask(ana, record=last_moves()))
    bo = Guest(server)
    assert ask(bo, record=review["replay"]["record"])["status"] == "done"
    assert look(bo, review)["moves"] == review["moves"]


def test_who_waits_need_not_be_sent_the_game_again_and_again(ana):
    assert look(ana, ask(ana, record=last_moves()), game=False)["replay"] is None


def test_a_game_against_people_is_reviewed_when_it_is_over(server, ana):
    links, bo = ana.open(seats=FRIENDS), Guest(server)
    assert ask(ana, 409, table=links["table"])["code"] == "refused-not-begun"
    bo.command(links["table"], {"join": links["join"]}, type="sit", name="Bo")
    assert ask(bo, 409, table=links["table"])["code"] == "refused-review"
    assert ask(Guest(server), 403, table=links["table"])["code"] == "refused-entry"


def test_a_finished_game_is_reviewed_for_whoever_played_it(ana):
    table, choice = ana.open(seats=HOT_SEAT)["table"], random.Random(1)
    with ana.come(table) as chair:
        while chair.view["status"] == "playing":
            assert chair.move(choice)["ok"]
    review = ask(ana, table=table)
    assert review["total"] == len(ana.http.get(f"/api/tables/{table}/json").json()["steps"])
    tell(ana, review, "stop")


def test_who_plays_alone_against_bots_may_have_a_running_game_reviewed(ana):
    table = ana.open(seats=ALONE)["table"]
    with ana.come(table) as chair:
        chair.until_your_turn()
        assert chair.move(random.Random(1))["ok"]
        chair.until_your_turn()
    tell(ana, ask(ana, table=table), "stop")


def test_a_game_without_moves_is_not_reviewed(ana):
    assert ask(ana, 422, record=new_game(seed=1).record())["code"] == "review-no-moves"
    assert ask(ana, 422)["code"] == "setup-record"


def test_a_game_that_hardly_ends_is_not_reviewed(ana):
    played = new_game(players=4, seed=1)
    while len(played.history) <= 500:  # one tile in nine rounds comes to a wall, and all others to the floor
        is_ninth = played.round % 9 == 0 and played.history[-1].move is None
        played.play(next(move for move in played.legal_moves if str(move).endswith("1" if is_ninth else "F")))
    refusal = ask(ana, 409, record=played.record())
    assert (refusal["code"], refusal["details"]["most"]) == ("refused-review-long", 500)


def test_a_record_that_ends_before_a_deal_is_reviewed_without_it(ana):
    played = new_game(seed=1)
    while played.to_move is not None:
        played.play(played.legal_moves[0], deal=False)
    record = later(played, len(played.moves) - 3)
    asked = ask(ana, record=record)
    assert ask(ana, record=record)["id"] == asked["id"]
    review = finished(ana, asked)
    assert (review["status"], review["done"], review["total"], review["deals"]) == ("done", 3, 3, [])
    assert len(review["replay"]["steps"]) == review["curve"][-1]["step"] == 3


def test_there_is_no_review_that_nobody_asked_for(ana):
    answer = ana.http.get("/api/reviews/00000000000000000000")
    assert (answer.status_code, answer.json()["code"]) == (404, "refused-no-review")


def test_who_asked_for_a_review_can_stop_it_and_go_on_with_it(server, ana):
    review = ask(ana, record=long_game(2))
    assert review["may"] == ["stop"]
    bo = Guest(server)
    assert look(bo, review)["may"] == []
    refusal = bo.http.post(f"/api/reviews/{review['id']}/stop")
    assert (refusal.status_code, refusal.json()["code"]) == (403, "refused-review-of")
    wait_for(lambda: look(ana, review)["done"])
    stopped = tell(ana, review, "stop")
    assert (stopped["status"], stopped["may"]) == ("stopped", ["resume"])
    wait_for(lambda: not reviewing(server))
    done = look(ana, review)["done"]
    assert 0 < done < review["total"]
    assert tell(ana, review, "resume")["status"] in ("waiting", "running")
    wait_for(lambda: look(ana, review)["done"] > done)
    tell(ana, review, "stop")


def reviewing(server: RunningServer) -> bool:
    return "faience_reviewing 1.0" in Guest(server).http.get("/metrics").text


def test_nobody_has_all_of_their_games_reviewed_at_once(ana):
    reviews = [ask(ana, record=long_game(seed)) for seed in range(10, 15)]
    refusal = ask(ana, 409, record=long_game(15))
    assert (refusal["code"], refusal["details"]["most"]) == ("refused-reviews", 5)
    assert ask(ana, record=long_game(10))["id"] == reviews[0]["id"]
    tell(ana, reviews[0], "stop")
    reviews.append(ask(ana, record=long_game(15)))
    assert tell(ana, reviews[0], "resume")["code"] == "refused-reviews"
    for review in reviews:
        tell(ana, review, "stop")


def test_one_address_does_not_fill_the_queue_whoever_its_guests_are(tmp_path):
    with running(sqlite_in(tmp_path), "--rate", "600") as server:
        guests = [Guest(server) for _ in range(AT_ONCE)]
        reviews = [ask(guest, record=whole_game(seed=seed).record()) for seed, guest in enumerate(guests)]
        refused = Guest(server).http.post("/api/reviews", json={"record": long_game()})
        assert (refused.status_code, refused.json()["code"]) == (429, "server-rate")
        assert int(refused.headers["retry-after"]) > 0
        tell(guests[-1], reviews[-1], "stop")
        assert tell(guests[-1], reviews[-1], "resume")["code"] == "server-rate"


def test_only_a_review_that_was_broken_off_is_gone_on_with(ana):
    waiting = ask(ana, record=long_game(20))
    assert tell(ana, waiting, "resume")["code"] == "refused-resume"
    tell(ana, waiting, "stop")
    done = finished(ana, ask(ana, record=last_moves(seed=20)))
    assert tell(ana, done, "resume")["code"] == "refused-resume"
    assert look(ana, done)["status"] == "done"


# Crashes


def scholars(server: RunningServer) -> list[int]:
    """The processes that review for a server."""
    children = psutil.Process(server.process.pid).children()
    found = []
    for child in children:
        with suppress(psutil.Error):  # it has just ended
            if "faience.server.scholar" in child.cmdline():
                found.append(child.pid)
    return found


def test_a_review_goes_on_where_it_was_whatever_is_killed(tmp_path):
    with running(sqlite_in(tmp_path)) as first:
        ana = Guest(first)
        review = ask(ana, record=long_game())
        wait_for(lambda: look(ana, review)["done"])
        (scholar,) = scholars(first)
        os.kill(scholar, signal.SIGKILL)
        wait_for(lambda: scholars(first) not in ([], [scholar]))
        done = look(ana, review)["done"]
        wait_for(lambda: look(ana, review)["done"] > done)
        kept = look(ana, review)
        first.kill()
    with running(sqlite_in(tmp_path)) as second:
        bo = Guest(second)
        assert look(bo, review)["moves"][: len(kept["moves"])] == kept["moves"]
        wait_for(lambda: look(bo, review)["done"] > kept["done"])
        assert second.end() == 0
    with running(sqlite_in(tmp_path)) as third:
        found = look(Guest(third), review)
        assert found["status"] in ("waiting", "running") and found["done"] > kept["done"]


def test_of_two_servers_one_reviews_a_game_and_the_other_takes_over(postgres, redis):
    options = (postgres.new_database(), "--redis", redis.url)
    with running(*options) as first, running(*options) as second:
        ana = Guest(first)
        review = ask(ana, record=long_game())
        wait_for(lambda: look(ana, review)["done"])
        assert len(scholars(first) + scholars(second)) == 1
        busy, idle = (first, second) if scholars(first) else (second, first)
        busy.kill()
        bo = Guest(idle)
        done = look(bo, review)["done"]
        wait_for(lambda: look(bo, review)["done"] > done)
        assert len(scholars(idle)) == 1


LOST = "print('ready', flush=True); input()"
HANGING = "import sys; print('ready', flush=True); sys.stdin.read()"


@pytest.mark.anyio
@pytest.mark.parametrize("scholar", [LOST, HANGING])
async def test_a_review_during_which_every_scholar_is_lost_has_failed(scholar: str, tmp_path: Path, monkeypatch: Any):
    monkeypatch.setattr(study, "COMMAND", (sys.executable, "-c", scholar))
    monkeypatch.setattr(study, "FIRST_LIMIT", 0.2)
    monkeypatch.setattr(reviewing_module, "BREATH", 0.0)
    store, nobody = await open_store(sqlite_url(tmp_path / "tables.sqlite3")), Study()
    await store.add_review(StoredReview("r", last_moves(), "ana", "waiting", 0, 4, None, 0))
    reviewing = Reviewing(store, nobody)
    reviewing.start()
    async with asyncio.timeout(60):
        while (found := await store.review("r")) and found.status in ("waiting", "running"):
            await asyncio.sleep(0.02)
    assert found and found.status == "failed"
    await reviewing.close()
    await nobody.close()
    await store.close()


@pytest.mark.anyio
async def test_an_address_that_begins_reviews_all_the_time_is_asked_to_wait(tmp_path: Path):
    store = await open_store(sqlite_url(tmp_path / "tables.sqlite3"))
    usual, generous, any_number = (Reviewing(store, Study(), rate) for rate in (600, 1200, 0))
    for _ in range(AT_ONCE):
        usual.check_purse("192.0.2.1")
    with pytest.raises(Refused) as refused:
        usual.check_purse("192.0.2.1")
    assert_refused(refused.value, code="server-rate")
    usual.check_purse("192.0.2.2")
    for _ in range(2 * AT_ONCE):
        generous.check_purse("192.0.2.1")
        any_number.check_purse("192.0.2.1")
    with pytest.raises(Refused):
        generous.check_purse("192.0.2.1")
    any_number.check_purse("192.0.2.1")
    await store.close()
