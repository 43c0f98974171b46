"""Matches and tournaments on a Ray cluster of this machine, some of whose workers are killed."""

import importlib.util
import json
import os
import subprocess
import sys
import tempfile
from collections import Counter
from pathlib import Path
from typing import Any

import pytest
from tests.arena.test_failures import bot

from faience.arena import tournament

ROOT = Path(__file__).parents[2]
PLAYERS = ["greedy", "random", bot("Felling"), bot("Crashing")]

PROGRAM = """
import json, os, signal, sys
from pathlib import Path
import ray
from faience.arena import match, tournament

signal.signal(signal.SIGINT, signal.default_int_handler)  # also where tests run in the background of a shell
folder = Path(sys.argv[1])
ray.init(num_cpus=2, include_dashboard=False, log_to_driver=False, logging_level="ERROR")
result = tournament(players=json.loads(sys.argv[2]), rounds=1, seed=3, journal=folder / "cup.jsonl", ray="local")
(folder / "cup.json").write_text(json.dumps(result.to_json()))

def stop(outcome, tally):
    if tally.games == 3:
        os.kill(os.getpid(), signal.SIGINT)

result = match(players=["greedy", "random"], games=40, ray="local", on_game=stop)
(folder / "match.json").write_text(json.dumps(result.to_json()))
assert ray.is_initialized()  # whoever was here before us stays
ray.shutdown()
"""


@pytest.fixture(scope="module")
def ran(tmp_path_factory):
    """The folder that a process of its own wrote to: Ray starts others that outlive a test."""
    if importlib.util.find_spec("ray") is None:
        pytest.skip('Ray is not installed: pip install "faience[ray]"')
    folder = tmp_path_factory.mktemp("cluster")
    paths = os.pathsep.join([str(ROOT), str(ROOT / "src")])
    with tempfile.TemporaryDirectory(prefix="ray", ignore_cleanup_errors=True) as short:  # for names of sockets
        environment = os.environ | {"PYTHONPATH": paths, "RAY_TMPDIR": short, "RAY_USAGE_STATS_ENABLED": "0"}
        environment["FAIENCE_TEST_FOLDER"] = str(folder)
        command = [sys.executable, "-c", PROGRAM, str(folder), json.dumps(PLAYERS)]
        ended = subprocess.run(
            command, cwd=ROOT, env=environment, capture_output=True, text=True, timeout=600, check=False
        )
    assert ended.returncode == 0, ended.stderr
    return folder


def without_times(result: dict[str, Any]) -> dict[str, Any]:
    return result | {"players": [player | {"ms_per_move": None} for player in result["players"]]}


def test_a_tournament_loses_no_game_and_counts_none_twice_when_workers_are_killed(ran):
    workers = {file.name.split("-")[1] for file in ran.glob("worker-*")}
    felled = {file.read_text() for file in ran.glob("felled-*")}
    assert len(felled) == 2 and felled < workers
    numbers = [json.loads(line)["number"] for line in (ran / "cup.jsonl").read_text().splitlines()[1:]]
    assert Counter(numbers) == Counter(range(6 * 2))


def test_a_tournament_on_a_cluster_has_the_result_of_one_on_this_machine(ran):
    here = tournament(players=PLAYERS, rounds=1, seed=3, processes=1).to_json()
    there = json.loads((ran / "cup.json").read_text())
    assert without_times(there) == json.loads(json.dumps(without_times(here)))
    assert {failure["player"] for failure in there["failures"]} == {"Crashing"}


def test_ctrl_c_ends_a_match_on_a_cluster_with_the_result_so_far(ran):
    result = json.loads((ran / "match.json").read_text())
    assert result["interrupted"] and 3 <= result["games"] < 40
