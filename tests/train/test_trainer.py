"""The command `faience train`: what it leaves behind, that it goes on, and what it refuses."""

import csv
import json
import os
import shutil
import signal
import subprocess
import sys
import time
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path

import numpy as np
import pytest
from tests.train.tables import AZUL, GREY, contents, small_plan, trained

from faience import cli
from faience.data.selfplay import selfplay
from faience.errors import SetupError
from faience.files import Claim
from faience.game import new_game
from faience.players.search import SearchPlayer
from faience.players.search.champions import champions
from faience.train import contender, trainer
from faience.train.chunk import ChunkTask, play_chunk, read_chunk
from faience.train.trainer import Trainer
from faience.workers.processes import Processes

INTERRUPTED, WRONG = 130, 2
SMALL = ["--games", "12", "--nodes", "10", "--epochs", "1", "--trial", "nodes=10", "--trial-games", "2"]


@pytest.fixture(scope="module")
def two_generations(tmp_path_factory):
    return trained(tmp_path_factory.mktemp("training") / "out", 2)


@pytest.fixture(scope="module")
def dataset(tmp_path_factory):
    """A folder of `faience selfplay`, whose files have the same names."""
    return selfplay(players=["greedy"], games=2, out=tmp_path_factory.mktemp("dataset"), processes=1).folder


@pytest.fixture
def train(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Callable[..., int]:
    """Run the command in an empty folder; its exit code."""
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("LC_ALL", "C.UTF-8")
    monkeypatch.setenv("COLUMNS", "200")

    def run(*arguments: str) -> int:
        monkeypatch.setattr(sys, "argv", ["faience", "train", "--processes", "1", *SMALL, *arguments])
        with pytest.raises(SystemExit) as left:
            cli.main()
        return left.value.code if isinstance(left.value.code, int) else 0

    return run


# What is left behind


def test_a_training_leaves_games_networks_matches_and_a_log(two_generations):
    with (two_generations / "log.csv").open() as file:
        rows = list(csv.DictReader(file))
    assert [row["generation"] for row in rows] == ["1", "2"]
    for row in rows:
        folder = two_generations / f"generation-00{row['generation']}"
        chunks = [read_chunk(file, AZUL) for file in sorted(folder.glob("games-*.npz"))]
        assert [chunk["games/number"].tolist() for chunk in chunks] == [[*range(n, n + 8)] for n in (0, 8, 16)]
        assert sum(len(chunk.states) for chunk in chunks) == int(row["positions"])
        report = json.loads((folder / "report.json").read_text())
        assert report["rating"] == pytest.approx(float(row["rating"]), abs=0.1)
        assert [epoch["number"] for epoch in report["lesson"]["curve"]] == [1, 2]
        assert report["match"]["games"] == len((folder / "match.jsonl").read_text().splitlines()) - 1
    assert int(rows[1]["learned_from"]) == sum(int(row["positions"]) for row in rows)


def test_ratings_are_chained_along_those_that_reigned(tmp_path, monkeypatch):
    monkeypatch.setattr(trainer, "is_better", iter_of([True, False, True]))
    monkeypatch.setattr(trainer, "elo_difference", iter_of([30.0, -20.0, 5.0]))
    out = trained(tmp_path / "out", 3, games=8)
    reports = Trainer(small_plan(games=8), out).reports
    assert [report.rating for report in reports] == [30.0, 30.0 - 20.0, 30.0 + 5.0]
    champion, last = (
        contender.in_file(file, AZUL) for file in (out / "champion.npz", out / "generation-003/network.npz")
    )
    assert champion.network is not None and last.network is not None
    assert all(map(np.array_equal, champion.network, last.network))


@pytest.mark.parametrize(("newest", "teacher"), [(False, "begin.npz"), (True, "generation-001/network.npz")])
def test_who_plays_the_games_after_a_lost_match(tmp_path, monkeypatch, newest, teacher):
    monkeypatch.setattr(trainer, "is_better", lambda result: False)
    out = trained(tmp_path / "out", 2, games=8, newest=newest)
    expected = play_chunk(ChunkTask(AZUL, contender.in_file(out / teacher, AZUL), 1, 2, 0, games=8, nodes=10))
    assert (out / "generation-002/games-000000.npz").read_bytes() == expected
    assert not (out / "champion.npz").exists()


def test_a_training_of_an_older_version_is_gone_on_with(tmp_path):
    out = trained(tmp_path / "out", games=8)
    plan = json.loads((out / "plan.json").read_text())
    del plan["newest"]
    (out / "plan.json").write_text(json.dumps(plan))
    assert len(Trainer(small_plan(games=8), out).reports) == 1
    with pytest.raises(SetupError, match="newest"):
        Trainer(small_plan(games=8, newest=True), out)


@pytest.mark.parametrize(
    ("before", "now", "complaint"),
    [
        ({"begin": "none"}, {}, "with --from none:"),
        ({}, {"begin": "none"}, "without --from:"),
        ({"table": replace(AZUL, options=("jokers",))}, {}, "with --jokers:"),
        ({}, {"table": replace(AZUL, options=("jokers",))}, "without --jokers:"),
        ({"data": ("a", "b")}, {"data": ("a",)}, "with --data a --data b:"),
        ({}, {"fresh": True}, "without --fresh:"),
        ({"sprt": (0.0, 12.5)}, {}, "with --sprt 0,12.5:"),
        ({"trial_games": 6}, {}, "with --trial-games 6:"),
        ({"seed": 0}, {}, "with --seed 0:"),
    ],
)
def test_another_command_for_a_folder_is_told_what_stands_there_as_it_was_typed(tmp_path, before, now, complaint):
    (tmp_path / "plan.json").write_text(json.dumps(small_plan(**before).to_json()))
    with pytest.raises(SetupError, match=complaint):
        Trainer(small_plan(**now), tmp_path)


def iter_of(answers):
    remaining = iter(answers)
    return lambda _: next(remaining)


def test_a_champion_can_be_played_with_and_gone_on_from(tmp_path, monkeypatch):
    monkeypatch.setattr(trainer, "is_better", lambda result: True)
    out = trained(tmp_path / "out")
    game = new_game("azul", seed=1)
    assert SearchPlayer(seed=1, nodes=50, champion=str(out / "champion.npz")).choose(game) in game.legal_moves
    more = trained(tmp_path / "more", begin=str(out / "champion.npz"), data=(str(out),), seed=2)
    report = Trainer(small_plan(begin=str(out / "champion.npz"), data=(str(out),), seed=2), more).reports[0]
    assert report.lesson.learned_from > report.lesson.positions
    with np.load(out / "champion.npz") as champion:
        assert "generation 1, seed 1" in str(champion["coloured/2/made"])


def test_what_training_began_with_is_not_asked_for_again(tmp_path, two_generations):
    begin = tmp_path / "champion.npz"
    begin.write_bytes((two_generations / "begin.npz").read_bytes())
    out = trained(tmp_path / "out", begin=str(begin))
    begin.unlink()
    assert Trainer(small_plan(begin=str(begin)), out).reports
    with pytest.raises(SetupError, match="is not a file of champions"):
        Trainer(small_plan(begin=str(begin)), tmp_path / "new")


def test_a_training_whose_folder_lies_among_its_data_counts_its_own_games_once(tmp_path, two_generations):
    out = tmp_path / "out"
    shutil.copytree(two_generations, tmp_path / "old")
    shutil.copytree(two_generations, out)
    plan = small_plan(data=(str(tmp_path),))
    (out / "plan.json").write_text(json.dumps(plan.to_json()))
    assert Trainer(plan, out).data.files() == sorted((tmp_path / "old").rglob("games-*.npz"))
    plan = small_plan(data=(str(out),))
    (out / "plan.json").write_text(json.dumps(plan.to_json()))
    with pytest.raises(SetupError, match="there are no games of self-play"):
        Trainer(plan, out)


def test_training_can_begin_with_the_champion_of_another_table(tmp_path):
    plan = small_plan(table=replace(AZUL, options=("jokers",)), begin="coloured/2")
    beginning = Trainer(plan, tmp_path / "out")._beginning()
    assert beginning.network is champions("azul")["coloured/2"]


def test_where_the_package_has_no_champion_training_begins_with_weights_alone(tmp_path):
    assert GREY.name not in champions("azul")
    beginning = Trainer(small_plan(table=GREY, begin=None), tmp_path / "out")._beginning()
    assert beginning.network is None and np.array_equal(beginning.weights, contender.weights_alone(GREY).weights)


def test_training_can_begin_with_weights_alone_where_there_is_a_champion_and_goes_on_with_them(tmp_path):
    assert AZUL.name in champions("azul")
    plan = small_plan(begin="none")
    beginning = Trainer(plan, tmp_path / "out")._beginning()
    assert beginning.network is None
    contender.write(tmp_path / "begin.npz", AZUL, beginning, "")
    read = contender.in_file(tmp_path / "begin.npz", AZUL)
    assert read.network is None and np.array_equal(read.weights, contender.weights_alone(AZUL).weights)


def test_weights_that_are_damaged_are_refused(tmp_path):
    file, alone = tmp_path / "begin.npz", contender.weights_alone(AZUL)
    contender.write(file, AZUL, alone, "")
    content = file.read_bytes()
    for damaged in (content[:-9], b"", content.replace(alone.weights.tobytes()[:64], b"x" * 64)):
        assert damaged != content
        file.write_bytes(damaged)
        with pytest.raises(SetupError, match=r"begin\.npz is not a file of champions"):
            contender.in_file(file, AZUL)


# Again, and on


def test_the_same_plan_gives_the_same_files_however_many_processes_there_are(tmp_path, two_generations):
    assert contents(trained(tmp_path / "out", 2, Processes(2))) == contents(two_generations)


def test_another_seed_gives_other_games(tmp_path, two_generations):
    other = trained(tmp_path / "out", seed=2)
    ours, theirs = (contents(out / "generation-001", "games-*.npz") for out in (other, two_generations))
    assert ours.keys() == theirs.keys() and not any(ours[name] == theirs[name] for name in ours)


@pytest.mark.parametrize(
    "lost",
    [
        ["generation-002/report.json", "log.csv"],
        ["generation-002/report.json", "generation-002/match.jsonl", "champion.npz"],
        ["generation-002/report.json", "generation-002/match.jsonl", "generation-002/network.npz"],
        [
            "generation-002/report.json",
            "generation-002/match.jsonl",
            "generation-002/network.npz",
            "generation-002/games-000008.npz",
        ],
        ["generation-002"],
    ],
    ids=["report", "match", "network", "games", "all"],
)
def test_a_training_that_was_ended_anywhere_goes_on_as_if_it_had_not_been(tmp_path, two_generations, lost):
    out = tmp_path / "out"
    shutil.copytree(two_generations, out)
    for name in lost:
        shutil.rmtree(out / name) if (out / name).is_dir() else (out / name).unlink(missing_ok=True)
    kept = {file: file.stat().st_mtime_ns for file in out.rglob("games-*.npz")}
    trained(out, 2)
    assert contents(out) == contents(two_generations)
    assert all(file.stat().st_mtime_ns == time for file, time in kept.items())  # nothing finished is done again


def test_a_match_of_which_only_a_game_of_the_second_pair_was_noted_ends_as_if_it_had_not_been_cut(
    tmp_path, two_generations
):
    """Two processes play a pair each, and the one that finished first was ended after one of its games was noted."""
    out, generation = tmp_path / "out", "generation-002"
    shutil.copytree(two_generations, out)
    (out / generation / "report.json").unlink()
    heading, *games = (out / generation / "match.jsonl").read_text().splitlines(keepends=True)
    second = [game for game in games if json.loads(game)["set"] == 1]
    (out / generation / "match.jsonl").write_text(heading + second[-1])
    trained(out, 2)
    assert contents(out) == contents(two_generations)
    played = (out / generation / "match.jsonl").read_text().splitlines(keepends=True)
    assert played[:2] == [heading, second[-1]] and len(played) == 1 + len(games)


@pytest.mark.parametrize("kept", [0, 9, -9])
def test_games_that_cannot_be_read_are_played_again(tmp_path, two_generations, kept):
    out, games = tmp_path / "out", "generation-002/games-000008.npz"
    shutil.copytree(two_generations, out)
    for name in ("report.json", "match.jsonl", "network.npz"):
        (out / "generation-002" / name).unlink()
    (out / games).write_bytes((out / games).read_bytes()[:kept])
    assert contents(trained(out, 2)) == contents(two_generations)


@pytest.mark.parametrize("report", ["", "{", "[]", "{}", '{"lesson": 3}', "\0\0"])
def test_a_damaged_report_is_named(tmp_path, two_generations, report):
    out = tmp_path / "out"
    shutil.copytree(two_generations, out)
    (out / "generation-002/report.json").write_text(report)
    with pytest.raises(SetupError, match=r"report.json is not the report of a generation, or damaged"):
        Trainer(small_plan(), out)


def test_a_training_that_is_killed_loses_no_chunk_that_was_finished(tmp_path):
    """A real process, killed while it plays; the same command then makes what an undisturbed one makes."""
    games = tmp_path / "out" / "generation-001"
    running = subprocess.Popen(
        command_for(tmp_path / "out"), stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL, start_new_session=True
    )
    end = time.monotonic() + 300
    while not list(games.glob("games-*.npz")) and time.monotonic() < end and running.poll() is None:
        time.sleep(0.02)
    os.kill(running.pid, signal.SIGKILL)
    running.wait()
    finished = {file: file.stat().st_mtime_ns for file in games.glob("games-*.npz")}
    assert finished
    for out in ("out", "undisturbed"):
        subprocess.run(command_for(tmp_path / out), check=True, capture_output=True, timeout=300)
    assert all(file.stat().st_mtime_ns == when for file, when in finished.items())
    chunks = [read_chunk(file, AZUL) for file in sorted(games.glob("games-*.npz"))]
    assert [number for chunk in chunks for number in chunk["games/number"]] == list(range(300))
    assert (games / "report.json").exists()
    assert contents(tmp_path / "out") == contents(tmp_path / "undisturbed")


def command_for(out: Path) -> list[str]:
    """A training of two chunks."""
    arguments = ["--games", "300", "--nodes", "10", "--epochs", "1", "--trial", "nodes=10", "--trial-games", "2"]
    program = [sys.executable, "-c", "from faience.cli import main; main()", "train", "--processes", "2"]
    return [*program, *arguments, "--generations", "1", "--out", str(out)]


# The command


def test_the_command_prints_every_generation_and_a_table(train, capsys):
    assert train("--out", "out", "--generations", "1") == 0
    printed = capsys.readouterr()
    assert "Generation 1, time 1 through the samples" in printed.err and "Generation 1: " in printed.err
    assert printed.out.split()[:4] == ["gen", "games", "score", "surprise"]
    assert train("--out", "out", "--generations", "1") == 0
    assert "nothing to do" in capsys.readouterr().err
    assert train("--out", "out", "--generations", "2") == 0
    assert "already has one generation of coloured/2: going on from there" in capsys.readouterr().err


def test_names_of_folders_are_printed_as_they_are(train, capsys, two_generations):
    shutil.copytree(two_generations, "[red]out :eye:[/]")
    plan = small_plan(games=12, chunk=250, epochs=1, trial_games=2)
    (Path("[red]out :eye:[/]") / "plan.json").write_text(json.dumps(plan.to_json()))
    assert train("--out", "[red]out :eye:[/]", "--generations", "2") == 0
    assert "[red]out :eye:[/]" in capsys.readouterr().err


def test_ctrl_c_keeps_what_is_finished(train, capsys, monkeypatch):
    def interrupted(*_, **__):
        raise KeyboardInterrupt

    monkeypatch.setattr(trainer, "hold_trial", interrupted)
    assert train("--out", "out") == INTERRUPTED
    assert "Interrupted. What is finished lies in out; the same command goes on." in capsys.readouterr().err
    assert (Path("out") / "generation-001" / "network.npz").exists()


@pytest.mark.parametrize(
    ("arguments", "complaint"),
    [
        (["--board", "marble"], 'no board "marble"'),
        (["--players", "5"], "for 2 to 4"),
        (["--games", "1"], "--games"),
        (["--seed", "x"], "--seed"),
        (["--sprt", "30"], "30"),
        (["--trial", "fast"], '"fast" is no budget for a match'),
        (["--trial", "threads=2"], '"threads=2" is no budget for a match'),
        (["--out", "file"], "file cannot be the folder of a training"),
        (["--out", "full"], "full cannot be the folder of a training"),
        (["--from", "none.npz"], "none.npz is not a file of champions"),
        (["--data", "full"], "there are no games of self-play in full"),
        (["--data", "games", "--board", "grey"], "has games of another table, not of azul grey/2"),
        (["--data", "games", "--game", "summer-pavilion"], "not of summer-pavilion coloured/2"),
        (["--data", "dataset"], "games-000000.npz is not a file of games by faience train"),
        (["--out", "other"], "other holds a training with --nodes 11: take another folder, or the same settings"),
    ],
)
def test_nonsense_is_refused_in_one_line_before_anything_is_played(
    train, capsys, monkeypatch, two_generations, dataset, arguments, complaint
):
    monkeypatch.setattr("faience.rules.cache.is_cold", lambda: True)  # no word of compiling before the complaint
    Path("file").write_text("x")
    for folder in ("full", "other"):
        Path(folder).mkdir()
    (Path("full") / "notes.txt").write_text("x")
    Path("games").symlink_to(two_generations / "generation-001")
    Path("dataset").symlink_to(dataset)
    plan = small_plan(games=12, chunk=250, epochs=1, trial_games=2, nodes=11)
    (Path("other") / "plan.json").write_text(json.dumps(plan.to_json()))
    assert train("--out", "out", *arguments) == WRONG
    printed = capsys.readouterr()
    assert complaint in printed.err and printed.err.count("\n") == 1 and printed.out == ""
    assert not Path("out").exists()


def test_games_that_leave_nothing_to_learn_from_are_too_few(tmp_path, monkeypatch):
    monkeypatch.setattr("faience.train.samples.HELD_OUT", 1)  # every game judges, and none teaches
    with pytest.raises(SetupError, match="so few games"):
        trained(tmp_path / "out", games=2)


@pytest.mark.skipif(sys.platform == "win32", reason="locks of POSIX")
def test_two_trainings_at_once_do_not_share_a_folder(train, tmp_path, capfd):
    (tmp_path / "out").mkdir()
    claim = Claim(tmp_path / "out")
    assert train("--out", "out", "--generations", "1") == WRONG
    assert "in use by another faience" in capfd.readouterr().err and not list((tmp_path / "out").iterdir())
    claim.close()
