"""Matches on real processes: their number does not matter, and players that hang or die do not end a match."""

import json
import shlex
import subprocess
import sys
from collections.abc import Iterator
from contextlib import nullcontext
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest
from tests.arena.test_failures import bot, terms_of
from tests.players.bots import HELLO, writer_of_bots
from tests.players.test_external import is_a_zombie, is_gone, wait_until

from faience.arena import MatchResult, crew, hold, match, pairing
from faience.arena.outcome import Outcome
from faience.arena.pairing import Fixture
from faience.arena.tally import Tally
from faience.errors import SetupError
from faience.game import read_game


def without_times(result: MatchResult) -> MatchResult:
    return replace(result, players=tuple(replace(player, ms_per_move=None) for player in result.players))


def test_the_result_does_not_depend_on_the_number_of_processes(tmp_path):
    results = {}
    for processes in (1, 2):
        told: list[int] = []
        results[processes] = match(
            "azul",
            ["greedy", "quick=random"],
            games=9,
            seed=4,
            processes=processes,
            records=tmp_path / str(processes),
            on_game=lambda outcome, tally, told=told: told.append(tally.games),  # type: ignore[misc]
        )
        assert told == list(range(1, 11))
    assert without_times(results[1]) == without_times(results[2])
    first, second = (sorted((tmp_path / str(processes)).iterdir()) for processes in (1, 2))
    assert [file.read_text(encoding="utf-8") for file in first] == [file.read_text(encoding="utf-8") for file in second]
    result = results[1]
    assert (result.games, result.wanted, len(first)) == (10, 10, 10)
    assert {player.name for player in result.players} == {"greedy", "quick"}
    assert [read_game(file.read_text(encoding="utf-8")).names for file in first[:2]] == [
        ("greedy", "quick"),
        ("quick", "greedy"),
    ]
    assert str(result).splitlines()[0] == "Azul, coloured: 2 players, 10 games, seed 4"


def test_a_match_of_any_length_begins_at_once_for_games_are_listed_as_they_are_played(monkeypatch):
    listed: list[int] = []

    def counted(*terms: Any, **wishes: Any) -> Iterator[Fixture]:
        for fixture in pairing.fixtures(*terms, **wishes):
            listed.append(fixture.number)
            yield fixture

    def stop_after_three(outcome: Outcome, tally: Tally) -> None:
        if tally.games == 3:
            raise KeyboardInterrupt

    monkeypatch.setattr(hold, "fixtures", counted)
    result = match("azul", ["random", "random"], games=1_000_000, processes=2, on_game=stop_after_three)
    assert result.is_interrupted and result.wanted == 1_000_000
    assert 3 <= result.games <= len(listed) <= 3 + 2 * 2  # two are played, two wait


def test_a_player_that_hangs_is_ended_and_the_match_goes_on(tmp_path, monkeypatch):
    monkeypatch.setattr(crew, "GRACE", 0.1)
    result = match("azul", [bot("First"), bot("Hanging")], 2, processes=2, move_limit=0.5, records=tmp_path)
    assert result.games == 2 and result.players[0].points == 1
    assert [failure.player for failure in result.failures] == ["Hanging", "Hanging"]
    assert "did not answer within the limit of 500ms" in result.failures[0].why
    game = read_game((tmp_path / "game-000001.txt").read_text(encoding="utf-8"))
    assert [step.seat for step in game.history if step.move].count(1) == 2
    assert game.comments[len(game.history)].startswith("Hanging lost: ")


def test_a_game_whose_process_dies_is_played_again_but_not_for_ever(tmp_path, monkeypatch):
    monkeypatch.setenv("FAIENCE_TEST_MARK", str(tmp_path / "mark"))
    monkeypatch.setattr(crew, "TRIES", 2)
    result = match("azul", [bot("Dying"), bot("First")], 2, processes=2)
    assert (tmp_path / "mark").exists() and result.games == 2
    ((game, player, why),) = [(failure.game, failure.player, failure.why) for failure in result.failures]
    assert (game, player) == (1, "Dying") and "died 2 times" in why


class Candidate(crew.Worker):
    """A worker without a process: it gets ready, or dies before."""

    def __init__(self, *, gets_ready: bool) -> None:
        self.gets_ready, self.is_ready, self.fixture = gets_ready, False, None
        self.pipe = self  # type: ignore[assignment]

    def recv(self) -> None:
        if not self.gets_ready:
            raise EOFError

    def end(self) -> None:
        pass


@pytest.mark.parametrize(("last", "is_given_up"), [([True, False], False), ([False], True)])
def test_a_match_is_given_up_where_no_worker_starts_three_times_in_a_row(last, is_given_up):
    players = crew.Crew(terms_of("First", "First"), processes=1)
    with pytest.raises(SetupError, match="cannot be started") if is_given_up else nullcontext():
        for gets_ready in [False, False, *last]:
            worker = Candidate(gets_ready=gets_ready)
            players._workers[worker] = worker
            assert list(players._hear(worker)) == []


def hanging_program(folder: Path, before: str = "") -> str:
    """The command of a program that never answers; it leaves a file that is called by its number."""
    mark = f"Path({str(folder)!r}, f'{{os.getpid()}}.pid').touch()"
    return writer_of_bots(folder)(f"from pathlib import Path\n{mark}\n{HELLO}{before}\nsleep()\n")


def started(folder: Path) -> list[int]:
    return [int(file.stem) for file in folder.glob("*.pid")]


def test_a_program_that_hangs_is_ended_with_the_process_that_asked_it(tmp_path, monkeypatch):
    monkeypatch.setattr(crew, "GRACE", 0.1)
    players = [f"mute=cmd:{hanging_program(tmp_path)}", "random"]
    result = match("azul", players, 2, processes=2, time=0.2, move_limit=0.5)
    assert [failure.player for failure in result.failures] == ["mute", "mute"]
    assert len(started(tmp_path)) == 2 and all(map(is_gone, started(tmp_path)))


@pytest.mark.skipif(sys.platform == "win32", reason="Windows has no groups of processes")
def test_a_program_that_hangs_is_ended_also_where_the_process_that_asked_it_was_killed(tmp_path, monkeypatch):
    monkeypatch.setattr(crew, "TRIES", 2)
    deadly = hanging_program(tmp_path, before="import signal\nos.kill(os.getppid(), signal.SIGKILL)")
    result = match("azul", [f"deadly=cmd:{deadly}", "random"], 2, processes=1)
    assert [failure.player for failure in result.failures] == ["deadly", "deadly"]
    assert len(started(tmp_path)) == 2 * 2
    wait_until(lambda: all(is_gone(program) or is_a_zombie(program) for program in started(tmp_path)))


def test_programs_are_ended_when_the_match_is_killed(tmp_path):
    players = [f"mute=cmd:time=10m:{hanging_program(tmp_path)}", "random"]
    script = f"from faience.arena import match; match('azul', {players!r}, 2, processes=2, move_limit=3600.0)"
    with subprocess.Popen([sys.executable, "-c", script]) as killed:
        wait_until(lambda: bool(started(tmp_path)))
        killed.kill()
    wait_until(lambda: all(map(is_gone, started(tmp_path))))


def test_a_program_that_speaks_the_protocol_can_take_part():
    command = shlex.join([sys.executable, str(Path(__file__).parents[2] / "examples/bot.py")])
    result = match("azul", [f"bot=cmd:time=5s:{command}", "random"], 2, processes=1)
    assert (result.games, result.failures) == (2, ())
    assert result.players[0].name == "bot"
    assert json.dumps(result.to_json())
