"""What is sent to whom."""

import msgspec
import pytest
from tests.server.core.evening import ANA, BO, BOT, OPEN, SECRET, Evening, duel, guest, nonce, setup, three

from faience.errors import Refused
from faience.rules.games import GAMES
from faience.server import commands
from faience.server.actor import Actor, Presence
from faience.server.commands import AnyCommand, decoder
from faience.server.setup import SeatSetup
from faience.server.view import told
from faience.server.wire import View

WATCHER = Actor(guest=guest("watcher"), has_watch=True)
STRANGER = Actor(guest=guest("stranger"))


def test_only_the_one_to_move_gets_the_legal_moves():
    evening = duel()
    assert evening.view(evening.mover).is_your_turn and len(evening.view(evening.mover).legal) > 20
    for actor in (evening.waiting, WATCHER):
        view = evening.view(actor)
        assert not view.is_your_turn and view.legal == ()


def test_legal_moves_are_those_of_the_game_in_the_language_of_the_reader():
    evening = duel()
    assert evening.table.game
    for lang in ("en", "fr"):
        legal = evening.view(evening.mover, lang).legal
        assert [(each.move, each.text, each.words) for each in legal] == [
            (int(move), str(move), move.describe(lang)) for move in evening.table.game.legal_moves
        ]


def test_the_position_is_that_of_the_game():
    evening = duel()
    for _ in range(3):
        evening.move()
        assert evening.table.game and evening.view(ANA).position == evening.table.game.position


def test_players_know_their_seats_and_the_host():
    evening = Evening(setup((OPEN, BOT, OPEN))).sit(ANA, BO)
    view = evening.view(BO)
    mine = evening.seat_of(BO)
    assert view.you == (mine,) and view.role == "player" and not view.is_host
    assert [seat.is_you for seat in view.seats] == [number == mine for number in range(3)]
    assert [seat.name for seat in view.seats if seat.is_host] == ["Ana"]
    assert sorted((seat.kind, seat.level) for seat in view.seats) == [("bot", 3), ("human", None), ("human", None)]
    assert evening.view(WATCHER).role == "watcher"


def test_presence_is_shown():
    evening = duel()
    evening.presence = Presence(connected=frozenset([str(BO.guest)]), watchers=2)
    view = evening.view(WATCHER)
    assert [seat.name for seat in view.seats if seat.is_connected] == ["Bo"] and view.watchers == 2


def test_the_last_move_is_shown_even_after_a_deal():
    evening = duel()
    assert evening.view(ANA).last_move is None
    evening.play_until_deal()
    last = evening.view(ANA).last_move
    assert evening.table.game and last and last.text == str(evening.table.game.moves[-1])
    assert last.seat == evening.table.movers[-1][0]


# Who may look


@pytest.mark.parametrize(
    ("manners", "sees_open", "sees_game"),
    [
        ({"visibility": "public"}, ["join", "watch", "none"], ["join", "watch", "none"]),
        ({"visibility": "public", "watching": False}, ["join", "watch", "none"], []),
        ({"visibility": "private"}, ["join", "watch"], ["join", "watch"]),
        ({"visibility": "private", "watching": False}, ["join"], []),
    ],
)
def test_who_may_look_is_agreed_before(manners, sees_open, sees_game):
    rights = {"join": Actor(has_join=True), "watch": Actor(has_watch=True), "none": Actor()}
    evening = Evening(setup(**manners))
    assert [name for name, actor in rights.items() if evening.table.may_look(actor)] == sees_open
    evening.sit(ANA, BO)
    assert [name for name, actor in rights.items() if evening.table.may_look(actor)] == sees_game


def test_strangers_are_sent_nothing():
    with pytest.raises(Refused) as refused:
        duel().view(STRANGER)
    assert refused.value.code == "refused-entry"


def test_equal_viewpoints_are_sent_the_same():
    evening = duel()
    other = Actor(guest=guest("another watcher"), has_watch=True)
    assert evening.table.viewpoint(WATCHER) == evening.table.viewpoint(other)
    assert evening.view(WATCHER) == evening.view(other)
    different = {evening.table.viewpoint(actor) for actor in (ANA, BO, WATCHER, STRANGER)}
    assert len(different) == 4


# What one may do


def test_the_host_of_an_open_table_sees_what_can_be_done_with_each_seat():
    view = Evening(setup((OPEN, BOT, SeatSetup("program"), OPEN))).sit(ANA).view(ANA)
    assert [seat.may for seat in view.seats] == [
        ("sit", "remove"),
        ("add_bot", "remove"),
        ("add_bot", "remove", "token"),
        ("sit", "add_bot", "token"),
    ]
    assert view.may == ("leave", "say", "abort")


def test_a_guest_sees_the_open_seats_and_a_watcher_nothing():
    evening = Evening(setup((OPEN, OPEN, OPEN))).sit(ANA)
    assert [seat.may for seat in evening.view(BO).seats] == [(), ("sit",), ("sit",)]
    assert all(seat.may == () for seat in evening.view(WATCHER).seats)


def test_after_the_end_there_is_a_rematch():
    evening = duel()
    evening.play_out()
    assert evening.view(BO).may == ("say", "rematch")
    evening.ask(BO, commands.Rematch())
    assert evening.view(ANA).may == ("say",) and evening.view(ANA).rematch


# The result


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("evening", [duel, three])
def test_every_point_of_the_result_has_its_source(game, evening):
    played = evening(game=game)
    played.play_out()
    result = played.view(ANA).result
    assert result
    assert tuple(sum(points.values()) for points in result.breakdown) == result.scores
    assert result.rounds[-1] == result.scores and len(result.rounds) == played.table.game.round
    assert played.view(WATCHER).result == result


# Events


def test_events_are_told_in_order_without_gaps_and_with_what_the_engine_saw():
    evening = duel()
    evening.play_until_deal()
    everything = told(evening.table)
    assert [each.number for each in everything] == list(range(1, evening.table.number + 1))
    moved, dealt = everything[-2:]
    assert evening.table.game
    moves = evening.table.game.history[-2]
    assert (moved.kind, moved.text, moved.by) == ("moved", str(moves.move), "human")
    assert list(moved.events) == [event.to_dict() for event in moves.events]
    assert dealt.kind == "dealt" and [event["kind"] for event in dealt.events] == ["dealt"]
    assert told(evening.table, since=evening.table.number - 2) == everything[-2:]


def test_moves_that_were_taken_back_are_still_told():
    evening = duel()
    mover = evening.mover
    evening.move()
    before = told(evening.table)
    evening.ask(mover, commands.Undo())
    after = told(evening.table)
    assert after[:-1] == before and (after[-1].kind, after[-1].to) == ("undone", 0)


@pytest.mark.parametrize("game", GAMES)
def test_views_and_events_can_be_read_again(game):
    evening = duel(game=game)
    evening.play(5)
    for actor in (ANA, BO, WATCHER):
        view = evening.view(actor)
        assert msgspec.json.decode(msgspec.json.encode(view), type=View) == view
    assert msgspec.json.encode(told(evening.table))


def test_neither_guests_nor_ids_nor_the_secret_are_in_what_is_sent():
    evening = duel()
    evening.move(command_id="a-secret-id")
    evening.ask(ANA, commands.Say(text="hi", id="another-id"))
    sent = msgspec.json.encode((told(evening.table), [evening.view(actor) for actor in (ANA, BO, WATCHER)])).decode()
    for hidden in (str(ANA.guest), str(BO.guest), SECRET, "a-secret-id", "another-id"):
        assert hidden not in sent
    assert nonce(1) in sent


# Commands as they come


@pytest.mark.parametrize(
    ("text", "command"),
    [
        ('{"type":"move","id":"a","after":12,"move":74}', commands.Move(id="a", after=12, move=74)),
        ('{"type":"move","after":12,"move":"2B3"}', commands.Move(after=12, move="2B3")),
        ('{"type":"sit","name":"Ana"}', commands.Sit(name="Ana")),
        ('{"type":"answer_undo","yes":true}', commands.AnswerUndo(yes=True)),
        ('{"type":"hand_over","seat":1}', commands.HandOver(seat=1, level=5)),
        ('{"type":"ping"}', commands.Ping()),
    ],
)
def test_commands_are_read_from_json(text, command: AnyCommand):
    assert decoder.decode(text) == command


@pytest.mark.parametrize(
    "text",
    [
        "{}",
        '{"type":"GiveToken","seat":0,"name":"x","guest":"x","nonce":"x"}',
        '{"type":"BotMove","move":1,"after":1}',
        '{"type":"CheckClock"}',
        '{"type":"start","surprise":1}',
        '{"type":"move","move":1}',
        '{"type":"move","move":1.5,"after":1}',
        '{"type":"move","move":true,"after":1}',
        '{"type":"move","move":1,"after":-1}',
        '{"type":"add_bot","seat":4,"level":1}',
        '{"type":"add_bot","seat":0,"level":9}',
        '{"type":"sit","name":"Ana","nonce":"xyz"}',
        '{"type":"sit","name":"Ana","nonce":"' + "0f" * 16 + '\\n"}',
        '{"type":"say","phrase":"rude"}',
        '{"type":"start","id":"' + "a" * 65 + '"}',
    ],
)
def test_what_is_no_command_is_not_read(text):
    with pytest.raises(msgspec.ValidationError):
        decoder.decode(text)
