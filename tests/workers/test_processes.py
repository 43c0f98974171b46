"""Pieces of work on several processes, some of which die."""

import os
import signal

import pytest
from tests.workers.pieces import die_always, die_once, fail, note

from faience.errors import SetupError
from faience.workers.manners import no_ctrl_c
from faience.workers.processes import Helper, OneProcess, Processes, workers_here

NUMBERS = range(6)


def pieces(folder):
    return [(number, str(folder)) for number in NUMBERS]


def done(folder):
    """The numbers that somebody finished."""
    return sorted(int(file.name.split("-")[1]) for file in folder.glob("done-*"))


def test_every_piece_is_done_once(tmp_path):
    for workers in (workers_here(1), workers_here(2)):
        found = dict(workers.run(note, pieces(tmp_path)))
        assert found == {piece: piece[0] ** 2 for piece in pieces(tmp_path)}
    assert done(tmp_path) == sorted([*NUMBERS, *NUMBERS])
    assert isinstance(workers_here(1), OneProcess)


def test_the_piece_of_a_process_that_dies_is_done_again(tmp_path):
    found = list(Processes(2).run(die_once, pieces(tmp_path)))
    assert sorted(found) == [(piece, piece[0] ** 2) for piece in pieces(tmp_path)]
    assert done(tmp_path) == list(NUMBERS) and len(list(tmp_path.glob("died-*"))) == 3


def test_work_that_kills_whoever_does_it_is_given_up(tmp_path):
    with pytest.raises(SetupError, match="die again and again"):
        list(Processes(1).run(die_always, pieces(tmp_path)))


@pytest.mark.parametrize("count", [1, 2])
def test_what_the_work_raises_is_raised_at_once_and_not_tried_again(tmp_path, count):
    with pytest.raises(FileNotFoundError, match="no tiles for piece 0"):
        list(workers_here(count).run(fail, pieces(tmp_path)[:1]))
    assert done(tmp_path) == [0]


def test_whoever_stops_listening_ends_the_processes(tmp_path):
    running = Processes(2).run(note, pieces(tmp_path))
    next(running)
    running.close()
    began = {int(file.name.split("-")[2]) for file in tmp_path.glob("begun-*")}
    assert began
    for process in began:
        with pytest.raises(ProcessLookupError):
            os.kill(process, 0)


@pytest.mark.skipif(not hasattr(signal, "pthread_sigmask"), reason="signals cannot be held back here")
def test_ctrl_c_is_not_for_a_process_that_has_just_been_started_but_for_whoever_started_it(tmp_path):
    helper = Helper(note).given((0, (3, str(tmp_path))))
    os.kill(helper.process.pid or 0, signal.SIGINT)  # long before it could say that it does not want to hear of it
    assert helper.pipe.recv() == (9, None)
    helper.end()
    with pytest.raises(KeyboardInterrupt), no_ctrl_c():
        interrupt_later(tmp_path / "started")
    assert (tmp_path / "started").exists()


def interrupt_later(file):
    signal.raise_signal(signal.SIGINT)
    file.touch()
