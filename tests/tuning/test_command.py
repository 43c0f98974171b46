"""The command `faience tune`: what it writes, keeps, goes on with and refuses."""

import sys
from collections.abc import Callable
from pathlib import Path

import numpy as np
import pytest

from faience import cli
from faience.errors import SetupError
from faience.game import new_game
from faience.players.search import SearchPlayer
from faience.rules.games import GAMES
from faience.tuning import generation, tuner
from faience.tuning.archive import Archive, read_archive
from faience.tuning.generation import Budget
from faience.tuning.samples import Samples
from faience.tuning.table import Table

SMALL = ["--samples", "1000", "--nodes", "10", "--threads", "1"]
INTERRUPTED, WRONG = 130, 2
AZUL = Table("azul", "coloured", (), 2)


@pytest.fixture
def tune(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Callable[..., int]:
    """Run the command in an empty folder; its exit code."""
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("LC_ALL", "C.UTF-8")
    monkeypatch.setenv("COLUMNS", "200")

    def run(*arguments: str) -> int:
        monkeypatch.setattr(sys, "argv", ["faience", "tune", *SMALL, *arguments])
        with pytest.raises(SystemExit) as left:
            cli.main()
        return left.value.code if isinstance(left.value.code, int) else 0

    return run


@pytest.fixture(scope="module")
def one_generation(tmp_path_factory: pytest.TempPathFactory) -> bytes:
    """A file with one generation for the table of the box."""
    file = tmp_path_factory.mktemp("weights") / "w.npz"
    for _ in tuner.Tuner(AZUL, file).run(1, Budget(samples=1_000, nodes=10)):
        pass
    return file.read_bytes()


def weights_in(file: str) -> Archive:
    return read_archive(Path(file), AZUL.shape)


def test_weights_are_written_and_can_be_played_with(tune, one_generation, capsys):
    assert tune("--out", "w.npz", "--generations", "1") == 0
    assert Path("w.npz").read_bytes() == one_generation  # a seed gives the same weights each time
    archive = weights_in("w.npz")
    assert list(archive.weights) == ["coloured/2"] and archive.generations == {"coloured/2": 1}
    game = new_game("azul", seed=1)
    assert SearchPlayer(1, nodes=100, weights=archive.weights["coloured/2"]).choose(game) in game.legal_moves
    printed = capsys.readouterr()
    assert "Generation 1: " in printed.err and "surprise" in printed.err
    rows = [line.split() for line in printed.out.splitlines()]
    assert [row[0] for row in rows[1:-1]] == [str(stage) for stage in range(AZUL.shape[0])]
    assert rows[-1][-1] == "0.6931."  # what guessing between two has


def test_another_seed_gives_other_weights(tune, one_generation):
    assert tune("--out", "w.npz", "--generations", "1", "--seed", "2") == 0
    assert Path("w.npz").read_bytes() != one_generation


def test_tuning_that_was_left_goes_on_as_if_it_had_not_been(tune, one_generation, capsys):
    Path("w.npz").write_bytes(one_generation)
    for file in ("w.npz", "whole.npz"):
        assert tune("--out", file, "--generations", "2") == 0
    assert Path("w.npz").read_bytes() == Path("whole.npz").read_bytes() != one_generation
    assert "w.npz already has one generation of coloured/2: going on from there." in capsys.readouterr().err


def test_what_is_finished_is_not_done_again(tune, one_generation, capsys):
    Path("w.npz").write_bytes(one_generation)
    assert tune("--out", "w.npz", "--generations", "1") == 0
    assert "nothing to do" in capsys.readouterr().err
    assert Path("w.npz").read_bytes() == one_generation


def test_a_file_is_told_by_its_name_whatever_that_is(tune, one_generation, capsys):
    Path("w[final].npz").write_bytes(one_generation)
    assert tune("--out", "w[final].npz", "--generations", "1") == 0
    assert "w[final].npz already has one generation of coloured/2" in capsys.readouterr().err


@pytest.mark.parametrize("has_one", [True, False])
def test_ctrl_c_keeps_the_generations_that_are_finished(tune, one_generation, has_one, monkeypatch, capsys):
    def interrupted(*_, **__):
        raise KeyboardInterrupt

    if has_one:
        Path("w.npz").write_bytes(one_generation)
    monkeypatch.setattr(tuner, "next_generation", interrupted)
    assert tune("--out", "w.npz", "--generations", "3") == INTERRUPTED
    if has_one:
        assert "Interrupted: w.npz has one generation." in capsys.readouterr().err
        assert Path("w.npz").read_bytes() == one_generation
    else:
        assert "nothing was kept" in capsys.readouterr().err and not Path("w.npz").exists()


def test_the_first_generation_says_that_it_makes_do_with_half_of_the_positions(tmp_path, monkeypatch):
    def gathered(*_, samples, on_progress, **__):
        on_progress(samples // 4)
        features, shares = np.zeros((1, 2, AZUL.shape[1]), np.float32), np.full((1, 2), 0.5, np.float32)
        return Samples(features, np.zeros(1, dtype=np.int64), shares, 1)

    monkeypatch.setattr(generation, "gather", gathered)
    told = []
    list(tuner.Tuner(AZUL, tmp_path / "w.npz").run(2, Budget(1_000, 10), lambda *news: told.append(news)))
    assert told == [(1, 125, 500), (2, 250, 1_000)]


def test_no_weights_are_kept_where_no_game_was_finished(tmp_path, one_generation):
    file = tmp_path / "w.npz"
    file.write_bytes(one_generation)
    with pytest.raises(SetupError, match="raise --samples, or lower --threads"):
        list(tuner.Tuner(AZUL, file).run(2, Budget(samples=2, nodes=10, threads=2)))  # a game leaves more than one
    assert file.read_bytes() == one_generation


def test_other_tables_in_the_file_are_left_alone(tune, one_generation):
    Path("w.npz").write_bytes(one_generation)
    before = weights_in("w.npz").weights["coloured/2"]
    assert tune("--out", "w.npz", "--generations", "1", "--board", "grey", "--jokers", "--players", "3") == 0
    archive = weights_in("w.npz")
    assert archive.generations == {"coloured/2": 1, "grey+jokers/3": 1}
    assert np.array_equal(archive.weights["coloured/2"], before)


def test_weights_can_begin_with_those_of_a_similar_table(tmp_path, one_generation):
    given = tmp_path / "w.npz"
    given.write_bytes(one_generation)
    similar = tuner.Tuner(Table("azul", "grey", ("jokers",), 4), tmp_path / "new.npz", given)
    assert np.array_equal(similar.weights, read_archive(given, AZUL.shape).weights["coloured/2"])
    assert not similar.is_bare and similar.done == 0


def test_what_the_file_has_already_goes_before_what_it_could_begin_with(tmp_path, one_generation):
    file, given = tmp_path / "w.npz", tmp_path / "given.npz"
    file.write_bytes(one_generation)
    np.savez(given, allow_pickle=False, **{AZUL.name: np.ones(AZUL.shape)})
    assert (tuner.Tuner(AZUL, file, given).weights == read_archive(file, AZUL.shape).weights[AZUL.name]).all()
    assert (tuner.Tuner(AZUL, tmp_path / "new.npz", given).weights == 1).all()


def test_the_other_game_is_tuned_too(tune):
    assert tune("--game", "summer-pavilion", "--out", "w.npz", "--generations", "1") == 0
    table = Table("summer-pavilion", "coloured", (), 2)
    assert read_archive(Path("w.npz"), table.shape).generations == {"coloured/2": 1}


@pytest.mark.parametrize(
    ("arguments", "complaint"),
    [
        (["--board", "marble"], 'no board "marble"'),
        (["--game", "chess"], 'no game "chess"'),
        (["--game", "summer-pavilion", "--jokers"], "this game has none"),
        (["--players", "5"], "for 2 to 4"),
        (["--generations", "0"], "--generations"),
        (["--samples", "10"], "--samples"),
        (["--nodes", "0"], "--nodes"),
        (["--threads", "0"], "--threads"),
        (["--seed", "x"], "--seed"),
        (["--out", "none/w.npz"], "none/w.npz cannot be written"),
        (["--out", "."], ". cannot be written"),
        (["--from", "none.npz"], "there is no file none.npz"),
        (["--from", "text.npz"], "text.npz is not a file of weights"),
        (["--out", "text.npz"], "text.npz is not a file of weights"),
        (["--from", "plain.npy"], "plain.npy is not a file of weights"),
        (["--from", "other.npz"], "other.npz: the weights of coloured/2 are 2×3 numbers instead of"),
        (["--from", "empty.npz"], "empty.npz has no weights at all"),
        (["--from", "grey.npz"], "grey.npz has no weights that coloured/2 could begin with, only those of grey/3"),
    ],
)
def test_nonsense_is_refused_in_one_line_before_anything_is_played(tune, capsys, monkeypatch, arguments, complaint):
    monkeypatch.setattr("faience.rules.cache.is_cold", lambda: True)  # no word of compiling before the complaint
    Path("text.npz").write_text("weights")
    np.save("plain.npy", np.zeros((2, 3)))
    np.savez("other.npz", allow_pickle=False, **{"coloured/2": np.zeros((2, 3))})
    np.savez("empty.npz")
    np.savez("grey.npz", allow_pickle=False, **{"grey/3": np.zeros(AZUL.shape)})
    before = {file.name for file in Path().iterdir()}
    assert tune("--out", "w.npz", *arguments) == WRONG
    printed = capsys.readouterr()
    assert complaint in printed.err and printed.err.count("\n") == 1 and printed.out == ""
    assert {file.name for file in Path().iterdir()} == before


def test_a_file_of_weights_that_is_damaged_is_refused_by_its_name(tmp_path):
    file = tmp_path / "w.npz"
    np.savez_compressed(file, allow_pickle=False, **{AZUL.name: np.ones(AZUL.shape)})
    whole = file.read_bytes()
    for at in range(80, len(whole) // 2, 3):  # behind the name of the table
        file.write_bytes(whole[:at] + bytes([whole[at] ^ 0x55]) + whole[at + 1 :])
        with pytest.raises(SetupError, match=r"w\.npz") as refused:
            read_archive(file, AZUL.shape)
        assert refused.value.code in ("tune-file", "tune-shape")


def test_the_shape_of_weights_is_that_of_the_game():
    shapes = {name: Table(name, "coloured", (), 2).shape for name in GAMES}
    assert len(set(shapes.values())) == len(GAMES)
