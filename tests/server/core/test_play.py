"""Moves at a table: whose turn it is, what counts twice, what comes too late; pauses, the end, chat."""

import pytest
from tests.server.core.evening import ANA, BO, CLEO, SECRET, Evening, against_bot, duel, guest, setup, three, timed

from faience.rules.games import GAMES
from faience.server import commands
from faience.server.actor import SERVER, Actor
from faience.server.events import Aborted, Dealt, Ended, Moved, Paused
from faience.server.store import Listed
from faience.server.summaries import DAY, is_lively, listing_of, summary_of
from faience.server.task import seed_of
from faience.server.view import told


def first_move(evening: Evening, **fields) -> commands.Move:
    assert evening.table.game
    values = {"move": int(evening.table.game.legal_moves[0]), "after": evening.table.number} | fields
    return commands.Move(**values)


def test_a_move_sent_three_times_counts_once():
    evening = duel()
    mover, move = evening.mover, first_move(evening, id="m1")
    assert len(evening.ask(mover, move)) == 1
    assert evening.ask(mover, move) == evening.ask(mover, move) == ()
    assert len(evening.table.movers) == 1


def test_the_last_move_of_a_game_may_be_repeated_too():
    evening = duel()
    sent = []
    while evening.table.status == "playing":
        sent.append((evening.mover, first_move(evening, id=str(evening.table.number))))
        evening.ask(*sent[-1])
    assert evening.ask(*sent[-1]) == ()


def test_an_id_that_somebody_else_used_is_no_repetition():
    evening = duel()
    evening.move(command_id="m1")
    assert len(evening.move(command_id="m1")) == 1


def test_a_client_that_uses_an_id_again_for_a_later_move_is_not_misunderstood():
    evening = duel()
    for _ in range(4):
        assert len(evening.move(command_id="1")) == 1


def test_an_id_that_was_used_for_something_else_is_no_repetition():
    evening = duel()
    mover = evening.mover
    evening.ask(mover, commands.Say(text="hi", id="1"))
    assert len(evening.move(command_id="1")) == 1
    assert len(evening.ask(mover, commands.Undo(id="1"))) == 1


def test_a_move_for_an_older_position_is_refused():
    evening = duel()
    before = evening.table.number
    evening.play(2)
    assert evening.refuses(evening.mover, first_move(evening, after=before)) == "refused-stale"
    assert evening.refuses(evening.mover, first_move(evening, after=evening.table.number + 1)) == "refused-stale"


def test_words_in_between_do_not_make_a_move_stale():
    evening = duel()
    before = evening.table.number
    evening.ask(ANA, commands.Say(phrase="good-luck"))
    assert evening.ask(evening.mover, first_move(evening, after=before))


def test_players_move_in_turn():
    evening = duel()
    assert evening.refuses(evening.waiting, first_move(evening)) == "refused-turn"


def test_a_move_may_be_written_as_text():
    evening = duel()
    assert evening.table.game
    text = str(evening.table.game.legal_moves[3])
    (moved,) = evening.ask(evening.mover, first_move(evening, move=text))
    assert isinstance(moved, Moved) and moved.move == int(evening.table.game.history[-1].move or -1)


@pytest.mark.parametrize(
    ("move", "code"),
    [
        (29, "illegal-not-there"),
        ("9BF", "illegal-no-display"),
        (9999, "notation-move-number"),
        ("x", "notation-move-azul"),
    ],
)
def test_a_move_that_the_rules_forbid_is_refused_with_their_code(move, code):
    evening = duel()
    assert evening.refuses(evening.mover, first_move(evening, move=move)) == code


def test_move_deal_and_end_come_together():
    evening = duel()
    evening.play_until_deal()
    last, dealt = evening.table.log[-2:]
    assert isinstance(last.event, Moved) and isinstance(dealt.event, Dealt)
    evening.play_out()
    moved, ended = evening.table.log[-2:]
    assert isinstance(moved.event, Moved) and isinstance(ended.event, Ended)


@pytest.mark.parametrize("game", GAMES)
def test_the_end_tells_scores_winners_and_the_secret(game):
    evening = three(game=game)
    evening.play_out()
    table = evening.table
    assert table.game and table.game.is_over and table.ended
    assert (table.ended.scores, table.ended.winners) == (table.game.scores, table.game.winners)
    assert table.ended.secret == SECRET == evening.view(ANA).fairness.secret


def test_lists_tell_how_a_game_has_ended_and_where_one_sat():
    evening = duel()
    listed = listing_of(Listed("t", 1, summary_of(evening.table)), guest("Ana"))
    assert (listed.scores, listed.winners) == ([], [])
    assert [listed.seats[seat] for seat in listed.own] == ["Ana"]
    evening.play_out()
    assert evening.table.game
    listed = listing_of(Listed("t", 1, summary_of(evening.table)), "a spectator")
    assert (listed.scores, listed.winners) == (list(evening.table.game.scores), list(evening.table.game.winners))
    assert listed.own == []


# Bots


def test_a_bot_is_asked_for_its_move_and_is_given_the_position():
    evening = against_bot()
    while (task := evening.table.bot_to_move()) is None:
        evening.move()
    assert evening.table.game and task.level == 3
    assert task.position.split()[0] == "azul" and task.seat == evening.table.to_move
    assert task.seed == seed_of(evening.table.id, task.number)


def test_the_thoughts_of_a_bot_do_not_depend_on_chat():
    evening = against_bot()
    while not (task := evening.table.bot_to_move()):
        evening.move()
    evening.ask(ANA, commands.Say(text="hm"))
    assert evening.table.bot_to_move() == task


def test_the_move_of_a_bot_comes_too_late_if_the_position_has_changed():
    evening = against_bot()
    while not (task := evening.table.bot_to_move()):
        evening.move()
    evening.move()
    late = commands.BotMove(move=0, after=task.number)
    assert evening.refuses(SERVER, late) == "refused-stale"


def test_a_bot_does_not_move_for_a_player():
    evening = duel()
    assert evening.table.bot_to_move() is None
    move = commands.BotMove(move=int(first_move(evening).move), after=evening.table.position_number)
    assert evening.refuses(SERVER, move) == "refused-turn"


def test_a_bot_that_cheats_is_refused():
    evening = against_bot()
    while not (task := evening.table.bot_to_move()):
        evening.move()
    assert evening.refuses(SERVER, commands.BotMove(move=29, after=task.number)) == "illegal-not-there"


# Pauses and the end


def test_while_the_game_is_paused_nobody_moves():
    evening = against_bot()
    evening.ask(ANA, commands.Pause())
    assert evening.ask(ANA, commands.Pause()) == ()
    assert evening.table.bot_to_move() is None and evening.view(ANA).legal == ()
    evening.ask(ANA, commands.Resume())
    assert evening.table.to_move is not None


def test_any_player_may_end_a_pause():
    evening = duel()
    evening.ask(ANA, commands.Pause())
    evening.ask(BO, commands.Resume())
    assert not evening.table.is_paused


def test_a_game_against_bots_may_be_broken_off_at_any_time():
    evening = against_bot()
    evening.play(15)
    assert evening.ask(ANA, commands.Abort()) == (Aborted(SECRET, evening.seat_of(ANA)),)
    assert evening.ask(ANA, commands.Abort()) == ()
    assert '[Termination "aborted"]' in evening.table.record()


def test_a_game_between_people_is_broken_off_only_at_its_beginning():
    evening = duel()
    evening.play(3)
    assert "abort" in evening.view(ANA).may
    evening.play(1)
    assert evening.refuses(ANA, commands.Abort()) == "refused-abort"


def test_when_the_others_have_left_it_may_be_broken_off():
    evening = duel()
    evening.play(4)
    evening.ask(BO, commands.Leave())
    assert evening.ask(ANA, commands.Abort())


# Chat


def test_words_and_phrases_are_told_to_everybody_with_the_name():
    evening = duel()
    evening.ask(BO, commands.Say(text=" well\n\x07done ", id="1"))
    evening.ask(BO, commands.Say(phrase="thanks"))
    said = told(evening.table, evening.table.number - 2)
    assert [(each.name, each.text, each.phrase) for each in said] == [("Bo", "well done", None), ("Bo", None, "thanks")]


def test_words_sent_twice_with_one_id_are_said_once():
    evening = duel()
    evening.ask(ANA, commands.Say(text="hi", id="1"))
    assert evening.ask(ANA, commands.Say(text="hi", id="1")) == ()


@pytest.mark.parametrize(
    ("say", "code"),
    [
        (commands.Say(), "refused-say"),
        (commands.Say(text=" \n"), "refused-say"),
        (commands.Say(text="a", phrase="oops"), "refused-say"),
        (commands.Say(text="a" * 301), "refused-say-long"),
    ],
)
def test_what_is_no_remark_is_refused(say, code):
    assert duel().refuses(ANA, say) == code


def test_nobody_talks_too_fast():
    evening = duel()
    for _ in range(5):
        evening.ask(ANA, commands.Say(text="a" * 300))
    assert evening.refuses(ANA, commands.Say(text="b")) == "refused-say-fast"
    evening.ask(BO, commands.Say(text="I can"))
    evening.wait(10)
    evening.ask(ANA, commands.Say(text="again"))


def test_nor_for_ever():
    evening = duel()
    for _ in range(300):
        evening.wait(10)
        evening.ask(ANA, commands.Say(phrase="oops"))
    assert evening.refuses(BO, commands.Say(phrase="oops")) == "refused-say-full"


def test_those_who_watch_keep_silent():
    watcher = Actor(guest=guest("watcher"), has_watch=True)
    assert duel().refuses(watcher, commands.Say(text="2B3!")) == "refused-seat"
    assert duel().refuses(CLEO, commands.Say(text="2B3!")) == "refused-seat"


# Leaving


def test_leaving_a_game_against_bots_pauses_it():
    evening = against_bot()
    assert evening.ask(ANA, commands.Leave()) == (Paused(evening.seat_of(ANA)),)
    assert evening.ask(ANA, commands.Leave()) == ()


@pytest.mark.parametrize(("seconds", "last_day"), [(60, 1), (24 * 3600, 30)])
def test_a_public_table_is_listed_while_somebody_may_be_there(seconds, last_day):
    evening = Evening(setup(clock=timed("move", seconds))).sit(ANA)
    listed = Listed("t", 1, summary_of(evening.table))
    assert is_lively(listed, listed.summary.updated + last_day * DAY - 1)
    assert is_lively(listed, listed.summary.updated + DAY) is (last_day > 1)
