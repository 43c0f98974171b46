"""Puzzles over HTTP: found, tried, and rated once."""

from typing import Any

import pytest
from tests.server.app.harness import Guest

from faience.analysis.puzzles import load


@pytest.fixture
def ana(server):
    return Guest(server)


def get(guest: Guest, path: str, expected: int = 200, **query: Any) -> dict[str, Any]:
    answer = guest.http.get(f"/api/puzzles{path}", params=query)
    assert answer.status_code == expected, answer.text
    found: dict[str, Any] = answer.json()
    return found


def attempt(guest: Guest, puzzle: str, move: str | None, expected: int = 200) -> dict[str, Any]:
    answer = guest.http.post(f"/api/puzzles/{puzzle}/attempts", json={"move": move})
    assert answer.status_code == expected, answer.text
    found: dict[str, Any] = answer.json()
    return found


@pytest.mark.parametrize("game", ["azul", "summer-pavilion"])
def test_a_puzzle_is_tried_and_both_ratings_move_once(ana, game):
    before = get(ana, "", game=game)
    assert (before["tried"], before["solved"], before["rating"]) == (0, 0, None)
    puzzle = load(game)[0]
    shown = get(ana, f"/{puzzle.id}")
    assert shown["yours"] is None
    wrong = next(move for move in puzzle.game.legal_moves if not puzzle.is_solved_by(move))
    first = attempt(ana, puzzle.id, str(wrong))
    assert first["is_rated"] and not first["is_solved"] and first["solution"]["text"] == str(puzzle.solution)
    assert first["rating"]["rating"] < first["before"]["rating"] == 1500
    assert first["puzzle_rating"] > shown["rating"]
    again = attempt(ana, puzzle.id, str(puzzle.solution))
    assert again["is_solved"] and not again["is_rated"] and again["rating"] == first["rating"]
    assert not attempt(ana, puzzle.id, first["move"]["text"])["is_solved"]
    after = get(ana, "", game=game)
    assert (after["tried"], after["solved"], after["rating"]) == (1, 1, first["rating"])
    seen = get(ana, f"/{puzzle.id}")
    assert seen["yours"]["is_solved"] and (seen["tried"], seen["rating"]) == (
        shown["tried"] + 1,
        first["puzzle_rating"],
    )


@pytest.mark.parametrize("game", ["azul", "summer-pavilion"])
def test_who_asks_for_the_answer_is_rated_as_after_a_wrong_try(server, ana, game):
    puzzle, other = load(game)[1], Guest(server)
    wrong = next(move for move in puzzle.game.legal_moves if not puzzle.is_solved_by(move))
    shown = attempt(ana, puzzle.id, None)
    assert shown["move"] is None and not shown["is_solved"] and shown["is_rated"] and shown["fault"] == ""
    tried = attempt(other, puzzle.id, str(wrong))
    assert [shown[same] for same in ("solution", "reason", "line", "before")] == [
        tried[same] for same in ("solution", "reason", "line", "before")
    ]
    assert shown["rating"]["rating"] < shown["before"]["rating"] == 1500
    assert get(ana, f"/{puzzle.id}")["yours"]["move"] is None
    again = attempt(ana, puzzle.id, None)
    assert not again["is_rated"] and again["rating"] == shown["rating"] == get(ana, "", game=game)["rating"]


def test_the_answer_of_a_puzzle_that_was_solved_leaves_it_solved(ana):
    puzzle = load("azul")[2]
    attempt(ana, puzzle.id, str(puzzle.solution))
    assert not attempt(ana, puzzle.id, None)["is_rated"]
    assert get(ana, f"/{puzzle.id}")["yours"]["is_solved"]
    assert get(ana, "", game="azul")["solved"] == 1


def test_the_puzzle_of_the_day_is_the_same_for_everybody(server, ana):
    for game in ("azul", "summer-pavilion"):
        daily = get(ana, "/daily", game=game)
        assert daily["is_daily"] and daily["game"] == game
        assert daily["id"] == get(Guest(server), "/daily", game=game)["id"] == get(ana, "", game=game)["daily"]


def test_the_next_puzzle_is_one_that_was_not_tried(ana):
    tried = set()
    for _ in range(5):
        puzzle = get(ana, "/next", game="azul")
        assert puzzle["id"] not in tried
        tried.add(puzzle["id"])
        attempt(ana, puzzle["id"], puzzle["legal"][0]["text"])
    assert get(ana, "", game="azul")["tried"] == 5


def test_what_cannot_be_played_is_no_attempt(ana):
    puzzle = load("azul")[0].id
    assert attempt(ana, puzzle, "9Z9", 422)["code"] == "notation-move-azul"
    assert attempt(ana, puzzle, "0J1", 409)["code"].startswith("illegal")
    assert attempt(ana, "nonsense", "2B3", 404)["code"] == "refused-no-puzzle"
    assert get(ana, "/next", 404, game="azul", theme="dragons")["code"] == "refused-no-puzzle"
    assert get(ana, "", 422, game="chess")["code"] == "setup-game"
    assert get(ana, "", game="azul")["tried"] == 0


def test_a_puzzle_can_be_played_on_from(ana):
    puzzle = get(ana, "/next", game="summer-pavilion")
    answer = ana.http.post("/api/records", json={"record": puzzle["record"], "move": puzzle["legal"][0]["text"]})
    assert answer.status_code == 200 and answer.json()["start"] == puzzle["position"]
