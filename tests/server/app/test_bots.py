"""Processes that think: whatever happens to them, every bot gets its move."""

import asyncio
import os
import random
import signal
import sys
import time
from contextlib import suppress

import pytest

from faience import new_game
from faience.notation.position import line_of
from faience.server import bots
from faience.server.bots import Bots
from faience.server.task import BotTask

pytestmark = pytest.mark.anyio

GAME = new_game(seed=1)
TASK = BotTask("k3v9m2x7q1", 4, 0, 1, line_of(GAME.state), seed=5)
FIRST = int(GAME.legal_moves[0])
ECHO = f"""
import sys
print("ready", flush=True)
for line in sys.stdin:
    print({FIRST}, flush=True)
"""


@pytest.fixture
def hire(monkeypatch):
    """Workers that run another program, and get no time to breathe."""

    def hire(program: str, workers: int = 1) -> Bots:
        monkeypatch.setattr(bots, "COMMAND", (sys.executable, "-S", "-c", program))
        monkeypatch.setattr(bots, "BREATH", 0.0)
        return Bots(workers)

    return hire


async def answers(crew: Bots, count: int) -> list[int]:
    crew.start()
    try:
        return list(await asyncio.gather(*(crew.think(TASK) for _ in range(count))))
    finally:
        await crew.close()


async def test_the_same_task_gets_the_same_move_whoever_thinks():
    first, second = await answers(Bots(1), 1), await answers(Bots(1), 1)
    assert first == second
    assert first[0] in map(int, GAME.legal_moves)


async def test_more_tasks_than_workers_wait_for_their_turn(hire):
    assert await answers(hire(ECHO, workers=2), 20) == [FIRST] * 20


@pytest.mark.parametrize(
    "program",
    [
        "raise SystemExit(1)",
        "print('ready', flush=True)",
        "print('ready', flush=True); input(); print('nonsense', flush=True)",
    ],
    ids=["cannot start", "dies at once", "answers nonsense"],
)
async def test_a_bot_whose_workers_fail_three_times_moves_all_the_same(hire, program):
    for move in await answers(hire(program), 3):
        assert move in map(int, GAME.legal_moves)


async def test_a_worker_that_hangs_is_replaced(hire, monkeypatch):
    monkeypatch.setattr(bots, "FIRST_LIMIT", 0.05)  # it has not thought about this game before
    for move in await answers(hire("print('ready', flush=True); input(); input()"), 1):
        assert move in map(int, GAME.legal_moves)


async def test_every_task_is_answered_while_workers_are_killed_at_any_moment(hire):
    crew, choice = hire(ECHO, workers=2), random.Random(1)
    crew.start()
    end = time.monotonic() + 2.0
    try:
        while time.monotonic() < end:
            for process in crew.processes:
                if choice.random() < 0.3:
                    with suppress(ProcessLookupError):
                        os.kill(process, signal.SIGKILL)
            await asyncio.sleep(choice.random() * 0.02)
            for move in await asyncio.wait_for(asyncio.gather(crew.think(TASK), crew.think(TASK)), 60):
                assert move in map(int, GAME.legal_moves)
    finally:
        await crew.close()
    assert crew.ready == 0
