"""A lesson that is ended goes on from its bookmark, and from no other."""

import shutil
from dataclasses import replace
from pathlib import Path

import numpy as np
import pytest
from tests.train.tables import AZUL, chunk_of, contents, small_plan, task_of, trained

from faience.train.bookmark import Bookmark
from faience.train.contender import weights_alone
from faience.train.lesson import Epoch, Pupil, fresh_network, learn
from faience.train.samples import Samples, samples_of
from faience.train.trainer import Listener, Trainer
from faience.workers.processes import OneProcess

EPOCHS, SEED = 3, 7
SO_FAR = "generation-001/lesson-so-far.npz"


class Ended(Exception):
    """The power fails."""


@pytest.fixture(scope="module")
def samples(tmp_path_factory):
    return samples_of(chunk_of(tmp_path_factory.mktemp("games"), task_of(AZUL, games=12)), AZUL)


@pytest.fixture(scope="module")
def begin():
    return fresh_network(AZUL.rules, weights_alone(AZUL).weights, seed=1)


def bookmark_of(file, samples, begin, *, epochs=EPOCHS, seed=SEED):
    return Bookmark(file, samples, begin, epochs=epochs, seed=seed)


def left_after(epochs, file, samples, begin):
    """A lesson that was ended after so many times through the samples."""
    pupil, bookmark = Pupil(AZUL.rules, begin, SEED), bookmark_of(file, samples, begin)

    def tell(epoch):
        bookmark.keep(pupil)
        if epoch.number == epochs:
            raise Ended

    with pytest.raises(Ended):
        learn(samples, pupil, epochs=EPOCHS, on_epoch=tell)


@pytest.mark.parametrize("epochs", range(1, EPOCHS + 1))
def test_a_lesson_that_was_ended_goes_on_as_if_it_had_not_been(tmp_path, samples, begin, epochs):
    undisturbed, pupil = Pupil(AZUL.rules, begin, SEED), Pupil(AZUL.rules, begin, SEED)
    wanted = learn(samples, undisturbed, epochs=EPOCHS)
    left_after(epochs, tmp_path / "lesson.npz", samples, begin)
    bookmark_of(tmp_path / "lesson.npz", samples, begin).take_up(pupil)
    told: list[Epoch] = []
    found = learn(samples, pupil, epochs=EPOCHS, on_epoch=told.append)
    assert [part.tobytes() for part in found] == [part.tobytes() for part in wanted]
    assert pupil.curve == undisturbed.curve and pupil.done == undisturbed.done
    assert told == undisturbed.curve[epochs:]  # what was learned is not learned again


def without_a_sample(samples: Samples) -> Samples:
    return replace(samples, told=samples.told[1:], leads=samples.leads[1:], is_held_out=samples.is_held_out[1:])


def with_another_end(samples: Samples) -> Samples:
    return replace(samples, told=samples.told[:, ::-1])


@pytest.mark.parametrize(
    "other",
    [
        lambda file, samples, begin: bookmark_of(file, samples, begin, seed=SEED + 1),
        lambda file, samples, begin: bookmark_of(file, samples, begin, epochs=EPOCHS + 1),
        lambda file, samples, begin: bookmark_of(file, without_a_sample(samples), begin),
        lambda file, samples, begin: bookmark_of(file, with_another_end(samples), begin),
        lambda file, samples, begin: bookmark_of(file, samples, begin._replace(pairs=begin.pairs + 1)),
    ],
    ids=["seed", "epochs", "fewer samples", "other samples", "begin"],
)
def test_another_lesson_does_not_go_on_from_there(tmp_path, samples, begin, other):
    file, pupil = tmp_path / "lesson.npz", Pupil(AZUL.rules, begin, SEED)
    left_after(1, file, samples, begin)
    other(file, samples, begin).take_up(pupil)
    assert is_at_the_beginning(pupil, begin)


def flipped(content: bytes) -> bytes:
    middle = len(content) // 2
    return content[:middle] + bytes([content[middle] ^ 1]) + content[middle + 1 :]


@pytest.mark.parametrize(
    "damage",
    [lambda content: b"", lambda content: content[:9], lambda content: content[:-9], flipped],
    ids=["nothing", "a few bytes", "cut", "a bit"],
)
def test_from_a_damaged_bookmark_a_lesson_begins_anew(tmp_path, samples, begin, damage):
    file, pupil = tmp_path / "lesson.npz", Pupil(AZUL.rules, begin, SEED)
    left_after(1, file, samples, begin)
    file.write_bytes(damage(file.read_bytes()))
    bookmark_of(file, samples, begin).take_up(pupil)
    assert is_at_the_beginning(pupil, begin)


def is_at_the_beginning(pupil: Pupil, begin) -> bool:
    is_as_begun = all(map(np.array_equal, pupil.network, begin))
    return is_as_begun and not pupil.curve and not pupil.done and not pupil.first.row.any()


# Within a training


class EndsAfter(Listener):
    """Ends a training within its lesson, and notes which epochs it was told of."""

    def __init__(self, number: int) -> None:
        self.number, self.told = number, list[int]()

    def learned(self, number: int, epoch: Epoch) -> None:
        self.told.append(epoch.number)
        if epoch.number == self.number:
            raise Ended


@pytest.fixture(scope="module")
def undisturbed(tmp_path_factory):
    return trained(tmp_path_factory.mktemp("undisturbed") / "out", epochs=EPOCHS)


def ended_within(out: Path) -> None:
    with pytest.raises(Ended):
        list(Trainer(small_plan(epochs=EPOCHS), out).run(1, OneProcess(), EndsAfter(2)))
    assert (out / SO_FAR).exists() and not (out / "generation-001/network.npz").exists()


def test_a_training_that_is_ended_within_a_lesson_loses_one_time_through_the_samples(tmp_path, undisturbed):
    out, listener = tmp_path / "out", EndsAfter(0)
    ended_within(out)
    list(Trainer(small_plan(epochs=EPOCHS), out).run(1, OneProcess(), listener))
    assert listener.told == [3]
    assert contents(out) == contents(undisturbed) and not (out / SO_FAR).exists()


def test_a_training_whose_bookmark_is_damaged_makes_the_same(tmp_path, undisturbed):
    out, listener = tmp_path / "out", EndsAfter(0)
    ended_within(out)
    (out / SO_FAR).write_bytes(flipped((out / SO_FAR).read_bytes()))
    list(Trainer(small_plan(epochs=EPOCHS), out).run(1, OneProcess(), listener))
    assert listener.told == [1, 2, 3]
    assert contents(out) == contents(undisturbed) and not (out / SO_FAR).exists()


def test_a_bookmark_that_was_left_behind_by_a_finished_lesson_goes_away(tmp_path, undisturbed):
    out = Path(shutil.copytree(undisturbed, tmp_path / "out"))
    (out / "generation-001/report.json").unlink()
    (out / SO_FAR).write_bytes(b"left behind")
    assert contents(trained(out, epochs=EPOCHS)) == contents(undisturbed)
