"""Everybody against everybody: who plays whom, what the result says, and what a tournament survives."""

import json
import shlex
import sys
from dataclasses import replace
from importlib import import_module
from pathlib import Path

import pytest
from tests.arena.test_failures import bot, terms_of
from tests.arena.test_match import Crew, command, shuffled
from tests.players.bots import HELLO, writer_of_bots

from faience.arena import TournamentResult, crew, match, tournament
from faience.arena.lineup import Lineup
from faience.arena.outcome import Failure, Outcome
from faience.arena.pairing import Fixture, fixtures, groupings
from faience.arena.tournament import finish_of
from faience.errors import SetupError
from faience.game import read_game
from faience.texts import Phrase

hold_module = import_module("faience.arena.hold")
DEAD = HELLO + 'asked("go")\nsys.exit(3)\n'
MUTE = HELLO + 'asked("go")\nsleep()\n'
FOUR = ["greedy", "random", "level:1", "level:2"]


@pytest.fixture
def instead(monkeypatch: pytest.MonkeyPatch) -> type[Crew]:
    """No processes: in each game the first of its group wins, but for one in ten."""
    monkeypatch.setattr(hold_module, "Crew", Crew)
    return Crew


def without_times(result: TournamentResult) -> TournamentResult:
    return replace(result, players=tuple(replace(player, ms_per_move=None) for player in result.players))


# Who meets whom


@pytest.mark.parametrize(("players", "seats", "groups"), [(2, 2, 1), (4, 2, 6), (5, 3, 10), (4, 4, 1), (6, 4, 15)])
def test_in_each_round_every_group_plays_one_set_with_the_deals_of_the_round(players, seats, groups):
    games = list(fixtures(groupings(players, seats), rounds=3, seed=1))
    assert [game.number for game in games] == list(range(3 * groups * seats))
    sets = [games[first : first + seats] for first in range(0, len(games), seats)]
    assert len({game.seed for game in games}) == 3
    for number, played in enumerate(sets):
        assert {game.set_number for game in played} == {number}
        assert len({(game.entries, game.seed) for game in played}) == 1
        for seat in range(seats):
            assert sorted(game.seating[seat] for game in played) == list(range(seats))
    for at in range(0, len(sets), groups):
        assert len({played[0].entries for played in sets[at : at + groups]}) == groups


def test_a_tournament_of_two_is_their_match(tmp_path):
    """The same games, and the same journal does for both."""
    players, journal = ["greedy", "random"], tmp_path / "games.jsonl"
    one = match("azul", players, 4, journal=journal, processes=1)
    other = tournament("azul", players, 2, journal=journal, processes=1)
    assert len(journal.read_text().splitlines()) == 1 + 4
    figures = [(player.name, player.games, player.points, player.low, player.score) for player in one.players]
    assert figures == [(player.name, player.games, player.points, player.low, player.score) for player in other.players]


# What the result says


def test_the_best_come_first_with_a_rating_a_share_and_their_games(instead):
    result = tournament(players=FOUR, rounds=5)
    assert [player.name for player in result.players] == FOUR  # the crew lets the first of each pair win
    assert (result.games, result.wanted, result.rounds) == (6 * 2 * 5, 6 * 2 * 5, 5)
    for player, other in zip(result.players, result.players[1:], strict=False):
        assert player.rating > other.rating and player.rating_low < player.rating < player.rating_high
    assert all(player.games == 3 * 2 * 5 for player in result.players)
    assert sum(player.rating for player in result.players) == pytest.approx(4 * 1500)
    assert sum((player.points or 0) * player.games for player in result.players) == pytest.approx(result.games)


def test_the_cross_table_has_both_sides_of_each_pair(instead):
    result = tournament(players=["greedy", "random", "level:1"], rounds=5)
    first = result.pairs[0]
    assert first.players == ("greedy", "random") and first.games == 10
    assert sum(first.points) == 10 and first.points[0] == first.wins + first.draws / 2
    rows = str(result).splitlines()[-3:]
    share = f"{100 * first.points[0] / 10:.1f}%"
    assert rows[0].split()[:4] == ["1", "greedy", "·", share]
    assert rows[1].split()[2] == f"{100 * first.points[1] / 10:.1f}%"


def test_the_json_is_plain_and_has_all_figures(instead):
    result = tournament(players=["greedy", "random", "level:1"], rounds=2)
    told = json.loads(json.dumps(result.to_json(), allow_nan=False))
    figures = {"name", "spec", "rating", "rating_low", "rating_high", "mu", "sigma", "points", "low", "high", "games"}
    assert all(figures | {"score", "ms_per_move"} <= player.keys() for player in told["players"])
    assert told["pairs"][1] == {
        "players": ["greedy", "level:1"],
        "wins": 3,
        "draws": 0,
        "losses": 1,
        "games": 4,
        "points": [3, 1],
    }
    assert (told["rounds"], told["seats"], told["interrupted"]) == (2, 2, False)


def test_with_more_than_two_seats_there_is_no_cross_table(instead, monkeypatch):
    monkeypatch.setattr(Crew, "points", staticmethod(lambda fixture: (1.0, 0.0, 0.0)))
    result = tournament(players=FOUR, seats=3, rounds=1)
    assert result.games == 4 * 3 and result.pairs == () and "pairs" not in result.to_json()
    assert "against" not in str(result)


def outcome(points: tuple[float, ...], scores: tuple[int, ...], failed: int | None = None) -> Outcome:
    size = tuple(range(len(points)))
    failure = None if failed is None else Failure(failed, Phrase("failure-table"))
    return Outcome(Fixture(0, 0, 1, size, size), points, scores, (0.0,) * len(size), (0,) * len(size), failure)


@pytest.mark.parametrize(
    ("played", "places"),
    [
        (outcome((1, 0), (30, 40)), (0, 1)),  # a win is a win, whatever the scores
        (outcome((0.5, 0.5), (30, 30)), (0, 0)),
        (outcome((0, 1, 0, 0), (20, 50, 30, 20)), (2, 0, 1, 2)),
        (outcome((0, 0.5, 0.5), (20, 50, 50)), (2, 0, 0)),
        (outcome((0, 1, 0), (60, 50, 10), failed=0), (2, 0, 1)),  # who failed is last, even with the best score
    ],
)
def test_winners_finish_first_then_scores_count_and_who_failed_is_last(played, places):
    assert finish_of(played)[1] == places


@pytest.mark.parametrize(
    ("settings", "code"),
    [
        ({"players": []}, "tournament-players"),
        ({"players": ["random"]}, "tournament-players"),
        ({"players": ["random"] * 3, "seats": 4}, "tournament-players"),
        ({"players": ["random"] * 6, "seats": 5}, "setup-players"),
        ({"players": ["random", "stranger"]}, "setup-player"),
        ({"rounds": 0}, "tournament-rounds"),
        ({"processes": 0}, "match-processes"),
        ({"board": "marble"}, "setup-board"),
        ({"players": ["random", "cmd:./no-such-bot"]}, "setup-command"),
    ],
)
def test_a_tournament_that_cannot_be_played_is_refused(settings, code):
    with pytest.raises(SetupError) as refused:
        tournament(**settings)
    assert refused.value.code == code and refused.value.text("fr")


# Stops


def test_the_result_does_not_depend_on_the_order_in_which_games_end(instead, monkeypatch):
    whole = tournament(players=FOUR, rounds=4)
    monkeypatch.setattr(Crew, "order", staticmethod(shuffled))
    assert tournament(players=FOUR, rounds=4) == whole


def test_a_stopped_tournament_has_a_result_and_goes_on_with_the_games_that_are_missing(instead, monkeypatch, tmp_path):
    whole = tournament(players=FOUR, rounds=3, records=tmp_path / "whole")
    journal, records = tmp_path / "cup.jsonl", tmp_path / "games"
    monkeypatch.setattr(Crew, "stops_after", 15)
    first = tournament(players=FOUR, rounds=3, journal=journal, records=records)
    assert first.is_interrupted and (first.games, first.wanted) == (15, 36)
    assert "Interrupted after 15 of 36 games." in str(first)
    assert tournament(players=FOUR, rounds=3, journal=journal, records=records).games == 30
    assert tournament(players=FOUR, rounds=3, journal=journal, records=records) == whole
    numbers = [json.loads(line)["number"] for line in journal.read_text().splitlines()[1:]]
    assert sorted(numbers) == list(range(36))
    assert {file.name: file.read_text() for file in records.iterdir()} == {
        file.name: file.read_text() for file in (tmp_path / "whole").iterdir()
    }
    monkeypatch.setattr(Crew, "stops_after", 1_000)
    longer = tournament(players=FOUR, rounds=5, journal=journal, records=records)
    assert longer == tournament(players=FOUR, rounds=5)


def test_a_tournament_that_was_stopped_before_any_game_ended_says_so(instead, monkeypatch):
    monkeypatch.setattr(Crew, "stops_after", 0)
    result = tournament(players=FOUR)
    assert "No game was finished." in str(result) and json.dumps(result.to_json(), allow_nan=False)


@pytest.mark.parametrize("change", [{"seats": 3}, {"players": FOUR[:3]}, {"seed": 2}])
def test_the_journal_of_another_tournament_is_refused(instead, tmp_path, change, monkeypatch):
    journal = tmp_path / "cup.jsonl"
    tournament(players=FOUR, rounds=1, journal=journal)
    before = journal.read_bytes()
    with pytest.raises(SetupError, match="is the journal of something else"):
        tournament(**{"players": FOUR, "rounds": 1, "journal": journal} | change)
    assert journal.read_bytes() == before


# On real processes


def test_the_result_does_not_depend_on_the_number_of_processes(tmp_path):
    results = [
        tournament(players=["greedy", "random", bot("First")], rounds=1, processes=processes, records=tmp_path / name)
        for processes, name in ((1, "one"), (2, "two"))
    ]
    assert without_times(results[0]) == without_times(results[1])
    one, two = (sorted((tmp_path / name).iterdir()) for name in ("one", "two"))
    assert [file.read_text() for file in one] == [file.read_text() for file in two] and len(one) == 6
    assert [read_game(file.read_text()).names for file in one[2:4]] == [("greedy", "First"), ("First", "greedy")]


def test_programs_take_part_and_their_crashes_and_delays_are_losses(monkeypatch, tmp_path):
    monkeypatch.setattr(crew, "GRACE", 0.1)
    bots = writer_of_bots(tmp_path)
    example = shlex.join([sys.executable, str(Path(__file__).parents[2] / "examples/bot.py")])
    players = [f"good=cmd:{example}", f"dead=cmd:{bots(DEAD)}", f"mute=cmd:{bots(MUTE)}"]
    result = tournament(players=players, rounds=1, processes=2, time=0.2, move_limit=1.0)
    assert (result.games, result.wanted) == (6, 6)
    assert (result.players[0].name, result.players[0].points) == ("good", 1.0)
    reasons = {failure.player: failure.why for failure in result.failures}
    assert reasons.keys() == {"dead", "mute"} and len(result.failures) == 6
    assert reasons["dead"].endswith("ended with exit code 3")
    assert reasons["mute"] == "it did not answer within the limit of 1s and was ended"


def test_a_lineup_keeps_a_program_through_all_its_pairings():
    terms = terms_of("Learned", "First", "Learned", seats=2, all_meet=True)
    lineup = Lineup(terms)
    games = list(fixtures(terms.groupings, rounds=1, seed=1))
    with_last = [game for game in games if 2 in game.entries]
    kept = {id(lineup.player(game.entries.index(2), game)) for game in with_last}
    assert len(with_last) == 4 and len(kept) == 1


# The command


def test_the_command_prints_nothing_but_json(monkeypatch, capfd):
    players = [part for name in ("Talking", "First", "Crashing") for part in ("--player", bot(name))]
    assert command(monkeypatch, "tournament", *players, "--rounds", "1", "--processes", "1", "--json") == 0
    told = json.loads(capfd.readouterr().out)
    assert told["games"] == 6 and told["players"][-1]["name"] == "Crashing"
    assert len(told["failures"]) == 4 and "oh dear" in told["failures"][0]["why"]


def test_whoever_stops_a_tournament_is_told_that_it_can_go_on(instead, monkeypatch, capsys, tmp_path):
    monkeypatch.setattr(Crew, "stops_after", 3)
    players = ["--player", "greedy", "--player", "random", "--journal", str(tmp_path / "cup.jsonl")]
    assert command(monkeypatch, "tournament", *players) == 130
    printed = capsys.readouterr()
    assert "The same command goes on from" in printed.err and "Interrupted after 3 of 20 games." in printed.out


THREE = ["--player", "greedy", "--player", "random", "--player", "level:1"]


@pytest.mark.parametrize(
    "arguments",
    [
        [],
        ["--player", "greedy"],
        [*THREE, "--players", "4"],
        [*THREE, "--players", "1"],
        [*THREE, "--rounds", "0"],
        [*THREE, "--time", "soon"],
        [*THREE, "--board", "marble"],
        [*THREE, "--games", "10"],
    ],
)
def test_a_mistake_is_one_line_on_stderr_and_exit_code_two(monkeypatch, capsys, arguments):
    assert command(monkeypatch, "tournament", *arguments) == 2
    printed = capsys.readouterr()
    assert printed.out == "" and printed.err.startswith("faience: ") and printed.err.count("\n") == 1
