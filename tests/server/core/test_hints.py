"""Hints are for those who play alone against bots."""

import pytest
from tests.server.core.evening import ANA, BO, BOT, OPEN, Evening, against_bot, duel, guest, nonce, setup

from faience.errors import Refused
from faience.server import commands
from faience.server.actor import Actor
from faience.server.advice import check_hint
from faience.server.setup import SeatSetup

WATCHER = Actor(guest=guest("watcher"), has_watch=True)


def may_have_hint(evening: Evening, actor: Actor) -> bool:
    """What the view says, and what is answered, are the same."""
    if "hint" in evening.view(actor).may:
        check_hint(evening.table, actor)
        return True
    with pytest.raises(Refused) as refused:
        check_hint(evening.table, actor)
    assert refused.value.code == "refused-hint"
    return False


def on_her_turn(evening: Evening) -> Evening:
    while evening.table.to_move != evening.seat_of(ANA):
        evening.move()
    return evening


def test_who_plays_alone_against_bots_may_have_hints():
    assert may_have_hint(on_her_turn(against_bot()), ANA)
    assert may_have_hint(on_her_turn(Evening(setup((BOT, OPEN, BOT))).sit(ANA)), ANA)


def test_a_hint_is_for_the_one_to_move():
    evening = on_her_turn(against_bot())
    assert not may_have_hint(evening, WATCHER)
    evening.move()
    assert not may_have_hint(evening, ANA)


def test_there_is_no_hint_before_and_after_the_game_and_while_it_is_paused():
    assert not may_have_hint(Evening(setup((OPEN, BOT))), ANA)
    evening = on_her_turn(against_bot())
    evening.ask(ANA, commands.Pause())
    assert not may_have_hint(evening, ANA)
    evening.ask(ANA, commands.Resume())
    evening.play_out()
    assert not may_have_hint(evening, ANA)


def test_people_who_play_each_other_get_no_hints():
    evening = duel()
    assert not may_have_hint(evening, evening.mover)


def test_people_who_share_a_device_play_each_other():
    evening = Evening(setup((SeatSetup("human", name="Ana"), SeatSetup("human", name="Bo"))))
    assert not may_have_hint(evening, ANA)


def test_who_plays_against_a_program_gets_no_hints():
    evening = Evening(setup((OPEN, SeatSetup("program"))))
    evening.ask(ANA, commands.GiveToken(seat=1, name="deep", guest=guest("token"), nonce=nonce(9)))
    evening.sit(ANA)
    assert not may_have_hint(evening, ANA)
    assert not may_have_hint(evening, Actor(guest=guest("token"), is_program=True))


def test_a_bot_that_plays_for_somebody_leaves_it_a_game_between_people():
    evening = duel()
    evening.ask(BO, commands.Leave())
    assert not may_have_hint(on_her_turn(evening), ANA)


@pytest.mark.parametrize("game", ["azul", "summer-pavilion"])
def test_who_lets_a_bot_play_for_them_needs_no_hint(game):
    evening = on_her_turn(against_bot(game=game))
    evening.ask(ANA, commands.HandOver(seat=evening.seat_of(ANA)))
    assert not may_have_hint(evening, ANA)
