"""An engine: listens to a host, lets a player think, answers."""

import io
import os
import sys
import threading
import traceback
from collections.abc import Iterator, Sequence
from contextlib import contextmanager, nullcontext, redirect_stdout, suppress
from typing import TextIO

from faience.engine.question import Question
from faience.engine.thinker import PATIENCE, Thinker, choose, error
from faience.errors import FaienceError, SetupError
from faience.game import new_game
from faience.players import Player
from faience.players.protocol import FAILURES, PROTOCOL, Message, NotAMessage, is_whole, quoted, read, write
from faience.rules.games import GAMES
from faience.texts import Phrase


def serve(
    player: Player,
    *,
    name: str | None = None,
    author: str | None = None,
    games: Sequence[str] = tuple(GAMES),
    stdin: TextIO | None = None,
    stdout: TextIO | None = None,
) -> None:
    """Make an engine of a player, until the host quits or hangs up.

    A player with `think(game, *, time, nodes, depth, on_info)` keeps to the host's budget and tells what it thinks, and
    `stop()` interrupts it. Any other simply chooses; if it has an attribute `time`, that is set to the host's time.
    What a player prints goes to stderr. Of the games, those are offered in which it can choose a first move; a
    SetupError if there is none.
    """
    hello: Message = {"type": "hello", "protocol": PROTOCOL, "name": name or type(player).__name__}
    hello |= {"author": author} if author else {}
    with nullcontext(stdout) if stdout else _own_stdout() as stream, redirect_stdout(sys.stderr):
        hello["games"] = _warm_up(player, games)
        _converse(player, hello, _utf8(stdin or sys.stdin), Voice(stream))


def _converse(player: Player, hello: Message, stdin: TextIO, voice: "Voice") -> None:
    thinker = Thinker(player, voice.tell)
    for line in stdin:
        if not line.strip():
            continue
        try:
            message = read(line)
        except NotAMessage as rubbish:
            voice.tell(error(Phrase("engine-not-a-message", line=str(rubbish))))
            continue
        match message["type"]:
            case "hello":
                voice.tell(hello)
            case "go" if is_whole(message.get("id")):
                thinker.ask(message)
            case "go":
                voice.tell(error(Phrase("engine-no-id")))
            case "stop":
                thinker.stop()
            case "quit":
                voice.fall_silent()
                thinker.stop()
                thinker.finish(PATIENCE)
                return
    thinker.finish()  # the host has hung up, but may still want its answers


def _warm_up(player: Player, games: Sequence[str]) -> list[str]:
    """Choose a move in each game: what must be compiled or loaded for that is not to count as thought.

    Says in which games that went well.
    """
    known: list[str] = []
    last: BaseException | None = None
    for game in games:
        try:
            choose(player, Question(new_game(game, seed=1), {}), {"nodes": 1}, lambda thought: None)
        except FAILURES as failure:  # a player need not know every game
            traceback.print_exc()
            last = failure
        else:
            known.append(game)
    if last and not known:
        if isinstance(last, FaienceError):
            raise last
        raise SetupError("engine-no-game", problem=quoted(f"{type(last).__name__}: {last}")) from last
    return known


class Voice:
    """The way to the host. Several threads speak, one at a time."""

    def __init__(self, stream: TextIO) -> None:
        self._stream: TextIO | None = stream
        self._lock = threading.Lock()

    def tell(self, message: Message) -> bool:
        """Write a message; False if nobody listens any more."""
        with self._lock:
            if self._stream is None:
                return False
            try:
                self._stream.write(write(message))
                self._stream.flush()
            except (OSError, ValueError):  # the pipe is broken, or closed
                self._stream = None
                return False
            return True

    def fall_silent(self) -> None:
        with self._lock:
            self._stream = None


@contextmanager
def _own_stdout() -> Iterator[TextIO]:
    """A second way to stdout, in which no print can get between our lines; stdout itself if it is no real one."""
    try:
        stream = os.fdopen(os.dup(sys.stdout.fileno()), "w", encoding="utf-8")
    except (OSError, ValueError):
        yield sys.stdout
        return
    try:
        yield stream
    finally:
        with suppress(OSError):
            stream.close()


def _utf8(stream: TextIO) -> TextIO:
    if isinstance(stream, io.TextIOWrapper):  # a stand-in for a stream may be another thing
        stream.reconfigure(encoding="utf-8", errors="replace")
    return stream
