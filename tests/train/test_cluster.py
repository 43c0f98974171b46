"""Work and a training on a Ray cluster of this machine, some of whose workers are killed."""

import importlib.util
import os
import socket
import subprocess
import sys
import tempfile
from pathlib import Path

import pytest
from tests.train.tables import contents, trained

from faience.errors import SetupError
from faience.workers.cluster import Cluster

ROOT = Path(__file__).parents[2]
NUMBERS = list(range(6))

PROGRAM = """
import os, signal, sys
from pathlib import Path
from tests.workers.pieces import die_always, die_once, fail, note
from tests.train.tables import small_plan
from faience.errors import SetupError
from faience.workers import cluster as clusters
from faience.workers.cluster import Cluster
from faience.train import chunk, trainer

folder = Path(sys.argv[1])
cluster = Cluster("local", 2)
found = list(cluster.run(die_once, [(number, str(folder)) for number in range(6)]))
said = [f"{sorted(piece[0] for piece, _ in found)} {sorted(result for _, result in found)}"]

def play_or_die(task):
    if task.first == small_plan().chunk and not (folder / "killed").exists():
        chunk.shares_of = die  # the first to get the second chunk, at the end of its first game
    return chunk.play_chunk(task)

def die(*_):
    (folder / "killed").write_text(str(os.getpid()))
    os.kill(os.getpid(), signal.SIGKILL)

trainer.play_chunk = play_or_die
for _ in trainer.Trainer(small_plan(), folder / "out").run(1, cluster):
    pass

left = folder / "left"
left.mkdir()
clusters.AHEAD = 10
running = cluster.run(note, [(number, str(left)) for number in range(20)])
next(running)
running.close()
list(cluster.run(note, [(20, str(left))]))  # comes after those of before, if they were still waiting
clusters.TRIES = 1
for work, wrong in ((die_always, SetupError), (fail, FileNotFoundError)):
    try:
        list(cluster.run(work, [(0, str(folder / "out"))]))
    except wrong as error:
        said.append(f"{type(error).__name__} {error}")
cluster.close()
(folder / "said.txt").write_text("\\n".join(said))  # not printed: Ray prints, too, in the middle of a line
"""


@pytest.fixture(scope="module")
def ran(tmp_path_factory):
    """What a process of its own said, with the folder that it wrote to: Ray starts others that outlive a test."""
    if importlib.util.find_spec("ray") is None:
        pytest.skip('Ray is not installed: pip install "faience[ray]"')
    folder = tmp_path_factory.mktemp("cluster")
    paths = os.pathsep.join([str(ROOT), str(ROOT / "src")])
    with tempfile.TemporaryDirectory(prefix="ray", ignore_cleanup_errors=True) as short:  # for names of sockets
        environment = os.environ | {"PYTHONPATH": paths, "RAY_TMPDIR": short, "RAY_USAGE_STATS_ENABLED": "0"}
        command = [sys.executable, "-c", PROGRAM, str(folder)]
        ended = subprocess.run(
            command, cwd=ROOT, env=environment, capture_output=True, text=True, timeout=600, check=False
        )
    assert ended.returncode == 0, ended.stderr
    return (folder / "said.txt").read_text().splitlines(), folder


def test_a_cluster_goes_on_when_workers_are_killed(ran):
    lines, folder = ran
    assert f"{NUMBERS} {[number**2 for number in NUMBERS]}" in lines
    assert len(list(folder.glob("died-*"))) == 3
    done = sorted(int(file.name.split("-")[1]) for file in folder.glob("done-*"))
    assert done == NUMBERS  # nothing lost, nothing done twice


def test_a_training_one_of_whose_workers_is_killed_while_it_plays_makes_the_same_files_as_one_process(ran):
    _, folder = ran
    assert int((folder / "killed").read_text()) > 0
    here = contents(trained(folder / "here"))
    assert len(here) >= 5 + 2  # three chunks, two networks or more; lesson.json and log.csv
    assert contents(folder / "out") == here


def test_whoever_stops_listening_ends_what_was_handed_out(ran):
    _, folder = ran
    assert 2 <= len(list((folder / "left").glob("done-*"))) < 10  # of 20 and one that came later


def test_work_that_kills_whoever_does_it_is_given_up_and_what_it_raises_is_raised(ran):
    lines, _ = ran
    assert any(line.startswith("SetupError") and "die again and again" in line for line in lines)
    assert "FileNotFoundError no tiles for piece 0" in lines


def test_without_ray_it_is_said_how_to_get_it(monkeypatch):
    monkeypatch.setitem(sys.modules, "ray", None)
    with pytest.raises(SetupError, match="pip install"):
        Cluster("local", 2)


def test_where_no_ray_answers_that_is_said_at_once():
    pytest.importorskip("ray", reason='Ray is not installed: pip install "faience[ray]"')
    with socket.create_server(("127.0.0.1", 0)) as taken:
        address = f"127.0.0.1:{taken.getsockname()[1]}"
    with pytest.raises(SetupError, match=f"no Ray answers at {address}"):
        Cluster(address, 2)
