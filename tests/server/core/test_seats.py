"""Setting up a table, sitting down, getting up, starting."""

from typing import Any

import pytest
from tests.server.core.evening import ANA, BO, BOT, CLEO, DAI, NAMES, OPEN, SECRET, Evening, guest, nonce, person, setup

from faience.errors import Refused, SetupError
from faience.fairness import Stream, commitment_of, draw_order
from faience.server import commands
from faience.server.actor import Actor
from faience.server.decisions.case import Case
from faience.server.events import Aborted, Dealt, Left, Rematched, Seated, Started
from faience.server.ids import ALPHABET, LENGTH, new_table_id, table_id_after
from faience.server.opening import open_rematch
from faience.server.setup import ClockSetup, SeatSetup
from faience.server.words import clean, clean_name

MINE = SeatSetup("human", name="Ana")


def kinds(evening: Evening) -> list[str]:
    return [type(numbered.event).__name__ for numbered in evening.table.log]


# Setups


@pytest.mark.parametrize(
    ("code", "agreed"),
    [
        ("setup-game", setup(game="chess")),
        ("setup-board", setup(board="marble")),
        ("setup-option", setup(options={"dragons": True})),
        ("setup-players", setup((OPEN,))),
        ("setup-seat-level", setup((OPEN, SeatSetup("bot")))),
        ("setup-seat-level", setup((OPEN, SeatSetup("open", level=3)))),
        ("setup-seat-name", setup((OPEN, SeatSetup("human")))),
        ("setup-seat-names", setup((MINE, SeatSetup("human", name="ANA")))),
        ("setup-clock", setup(clock=ClockSetup("game"))),
        ("setup-clock", setup(clock=ClockSetup("none", 60))),
    ],
)
def test_a_table_that_cannot_be_is_not_opened(code, agreed):
    with pytest.raises(SetupError) as refused:
        Evening(agreed)
    assert refused.value.code == code
    assert all(refused.value.text(lang) for lang in ("en", "fr"))


def test_the_commitment_is_shown_before_anybody_sits():
    fairness = Evening().view(ANA).fairness
    assert (fairness.commitment, fairness.nonces, fairness.secret) == (commitment_of(SECRET), (), None)


# The start


def test_the_game_begins_when_the_last_seat_is_taken():
    evening = Evening().sit(ANA)
    assert evening.status == "open"
    evening.sit(BO)
    assert evening.status == "playing"
    assert kinds(evening) == ["Opened", "Seated", "Seated", "Started", "Dealt"]


def test_the_host_may_want_to_say_when_it_begins():
    evening = Evening(setup(start="host")).sit(ANA, BO)
    assert evening.status == "open"
    evening.ask(ANA, commands.Start())
    assert evening.status == "playing"


def test_a_host_who_only_watches_says_when_a_guest_and_bots_begin():
    evening = Evening(setup((OPEN, BOT), start="host")).sit(BO)
    assert evening.status == "open"
    evening.ask(ANA, commands.Start())
    assert evening.status == "playing"


def test_a_table_of_one_player_and_bots_begins_at_once():
    assert Evening(setup((MINE, BOT, BOT), start="host")).status == "playing"


def test_several_people_on_one_device_begin_at_once():
    evening = Evening(setup((MINE, SeatSetup("human", name="Bo"))))
    assert evening.status == "playing"
    assert evening.view(ANA).you == (0, 1)


def test_the_host_may_sit_down_for_others_too():
    evening = Evening()
    for name in ("Ana", "Bo"):
        evening.ask(ANA, commands.Sit(name=name, nonce=nonce(1)))
    assert evening.status == "playing" and evening.view(ANA).you == (0, 1)


def test_nobody_else_gets_two_seats():
    evening = Evening(setup((OPEN, OPEN, OPEN))).sit(BO)
    assert evening.refuses(BO, commands.Sit(name="Bob", seat=2, nonce=nonce(1))) == "refused-seated"


def test_a_table_with_open_seats_does_not_begin():
    assert Evening().sit(ANA).refuses(ANA, commands.Start()) == "refused-seats-open"


def test_bots_do_not_play_alone():
    evening = Evening()
    for seat in (0, 1):
        evening.ask(ANA, commands.AddBot(seat=seat, level=1))
    assert evening.refuses(ANA, commands.Start()) == "refused-only-bots"


def test_seats_are_drawn_from_the_stream_and_the_first_seat_begins():
    evening = Evening(setup((OPEN, OPEN, OPEN, OPEN))).sit(ANA, BO, CLEO, DAI)
    order = draw_order(Stream(SECRET, evening.table.id, [nonce(number) for number in (1, 2, 3, 4)]), 4)
    came = ["Ana", "Bo", "Cleo", "Dai"]
    assert [seat.name for seat in evening.table.seats] == [came[old] for old in order]
    assert evening.view(ANA).fairness.order == order and evening.table.to_move == 0


def test_the_nonces_count_in_the_order_in_which_players_came():
    evening = Evening(setup((OPEN, OPEN, OPEN)))
    for actor, seat in ((BO, 2), (ANA, 0), (CLEO, 1)):
        evening.ask(actor, commands.Sit(name=NAMES[str(actor.guest)], seat=seat, nonce=nonce(seat)))
    assert evening.table.nonces == (nonce(2), nonce(0), nonce(1))


def test_whoever_leaves_takes_the_nonce_along():
    evening = Evening(setup((OPEN, OPEN, OPEN))).sit(ANA, BO)
    evening.ask(BO, commands.Leave())
    assert evening.table.nonces == (nonce(1),)


# Seats


def test_a_seat_is_taken_once():
    evening = Evening(setup((OPEN, OPEN, OPEN))).sit(ANA)
    assert evening.refuses(BO, commands.Sit(name="Bo", seat=0, nonce=nonce(2))) == "refused-taken"


def test_a_seat_that_is_not_there_cannot_be_taken():
    assert Evening().refuses(BO, commands.Sit(name="Bo", seat=3, nonce=nonce(2))) == "refused-no-seat"


def test_without_a_cookie_nobody_can_be_known_again():
    assert Evening().refuses(Actor(has_join=True), commands.Sit(name="Bo", nonce=nonce(2))) == "refused-guest"


def test_a_link_to_watch_is_no_link_to_play():
    watcher = Actor(guest=guest("Bo"), has_watch=True)
    assert Evening().refuses(watcher, commands.Sit(name="Bo", nonce=nonce(2))) == "refused-join"


def test_at_a_public_table_anybody_may_sit():
    evening = Evening(setup(visibility="public"))
    evening.ask(Actor(guest=guest("Bo")), commands.Sit(name="Bo", nonce=nonce(2)))
    assert evening.table.seats[0].name == "Bo"


def test_two_players_do_not_have_one_name():
    assert Evening().sit(ANA).refuses(BO, commands.Sit(name=" aNA ", nonce=nonce(2))) == "refused-name-taken"


def test_a_player_may_take_another_name_and_nonce():
    evening = Evening(setup((OPEN, OPEN, OPEN))).sit(ANA, BO)
    evening.ask(BO, commands.Sit(name="Bob", nonce=nonce(9)))
    assert [seat.name for seat in evening.table.seats] == ["Ana", "Bob", None]
    assert evening.table.nonces == (nonce(1), nonce(9))


def test_nobody_need_look_through_a_long_log_to_say_whether_a_seat_may_be_taken():
    class Unread(list[Any]):
        def __iter__(self) -> Any:
            raise AssertionError("the log was looked through")

    evening = Evening().sit(ANA)
    evening.table.log = Unread(evening.table.log)
    before = evening.table.number
    seated, *begun = evening.table.decide(commands.Sit(name="Bo", nonce=nonce(2)), BO, evening.now)
    assert [type(event).__name__ for event in (seated, *begun)] == ["Seated", "Started", "Dealt"]
    assert (evening.table.number, evening.table.nonces, len(evening.table.log)) == (before, (nonce(1),), before)


def test_sitting_down_twice_with_one_id_counts_once():
    evening = Evening()
    for _ in range(3):
        evening.ask(ANA, commands.Sit(name="Ana", nonce=nonce(1), id="x"))
    assert kinds(evening) == ["Opened", "Seated"]


def test_the_host_fills_seats_with_bots_and_frees_them():
    evening = Evening(setup((OPEN, OPEN, OPEN))).sit(ANA)
    evening.ask(ANA, commands.AddBot(seat=1, level=2))
    evening.ask(ANA, commands.AddBot(seat=1, level=7))
    assert evening.ask(ANA, commands.AddBot(seat=1, level=7)) == ()
    assert [seat.level for seat in evening.table.seats] == [None, 7, None]
    assert evening.ask(ANA, commands.Remove(seat=1)) == (Left(1, by_host=True),)
    assert evening.ask(ANA, commands.Remove(seat=1)) == ()
    assert evening.table.seats[1].kind == "open"


def test_a_bot_on_the_last_seat_begins_the_game():
    evening = Evening().sit(ANA)
    seated, started, dealt = evening.ask(ANA, commands.AddBot(seat=1, level=2))
    assert isinstance(seated, Seated) and isinstance(started, Started) and isinstance(dealt, Dealt)


def test_when_the_host_leaves_the_next_player_is_host():
    evening = Evening(setup((OPEN, OPEN, OPEN))).sit(ANA, BO)
    evening.ask(ANA, commands.Leave())
    assert evening.table.is_host(BO) and not evening.table.is_host(ANA)


def test_when_nobody_is_left_the_table_is_given_up():
    evening = Evening(setup((OPEN, OPEN, BOT))).sit(ANA)
    assert evening.ask(ANA, commands.Leave()) == (Left(0), Aborted(SECRET))
    assert evening.status == "aborted"


# Programs


def test_a_program_takes_its_seat_by_a_token_and_an_old_token_is_void():
    evening = Evening(setup((MINE, SeatSetup("program"))))
    assert evening.status == "open"
    first, second = (Actor(guest=guest(token), is_program=True) for token in ("first", "second"))
    evening.ask(ANA, commands.GiveToken(seat=1, name="Fox", guest=str(first.guest), nonce=nonce(5)))
    assert evening.status == "playing"
    seat = evening.seat_of(first)
    evening.ask(ANA, commands.GiveToken(seat=seat, name="Fox", guest=str(second.guest), nonce=nonce(6)))
    assert evening.seat_of(second) == seat and evening.table.nonces[-1] == nonce(5)
    assert evening.refuses(first, commands.Ping()) == "refused-token"


def test_a_bot_does_not_push_a_program_off_its_seat():
    evening = Evening(setup((OPEN, SeatSetup("program"))))
    evening.ask(ANA, commands.GiveToken(seat=1, name="Fox", guest=guest("token"), nonce=nonce(5)))
    assert evening.refuses(ANA, commands.AddBot(seat=1, level=1)) == "refused-taken"


def test_programs_have_names_of_their_own():
    evening = Evening(setup((MINE, SeatSetup("program"))))
    assert evening.refuses(ANA, commands.Token(seat=1, name="Ana")) == "refused-name-taken"


# Rematch


def test_two_who_ask_for_a_rematch_mean_the_same_table():
    evening = Evening().sit(ANA, BO)
    evening.play_out()
    assert evening.ask(BO, commands.Rematch()) == (Rematched(table_id_after(SECRET)),)
    assert evening.ask(ANA, commands.Rematch()) == ()


def test_in_a_rematch_the_asker_is_seated_and_the_others_are_invited():
    evening = Evening(setup((OPEN, OPEN, BOT))).sit(ANA, BO)
    evening.play_out()
    evening.ask(BO, commands.Rematch())
    again = Evening()
    again.table = type(again.table)(str(evening.table.rematch))
    again.write(open_rematch(evening.table, str(BO.guest), "77" * 32, [nonce(8)], again.now))
    assert sorted(str(seat.name) for seat in again.table.seats) == ["Bo", "None", "None"]
    assert again.table.is_host(BO) and again.status == "open"
    again.ask(Actor(guest=ANA.guest), commands.Sit(name="Ana", nonce=nonce(7)))  # she needs no link
    assert again.status == "playing"
    assert again.refuses(Actor(guest=CLEO.guest), commands.Sit(name="Cleo", nonce=nonce(7))) == "refused-entry"


def test_a_rematch_against_bots_begins_at_once():
    evening = Evening(setup((OPEN, BOT))).sit(ANA)
    evening.play_out()
    events = open_rematch(evening.table, str(ANA.guest), "77" * 32, [nonce(8)], evening.now)
    assert isinstance(events[-1], Dealt)


def test_a_table_at_which_nobody_played_has_no_rematch():
    evening = Evening()
    evening.ask(ANA, commands.Abort())
    assert evening.refuses(ANA, commands.Rematch()) == "refused-not-begun"


def test_ids_of_tables_are_ten_letters_that_cannot_be_mixed_up():
    for table in (new_table_id(), table_id_after(SECRET)):
        assert len(table) == LENGTH and set(table) <= set(ALPHABET)
    assert not set("ilou") & set(ALPHABET)


# Names


@pytest.mark.parametrize(
    ("typed", "kept"),
    [
        ("  Ana  María ", "Ana María"),
        ("Ana\x00\x1b[31m\n", "Ana [31m"),
        ("\N{RIGHT-TO-LEFT OVERRIDE}anA", "anA"),
        ("A\N{ZERO WIDTH SPACE}na", "Ana"),
        ("e\N{COMBINING ACUTE ACCENT}", "é"),
        ("<b>", "<b>"),  # the page shows it as it is
    ],
)
def test_names_are_tidied(typed, kept):
    assert clean(typed) == clean_name(typed) == kept


@pytest.mark.parametrize("typed", ["", " ", "\n\t", "\N{ZERO WIDTH SPACE}", "a" * 25])
def test_a_name_has_1_to_24_letters(typed):
    with pytest.raises(Refused) as refused:
        clean_name(typed)
    assert refused.value.code == "refused-name"


def test_the_date_of_a_game_is_that_of_its_start():
    evening = Evening()
    assert Case(evening.table, person("Ana"), evening.now, evening.presence).date == "2023-11-14"
