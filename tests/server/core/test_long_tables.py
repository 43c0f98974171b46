"""No log grows for ever: who has one read it, reads all of it."""

from random import Random

import pytest
from tests.server.core.evening import ANA, BO, BOT, OPEN, Evening, against_bot, duel, guest, nonce, setup
from tests.server.core.test_life import IDEAS, PLAYERS

from faience.errors import FaienceError
from faience.server import commands
from faience.server.decisions import case
from faience.server.events import HandedOver, Paused

TOO_LONG = "refused-table-long"


@pytest.fixture
def is_enough(monkeypatch):
    """From now on too much has happened at this table."""
    return lambda evening: monkeypatch.setattr(case, "ENOUGH", evening.table.number)


def test_where_too_much_has_happened_seats_stay_as_they_are(is_enough):
    evening = Evening(setup((OPEN, OPEN, BOT))).sit(ANA)
    is_enough(evening)
    given = commands.GiveToken(seat=1, name="Fox", guest=guest("token"), nonce=nonce(5))
    for command in (commands.AddBot(seat=1, level=2), commands.Remove(seat=2), given):
        assert evening.refuses(ANA, command) == TOO_LONG
    assert evening.refuses(BO, commands.Sit(name="Bo", nonce=nonce(2))) == TOO_LONG
    assert evening.view(ANA).may == ("leave", "say", "abort")


def test_where_too_much_has_happened_a_game_is_played_to_its_end(is_enough):
    evening = duel()
    evening.play(3)
    is_enough(evening)
    mover = evening.waiting  # who made the last move
    assert evening.refuses(mover, commands.Undo()) == evening.refuses(mover, commands.AskUndo()) == TOO_LONG
    assert evening.refuses(ANA, commands.Pause()) == TOO_LONG
    evening.play_out()
    assert evening.status == "ended"


def test_where_too_much_has_happened_a_game_that_is_paused_goes_on_for_good(is_enough):
    evening = against_bot()
    assert isinstance(evening.ask(ANA, commands.Leave())[0], Paused)
    is_enough(evening)
    assert evening.ask(ANA, commands.Leave()) == ()
    evening.ask(ANA, commands.Resume())
    assert evening.refuses(ANA, commands.Leave()) == TOO_LONG


def test_where_too_much_has_happened_the_seat_of_an_absent_player_is_handed_over_once(is_enough):
    evening = duel()
    is_enough(evening)
    evening.leaves(BO)
    evening.wait(60)
    seat = evening.seat_of(BO)
    assert evening.ask(ANA, commands.HandOver(seat=seat, level=5)) == (HandedOver(seat, 5, by_host=True),)
    assert evening.refuses(ANA, commands.HandOver(seat=seat, level=4)) == TOO_LONG
    assert evening.refuses(BO, commands.TakeBack(seat=seat)) == TOO_LONG


@pytest.mark.parametrize("seats", [(OPEN, OPEN), (OPEN, OPEN, OPEN), (OPEN, BOT)])
def test_whatever_people_do_instead_of_moving_comes_to_an_end(is_enough, seats):
    evening, random = Evening(setup(seats)).sit(*PLAYERS[: seats.count(OPEN)]), Random(1)
    evening.play(2)
    is_enough(evening)
    at_most = evening.table.number + 300 + 3 * len(seats)  # remarks, and a few last changes
    for _ in range(5_000):
        evening.wait(3)
        command = random.choice(IDEAS)(random)
        if not isinstance(command, commands.Move):
            try:
                evening.ask(random.choice(PLAYERS), command)
            except FaienceError:
                continue
    assert evening.status == "playing"
    assert evening.table.number <= at_most
