"""An engine in this process: what is said to it, and what it says."""

import contextvars
import io
import json
import queue
import threading
from collections.abc import Iterator, Sequence
from types import SimpleNamespace
from typing import Any, cast

from faience.engine import serve
from faience.game import Game, new_game
from faience.players import Player
from faience.rules.games import GAMES

AGES = 120.0


def answers(player: Any, *messages: Any, **options: Any) -> list[dict[str, Any]]:
    """What an engine answers to these messages, which it finds all at once; texts are sent as they are."""
    lines = [message if isinstance(message, str) else json.dumps(message) for message in messages]
    stdout = io.StringIO()
    serve(player, stdin=io.StringIO("".join(f"{line}\n" for line in lines)), stdout=stdout, **options)
    return [json.loads(line) for line in stdout.getvalue().splitlines()]


def go(game: Game | None = None, number: int = 1, **more: Any) -> dict[str, Any]:
    return {"type": "go", "id": number, "position": (game or new_game("azul", seed=7)).position, **more}


class Talk:
    """A conversation: `say` and `hear` one message at a time, while the engine runs in a thread."""

    def __init__(self, player: Any, games: Sequence[str] = tuple(GAMES)) -> None:
        self._said: queue.Queue[str | None] = queue.Queue()
        self._heard: queue.Queue[str] = queue.Queue()
        stdin = cast("io.StringIO", iter(self._said.get, None))
        stdout = SimpleNamespace(write=self._heard.put, flush=lambda: None)
        options: dict[str, Any] = {"stdin": stdin, "stdout": stdout, "games": games}
        run = contextvars.copy_context().run
        self._thread = threading.Thread(target=run, args=[serve, player], kwargs=options, daemon=True)
        self._thread.start()

    def say(self, **message: Any) -> None:
        self._said.put(json.dumps(message) + "\n")

    def hear(self) -> dict[str, Any]:
        message: dict[str, Any] = json.loads(self._heard.get(timeout=AGES))
        return message

    def rest(self) -> list[dict[str, Any]]:
        """What is still said when the engine has left."""
        self._thread.join(AGES)
        assert not self._thread.is_alive()
        return [json.loads(self._heard.get()) for _ in range(self._heard.qsize())]

    def hang_up(self) -> None:
        self._said.put(None)


class Thought(SimpleNamespace):
    """What a player thinks of a position; anything may be missing."""


class Thinking:
    """Thinks about the first legal move until it is stopped, unless it has only one node."""

    def __init__(self) -> None:
        self.budgets: list[dict[str, Any]] = []
        self.is_stopped = threading.Event()

    def think(self, game: Game, *, on_info: Any, **budget: Any) -> Thought:
        self.budgets.append(budget)
        self.is_stopped.clear()
        for depth in self.depths(budget):
            on_info(Thought(depth=depth))
        return Thought(move=game.legal_moves[0], depth=99, nodes=500, seconds=0.25, win_chance=2 / 3, margin=1.23456)

    def depths(self, budget: dict[str, Any]) -> Iterator[int]:
        if budget != {"nodes": 1}:
            yield 1
            assert self.is_stopped.wait(AGES)

    def choose(self, game: Game) -> Any:
        return self.think(game, on_info=lambda thought: None, nodes=1).move

    def stop(self) -> None:
        self.is_stopped.set()


def first_move() -> Player:
    return cast("Player", SimpleNamespace(choose=lambda game: game.legal_moves[0]))
