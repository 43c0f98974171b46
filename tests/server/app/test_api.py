"""The API as its own description has it, and as it is."""

import re
from contextlib import suppress

import httpx
import schemathesis
from hypothesis import HealthCheck, given, settings
from hypothesis.errors import Unsatisfiable
from schemathesis import GenerationMode
from schemathesis.checks import not_a_server_error
from schemathesis.core.result import Ok
from schemathesis.specs.openapi.checks import content_type_conformance, response_schema_conformance
from tests.server.app.harness import Guest

from faience.game import new_game, read_game


def test_whatever_is_sent_the_answer_is_as_described_and_never_a_breakdown(server):
    description = schemathesis.openapi.from_url(server.address + "/api/schema/openapi.json")
    operations = [found.ok() for found in description.get_all_operations() if isinstance(found, Ok)]
    assert len(operations) == 20
    for operation in operations:
        for manner in (GenerationMode.POSITIVE, GenerationMode.NEGATIVE):
            answer_is_as_described(operation.as_strategy(generation_mode=manner))


def answer_is_as_described(cases) -> None:
    @given(cases)
    @settings(max_examples=8, suppress_health_check=list(HealthCheck))
    def check(case):
        case.call_and_validate(checks=[not_a_server_error, content_type_conformance, response_schema_conformance])

    with suppress(Unsatisfiable):  # some routes can be asked for nothing wrong
        check()


def test_every_route_has_examples_and_says_what_it_answers(server):
    schema = server.get("/api/schema/openapi.json")
    for path, methods in schema["paths"].items():
        for operation in methods.values():
            assert operation["summary"], path
            assert {"403", "404", "422", "429"} <= set(operation["responses"]), path
            if "requestBody" in operation:
                assert examples_of(operation), path


def test_the_examples_of_the_description_work(server):
    schema, ana = server.get("/api/schema/openapi.json"), Guest(server)
    for path in ("/api/tables", "/api/records", "/api/analysis", "/api/reviews"):
        for example in examples_of(schema["paths"][path]["post"]):
            assert ana.http.post(path, json=example).status_code in (200, 201)


def examples_of(operation):
    return operation["requestBody"]["content"]["application/json"]["schema"]["examples"]


def test_the_page_about_the_api_loads_nothing_from_elsewhere(server):
    page = httpx.get(server.address + "/api/docs").text
    loaded = re.findall(r'(?:src|href)="([^"#]+)"', page)
    assert set(loaded) == {"/api/docs.css", "/api/schema/openapi.json"}
    for path in loaded:
        assert httpx.get(server.address + path).status_code == 200
    assert "<script" not in page and "style=" not in page


def test_games_boards_and_levels_are_named_in_the_language_asked_for(server):
    english, french = server.get("/api/games?lang=en"), server.get("/api/games?lang=fr")
    assert [game["id"] for game in english["games"]] == [game["id"] for game in french["games"]]
    assert [level["name"] for level in english["levels"]] != [level["name"] for level in french["levels"]]
    assert len(english["levels"]) == 8


def test_a_record_that_is_brought_along_can_be_looked_through_move_by_move(server):
    game = new_game(seed=1, names=["Ana", "Bo"])
    for _ in range(6):
        game.play(game.legal_moves[0])
    review = httpx.post(server.address + "/api/records", json={"record": game.record()}).json()
    assert [step["text"] for step in review["steps"] if "text" in step] == [str(move) for move in game.moves]
    assert review["steps"][-1]["position"] == game.position
    assert review["names"] == ["Ana", "Bo"]


def test_a_game_can_be_taken_away_as_text_and_as_json(server):
    ana = Guest(server)
    table = ana.open(seats=[{"kind": "human", "name": "Ana"}, {"kind": "human", "name": "Bo"}])["table"]
    ana.command(table, type="move", move=ana.view(table)["legal"][0]["move"], after=ana.view(table)["number"])
    text = ana.http.get(f"/api/tables/{table}/record").text
    review = ana.http.get(f"/api/tables/{table}/json").json()
    assert [str(move) for move in read_game(text).moves] == [review["steps"][-1]["text"]]
    assert Guest(server).http.get(f"/api/tables/{table}/record").json()["code"] == "refused-entry"


def test_figures_are_counted(server):
    ana = Guest(server)
    ana.open(seats=[{"kind": "human", "name": "Ana"}, {"kind": "human", "name": "Bo"}])
    figures = httpx.get(server.address + "/metrics").text
    for name in ("faience_sockets", "faience_commands", "faience_acknowledged_seconds_bucket", "faience_waiting_bots"):
        assert name in figures
