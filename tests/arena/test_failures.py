"""Whatever a player does wrong costs it the game, and nothing else. Those that hang or die are in test_workers.py."""

import re
from multiprocessing import get_context

import pytest
from tests.players.peeping import Peeping

from faience.arena.lineup import Lineup
from faience.arena.outcome import Outcome, winners_without
from faience.arena.pairing import Fixture, fixtures
from faience.arena.play import START_LIMIT, play_game
from faience.arena.table import Table, in_words
from faience.arena.terms import Terms, agree
from faience.arena.watch import Watch
from faience.game import read_game
from faience.texts import LANGUAGES


def bot(name: str) -> str:
    return f"{name}=python:tests.arena.bots:{name}"


def terms_of(*names: str, move_limit: float = 60.0, seats: int | None = None, all_meet: bool = False) -> Terms:
    specs = [bot(name) for name in names]
    return agree(
        "azul",
        "coloured",
        {},
        specs,
        seats,
        seed=1,
        time=0.2,
        move_limit=move_limit,
        wants_records=True,
        all_meet=all_meet,
    )


def played(terms: Terms, game: int = 0) -> Outcome:
    fixture = list(fixtures(terms.groupings, rounds=1, seed=terms.seed))[game]
    return play_game(terms, fixture, Lineup(terms), Watch(get_context("spawn")))


@pytest.mark.parametrize(
    ("name", "why"),
    [
        ("Crashing", r"it crashed: ZeroDivisionError: oh dear \(bots.py:\d+\)"),
        ("Leaving", r"it crashed: SystemExit: good night"),
        ("Unborn", r"it could not be made: .*no network file"),
        ("Cheating", r"it answered 0BF: .*\(Azul 1\.\d\)"),
        ("Babbling", r"it answered None, which is no move"),
        ("Resigning", r"it answered None, which is no move"),
        ("Nodding", r"it answered True, which is no move"),
        ("Raving", r"it crashed: ValueError: caf \[31mau lait \(bots.py:\d+\)"),
        ("Scrawling", r'it answered 0: "0" is no move;'),
        ("Exaggerating", r"it answered (10{30}|<int>): 0x[0-9a-f]+… is no move;"),
        ("Shy", r"it answered <Shy>, which is no move"),
        ("Meddling", r"it changed the table that it was shown"),
    ],
)
@pytest.mark.parametrize("game", [0, 1])
def test_a_player_that_fails_loses_and_the_other_wins(name, why, game):
    terms = terms_of("First", name)
    outcome = played(terms, game)
    assert outcome.points == (1.0, 0.0)
    assert outcome.failure is not None and outcome.failure.place == 1
    assert re.search(why, outcome.failure.why.text("en"))
    assert outcome.record is not None and outcome.record.replace("\n", "").isprintable()
    assert all(in_words(terms, outcome.fixture, outcome.failure).text(lang).startswith(name) for lang in LANGUAGES)


@pytest.mark.parametrize("name", ["Crashing", "Unborn", "Cheating", "Babbling"])
def test_a_player_that_failed_is_watched_while_it_is_let_go_for_that_may_hang(name):
    terms, watch, watched = terms_of("First", name), Watch(get_context("spawn")), []

    class Noting(Lineup):
        def drop(self, place: int, fixture: Fixture) -> None:
            watched.append((watch.thinking, watch.limit))
            super().drop(place, fixture)

    play_game(terms, next(fixtures(terms.groupings, rounds=1, seed=1)), Noting(terms), watch)
    assert watched == [(1, START_LIMIT)] and watch.thinking is None


def test_a_move_may_be_answered_as_its_number_also_one_of_numpy():
    outcome = played(terms_of("First", "Counting"))
    assert outcome.failure is None and outcome.choices[1] > 0


def test_the_record_of_a_lost_game_says_why_it_ends_here():
    outcome = played(terms_of("First", "Crashing"))
    assert outcome.record is not None
    game = read_game(outcome.record)
    assert not game.is_over and game.names == ("First", "Crashing")
    assert game.comments[0].startswith("game 1 of a match, dealt from seed ")
    assert game.comments[len(game.history)].startswith("Crashing lost: it crashed: ZeroDivisionError")


def test_a_move_over_the_limit_loses():
    outcome = played(terms_of("First", "Slow", move_limit=0.01))
    assert outcome.points == (1.0, 0.0) and outcome.failure is not None
    assert "the limit is 10ms" in outcome.failure.why.text("en")


def test_time_is_counted_only_for_choices():
    outcome = played(terms_of("First", "Slow"))
    assert outcome.failure is None
    assert outcome.seconds[1] >= 0.05 * outcome.choices[1] > 0
    assert sum(outcome.choices) < 100


def test_of_three_the_leader_of_the_others_wins():
    assert winners_without(1, (20, 50, 30)) == [2]
    assert winners_without(2, (20, 20, 30)) == [0, 1]
    assert winners_without(0, (50, 0)) == [1]


def test_a_failure_among_four_leaves_the_point_to_the_others():
    outcome = played(terms_of("First", "Crashing", seats=4))
    assert sum(outcome.points) == pytest.approx(1)
    assert outcome.failure is not None and outcome.points[outcome.failure.place or 0] == 0


def test_the_deals_to_come_cannot_be_seen_in_the_table_that_players_are_shown():
    table = Table(terms_of("First", "First"), Fixture(0, 0, seed=5, seating=(0, 1), entries=(0, 1)))
    peeked = table.view.copy()
    while table.game.round == 1:
        peeked.play(peeked.legal_moves[0])
        table.play(table.game.legal_moves[0])
    assert table.is_untouched and table.view.position == table.game.position
    assert peeked.round == 2 and peeked.position != table.game.position


def test_a_player_that_plays_on_to_see_what_will_be_drawn_learns_nothing():
    Peeping.forget()
    terms = agree(
        "azul", "coloured", {}, ["python:tests.players.peeping:Peeping"], 2, seed=1, time=0.2, move_limit=60.0
    )
    assert played(terms).failure is None
    assert Peeping.has_learnt_nothing()


def test_a_game_can_be_put_together_again_from_its_moves():
    terms, fixture = terms_of("First", "First"), Fixture(0, 0, seed=5, seating=(0, 1), entries=(0, 1))
    table = Table(terms, fixture)
    for _ in range(25):
        table.play(table.game.legal_moves[-1])
    again = Table(terms, fixture, [int(move) for move in table.game.moves])
    assert again.game.record() == table.game.record()
