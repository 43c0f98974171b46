"""Bots that play on for those who are away."""

from dataclasses import replace

from tests.server.core.evening import ANA, BO, CLEO, OPEN, Evening, against_bot, duel, guest, nonce, setup, three, timed

from faience.server import commands
from faience.server.actor import Actor, Presence
from faience.server.events import HandedOver, TakenBack
from faience.server.setup import DAY, SeatSetup


def hand_over(evening: Evening, level: int = 5) -> commands.HandOver:
    """The seat of Bo."""
    return commands.HandOver(seat=evening.seat_of(BO), level=level)


def away(*people: Actor, game: Evening | None = None) -> Evening:
    evening = game or duel()
    evening.leaves(*people)
    return evening


def test_the_seat_of_a_player_who_is_away_is_handed_over_after_a_minute():
    evening = away(BO)
    evening.wait(59)
    assert evening.refuses(ANA, hand_over(evening)) == "refused-grace"
    evening.wait(1)
    assert evening.ask(ANA, hand_over(evening, level=2)) == (HandedOver(evening.seat_of(BO), 2, by_host=True),)
    assert evening.view(ANA).seats[evening.seat_of(BO)].stand_in == 2


def test_in_a_game_over_days_after_a_day():
    evening = away(BO, game=duel(clock=timed("move", seconds=3 * DAY)))
    evening.wait(DAY - 1)
    assert evening.refuses(ANA, hand_over(evening)) == "refused-grace"
    evening.wait(1)
    assert evening.ask(ANA, hand_over(evening))


def test_a_player_who_is_here_is_not_replaced():
    evening = away()
    evening.wait(1000)
    assert evening.refuses(ANA, hand_over(evening)) == "refused-present"


def test_whoever_came_back_in_time_keeps_the_seat():
    evening = away(BO)
    evening.wait(50)
    evening.presence = replace(evening.presence, connected=evening.presence.connected | {str(BO.guest)})
    evening.wait(50)
    assert evening.refuses(ANA, hand_over(evening)) == "refused-present"


def test_whoever_was_never_seen_has_a_minute_from_the_start():
    evening = duel()
    evening.presence = Presence()
    assert evening.refuses(ANA, hand_over(evening)) == "refused-grace"
    evening.wait(60)
    assert evening.ask(ANA, hand_over(evening))


def test_the_page_knows_when_a_seat_can_be_handed_over():
    evening = away(BO)
    seat = evening.view(ANA).seats[evening.seat_of(BO)]
    assert seat.hand_over_at == evening.now + 60_000 and "hand_over" not in seat.may
    evening.wait(60)
    assert "hand_over" in evening.view(ANA).seats[evening.seat_of(BO)].may
    assert evening.view(ANA).seats[evening.seat_of(ANA)].hand_over_at is None


def test_the_player_takes_the_seat_back_at_any_moment():
    evening = away(BO)
    evening.wait(60)
    evening.ask(ANA, hand_over(evening))
    seat = evening.seat_of(BO)
    while evening.table.to_move != seat:
        evening.move()
    assert evening.table.bot_to_move()
    move = commands.Move(move=0, after=evening.table.number)
    assert evening.refuses(BO, move) == "refused-handed-over"
    assert evening.ask(BO, commands.TakeBack(seat=seat)) == (TakenBack(seat),)
    assert evening.table.bot_to_move() is None and evening.view(BO).is_your_turn
    assert evening.ask(BO, commands.TakeBack(seat=seat)) == ()


def test_nobody_takes_the_seat_of_another():
    evening = away(BO)
    evening.wait(60)
    evening.ask(ANA, hand_over(evening))
    assert evening.refuses(ANA, commands.TakeBack(seat=evening.seat_of(BO))) == "refused-not-yours"


def test_if_it_is_the_host_who_is_away_any_player_may_act():
    evening = away(ANA, game=three())
    evening.wait(60)
    assert evening.ask(CLEO, commands.HandOver(seat=evening.seat_of(ANA)))


def test_otherwise_only_the_host():
    evening = away(BO, game=three())
    evening.wait(60)
    assert evening.refuses(CLEO, hand_over(evening)) == "refused-host"


def test_anybody_may_let_a_bot_play_for_themselves_and_choose_its_level():
    evening = duel()
    assert evening.ask(BO, hand_over(evening, level=8)) == (HandedOver(evening.seat_of(BO), 8),)
    assert evening.ask(BO, hand_over(evening, level=8)) == ()
    assert evening.ask(BO, hand_over(evening, level=1))


def test_leaving_a_game_with_others_lets_a_bot_play_on():
    evening = duel()
    assert evening.ask(BO, commands.Leave()) == (HandedOver(evening.seat_of(BO), 5),)
    assert evening.ask(BO, commands.Leave()) == ()


def test_bots_are_not_replaced_by_bots():
    evening = against_bot()
    bot = 1 - evening.seat_of(ANA)
    assert evening.refuses(ANA, commands.HandOver(seat=bot)) == "refused-no-player"
    assert evening.refuses(ANA, commands.HandOver(seat=3)) == "refused-no-seat"


def test_a_host_who_only_watches_may_hand_over_too():
    evening = Evening().sit(BO, CLEO)
    evening.leaves(BO)
    evening.wait(60)
    assert evening.ask(ANA, hand_over(evening))
    assert evening.refuses(Actor(guest=guest("x"), has_watch=True), hand_over(evening)) == "refused-seat"


def test_a_program_that_was_away_takes_its_seat_back_even_with_a_new_token():
    evening = Evening(setup((OPEN, SeatSetup("program")))).sit(ANA)
    program = Actor(guest=guest("second"), is_program=True)
    evening.ask(ANA, commands.GiveToken(seat=1, name="Fox", guest=guest("first"), nonce=nonce(5)))
    evening.wait(60)
    seat = 1 - evening.seat_of(ANA)
    evening.ask(ANA, commands.HandOver(seat=seat))
    evening.ask(ANA, commands.GiveToken(seat=seat, name="Fox", guest=str(program.guest), nonce=nonce(6)))
    assert evening.table.seats[seat].stand_in == 5
    assert evening.ask(program, commands.TakeBack(seat=seat)) == (TakenBack(seat),)
