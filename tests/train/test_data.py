"""Games of other folders, and the note of them in plan.json."""

import json
import shutil

import pytest
from tests.train.tables import AZUL, contents, small_plan, task_of, trained

from faience.errors import SetupError
from faience.train.chunk import play_chunk
from faience.train.trainer import Trainer
from faience.workers.processes import OneProcess


def games(first: int = 0, seed: int = 7) -> bytes:
    return play_chunk(task_of(AZUL, first=first, seed=seed))


@pytest.fixture
def data(tmp_path):
    """A folder with two files of games."""
    folder = tmp_path / "data"
    for generation in (1, 2):
        (folder / f"generation-00{generation}").mkdir(parents=True)
        (folder / f"generation-00{generation}" / "games-000000.npz").write_bytes(games(seed=generation))
    return folder


def opened(out, data) -> Trainer:
    """A training that is interrupted before its first game."""
    trainer = Trainer(small_plan(data=(str(data),)), out)
    out.mkdir(exist_ok=True)
    trainer._open()
    return trainer


def test_games_that_come_later_are_not_learned_from(tmp_path, data):
    whole = trained(tmp_path / "whole", 2, data=(str(data),))
    out = trained(tmp_path / "out", 1, data=(str(data),))
    (data / "games-000000.npz").write_bytes(games())
    (data / "generation-001" / "games-000250.npz").write_bytes(games(first=250))
    (data / "games-text.npz").write_text("no games at all")
    assert contents(trained(out, 2, data=(str(data),))) == contents(whole)


def test_the_plan_notes_the_games_of_each_folder_by_name(tmp_path, data):
    opened(tmp_path / "out", data)
    noted = json.loads((tmp_path / "out" / "plan.json").read_text())["data_files"]
    assert [list(files) for files in noted] == [["generation-001/games-000000.npz", "generation-002/games-000000.npz"]]
    assert len(set(noted[0].values())) == 2


@pytest.mark.parametrize(
    ("content", "code", "complaint"),
    [
        (None, "train-data-gone", "games-000000.npz is gone"),
        (games, "train-data-changed", "games-000000.npz is not what it was when this training began"),
        (lambda: b"", "train-data", "games-000000.npz is not a file of games"),
    ],
    ids=["gone", "changed", "damaged"],
)
def test_a_training_whose_data_changed_goes_on_only_when_they_are_back(tmp_path, data, content, code, complaint):
    opened(tmp_path / "out", data)
    file = data / "generation-002" / "games-000000.npz"
    before = file.read_bytes()
    file.write_bytes(content()) if content else file.unlink()
    with pytest.raises(SetupError, match=complaint) as refused:
        opened(tmp_path / "out", data)
    assert refused.value.code == code and refused.value.details["file"] == str(file)
    file.write_bytes(before)
    assert opened(tmp_path / "out", data).data.files()[1] == file


def test_data_that_change_while_games_are_played_are_not_learned_from_either(tmp_path, data):
    trainer = opened(tmp_path / "out", data)
    shutil.copy(data / "generation-001" / "games-000000.npz", data / "generation-002" / "games-000000.npz")
    with pytest.raises(SetupError, match="is not what it was"):
        next(trainer.run(1, OneProcess()))
    assert not list((tmp_path / "out").rglob("network.npz"))


def test_a_folder_without_a_note_gets_one_when_it_is_gone_on_with(tmp_path, data):
    opened(tmp_path / "out", data)
    file = tmp_path / "out" / "plan.json"
    noted = file.read_text()
    plan = json.loads(noted)
    del plan["data_files"]
    file.write_text(json.dumps(plan))
    opened(tmp_path / "out", data)
    assert file.read_text() == noted


# The first thing that is written


def test_a_training_that_was_killed_while_it_wrote_its_plan_begins_again(tmp_path, data):
    out = tmp_path / "out"
    out.mkdir()
    (out / ".plan.json.abcd").write_text('{"game": "az')
    assert opened(out, data).is_new and (out / "begin.npz").exists()


@pytest.mark.parametrize("name", [".plan.json", ".notes.abcd", "games.npz"])
def test_half_a_plan_beside_other_things_is_no_folder_for_a_training(tmp_path, data, name):
    out = tmp_path / "out"
    out.mkdir()
    for each in (".plan.json.abcd", name):
        (out / each).touch()
    with pytest.raises(SetupError, match="out cannot be the folder of a training"):
        opened(out, data)


@pytest.mark.parametrize("plan", ["", "{", "3", '{"data_files": 3}', '{"data_files": [3]}'])
def test_where_the_plan_cannot_be_read_there_is_no_training(tmp_path, data, plan):
    out = tmp_path / "out"
    out.mkdir()
    (out / "plan.json").write_text(plan)
    with pytest.raises(SetupError, match="out cannot be the folder of a training"):
        opened(out, data)
