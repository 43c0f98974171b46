"""Thinking about one question after the other, in a thread, so that somebody can go on listening."""

import contextvars
import queue
import threading
import traceback
from collections.abc import Callable
from typing import Any

from faience.engine.question import Question, Refused, read_question, report
from faience.notation.move import Move
from faience.players import Player
from faience.players.protocol import FAILURES, Message, quoted
from faience.texts import Phrase, default_language

PATIENCE = 2.0  # seconds for a player to notice that it is to stop


class Thinker:
    """A player with questions waiting for it. Answers go to `tell`, which says whether anybody still listens."""

    def __init__(self, player: Player, tell: Callable[[Message], bool]) -> None:
        self._player = player
        self._tell = tell
        self._questions: queue.SimpleQueue[tuple[int, Message] | None] = queue.SimpleQueue()
        self._asked = 0
        self._stopped = 0  # questions up to this one are not worth any more thought
        context = contextvars.copy_context()  # what NumPy has been told to do about overflows holds in the thread, too
        self._thread = threading.Thread(target=context.run, args=[self._work], daemon=True)
        self._thread.start()

    def ask(self, go: Message) -> None:
        """Think about this, after what has been asked before."""
        self._asked += 1
        self._questions.put((self._asked, go))

    def stop(self) -> None:
        """Answer everything that has been asked, at once."""
        self._stopped = self._asked
        self._hurry()

    def finish(self, patience: float | None = None) -> None:
        """Wait until everything is answered; not longer than this, if it is given."""
        self._questions.put(None)
        self._thread.join(patience)

    def _hurry(self) -> None:
        stop = getattr(self._player, "stop", None)
        if stop is not None:
            stop()

    def _work(self) -> None:
        for number, go in iter(self._questions.get, None):
            answer = self._answer(number, go)
            self._tell({"type": answer["type"], "id": go["id"], **answer})

    def _answer(self, number: int, go: Message) -> Message:
        """A move, or an error if there is none."""
        try:
            question = read_question(go)
            return {"type": "move", "move": str(self._move(number, go, question))}
        except Refused as refused:
            return error(refused.reason)
        except FAILURES as failure:  # whatever a player does wrong, the engine goes on
            traceback.print_exc()
            return error(Phrase("engine-failed", problem=quoted(f"{type(failure).__name__}: {failure}")))

    def _move(self, number: int, go: Message, question: Question) -> Move:
        def tell(thought: Any) -> None:
            is_heard = self._tell({"type": "info", "id": go["id"], **report(thought)})
            if not is_heard or number <= self._stopped:
                self._hurry()  # again, for a `stop` that came before the player had begun

        budget = {"nodes": 1} if number <= self._stopped else question.budget
        return choose(self._player, question, budget, tell)


def choose(player: Any, question: Question, budget: dict[str, Any], tell: Callable[[Any], None]) -> Move:
    """The move of a player, within the budget as far as it can keep to one."""
    if hasattr(player, "think"):
        thought = player.think(question.game, **budget, on_info=tell)
        tell(thought)
        move: Move = thought.move
        return move
    if "time" in budget and hasattr(player, "time"):
        player.time = budget["time"]
    chosen: Move = player.choose(question.game)
    return chosen


def error(reason: Phrase) -> Message:
    return {"type": "error", "message": reason.text(default_language())}
