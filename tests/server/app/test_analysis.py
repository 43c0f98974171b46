"""Advice about positions, and hints at the table."""

import asyncio
import sys
from types import SimpleNamespace
from typing import Any

import pytest
from tests.notation.answers import assert_refused
from tests.server.app.harness import Guest

from faience.errors import Refused
from faience.game import new_game, read_game
from faience.server import study
from faience.server.guests import GUEST
from faience.server.problems import answer_error
from faience.server.routes.analysis import Question
from faience.server.routes.analysis import analysis as analysis_route
from faience.server.study import Study

ALONE = [{"kind": "human", "name": "Ana"}, {"kind": "bot", "level": 1}]
FRIENDS = [{"kind": "human", "name": "Ana"}, {"kind": "open"}]


def record_of(game: str = "azul", moves: int = 4) -> str:
    played = new_game(game, seed=1, names=["Ana", "level:3"])
    for _ in range(moves):
        played.play(played.legal_moves[0])
    return played.record()


@pytest.fixture
def ana(server):
    return Guest(server)


def analysis(guest, lang="en", **question):
    return guest.http.post("/api/analysis", json={"seconds": 0.2, **question}, params={"lang": lang})


@pytest.mark.parametrize("game", ["azul", "summer-pavilion"])
def test_the_best_moves_are_told_with_chances_reason_and_line(ana, game):
    found = analysis(ana, record=record_of(game), lines=2).json()
    assert len(found["moves"]) == 2 and found["depth"] > 0 and found["nodes"] > 0
    best, second = found["moves"]
    assert best["chances"][found["seat"]] >= second["chances"][found["seat"]]
    for each in found["moves"]:
        assert sum(each["chances"]) == pytest.approx(1)
        assert each["reason"] and each["line"][0]["text"] == each["move"]["text"]
        assert each["line"][0]["seat"] == found["seat"]


def test_an_analysis_is_in_the_readers_language_and_calls_bots_by_their_names(ana):
    told = {lang: analysis(ana, lang, record=record_of(moves=8), lines=5).json() for lang in ("en", "fr")}
    words = {lang: [each["move"]["words"] for each in found["moves"]] for lang, found in told.items()}
    assert words["en"] != words["fr"]
    assert "level:" not in str(told)


def test_the_last_moves_of_a_round_are_solved(ana):
    played = new_game(seed=1)
    before = played.copy()
    while played.round == 1:
        before = played.copy()
        played.play(played.legal_moves[0])
    before.undo()
    assert analysis(ana, record=before.record()).json()["is_exact"]


def test_an_earlier_step_of_a_game_can_be_asked_about(ana):
    first, second = (analysis(ana, record=record_of(), at=at).json()["seat"] for at in (1, 2))
    assert first != second


def test_where_nobody_is_to_move_there_is_nothing_to_advise(ana):
    answer = analysis(ana, record=record_of(), at=0)
    assert (answer.status_code, answer.json()["code"]) == (422, "setup-nobody-to-move")


def test_nobody_is_advised_on_a_game_against_other_people(server, ana):
    links, bo = ana.open(seats=FRIENDS), Guest(server)
    bo.command(links["table"], {"join": links["join"]}, type="sit", name="Bo")
    play_at(links["table"], ana, bo)
    record = ana.http.get(f"/api/tables/{links['table']}/record").text
    for player in (ana, bo):
        for asked in (record, with_one_more_move(record)):
            assert player.http.post("/api/reviews", json={"record": asked}).json()["code"] == "refused-hint"
        assert analysis(player, record=record).json()["code"] == "refused-hint"
        assert player.http.get(f"/api/tables/{links['table']}/hint").json()["code"] == "refused-hint"
    assert analysis(Guest(server), record=record).status_code == 200


def play_at(table: str, *players: Guest) -> None:
    """Whose turn it is makes a move."""
    player = next(player for player in players if player.view(table)["is_your_turn"])
    view = player.view(table)
    move = player.command(table, type="move", move=view["legal"][0]["move"], after=view["number"])
    assert move.status_code == 200, move.text


def with_one_more_move(record: str) -> str:
    played = read_game(record)
    played.play(played.legal_moves[0])
    return played.record()


def test_a_hint_is_a_legal_move_with_a_reason(ana):
    table = ana.open(seats=ALONE)["table"]
    with ana.come(table) as chair:
        chair.until_your_turn()
    view = ana.view(table)
    assert "hint" in view["may"]
    for lang in ("en", "fr"):
        hint = ana.http.get(f"/api/tables/{table}/hint", params={"lang": lang}).json()
        assert hint["move"]["move"] in [legal["move"] for legal in view["legal"]]
        assert hint["seat"] == view["to_move"] and hint["reason"] and hint["line"][0]["text"] == hint["move"]["text"]


def test_strangers_get_no_hints(server, ana):
    table = ana.open(seats=ALONE)["table"]
    assert Guest(server).http.get(f"/api/tables/{table}/hint").json()["code"] == "refused-entry"


def test_who_asks_all_the_time_is_asked_to_wait():
    many, any_number = Study(rate=600), Study(rate=0)
    for _ in range(study.PER_MINUTE // 2):
        ask(many, "ana")
        ask(any_number, "ana")
    with pytest.raises(Refused) as refused:
        ask(many, "ana")
    assert_refused(refused.value, code="server-rate")
    ask(many, "bo")
    ask(any_number, "ana")


def ask(someone: Study, address: str) -> None:
    """And have an answer at once."""
    with someone.asked_from(address):
        pass


@pytest.mark.anyio
@pytest.mark.parametrize(("rate", "places"), [(600, 8), (900, 12), (0, 16)])
async def test_one_address_waits_for_some_of_the_analyses_and_leaves_the_other_places_to_others(
    rate, places, monkeypatch
):
    monkeypatch.setattr(study, "COMMAND", (sys.executable, "-c", SILENT))
    many, question = Study(rate), Question(record=record_of(), lines=1, seconds=0.2)
    hall: Any = SimpleNamespace(store=SimpleNamespace(tables_of=no_tables))

    def asks(address: str) -> asyncio.Future[Any]:
        request: Any = SimpleNamespace(scope={"client": (address, 1), "state": {GUEST: address}, "headers": []})
        return asyncio.ensure_future(analysis_route.fn(request, hall, many, question))

    greedy = [asks("192.0.2.1") for _ in range(17)]
    refused = await first_done(greedy, 17 - places)
    assert {error.code for error in refused} == {"server-rate" if rate else "refused-analyst"}
    assert [answer_error(REQUEST, error).headers for error in refused] == [
        {"retry-after": "10"} if rate else {} for _ in refused
    ]
    others = [asks(f"192.0.2.{number}") for number in range(2, 18)]
    assert len(await first_done(others, places)) == places  # so many places had been taken
    for task in (*greedy, *others):
        task.cancel()
    await asyncio.gather(*greedy, *others, return_exceptions=True)
    ask(many, "192.0.2.1")
    await many.close()


SILENT = "import sys; print('ready', flush=True); sys.stdin.read()"  # hears every question and answers none
REQUEST: Any = SimpleNamespace(scope={"query_string": b"", "headers": []})


async def no_tables(guest: str) -> list[Any]:
    return []


async def first_done(tasks: list[asyncio.Future[Any]], number: int) -> list[Any]:
    """How so many of them were refused; all others wait."""
    async with asyncio.timeout(60):
        while sum(task.done() for task in tasks) < number:
            await asyncio.sleep(0.01)
    await asyncio.sleep(0.1)
    return [task.exception() for task in tasks if task.done()]


@pytest.mark.anyio
@pytest.mark.parametrize("mistake", ["raise SystemExit", "print('ready'); print('nonsense'); input()"])
async def test_where_nobody_can_analyse_that_is_said(mistake, monkeypatch):
    monkeypatch.setattr(study, "COMMAND", (sys.executable, "-c", mistake))
    nobody = Study()
    with pytest.raises(Refused) as refused:
        await nobody.analyse("azul", None, lines=1, seconds=0.2)
    assert_refused(refused.value, code="refused-analyst")
    await nobody.close()


SLOW = """
import json, os, sys, time
print("ready", flush=True)
for line in sys.stdin:
    time.sleep(0.4)
    print(json.dumps({"id": json.loads(line)["id"], "found": {"process": os.getpid()}}), flush=True)
"""


@pytest.mark.anyio
async def test_who_waits_for_a_free_analyst_is_not_taken_for_one_who_hangs(monkeypatch):
    monkeypatch.setattr(study, "COMMAND", (sys.executable, "-c", SLOW))
    monkeypatch.setattr(study, "THREADS", 1)
    monkeypatch.setattr(study, "FIRST_LIMIT", 2.0)
    monkeypatch.setattr(study, "ANSWER_LIMIT", 2.0)
    slow = Study()
    found = await asyncio.gather(*(slow.analyse("azul", None, lines=1, seconds=0.0) for _ in range(7)))  # 2.8 seconds
    assert len({each["process"] for each in found}) == 1
    await slow.close()


@pytest.mark.anyio
async def test_the_first_analysis_of_each_game_may_take_longer(monkeypatch):
    monkeypatch.setattr(study, "COMMAND", (sys.executable, "-c", SLOW))
    monkeypatch.setattr(study, "ANSWER_LIMIT", 0.05)
    slow = Study()
    first = [await slow.analyse(game, None, lines=1, seconds=0.0) for game in ("azul", "summer-pavilion")]
    assert first[0] == first[1]
    again = await slow.analyse("azul", None, lines=1, seconds=0.0)  # too late for the first process
    assert again != first[0]
    await slow.close()
