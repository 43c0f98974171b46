"""The player that is another program: it speaks the engine protocol (docs/protocol.md), we ask."""

import weakref
from time import monotonic

from faience.errors import FaienceError, PlayerFailed
from faience.game import Game
from faience.notation.move import Move
from faience.players.program import Program, words_of
from faience.players.protocol import PROTOCOL, Message, NotAMessage, is_whole, quoted, read, write
from faience.texts import Phrase

START = 120.0  # seconds until it must have said hello: a first start may have much to compile
LEAST_GRACE = 1.0  # seconds beyond the time to think
LAST_CALL = 1.0  # seconds to answer after it was told to stop
NONE = "none"  # in an error: there is nothing to say


class CommandPlayer:
    """A program that is started by `begin` or when its first move is wanted, and anew after it failed.

    It may think for `time` seconds; `grace` seconds later, if not given as many again but at least one, it is told to
    stop. `start` is how long it may take to say hello. Whatever it does wrong is raised as PlayerFailed.
    """

    def __init__(
        self,
        command: str,
        time: float = 1.0,
        seed: int | None = None,  # programs look after their own chance
        *,
        grace: float | None = None,
        start: float = START,
    ) -> None:
        self.command = command
        self.name = command  # until it says its own
        self.time = time
        self.grace = grace
        self.start = start
        self._words = words_of(command)
        self._program: Program | None = None
        self._ending: weakref.finalize[..., CommandPlayer] | None = None  # a player that is forgotten leaves no program
        self._games: list[str] | None = None  # None if it has not said which
        self._game: weakref.ref[Game] | None = None  # the one that was last told
        self._asked = 0

    def begin(self, seed: int | None = None) -> None:
        """Start the program, if it is not running, before its first move is wanted and time counts."""
        try:
            self._game = None  # another game is about to be told
            if self._program is None:
                self._started()
        except PlayerFailed:
            self._end()
            raise

    def choose(self, game: Game) -> Move:
        assert game.to_move is not None, "nobody is to move"
        try:
            program = self._program or self._started()
            return self._legal(self._answer(program, game), game)
        except PlayerFailed:
            self._end()
            raise

    def close(self) -> None:
        """Let the program go; another `choose` would start it again."""
        self._end(write({"type": "quit"}))

    def _end(self, goodbye: str = "") -> None:
        if self._program is not None and self._ending is not None:
            self._ending.detach()
            self._program.end(goodbye)
        self._program = self._game = None

    # Asking

    def _started(self) -> Program:
        """Start the program and wait for its hello."""
        try:
            self._program = program = Program(self._words)
        except OSError as error:
            raise self._failure("start", problem=error.strerror or str(error)) from None
        self._ending = weakref.finalize(self, program.end)
        program.send(write({"type": "hello", "protocol": PROTOCOL}))
        try:
            hello = self._next(program, "hello", monotonic() + self.start)
        except TimeoutError:
            raise self._silence(program, "hello", self.start) from None
        if hello.get("protocol") != PROTOCOL:
            raise self._failure("protocol", given=quoted(str(hello.get("protocol"))), known=PROTOCOL)
        name, games = hello.get("name"), hello.get("games")
        self.name = quoted(name) if isinstance(name, str) and name.strip() else self.command
        self._games = [quoted(str(game)) for game in games] if isinstance(games, list) else None
        return program

    def _answer(self, program: Program, game: Game) -> str:
        """Ask for a move, and wait for it, but not for ever."""
        if self._games is not None and game.rules.name not in self._games:
            raise self._failure("game", game=game.rules.name, known=", ".join(self._games))
        if self._game is None or self._game() is not game:
            self._game = weakref.ref(game)
            program.send(write(new_game(game)))
        self._asked += 1
        program.send(write(go(game, self._asked, self.time)))
        limit = self.time + (max(LEAST_GRACE, self.time) if self.grace is None else self.grace)
        try:
            return str(self._next(program, "move", monotonic() + limit)["move"])
        except TimeoutError:
            program.send(write({"type": "stop"}))
        try:
            return str(self._next(program, "move", monotonic() + LAST_CALL)["move"])
        except TimeoutError:
            raise self._silence(program, "move", limit) from None

    def _legal(self, answer: str, game: Game) -> Move:
        try:
            move = Move.parse(game.rules.name, answer)
            if move not in game.legal_moves:
                game.play(move)  # says why not
        except FaienceError as error:
            problem = Phrase(f"error-{error.code}", **error.details)
            raise self._failure("illegal", move=quoted(answer), problem=problem) from None
        return move

    # Listening

    def _next(self, program: Program, wanted: str, deadline: float) -> Message:
        """The next message of this type that is meant now; TimeoutError if there is none by then."""
        while True:
            line = program.line(deadline)
            if line is None:
                code = program.exit_code()
                raise self._failure("died", exit=NONE if code is None else str(code), last=program.last_words or NONE)
            if not line.strip():
                continue
            try:
                message = read(line)
            except NotAMessage as rubbish:
                raise self._failure("rubbish", line=str(rubbish)) from None
            if message["type"] not in (wanted, "error") or self._is_late(message):
                continue
            if message["type"] == "error" and wanted == "move" and message.get("id") is None:
                continue  # it is not about the question: a move can still come
            if message["type"] == "error":
                raise self._failure("error", problem=quoted(str(message.get("message"))))
            if wanted == "move" and (message.get("id") != self._asked or not isinstance(message.get("move"), str)):
                raise self._failure("rubbish", line=quoted(line))
            return message

    def _is_late(self, message: Message) -> bool:
        """Whether it answers something that was asked before."""
        number = message.get("id")
        return is_whole(number) and number < self._asked

    def _silence(self, program: Program, wanted: str, seconds: float) -> PlayerFailed:
        return self._failure("silent", wanted=wanted, seconds=seconds, last=program.last_words or NONE)

    def _failure(self, what: str, **details: object) -> PlayerFailed:
        return PlayerFailed(f"player-{what}", player=self.command, **details)


def new_game(game: Game) -> Message:
    """What is played, for programs that prepare for it."""
    return {
        "type": "new-game",
        "game": game.rules.name,
        "board": game.board,
        "options": game.options,
        "players": game.players,
        "seat": game.to_move,
    }


def go(game: Game, number: int, time: float) -> Message:
    """The question, with all that is needed to answer it."""
    legal = [str(move) for move in game.legal_moves]
    return {"type": "go", "id": number, "time": time, "position": game.position, "legal": legal}
