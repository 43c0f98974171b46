"""Taking moves back: by right, by consent, freely."""

import pytest
from tests.server.core.evening import ANA, BO, CLEO, OPEN, Evening, against_bot, duel, nonce, setup, three

from faience.server import commands
from faience.server.actor import Actor
from faience.server.events import Dealt, Moved, UndoAgreed, UndoAsked, Undone, UndoRefused

YES, NO = commands.AnswerUndo(yes=True), commands.AnswerUndo(yes=False)


def player(evening: Evening, seat: int) -> Actor:
    return Actor(guest=evening.table.seats[seat].guest)


def last_mover(evening: Evening) -> Actor:
    return player(evening, evening.table.movers[-1][0])


def position(evening: Evening) -> object:
    assert evening.table.game
    return evening.table.game.position


# By right


def test_until_the_next_player_has_moved_it_is_the_right_of_the_mover():
    evening = duel()
    before, mover = position(evening), evening.mover
    evening.move()
    evening.ask(mover, commands.Undo())
    assert position(evening) == before and evening.mover == mover


def test_then_the_others_must_be_asked():
    evening = duel()
    mover = evening.mover
    evening.play(2)
    assert evening.refuses(mover, commands.Undo()) == "refused-undo-ask"


def test_nobody_takes_back_the_move_of_another():
    evening = duel()
    evening.move()
    assert evening.refuses(evening.mover, commands.Undo()) == "refused-undo-nothing"


def test_after_a_deal_it_is_no_right_any_more():
    evening = duel()
    evening.play_until_deal()
    assert evening.refuses(last_mover(evening), commands.Undo()) == "refused-undo-ask"


def test_an_undo_sent_twice_counts_once():
    evening = duel()
    mover = evening.mover
    evening.move()
    evening.ask(mover, commands.Undo(id="u"))
    assert evening.ask(mover, commands.Undo(id="u")) == ()


def test_at_a_strict_table_no_move_is_taken_back():
    evening = duel(undo="none")
    mover = evening.mover
    evening.move()
    for command in (commands.Undo(), commands.AskUndo()):
        assert evening.refuses(mover, command) == "refused-undo-policy"


def test_after_an_undo_a_move_for_the_old_position_is_stale():
    evening = duel()
    mover = evening.mover
    evening.move()
    seen = evening.table.number
    evening.ask(mover, commands.Undo())
    assert evening.table.game
    move = commands.Move(move=int(evening.table.game.legal_moves[0]), after=seen)
    assert evening.refuses(mover, move) == "refused-stale"


# Freely


def test_against_bots_one_goes_back_to_before_ones_own_last_move():
    evening = against_bot()
    while evening.mover.guest != ANA.guest:
        evening.move()
    before = position(evening)
    evening.play(2)
    evening.ask(ANA, commands.Undo())
    assert position(evening) == before


def test_against_bots_that_works_across_a_deal_which_then_comes_again():
    evening = against_bot()
    evening.play_until_deal()
    while evening.table.movers[-1] != (evening.seat_of(ANA), False):
        evening.move()
    deals = [each.event for each in evening.table.log if isinstance(each.event, Dealt)]
    moved = [each.event for each in evening.table.log if isinstance(each.event, Moved)]
    while len(evening.table.movers) > 2:
        evening.ask(ANA, commands.Undo())
    for event in moved[len(evening.table.movers) :]:
        assert evening.table.game
        evening.move(which=[int(move) for move in evening.table.game.legal_moves].index(event.move))
    again = [each.event for each in evening.table.log if isinstance(each.event, Dealt)]
    assert len(deals) == 2 and again == [*deals, deals[-1]]


def test_on_one_device_the_last_move_is_taken_back_whoever_made_it():
    evening = Evening()
    for number, name in enumerate(("Ana", "Bo")):
        evening.ask(ANA, commands.Sit(name=name, nonce=nonce(number)))
    start = position(evening)
    evening.play(5)
    for left in (4, 3, 2, 1, 0):
        evening.ask(ANA, commands.Undo())
        assert len(evening.table.movers) == left
    assert position(evening) == start
    assert evening.refuses(ANA, commands.Undo()) == "refused-undo-nothing"


def test_friends_may_agree_that_nobody_is_asked():
    evening = duel(undo="free")
    mover, before = evening.mover, position(evening)
    evening.play(2)
    evening.ask(mover, commands.Undo())
    assert position(evening) == before


def test_when_the_others_have_left_to_bots_nobody_is_asked():
    evening = duel()
    evening.play(4)
    evening.ask(BO, commands.Leave())
    evening.play(2)
    evening.ask(ANA, commands.Undo())
    assert len(evening.table.movers) < 6


def test_whoever_has_left_to_a_bot_takes_nothing_back():
    evening = duel(undo="free")
    evening.play(2)
    evening.ask(BO, commands.Leave())
    assert evening.refuses(BO, commands.Undo()) == "refused-undo-nothing"


# By consent


def test_the_other_player_agrees():
    evening = duel()
    mover, before = evening.mover, position(evening)
    evening.play(2)
    (asked,) = evening.ask(mover, commands.AskUndo())
    assert asked == UndoAsked(0, 0) and evening.view(ANA).undo_asked_by == 0
    assert evening.ask(evening.waiting, YES) == (Undone(0, 0),)
    assert position(evening) == before and evening.table.undo_question is None


def test_consent_reaches_across_a_deal():
    evening = duel()
    evening.play_until_deal()
    asker = last_mover(evening)
    evening.ask(asker, commands.AskUndo())
    evening.ask(ANA if asker.guest != ANA.guest else BO, YES)
    assert evening.table.game and evening.table.game.round == 1


def test_the_other_player_says_no_and_is_not_asked_again_at_once():
    evening = duel()
    asker = evening.mover
    evening.play(2)
    evening.ask(asker, commands.AskUndo())
    assert evening.ask(evening.waiting, NO) == (UndoRefused(1),)
    assert evening.refuses(asker, commands.AskUndo()) == "refused-undo-refused"
    evening.play(2)
    assert evening.ask(asker, commands.AskUndo())


def test_all_others_must_agree():
    evening = three()
    people = {evening.seat_of(actor): actor for actor in (ANA, BO, CLEO)}
    evening.play(3)
    evening.ask(people[0], commands.AskUndo())
    assert evening.ask(people[1], YES) == (UndoAgreed(1),)
    assert evening.ask(people[1], YES) == ()
    assert evening.ask(people[2], YES) == (Undone(0, 0),)


def test_those_for_whom_bots_play_are_not_asked():
    evening = three()
    people = {evening.seat_of(actor): actor for actor in (ANA, BO, CLEO)}
    evening.play(3)
    evening.ask(people[2], commands.Leave())
    evening.ask(people[0], commands.AskUndo())
    assert evening.ask(people[1], YES) == (Undone(0, 0),)


def test_the_asker_may_withdraw_but_not_agree():
    evening = duel()
    asker = evening.mover
    evening.play(2)
    evening.ask(asker, commands.AskUndo())
    assert evening.ask(asker, commands.AskUndo()) == ()
    assert evening.refuses(asker, YES) == "refused-undo-own"
    assert evening.ask(asker, NO) == (UndoRefused(0),)


def test_two_do_not_ask_at_once():
    evening = duel()
    asker, other = evening.mover, evening.waiting
    evening.play(2)
    evening.ask(asker, commands.AskUndo())
    assert evening.refuses(other, commands.AskUndo()) == "refused-undo-asked"


def test_a_new_move_of_a_player_ends_the_question():
    evening = duel()
    evening.play(2)
    evening.ask(evening.mover, commands.AskUndo())
    evening.move()
    assert evening.table.undo_question is None
    assert evening.refuses(ANA, YES) == "refused-undo-not-asked"


def test_a_new_move_of_a_bot_does_not():
    evening = Evening(setup((OPEN, OPEN, OPEN))).sit(ANA, BO, CLEO)
    people = {evening.seat_of(actor): actor for actor in (ANA, BO, CLEO)}
    evening.play(3)
    evening.ask(people[0], commands.Leave())
    evening.ask(people[1], commands.AskUndo())
    evening.move()
    evening.ask(people[2], YES)
    assert len(evening.table.movers) == 1


def test_where_nobody_need_be_asked_nobody_is():
    evening = duel()
    mover = evening.mover
    evening.move()
    assert evening.refuses(mover, commands.AskUndo()) == "refused-undo-free"


@pytest.mark.parametrize("moves", [0, 1])
def test_what_a_player_sees_of_undo_is_what_is_possible(moves):
    evening = duel()
    mover = evening.mover
    evening.play(1 + moves)
    may = evening.view(mover).may
    assert ("undo" in may, "ask_undo" in may) == ((True, False) if moves == 0 else (False, True))
