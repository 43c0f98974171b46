"""Games of players, kept as rows: what stands in them, and that nothing is lost or depends on who played it."""

import json
import sys
from functools import partial
from importlib import import_module
from pathlib import Path

import numpy as np
import pytest
from tests.arena.test_failures import bot
from tests.arena.test_match import command

from faience import data
from faience.data import Dataset, selfplay
from faience.data.columns import unpacked
from faience.data.files import write
from faience.data.selfplay import JOURNAL, SelfPlay
from faience.errors import SetupError
from faience.game import Game, new_game, read_game

selfplay_module = import_module("faience.data.selfplay")


def records(folder: Path) -> list[Game]:
    """What the journal says of the games, by number."""
    notes = [json.loads(line) for line in (folder / JOURNAL).read_text().splitlines()[1:]]
    return [read_game(note["record"]) for note in sorted(notes, key=lambda note: note["number"])]


def play(folder: Path, form: str = "npz") -> SelfPlay:
    players = ["greedy", "random"]
    return selfplay("azul", players, 4, out=folder, form=form, board="grey", seed=5, processes=1, jokers=True)


@pytest.fixture(scope="module")
def played(tmp_path_factory):
    """Four games of greedy and random, with jokers on the grey wall."""
    folder = tmp_path_factory.mktemp("played")
    told = play(folder)
    assert (told.games, told.wanted, told.is_interrupted, told.failures) == (4, 4, False, ())
    return folder


def same(one: Dataset, other: Dataset) -> bool:
    tables = [(one.games, other.games), (one.decisions, other.decisions)]
    columns = [(first[name], second[name]) for first, second in tables for name in first]
    alike = all(a.dtype == b.dtype and np.array_equal(a, b) for a, b in columns)
    return one.about == other.about and alike and one.states.tobytes() == other.states.tobytes()


def test_every_move_is_a_row_with_the_position_in_which_it_was_made(played):
    rows = iter(data.read(played))
    for number, record in enumerate(records(played)):
        game, last = Game(record.start), None
        for ply, step in enumerate(step for step in record.history if step.move):
            while game.to_move is None:
                game.deal(record.history[len(game.history)].drawn)
            last = row = next(rows)
            assert (row.game.number, row.ply, row.seat, row.move) == (number, ply, step.seat, step.move)
            assert row.choices == len(game.legal_moves) and row.state.tobytes() == game.state.tobytes()
            game.play(row.move, deal=False)
        assert last is not None and game.is_over
        assert (last.game.scores, last.game.winners) == (game.scores, game.winners)
    assert next(rows, None) is None


def test_a_game_says_what_it_was_and_who_played_it(played):
    games = {row.game.number: row.game for row in data.read(played)}
    assert [game.players for game in games.values()] == [("greedy", "random"), ("random", "greedy")] * 2
    for number, record in enumerate(records(played)):
        game = games[number]
        assert (game.game, game.board, game.options) == ("azul", "grey", ("jokers",))
        again = new_game("azul", board="grey", jokers=True, seed=game.seed)
        assert again.history[0].drawn == record.history[0].drawn  # the seed deals the same


def test_no_two_games_have_the_same_deals(played):
    assert len(set(data.load(played).games["seed"].tolist())) == 4


def test_a_position_of_a_dataset_can_be_played_on_from(played):
    row = list(data.read(played))[10]
    game = Game(row.state, seed=1)
    assert row.move in game.legal_moves
    game.play(row.move)
    assert game.moves == (row.move,)


def test_as_arrays_the_result_of_each_decision_is_that_of_its_game(played):
    dataset = data.load(played)
    assert len(dataset) == len(dataset.states) == len(dataset.decisions["move"]) == dataset.games["plies"].sum()
    assert dataset.shares.tolist() == [row.share for row in dataset]
    assert dataset.games["scores"][dataset.game_rows].tolist() == [list(row.game.scores) for row in dataset]


def test_a_shared_victory_is_shared_by_the_winners(played):
    row = next(iter(data.read(played)))
    game = row.game.__class__(**vars(row.game) | {"winners": (0, 1)})
    shared = row.__class__(**vars(row) | {"game": game})
    assert shared.share == 0.5


@pytest.mark.parametrize(("game", "board", "seats"), [("azul", "crystal-1", 3), ("summer-pavilion", "monochrome", 4)])
def test_other_tables_have_the_same_columns_by_seat(tmp_path, game, board, seats):
    selfplay(game, ["random"], seats, out=tmp_path, board=board, seats=seats, processes=1)
    dataset = data.load(tmp_path)
    assert dataset.games["scores"].shape == (seats, seats)
    assert {row.seat for row in dataset} == set(range(seats))
    assert next(iter(dataset)).game.players == ("random",) * seats


# Files


def test_the_files_do_not_depend_on_processes_stops_or_how_many_games_were_asked_for_first(tmp_path, monkeypatch):
    monkeypatch.setattr(selfplay_module, "GAMES", 4)
    players = [bot("First"), "random"]
    selfplay(players=players, games=6, out=tmp_path / "whole", processes=1)

    def stop(_outcome, tally):
        if tally.games == 1:
            raise KeyboardInterrupt

    part = partial(selfplay, players=players, out=tmp_path / "parts")
    assert part(games=4, processes=1, on_game=stop).is_interrupted
    assert [file.name for file in (tmp_path / "parts").iterdir()] == [JOURNAL]
    assert part(games=4, processes=2).games == 4
    first = (tmp_path / "parts" / "games-000000.npz").stat().st_mtime_ns
    assert part(games=6, processes=1).games == 6
    assert (tmp_path / "parts" / "games-000000.npz").stat().st_mtime_ns == first  # written once
    assert len(records(tmp_path / "parts")) == 6
    names = sorted(file.name for file in (tmp_path / "whole").glob("*.npz"))
    assert names == ["games-000000.npz", "games-000004.npz"]
    for name in names:
        assert (tmp_path / "whole" / name).read_bytes() == (tmp_path / "parts" / name).read_bytes()
    assert data.load(tmp_path / "whole").games["number"].tolist() == list(range(6))


def test_ctrl_c_while_files_are_written_is_told_and_the_same_command_goes_on(tmp_path, monkeypatch, capsys):
    def interrupted(*_):
        raise KeyboardInterrupt

    arguments = ["selfplay", "--player", "random", "--games", "2", "--processes", "1", "--out", str(tmp_path)]
    with monkeypatch.context() as stopped:
        stopped.setattr(selfplay_module, "write", interrupted)
        assert command(stopped, *arguments) == 130
    assert f"The same command goes on from {tmp_path}." in capsys.readouterr().err
    assert command(monkeypatch, *arguments) == 0
    assert len(data.load(tmp_path).games["number"]) == 2


def test_files_are_read_in_the_order_of_their_games_also_beyond_a_million(played, tmp_path):
    about, columns = unpacked(played / "games-000000.npz")
    for first in (1_000_000, 999_750):
        later = {
            name: column + first if name in ("games/number", "decisions/game") else column
            for name, column in columns.items()
        }
        write(tmp_path, "npz", first, about, later)
    dataset = data.load(tmp_path)
    assert dataset.games["number"].tolist() == [*range(999_750, 999_754), *range(1_000_000, 1_000_004)]
    assert (dataset.games["number"][dataset.game_rows] == dataset.decisions["game"]).all()


def test_a_file_that_is_damaged_is_written_again_from_the_journal(played, tmp_path):
    (tmp_path / JOURNAL).write_bytes((played / JOURNAL).read_bytes())
    (tmp_path / "games-000000.npz").write_text("gone")
    play(tmp_path)
    assert (tmp_path / "games-000000.npz").read_bytes() == (played / "games-000000.npz").read_bytes()


def test_parquet_holds_the_same_as_numpy(played, tmp_path):
    arrow = pytest.importorskip("pyarrow.parquet", reason='pyarrow is not installed: pip install "faience[data]"')
    (tmp_path / JOURNAL).write_bytes((played / JOURNAL).read_bytes())
    play(tmp_path, form="parquet")
    assert same(data.load(tmp_path), data.load(played))
    assert same(data.load(tmp_path / "games-000000.parquet"), data.load(played))
    with pytest.raises(SetupError, match="is not a file of a dataset"):
        data.load(tmp_path / "decisions-000000.parquet")  # half of it
    table = arrow.read_table(tmp_path / "decisions-000000.parquet")
    assert {"game", "ply", "seat", "move", "choices", "state/wall"} <= set(table.column_names)


@pytest.mark.parametrize("forms", [("npz", "parquet"), ("parquet", "npz")])
def test_games_that_came_later_in_another_form_are_read_too(tmp_path, forms):
    pytest.importorskip("pyarrow.parquet", reason='pyarrow is not installed: pip install "faience[data]"')
    for games, form in zip((2, 4), forms, strict=True):
        selfplay(players=["random"], games=games, out=tmp_path, form=form, processes=1)
    assert data.load(tmp_path).games["number"].tolist() == [0, 1, 2, 3]


def test_files_of_another_form_that_cannot_be_read_are_not_in_the_way(tmp_path):
    selfplay(players=["random"], games=2, out=tmp_path, form="npz", processes=1)
    (tmp_path / "games-000000.parquet").write_bytes(b"no table")
    assert data.load(tmp_path).games["number"].tolist() == [0, 1]


def test_without_pyarrow_it_is_said_how_to_get_it_before_a_game_is_played(monkeypatch, tmp_path):
    monkeypatch.setitem(sys.modules, "pyarrow", None)
    with pytest.raises(SetupError, match=r"faience\[data\]"):
        selfplay(players=["random"], games=2, out=tmp_path / "games", form="parquet")
    assert not (tmp_path / "games").exists()
    (tmp_path / "games-000000.parquet").touch()
    with pytest.raises(SetupError, match=r"faience\[data\]"):
        data.load(tmp_path)


def test_records_are_a_text_for_each_game(tmp_path):
    told = selfplay(players=["random"], games=2, out=tmp_path, form="records", processes=1)
    files = sorted(tmp_path.glob("game-*.txt"))
    assert told.games == len(files) == 2
    assert all(read_game(file.read_text(encoding="utf-8")).is_over for file in files)
    with pytest.raises(SetupError, match="there are no files of a dataset"):
        data.load(tmp_path)


def test_games_lost_by_a_failure_are_told_and_left_out(tmp_path):
    told = selfplay(players=["random", bot("Crashing")], games=2, out=tmp_path, processes=1)
    assert (told.games, told.wanted) == (0, 2) and [lost.player for lost in told.failures] == ["Crashing"] * 2
    assert not list(tmp_path.glob("*.npz"))


# What cannot be


def test_what_is_no_dataset_is_refused(tmp_path, played):
    (tmp_path / "text.npz").write_text("games")
    np.savez(tmp_path / "other.npz", about=np.array('{"format": 1}'))
    (tmp_path / "text.parquet").write_text("games")
    (tmp_path / "empty").mkdir()
    for name in ("text.npz", "other.npz", "none.npz", "text.parquet"):
        if name.endswith(".parquet"):
            pytest.importorskip("pyarrow")
        with pytest.raises(SetupError) as refused:
            data.load(tmp_path / name)
        assert refused.value.code == "data-file"
    with pytest.raises(SetupError) as refused:
        data.read(tmp_path / "empty")
    assert refused.value.code == "data-none"


def test_games_of_different_tables_are_not_made_one_dataset_but_can_be_read(tmp_path, played):
    selfplay(players=["random"], games=2, out=tmp_path, processes=1)
    (tmp_path / "games-000250.npz").write_bytes((played / "games-000000.npz").read_bytes())
    with pytest.raises(SetupError) as refused:
        data.load(tmp_path)
    assert refused.value.code == "data-mixed"
    assert {row.game.board for row in data.read(tmp_path)} == {"coloured", "grey"}


@pytest.mark.parametrize(
    ("settings", "code"),
    [
        ({"form": "csv"}, "data-form"),
        ({"games": 0}, "match-games"),
        ({"players": []}, "match-players"),
        ({"players": ["random"] * 5}, "setup-players"),
        ({"seats": 0}, "setup-players"),
        ({"board": "marble"}, "setup-board"),
    ],
)
def test_games_that_cannot_be_played_are_refused(tmp_path, settings, code):
    with pytest.raises(SetupError) as refused:
        selfplay(**{"players": ["random"], "out": tmp_path} | settings)
    assert refused.value.code == code and refused.value.text("fr")


def test_a_folder_with_other_games_is_refused_and_left_alone(played):
    before = (played / JOURNAL).read_bytes()
    with pytest.raises(SetupError, match="is the journal of something else"):
        selfplay("azul", ["greedy", "random"], 4, out=played, seed=6)
    assert (played / JOURNAL).read_bytes() == before


# The command


def test_the_command_says_where_the_games_lie_and_how_to_read_them(monkeypatch, capsys, tmp_path):
    arguments = ["selfplay", "--player", "random", "--games", "1", "--processes", "1", "--out", str(tmp_path)]
    assert command(monkeypatch, *arguments) == 0
    printed = capsys.readouterr()
    assert printed.out == ""
    assert f'2 games lie in {tmp_path}: faience.data.read("{tmp_path}") reads them.' in printed.err
    assert len(data.load(tmp_path).games["number"]) == 2


@pytest.mark.parametrize("arguments", [[], ["--out", "x", "--format", "csv"], ["--out", "x", "--player", "stranger"]])
def test_a_mistake_is_one_line_on_stderr_and_exit_code_two(monkeypatch, capsys, tmp_path, arguments):
    monkeypatch.chdir(tmp_path)
    assert command(monkeypatch, "selfplay", *arguments) == 2
    printed = capsys.readouterr()
    assert printed.out == "" and printed.err.startswith("faience: ") and printed.err.count("\n") == 1
    assert list(tmp_path.iterdir()) == []
