"""Clocks: in the whole game, for each move, standing still, running out."""

import pytest
from tests.server.core.evening import ANA, BO, BOT, OPEN, SECOND, Evening, duel, setup, three, timed

from faience.game import read_game
from faience.server import commands
from faience.server.actor import SERVER
from faience.server.events import Ended, StoodStill, TimedOut
from faience.server.setup import DAY


def left(evening: Evening, seat: int) -> float:
    """Seconds."""
    shown = evening.view(ANA).seats[seat].clock_ms
    assert shown is not None
    return shown / SECOND


def check(evening: Evening):
    return evening.ask(SERVER, commands.CheckClock())


def test_without_a_clock_nothing_is_ever_due():
    evening = duel()
    assert evening.table.due() is None and evening.view(ANA).seats[0].clock_ms is None


def test_the_clock_of_the_one_to_move_runs():
    evening = duel(clock=timed(seconds=60))
    evening.wait(10)
    assert (left(evening, 0), left(evening, 1)) == (60 - 10, 60)
    evening.move()
    evening.wait(7)
    assert (left(evening, 0), left(evening, 1)) == (60 - 10, 60 - 7)
    assert evening.view(ANA).clock.running == 1


def test_each_move_brings_the_increment():
    evening = duel(clock=timed(seconds=60, increment=5))
    evening.wait(10)
    evening.move()
    assert left(evening, 0) == 60 - 10 + 5


def test_moving_and_taking_back_brings_no_time():
    evening = duel(clock=timed(seconds=60, increment=5))
    mover = evening.mover
    for _ in range(4):
        evening.wait(2)
        evening.move()
        evening.ask(mover, commands.Undo())
    assert left(evening, 0) == 60 - 4 * 2


def test_each_move_may_have_its_own_time():
    evening = duel(clock=timed("move", seconds=30))
    for _ in range(4):
        evening.wait(20)
        evening.move()
    assert left(evening, 0) == 30


def test_a_move_taken_back_does_not_begin_afresh():
    evening = duel(clock=timed("move", seconds=30))
    mover = evening.mover
    evening.wait(20)
    evening.move()
    evening.ask(mover, commands.Undo())
    evening.wait(4)
    assert left(evening, 0) == 30 - 20 - 4


def test_bots_have_no_clock():
    evening = Evening(setup((OPEN, BOT), clock=timed())).sit(ANA)
    while evening.table.bot_to_move() is None:
        evening.move()
    assert evening.table.due() is None
    evening.wait(1000)
    evening.move()
    assert evening.table.due() is not None


def test_a_pause_costs_nobody_time():
    evening = duel(clock=timed(seconds=60))
    evening.wait(10)
    evening.ask(ANA, commands.Pause())
    evening.wait(1000)
    assert evening.table.due() is None
    evening.ask(BO, commands.Resume())
    evening.wait(5)
    assert left(evening, 0) == 60 - 10 - 5


# No server


def outage(evening: Evening, seconds: float) -> tuple[int, int]:
    since = evening.now
    evening.wait(seconds)
    return since, evening.now


def test_clocks_stand_still_while_no_server_runs():
    evening = duel(clock=timed(seconds=60))
    evening.wait(10)
    gap = outage(evening, 3600)
    assert evening.ask(SERVER, commands.StandStill(gaps=(gap,))) == (StoodStill(*gap),)
    evening.wait(5)
    assert left(evening, 0) == 60 - 10 - 5


def test_an_outage_is_noted_once():
    evening = duel(clock=timed(seconds=60))
    first = outage(evening, 100)
    evening.ask(SERVER, commands.StandStill(gaps=(first,)))
    assert evening.ask(SERVER, commands.StandStill(gaps=(first,))) == ()
    evening.wait(3)
    second = outage(evening, 50)
    assert evening.ask(SERVER, commands.StandStill(gaps=(first, second))) == (StoodStill(*second),)
    assert left(evening, 0) == 60 - 3


def test_an_outage_before_the_turn_does_not_matter():
    evening = duel(clock=timed(seconds=60))
    gap = (evening.now - 500 * SECOND, evening.now - 400 * SECOND)
    assert evening.ask(SERVER, commands.StandStill(gaps=(gap,))) == ()


def test_only_the_part_of_an_outage_that_fell_into_the_turn_counts():
    evening = duel(clock=timed(seconds=60))
    begin = evening.now
    evening.wait(30)
    evening.ask(SERVER, commands.StandStill(gaps=((begin - 500 * SECOND, begin + 20 * SECOND),)))
    assert left(evening, 0) == 60 - 10


def test_without_a_running_clock_no_outage_is_noted():
    evening = duel()
    assert evening.ask(SERVER, commands.StandStill(gaps=(outage(evening, 100),))) == ()


# Running out


def test_a_clock_is_due_when_it_will_have_run_out():
    evening = duel(clock=timed(seconds=60))
    assert evening.table.due() == evening.now + 60 * SECOND
    evening.wait(59)
    assert check(evening) == ()


def test_whoever_runs_out_of_time_against_one_other_has_lost():
    evening = duel(clock=timed(seconds=60))
    evening.wait(60)
    timed_out, ended = check(evening)
    assert timed_out == TimedOut(0, 5)
    assert isinstance(ended, Ended) and (ended.winners, ended.reason) == ((1,), "time")
    assert evening.table.status == "ended" and evening.table.due() is None
    assert check(evening) == ()


def test_the_record_of_a_game_that_was_lost_on_time_says_so():
    evening = duel(clock=timed(seconds=60))
    evening.move()
    evening.wait(60)
    check(evening)
    text = evening.table.record()
    assert '[Result "*"]' in text and '[Termination "time 2"]' in text
    assert read_game(text).winners == (0,)


def test_with_more_players_a_bot_plays_on_for_the_sake_of_the_others():
    evening = three(clock=timed(seconds=60))
    loser = evening.mover
    evening.wait(61)
    assert check(evening) == (TimedOut(0, 5),)
    task = evening.table.bot_to_move()
    assert task and (task.seat, task.level) == (0, 5)
    assert evening.refuses(loser, commands.TakeBack(seat=0)) == "refused-timed-out"
    assert evening.refuses(loser, commands.HandOver(seat=0, level=8)) == "refused-timed-out"
    assert evening.refuses(loser, commands.Move(move=0, after=evening.table.number)) == "refused-timed-out"
    evening.play_out()
    assert evening.table.ended and 0 not in evening.table.ended.winners
    played = read_game(evening.table.record())
    assert played.is_over and played.winners == evening.table.ended.winners


def test_the_last_of_three_with_time_left_wins():
    evening = three(clock=timed(seconds=60))
    evening.wait(61)
    check(evening)
    evening.move()
    evening.wait(61)
    timed_out, ended = check(evening)
    assert timed_out == TimedOut(1, 5) and isinstance(ended, Ended) and ended.winners == (2,)


def test_bots_do_not_play_on_among_themselves():
    evening = Evening(setup((OPEN, BOT, BOT), clock=timed(seconds=60))).sit(ANA)
    while evening.mover.guest != ANA.guest:
        evening.move()
    evening.wait(60)
    _, ended = check(evening)
    assert isinstance(ended, Ended) and evening.seat_of(ANA) not in ended.winners


def test_a_move_after_the_time_is_up_is_refused():
    evening = duel(clock=timed(seconds=60))
    evening.wait(60)
    assert evening.table.game
    move = commands.Move(move=int(evening.table.game.legal_moves[0]), after=evening.table.number)
    assert evening.refuses(evening.mover, move) == "refused-time"
    assert evening.refuses(ANA, commands.Pause()) == "refused-time"


@pytest.mark.parametrize("days", [1, 3, 30])
def test_a_game_may_last_for_days(days):
    evening = duel(clock=timed("move", seconds=days * DAY))
    evening.wait(days * DAY - 1)
    evening.move()
    assert evening.table.status == "playing" and left(evening, 1) == days * DAY


def test_a_seat_that_was_handed_over_has_no_clock_running():
    evening = three(clock=timed(seconds=60))
    mover = evening.mover
    evening.wait(20)
    evening.ask(mover, commands.Leave())
    evening.wait(1000)
    evening.ask(mover, commands.TakeBack(seat=0))
    assert left(evening, 0) == 60 - 20
