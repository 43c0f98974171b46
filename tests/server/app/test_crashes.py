"""What can happen to a server, and what must not happen to its games."""

import os
import random
import re
import signal
import subprocess
import sys

import httpx
import psutil
from tests.server.app.harness import PATIENCE, Guest, running, sqlite_in, wait_for

AGAINST_A_BOT = [{"kind": "human", "name": "Ana"}, {"kind": "bot", "level": 1}]
HOT_SEAT = [{"kind": "human", "name": "Ana"}, {"kind": "human", "name": "Bo"}]


def test_a_server_that_is_told_to_end_says_goodbye_and_its_games_go_on_at_the_next(tmp_path):
    with running(sqlite_in(tmp_path)) as first:
        ana = Guest(first)
        table = ana.open(seats=HOT_SEAT)["table"]
        with ana.come(table) as chair:
            move = chair.send(type="move", move=chair.view["legal"][0]["move"], after=chair.view["number"])
            assert chair.answer(move)["ok"]
            number = chair.view["number"]
            first.process.send_signal(signal.SIGTERM)
            assert chair.closed_with() == 1012
        assert first.process.wait(PATIENCE) == 0
    with running(sqlite_in(tmp_path)) as second, ana.come(table, since=number, server=second) as chair:
        assert (chair.events, chair.view["number"]) == ([], number)
        assert chair.move(random.Random(1))["ok"]


def test_a_server_that_was_killed_knows_every_move_it_had_acknowledged_and_bots_go_on(tmp_path):
    choice = random.Random(1)
    with running(sqlite_in(tmp_path)) as first:
        ana = Guest(first)
        table = ana.open(seats=AGAINST_A_BOT)["table"]
        with ana.come(table) as chair:
            chair.until(lambda: chair.view["is_your_turn"])
            move = {"type": "move", "id": "m", "move": chair.view["legal"][0]["move"], "after": chair.view["number"]}
            assert chair.ask(**move)["ok"]  # now the bot thinks
            seen = chair.events.copy()
            first.kill()
    with running(sqlite_in(tmp_path)) as second, ana.come(table, server=second) as chair:
        assert chair.events[: len(seen)] == seen
        assert chair.ask(**move)["ok"]
        assert sum(event["kind"] == "moved" and event["by"] == "human" for event in chair.events) == 1
        chair.until(lambda: chair.view["is_your_turn"])
        assert chair.move(choice)["ok"]


def test_a_bots_process_that_is_killed_is_replaced_and_its_move_is_made(tmp_path):
    with running(sqlite_in(tmp_path), "--bots", "1") as server:
        wait_for(lambda: server.get("/api/health")["bots"] == 1)
        ana = Guest(server)
        table = ana.open(seats=AGAINST_A_BOT)["table"]
        with ana.come(table) as chair:
            for _ in range(3):
                chair.until(lambda: chair.view["is_your_turn"])
                for worker in psutil.Process(server.process.pid).children():
                    os.kill(worker.pid, signal.SIGKILL)
                assert chair.move(random.Random(1))["ok"]
            chair.until(lambda: chair.view["is_your_turn"])
        wait_for(lambda: server.get("/api/health")["status"] == "ok")


def test_bots_end_with_their_server(tmp_path):
    with running(sqlite_in(tmp_path)) as server:
        wait_for(lambda: server.get("/api/health")["bots"] == 1)
        workers = psutil.Process(server.process.pid).children()
        server.kill()
        assert workers
        psutil.wait_procs(workers, timeout=PATIENCE)
        assert not any(worker.is_running() for worker in workers)


def test_a_wrong_database_is_told_in_one_line():
    command = [sys.executable, "-m", "faience", "serve", "--port", "0", "--database", "mysql://x"]
    run = subprocess.run(command, capture_output=True, text=True, timeout=PATIENCE, check=False)
    complaint = run.stderr.splitlines()[-1]
    assert run.returncode == 2
    assert complaint.startswith("faience: ") and "mysql" in complaint


def test_a_game_at_home_takes_the_next_port_and_keeps_its_tables(tmp_path):
    """`faience play` in the browser, without one."""
    environment = {**os.environ, "XDG_DATA_HOME": str(tmp_path)}
    command = [sys.executable, "-m", "faience", "play", "--no-browser", "--lang", "en"]
    with subprocess.Popen(command, stdout=subprocess.PIPE, text=True, env=environment) as playing:
        assert playing.stdout
        address = re.search(r"http://127.0.0.1:\d+", playing.stdout.readline())
        assert address
        assert httpx.get(address[0] + "/api/health", timeout=PATIENCE).json()["database"]
        strange = httpx.get(address[0] + "/", headers={"Host": "evil.example"}, timeout=PATIENCE)
        assert strange.status_code == 421
        playing.send_signal(signal.SIGINT)
        assert playing.wait(PATIENCE) == 0
    assert list(tmp_path.rglob("*.sqlite3"))
