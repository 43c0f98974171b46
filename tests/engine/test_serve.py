"""The side of the protocol that answers: what an engine makes of everything it may be told."""

import io
import json
import sys
from types import SimpleNamespace

import pytest
from tests.engine.engines import AGES, Talk, Thinking, Thought, answers, first_move, go

from faience import texts
from faience.engine import serve
from faience.errors import SetupError
from faience.game import Game, new_game
from faience.players import player
from faience.rules.games import GAMES

HELLO = {"type": "hello", "protocol": 1}


@pytest.fixture(autouse=True)
def english(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(texts, "strict", True)
    monkeypatch.setenv("LC_ALL", "C.UTF-8")


def errors(*messages) -> list[tuple[int | None, str]]:
    """The errors that an engine answers with, and the questions they belong to."""
    given = answers(first_move(), *messages)
    assert {message["type"] for message in given} == {"error"}
    return [(message.get("id"), message["message"]) for message in given]


# Saying hello


def test_an_engine_says_who_it_is():
    (hello,) = answers(player("random"), HELLO)
    assert hello == {"type": "hello", "protocol": 1, "name": "RandomPlayer", "games": ["azul", "summer-pavilion"]}


def test_an_engine_can_be_given_a_name_an_author_and_fewer_games():
    (hello,) = answers(first_move(), HELLO, name="First", author="Nobody", games=["azul"])
    assert hello == {"type": "hello", "protocol": 1, "name": "First", "author": "Nobody", "games": ["azul"]}


def choose_in_azul(game: Game):
    if game.rules.name != "azul":
        raise KeyError(game.rules.name)
    return game.legal_moves[0]


def test_a_player_that_does_not_know_every_game_offers_those_that_it_knows(capsys):
    only_azul = SimpleNamespace(choose=choose_in_azul)
    hello, move = answers(only_azul, HELLO, go())
    assert hello["games"] == ["azul"] and move["type"] == "move"
    assert "KeyError: 'summer-pavilion'" in capsys.readouterr().err


def test_a_player_that_knows_no_game_cannot_be_served():
    with pytest.raises(SetupError) as refused:
        answers(SimpleNamespace(choose=choose_in_azul), HELLO, games=["summer-pavilion"])
    assert "KeyError: 'summer-pavilion'" in refused.value.text("en") and refused.value.text("fr")


def test_a_host_from_the_future_is_told_the_version_we_speak():
    (hello,) = answers(first_move(), {"type": "hello", "protocol": 2, "colour": "blue"})
    assert hello["protocol"] == 1


def test_a_player_is_asked_once_in_each_game_before_anything_counts():
    asked: list[str] = []

    def choose(game: Game):
        asked.append(game.rules.name)
        return game.legal_moves[0]

    answers(SimpleNamespace(choose=choose))
    assert asked == list(GAMES)


# Answering


@pytest.mark.parametrize("name", GAMES)
def test_a_whole_game_can_be_played_over_messages_alone(name):
    game, random, twin = new_game(name, seed=5), player("random", seed=1), player("random", seed=1)
    for warming_up in GAMES:
        twin.choose(new_game(warming_up, seed=1))
    talk = Talk(random)
    while not game.is_over:
        talk.say(**go(game, number=len(game.moves)))
        answer = talk.hear()
        assert answer == {"type": "move", "id": len(game.moves), "move": str(twin.choose(game))}
        game.play(answer["move"])
    talk.say(type="quit")
    assert talk.rest() == []


def test_a_player_that_thinks_keeps_to_the_budget_and_tells_what_it_thinks():
    thinking = Thinking()
    *_, info, move = answers(thinking, go(number=3, nodes=1), games=["azul"])
    assert thinking.budgets == [{"nodes": 1}, {"nodes": 1}]
    assert move == {"type": "move", "id": 3, "move": "1B1"}
    assert info == {
        "type": "info", "id": 3, "depth": 99, "nodes": 500, "nps": 2000, "win_chance": 0.667, "margin": 1.235,
    }  # fmt: skip


@pytest.mark.parametrize("budget", [{}, {"time": 1.5}, {"time": 2}, {"nodes": 10, "depth": 3}, {"time": None}])
def test_the_budget_of_the_host_is_handed_on_and_nothing_else(budget):
    seen = []

    def think(game, *, on_info, **given):
        seen.append(given)
        return Thought(move=game.legal_moves[0], line=game.legal_moves[:2])

    info, _ = answers(SimpleNamespace(think=think), go(**budget, patience=7), games=["azul"])
    assert seen[-1] == {key: value for key, value in budget.items() if value is not None}
    assert info == {"type": "info", "id": 1, "line": ["1B1", "1B2"]}


@pytest.mark.parametrize(
    "huge", [{"nodes": 10**30, "depth": 1}, {"depth": 10**30, "nodes": 1}, {"time": 10**400, "depth": 1}]
)
def test_a_budget_may_be_larger_than_any_search(huge):
    *_, move = answers(player("search", seed=1), go(number=3, **huge), games=["azul"])
    assert (move["type"], move["id"]) == ("move", 3)


@pytest.mark.parametrize("level", ["level:3", "level:8"])
def test_a_level_keeps_to_a_budget_that_is_smaller_than_its_own(level):
    *_, info, move = answers(player(level, seed=1), go(nodes=10, depth=1), games=["azul"])
    assert move["type"] == "move" and info["depth"] == 1 and info.get("nodes", 0) <= 2 * (10 + 128)


def test_a_player_that_only_chooses_is_told_the_time_if_it_has_one():
    timed = SimpleNamespace(time=9.0, choose=first_move().choose)
    answers(timed, go(time=0.25))
    assert timed.time == 0.25


def test_questions_are_answered_in_their_order():
    given = answers(first_move(), go(number=1), go(number=2), go(new_game("summer-pavilion", seed=1), number=3))
    assert [message["id"] for message in given] == [1, 2, 3]


def test_what_a_player_prints_does_not_get_into_the_conversation(capsys):
    def choose(game: Game):
        sys.stdout.write("thinking\n")
        return game.legal_moves[0]

    assert len(answers(SimpleNamespace(choose=choose), go())) == 1
    printed = capsys.readouterr()
    assert (printed.out, set(printed.err.split())) == ("", {"thinking"})


# Stopping


def test_a_player_that_is_told_to_stop_answers_at_once():
    talk = Talk(Thinking())
    talk.say(**go(time=AGES))
    assert talk.hear() == {"type": "info", "id": 1, "depth": 1}
    talk.say(type="stop")
    assert [talk.hear()["type"] for _ in range(2)] == ["info", "move"]
    talk.say(**go(number=2, time=AGES))
    assert talk.hear() == {"type": "info", "id": 2, "depth": 1}
    talk.say(type="quit")
    assert talk.rest() == []


def test_our_search_stops_when_it_is_told_to():
    game, talk = new_game("azul", seed=7), Talk(player("search", seed=1), games=["azul"])
    talk.say(**go(game, time=AGES))
    assert talk.hear()["type"] == "info"
    talk.say(type="stop")
    while (message := talk.hear())["type"] == "info":
        pass
    assert message["move"] in [str(move) for move in game.legal_moves]
    talk.say(type="quit")
    assert talk.rest() == []


def test_a_stop_is_for_all_that_has_been_asked():
    thinking = Thinking()
    talk = Talk(thinking)
    talk.say(**go(number=1))
    talk.hear()
    talk.say(**go(number=2))
    talk.say(type="stop")
    heard = [talk.hear() for _ in range(4)]
    assert [message["id"] for message in heard if message["type"] == "move"] == [1, 2]
    assert thinking.budgets[-1] == {"nodes": 1}
    talk.hang_up()
    assert talk.rest() == []


def test_a_stop_that_comes_before_the_player_has_begun_is_not_lost():
    class Slow(Thinking):
        def think(self, game, *, on_info, **budget):
            if budget != {"nodes": 1}:
                talk.say(type="stop")
                assert self.is_stopped.wait(AGES)  # and is then cleared
            return super().think(game, on_info=on_info, **budget)

    talk = Talk(Slow())
    talk.say(**go())
    assert [talk.hear()["type"] for _ in range(3)] == ["info", "info", "move"]
    talk.hang_up()
    assert talk.rest() == []


def test_a_stop_without_a_question_does_nothing():
    given = answers(Thinking(), {"type": "stop"}, go(nodes=1), {"type": "stop"})
    assert [message["type"] for message in given] == ["info", "move"]


def test_a_host_that_hangs_up_still_gets_its_answers():
    assert [message["type"] for message in answers(first_move(), go())] == ["move"]


def test_nothing_is_said_after_quit():
    assert answers(first_move(), {"type": "quit"}, go()) == []


def test_a_player_that_nobody_hears_any_more_stops_thinking():
    class Gone(io.StringIO):
        def write(self, line: str) -> int:
            raise BrokenPipeError

    thinking = Thinking()
    serve(thinking, stdin=io.StringIO(json.dumps(go(time=AGES))), stdout=Gone())
    assert thinking.is_stopped.is_set()


# What cannot be answered


def test_what_is_unknown_is_ignored():
    given = answers(first_move(), {"type": "ponder"}, "", {"type": "new-game", "game": "chess"}, HELLO | {"x": [1]})
    assert [message["type"] for message in given] == ["hello"]


@pytest.mark.parametrize("line", ["hello", "{", "[]", "1", "null", '{"kind": "go"}', '{"type": 1}', "[" * 100_000])
def test_a_line_that_is_no_message_is_an_error_and_the_engine_goes_on(line):
    error, hello = answers(first_move(), line, HELLO)
    assert error["type"] == "error" and error["message"].startswith('not a JSON object with a "type": ')
    assert hello["type"] == "hello"


@pytest.mark.parametrize("number", [None, "1", 1.5, True, [1]])
def test_a_question_needs_a_number(number):
    assert errors(go(number=number)) == [(None, 'a "go" needs an "id", a whole number')]


@pytest.mark.parametrize(
    ("more", "complaint"),
    [
        ({"position": None}, 'a "go" needs a "position"'),
        ({"position": "azul"}, 'a "go" needs a "position"'),
        ({"position": {}}, "this is no position: no such table can be"),
        ({"position": {"game": "azul"}}, "this is no position: no such table can be"),
        ({"time": 0}, '"time" must be a number above 0, not 0'),
        ({"time": -1}, '"time" must be a number above 0, not -1'),
        ({"time": "1s"}, '"time" must be a number above 0, not 1s'),
        ({"time": True}, '"time" must be a number above 0, not True'),
        ({"time": float("nan")}, '"time" must be a number above 0, not nan'),
        ({"time": float("inf")}, '"time" must be a number above 0, not inf'),
        ({"nodes": 1.5}, '"nodes" must be a whole number above 0, not 1.5'),
        ({"depth": []}, '"depth" must be a whole number above 0, not []'),
    ],
)
def test_a_question_that_makes_no_sense_is_answered_with_the_reason(more, complaint):
    ((number, message),) = errors({**go(number=4), **more})
    assert number == 4 and message.startswith(complaint)


@pytest.mark.parametrize("name", GAMES)
def test_nobody_can_move_in_a_finished_game_or_before_a_deal(name):
    game = new_game(name, seed=3)
    before_the_deal = Game(game.start).position
    while not game.is_over:
        game.play(game.legal_moves[0])
    question = go(game)
    assert errors(question, question | {"position": before_the_deal}) == [
        (1, "nobody is to move in this position"),
        (1, "nobody is to move in this position"),
    ]


@pytest.mark.parametrize("kind", [ValueError, SystemExit])
def test_a_player_that_fails_is_an_error_and_the_engine_goes_on(capsys, kind):
    asked: list[Game] = []

    def choose(game: Game):
        asked.append(game)
        if len(asked) == 2:
            raise kind("out of ideas")
        return game.legal_moves[0]

    failed, move = answers(SimpleNamespace(choose=choose), go(number=1), go(number=2), games=["azul"])
    assert failed == {"type": "error", "id": 1, "message": f"the player failed: {kind.__name__}: out of ideas"}
    assert move == {"type": "move", "id": 2, "move": "1B1"}
    assert "Traceback" in capsys.readouterr().err


def test_errors_are_in_the_language_of_the_machine(monkeypatch):
    monkeypatch.setenv("LC_ALL", "fr_FR.UTF-8")
    ((_, message),) = errors({"type": "go"})
    assert "un nombre entier" in message
