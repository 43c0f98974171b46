"""A match that was stopped goes on from its journal."""

import json
import os
import sys
from dataclasses import replace
from importlib import import_module
from pathlib import Path

import pytest
from tests.arena.test_failures import bot
from tests.arena.test_match import Crew, run
from tests.players.test_network import file_with, some_network

from faience.arena import match
from faience.arena.terms import agree
from faience.errors import SetupError
from faience.players.levels import LEVELS
from faience.players.search import champions, weights
from faience.players.search.fingerprint import fingerprint
from faience.players.search.network import Network
from faience.rules.games import GAMES
from faience.texts import LANGUAGES

hold_module = import_module("faience.arena.hold")


@pytest.fixture
def crew(monkeypatch: pytest.MonkeyPatch) -> type[Crew]:
    monkeypatch.setattr(hold_module, "Crew", Crew)
    return Crew


def numbers(journal: Path) -> list[int]:
    return [json.loads(line)["number"] for line in journal.read_text().splitlines()[1:]]


def test_a_stopped_match_plays_the_games_that_are_missing_and_no_other(monkeypatch, crew, tmp_path):
    whole = match(games=20, records=tmp_path / "whole")
    journal, records = tmp_path / "new" / "match.jsonl", tmp_path / "games"
    monkeypatch.setattr(crew, "stops_after", 7)
    assert match(games=20, journal=journal, records=records).games == 7
    assert match(games=20, journal=journal, records=records).games == 14
    assert match(games=20, journal=journal, records=records) == whole
    assert sorted(numbers(journal)) == list(range(20))
    assert {file.name: file.read_text() for file in records.iterdir()} == {
        file.name: file.read_text() for file in (tmp_path / "whole").iterdir()
    }


def test_a_match_tells_how_many_of_its_games_stand_in_the_journal(crew, tmp_path):
    journal, told = tmp_path / "match.jsonl", []
    for games in (4, 10, 10, 6):
        match(games=games, journal=journal, on_start=lambda *numbers: told.append(numbers))
    assert told == [(4, 0), (10, 4), (10, 10), (6, 6)]


def test_a_finished_match_is_not_played_again_but_can_become_longer(crew, monkeypatch, tmp_path):
    journal = tmp_path / "match.jsonl"
    result = match(games=10, journal=journal)
    monkeypatch.setattr(crew, "stops_after", 0)
    assert match(games=10, journal=journal) == result
    monkeypatch.setattr(crew, "stops_after", 1_000)
    assert match(games=16, journal=journal) == match(games=16)
    assert match(games=4, journal=journal) == match(games=4)


def test_a_match_that_becomes_longer_has_each_record_once(crew, tmp_path):
    for games in (8, 12, 100):
        match(games=games, journal=tmp_path / "match.jsonl", records=tmp_path / "games")
        assert len(list((tmp_path / "games").iterdir())) == games


def test_a_test_that_was_decided_stays_decided(crew, tmp_path):
    journal = tmp_path / "match.jsonl"
    result = match(games=400, sprt=(0, 100), journal=journal)
    before = numbers(journal)
    assert match(games=400, sprt=(0, 100), journal=journal) == result and numbers(journal) == before


def test_a_line_that_a_stop_cut_short_is_played_again(crew, tmp_path):
    journal = tmp_path / "match.jsonl"
    result = match(games=6, journal=journal)
    os.truncate(journal, journal.stat().st_size - 9)
    assert match(games=6, journal=journal) == result
    assert numbers(journal) == list(range(6))


@pytest.mark.parametrize("left", [1, 40])
def test_a_heading_that_a_stop_cut_short_is_written_again(crew, tmp_path, left):
    journal = tmp_path / "match.jsonl"
    result = match(games=2, journal=journal)
    os.truncate(journal, left)
    assert match(games=2, journal=journal) == result and numbers(journal) == [0, 1]


def test_a_letter_that_a_stop_cut_in_two_does_no_harm(crew, tmp_path):
    journal = tmp_path / "match.jsonl"
    result = match(games=2, journal=journal)
    journal.write_bytes(journal.read_bytes() + "é".encode()[:1])
    assert match(games=2, journal=journal) == result and numbers(journal) == [0, 1]


def test_a_game_that_two_matches_noted_counts_once(crew, tmp_path):
    journal = tmp_path / "match.jsonl"
    result = match(games=4, journal=journal)
    journal.write_text(journal.read_text() + journal.read_text().splitlines()[2] + "\n")
    assert match(games=4, journal=journal) == result


def test_a_name_may_have_a_separator_of_lines_in_it(crew, tmp_path):
    terms = {"players": ["a\u2028b=greedy", "random"], "games": 2, "journal": tmp_path / "match.jsonl"}
    assert match(**terms) == match(**terms)


@pytest.mark.parametrize(
    "change",
    [{"seed": 2}, {"players": ["greedy", "greedy"]}, {"board": "grey"}, {"jokers": True}, {"players": ["random"] * 3}],
)
def test_the_journal_of_another_match_is_refused_and_left_alone(crew, tmp_path, change):
    journal = tmp_path / "match.jsonl"
    match(games=2, journal=journal)
    before = journal.read_bytes()
    with pytest.raises(SetupError, match="is the journal of something else"):
        match(**{"games": 2, "journal": journal} | change)
    assert journal.read_bytes() == before


def assert_refused_as_another_network(journal: Path, players: list[str]) -> None:
    before = journal.read_bytes()
    with pytest.raises(SetupError, match="strong had another network or other weights") as refused:
        match(players=players, games=4, journal=journal)
    assert refused.value.code == "match-journal-network" and journal.read_bytes() == before
    assert all("strong" in refused.value.text(lang) for lang in LANGUAGES)


def test_games_of_two_networks_do_not_mix(crew, tmp_path):
    one, journal = some_network(GAMES["azul"]), tmp_path / "match.jsonl"
    players = ["greedy", f"strong=search:nodes=9,champion={file_with(tmp_path, **{'coloured/2': one})}"]
    match(players=players, games=2, journal=journal)
    file_with(tmp_path, **{"coloured/2": one, "grey/2": one})  # another table's makes no difference
    assert match(players=players, games=4, journal=journal).games == 4
    file_with(tmp_path, **{"coloured/2": one._replace(pairs=one.pairs + 1)})
    assert_refused_as_another_network(journal, players)


@pytest.mark.parametrize("player", ["strong=search", "strong=level:3"])
def test_a_new_champion_in_the_package_does_not_go_on_with_the_games_of_the_old_one(
    crew, monkeypatch, tmp_path, player
):
    journal, players = tmp_path / "match.jsonl", [player, "greedy"]
    match(players=players, games=2, journal=journal)
    new: dict[str, Network] = {"coloured/2": some_network(GAMES["azul"])}
    monkeypatch.setattr(champions, "champions", lambda game: new)
    assert_refused_as_another_network(journal, players)
    new.clear()  # there is none any more, and weights judge
    assert_refused_as_another_network(journal, players)


def test_nor_do_new_weights_where_there_is_no_champion(crew, monkeypatch, tmp_path):
    journal, players = tmp_path / "match.jsonl", ["strong=search:champion=none", "greedy"]
    match(players=players, games=2, journal=journal)
    monkeypatch.setattr(weights, "_shipped", lambda game: {})
    assert_refused_as_another_network(journal, players)


def test_nor_does_a_level_that_was_changed_but_search_does(crew, monkeypatch, tmp_path):
    levels, others = tmp_path / "level.jsonl", tmp_path / "others.jsonl"
    match(players=["strong=level:3", "greedy"], games=2, journal=levels)
    match(players=["strong=search", "level:2"], games=2, journal=others)
    first, second, third, *rest = LEVELS["azul"]
    changed = (first, second, replace(third, misjudges=third.misjudges + 0.01), *rest)
    monkeypatch.setitem(LEVELS, "azul", changed)
    assert_refused_as_another_network(levels, ["strong=level:3", "greedy"])
    assert match(players=["strong=search", "level:2"], games=4, journal=others).games == 4


def test_every_level_has_a_fingerprint_of_its_own_and_search_has_that_of_its_network():
    players = ["search", *(f"level:{number}" for number in range(1, 9))]
    terms = agree("azul", "coloured", {}, players, 2, seed=1, time=0.2, move_limit=60.0, all_meet=True)
    assert len(set(terms.judges)) == len(players)
    assert terms.judges[0] == fingerprint(GAMES["azul"], "coloured", {}, 2, champion=None)


def test_a_journal_from_before_networks_were_noted_goes_on(crew, tmp_path):
    journal, players = tmp_path / "match.jsonl", ["search", "random"]
    match(players=players, games=2, journal=journal)
    heading, *notes = journal.read_text().splitlines()
    old = {key: value for key, value in json.loads(heading).items() if key != "judges"}
    assert old != json.loads(heading)
    journal.write_text("\n".join([json.dumps(old), *notes, ""]))
    assert match(players=players, games=4, journal=journal).games == 4


@pytest.mark.parametrize("text", ["My diary\n", "My diary", '["a list"]\n', "{}\n", "3\n", '"words"\n', "null\n"])
def test_what_is_no_journal_is_refused_and_left_alone(crew, tmp_path, text):
    journal = tmp_path / "diary.txt"
    journal.write_text(text)
    with pytest.raises(SetupError) as refused:
        match(journal=journal)
    assert refused.value.code == "match-journal" and journal.read_text() == text


@pytest.mark.skipif(sys.platform == "win32", reason="locks of POSIX")
def test_two_matches_at_once_do_not_write_one_journal(crew, tmp_path):
    journal, refusals = tmp_path / "match.jsonl", []

    def second(_outcome, _tally):
        with pytest.raises(SetupError) as refused:
            match(games=4, journal=journal)
        refusals.append(refused.value.code)

    assert match(games=4, journal=journal, on_game=second).games == 4
    assert refusals == ["file-in-use"] * 4 and sorted(numbers(journal)) == [0, 1, 2, 3]
    assert match(games=6, journal=journal).games == 6


def test_a_failure_is_remembered_in_words(monkeypatch, capfd, tmp_path):
    arguments = ["--player", bot("Crashing"), "--player", bot("First"), "--games", "2", "--journal"]
    arguments += [str(tmp_path / "match.jsonl"), "--processes", "1", "--json"]
    told = []
    for _ in range(2):
        assert run(monkeypatch, *arguments) == 0
        told.append(json.loads(capfd.readouterr().out))
    assert told[0] == told[1] and len(told[0]["failures"]) == 2
    assert "oh dear" in told[1]["failures"][0]["why"]


def test_whoever_stops_a_match_is_told_that_it_can_go_on(crew, monkeypatch, capsys, tmp_path):
    monkeypatch.setattr(crew, "stops_after", 3)
    monkeypatch.setenv("COLUMNS", "40")
    journal = tmp_path / "a:cat:and[bold].jsonl"  # neither a picture of a cat, nor in two lines
    run(monkeypatch, "--player", "greedy", "--player", "random", "--journal", str(journal))
    assert f"The same command goes on from {journal}." in capsys.readouterr().err
