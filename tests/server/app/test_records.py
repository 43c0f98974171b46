"""Games and positions that are brought along, looked through, and played on."""

import json
from typing import Any

import pytest
from tests.server.app.harness import Guest

from faience.game import Game, new_game, read_game
from faience.notation.position import line_of
from faience.rules.market import DEAL


def played(moves: int, game: str = "azul") -> Game:
    made = new_game(game, seed=1, names=["Ana", "level:3"], date="2026-01-02")
    for _ in range(moves):
        made.play(made.legal_moves[0])
    return made


@pytest.fixture
def ana(server):
    return Guest(server)


def replay(guest: Guest, lang: str = "en", **given: Any) -> dict[str, Any]:
    answer = guest.http.post("/api/records", json=given, params={"lang": lang})
    assert answer.status_code == 200, answer.text
    found: dict[str, Any] = answer.json()
    return found


def problem(guest: Guest, lang: str = "en", **given: Any) -> dict[str, Any]:
    answer = guest.http.post("/api/records", json=given, params={"lang": lang})
    assert answer.status_code == 422, answer.text
    found: dict[str, Any] = answer.json()
    return found


@pytest.mark.parametrize("game", ["azul", "summer-pavilion"])
def test_a_record_comes_back_with_what_could_be_played_next(ana, game):
    made = played(6, game)
    found = replay(ana, record=made.record())
    assert (found["record"], found["line"]) == (made.record(), line_of(made.state))
    assert (found["at"], found["to_move"]) == (len(made.history), made.to_move)
    assert [legal["text"] for legal in found["legal"]] == [str(move) for move in made.legal_moves]


def test_moves_and_bots_are_called_by_their_names_in_the_readers_language(ana):
    made = played(2)
    for lang, bot in (("en", "Apprentice"), ("fr", "Apprenti")):
        found = replay(ana, lang, record=made.record())
        assert found["names"] == ["Ana", bot]
        assert [step["words"] for step in found["steps"] if "words" in step] == [
            move.describe(lang) for move in made.moves
        ]


@pytest.mark.parametrize(
    "form", ["line", "text", "data", "commented record", "replay", "view", "misnamed line", "misnamed text"]
)
def test_whatever_is_pasted_is_understood(ana, form):
    made = played(6)
    forms: dict[str, dict[str, Any]] = {
        "line": {"record": f"  {line_of(made.state)}\n"},
        "text": {"record": json.dumps(made.position)},
        "data": {"position": made.position},
        "commented record": {"record": "{a fine game} " + made.record()},
        "replay": {"record": json.dumps({"game": "azul", "record": made.record()})},
        "view": {"record": json.dumps({"number": 7, "position": made.position})},
        "misnamed line": {"record": line_of(made.state).replace("azul", "summer-pavilion")},
        "misnamed text": {"record": json.dumps({**made.position, "game": "summer-pavilion"})},
    }
    assert replay(ana, **forms[form])["line"] == line_of(made.state)


def test_who_plays_on_from_a_position_can_be_named(ana):
    found = replay(ana, position=played(6).position, names=["Cleo", " "])
    assert found["names"] == ["Cleo", "?"]
    assert '[Player1 "Cleo"]' in found["record"]
    assert problem(ana, position=played(6).position, names=["Cleo"])["code"] == "setup-names"


def test_what_a_position_lacks_is_told_in_words_and_by_the_name_of_its_field(ana):
    made = played(6).position
    wrong = {**made, "players": [{**made["players"][0], "wall": 3}, made["players"][1]]}
    assert problem(ana, position=wrong)["details"]["problems"] == [
        "the wall of player 1 cannot be read (players[0].wall must be: [[tile, null …] × 5])"
    ]
    assert problem(ana, "fr", position={k: v for k, v in made.items() if k != "bag"})["details"]["problems"] == [
        "il manque le sac (bag)"
    ]


def test_a_game_can_be_left_at_any_step_and_go_on_otherwise(ana):
    made = played(6)
    found = replay(ana, record=made.record(), at=3)
    assert found["at"] == 3 and len(found["steps"]) == 3
    other = found["legal"][-1]["text"]
    on = replay(ana, record=made.record(), at=3, move=other)
    assert [step.get("text") for step in on["steps"]] == [None, *(str(move) for move in made.moves[:2]), other]
    assert str(read_game(on["record"]).moves[-1]) == other


@pytest.mark.parametrize("game", ["azul", "summer-pavilion"])
def test_chance_deals_when_a_deal_is_due(ana, game):
    made = new_game(game, seed=1)
    before = made.copy()
    while made.state.phase != DEAL:
        before = made.copy()
        made.play(made.legal_moves[0], deal=False)
    assert replay(ana, record=line_of(made.state))["to_move"] is not None
    on = replay(ana, record=before.record(), move=str(made.moves[-1]))
    assert on["at"] == len(before.history) + 2 and on["legal"]
    cut = replay(ana, record=on["record"], at=on["at"] - 1)
    assert (cut["to_move"], cut["legal"]) == (None, [])


def test_all_that_is_wrong_with_a_position_is_told_in_the_readers_language(ana):
    position = played(6).position
    wrong = {**position, "round": 0, "starter": 9}
    english, french = problem(ana, position=wrong), problem(ana, "fr", position=wrong)
    assert english["code"] == french["code"] == "invalid-position"
    assert len(english["details"]["problems"]) == len(french["details"]["problems"]) >= 2
    assert english["details"]["problems"] != french["details"]["problems"]


def test_the_place_of_a_mistake_in_a_record_is_told(ana):
    found = problem(ana, record='[Game "azul"]\n\n1. RKWR RKWR YKYR RRYB KWKW 9B9')
    assert (found["details"]["line"], found["details"]["column"]) == (3, 29)


def test_a_game_is_given_once(ana):
    assert problem(ana)["code"] == "setup-record"
    assert problem(ana, record="azul", position={"game": "azul"})["code"] == "setup-record"
