"""Records of games: written from a history, read by playing it again."""

import re
from collections.abc import Mapping

import numpy as np

from faience.errors import IllegalMove, NotationError, SetupError
from faience.game.game import Game
from faience.game.termination import Termination
from faience.notation.move import Move
from faience.notation.position import line_of, read_line, state_of
from faience.notation.record import ParsedRecord, Token, parse_record, write_comment, write_record
from faience.rules.events import Dealt, Refilled
from faience.rules.games import rules_of
from faience.rules.market import DEAL
from faience.texts import Phrase

UNKNOWN = "?"
UNFINISHED = "*"
NO_OPTIONS = "-"
PLAYER = re.compile(r"Player([1-9])")
SETTINGS = {  # which header a SetupError is about
    "setup-game": ["Game"],
    "setup-board": ["Board"],
    "setup-option": ["Options"],
    "setup-starter": ["Starter"],
}


def record_of(game: Game, tags: Mapping[str, str] | None = None) -> str:
    """The canonical record, with further tags after its own."""
    headers = {
        "Game": game.rules.name,
        "Board": game.board,
        "Options": " ".join(option for option, on in game.options.items() if on) or NO_OPTIONS,
    }
    for seat in range(game.players):
        headers[f"Player{seat + 1}"] = game.names[seat] if game.names else UNKNOWN
    start = game.start
    headers["Date"] = game.date
    headers["Starter"] = str(start.starter + 1)
    headers["Result"] = _result(game)
    if game.termination:
        headers["Termination"] = str(game.termination)
    if not _is_opening(game):
        headers["Position"] = line_of(start)
    return write_record({**headers, **(tags or {})}, _paragraphs(game))


def _is_opening(game: Game) -> bool:
    """The game starts as every game does, so that no position needs to be told."""
    start = game.start
    return bool(game.rules.set_up(game.players, game.board, game.options, int(start.starter)) == start)


def _result(game: Game) -> str:
    return "-".join(map(str, game.scores)) if game.is_over else UNFINISHED


def _paragraphs(game: Game) -> list[list[str]]:
    """One paragraph for each deal and one for the moves that follow it."""
    letters = dict(zip(game.rules.tiles, game.rules.letters, strict=True))
    paragraphs: list[list[str]] = [[]]
    if 0 in game.comments:
        paragraphs[-1].append(write_comment(game.comments[0]))
    for number, step in enumerate(game.history, 1):
        if step.move:
            paragraphs[-1].append(str(step.move))
        for event in step.events:
            if isinstance(event, Refilled):
                paragraphs[-1].append("".join(letters[tile] for tile in event.tiles))
            if isinstance(event, Dealt):
                groups = ["".join(letters[tile] for tile in display) for display in event.displays]
                paragraphs += [[f"{event.round}.", *groups], []]
        if number in game.comments:
            paragraphs[-1].append(write_comment(game.comments[number]))
    return [paragraph for paragraph in paragraphs if paragraph]


def read_game(text: str, *, seed: int | None = None, deal: bool = True) -> Game:
    """The game of a record; a NotationError says where the first thing stands that is wrong.

    If the record ends before a deal, chance deals; with deal=False the game waits for `deal`. The seed is for deals
    beyond the end of the record.
    """
    record = parse_record(text)
    game = _start(record, seed)
    words = _Words(record.words)
    steps_after = {0: 0}
    while words.left and not game.is_over:
        _step(game, words)
        steps_after[words.taken] = len(game.history)
    if words.left:
        raise words.error("notation-after-end", text=words.next.text)
    for at, comment in record.comments.items():
        near = max(taken for taken in steps_after if taken <= at)
        step = steps_after[near]
        game.comments[step] = " ".join(filter(None, [game.comments.get(step), comment]))
    _check_result(game, record)
    game.termination = Termination.parse(record.headers.get("Termination", ""), game.players)
    if deal:
        game.deal()
    return game


def _start(record: ParsedRecord, seed: int | None) -> Game:
    headers = record.headers
    if not headers:
        raise NotationError("notation-no-headers")
    players = sorted(tag for tag in headers if PLAYER.fullmatch(tag))
    names = [headers[tag] for tag in players]
    for seat, tag in enumerate(players, 1):
        if tag != f"Player{seat}":
            raise NotationError("notation-seat-missing", *record.places[tag], tag=f"Player{seat}")
    try:
        state = _position(record) if "Position" in headers else _set_up(record, len(names))
        known = None if all(name == UNKNOWN for name in names) else names
        return Game(state, names=known, date=headers.get("Date"), seed=seed)
    except SetupError as error:
        tag = next((tag for tag in SETTINGS.get(error.code, players) if tag in headers), "Position")
        line, column = record.places.get(tag, (1, 1))
        problem = Phrase(f"error-{error.code}", **error.details)
        raise NotationError("notation-header", line=line, column=column, tag=tag, problem=problem) from None


def _set_up(record: ParsedRecord, players: int) -> np.record:
    headers = record.headers
    rules = rules_of(headers.get("Game", "azul").lower())
    options = headers.get("Options", NO_OPTIONS).lower().replace(",", " ").split()
    chosen = {option: True for option in options if option != NO_OPTIONS}
    starter = headers.get("Starter", "1")
    if not re.fullmatch("[0-9]{1,3}", starter):
        raise NotationError("notation-starter", *record.places["Starter"], text=starter)
    board = headers.get("Board", rules.boards[0]).lower()
    return rules.set_up(players or 2, board, chosen, int(starter) - 1)


def _position(record: ParsedRecord) -> np.record:
    """The state of the header Position; what is wrong with it is told with its place in the record."""
    line, column = record.places["Position"]
    try:
        position = read_line(record.headers["Position"])
        if position["game"] != record.headers.get("Game", str(position["game"])).lower():
            raise NotationError("notation-position-game", given=position["game"], game=record.headers["Game"])
        return state_of(position)
    except NotationError as error:
        raise NotationError(error.code, line=line, column=column + error.column - 1, **error.details) from None


class _Words:
    """The words of a record, one after the other."""

    def __init__(self, words: list[Token]) -> None:
        self._words, self.taken = words, 0

    @property
    def left(self) -> int:
        return len(self._words) - self.taken

    @property
    def next(self) -> Token:
        return self._words[self.taken]

    def take(self) -> Token:
        self.taken += 1
        return self._words[self.taken - 1]

    def error(self, code: str, **details: object) -> NotationError:
        """An error at the next word, or at the last if there is none."""
        at = self._words[min(self.taken, len(self._words) - 1)]
        return NotationError(code, line=at.line, column=at.column, **details)


def _step(game: Game, words: _Words) -> None:
    """Play a deal or a move."""
    try:
        if game.state.phase == DEAL:
            _deal(game, words)
        else:
            game.play(Move.parse(game.rules.name, words.next.text), deal=False)
            words.take()
    except NotationError as error:
        raise words.error(error.code, **error.details) from None
    except IllegalMove as error:
        problem = Phrase(f"error-{error.code}", **error.details)
        raise words.error("notation-illegal", text=words.next.text, problem=problem) from None


def _deal(game: Game, words: _Words) -> None:
    tiles: list[str] = []
    first = words.taken
    groups = re.compile(f"[{game.rules.letters}]+", re.IGNORECASE | re.ASCII)
    while words.left and groups.fullmatch(words.next.text):
        tiles += [game.rules.tiles[game.rules.letters.index(letter.upper())] for letter in words.take().text]
    dealt = words.taken
    words.taken = first
    if not tiles:
        raise words.error("notation-deal-missing", text=words.next.text)
    game.deal(tiles)
    words.taken = dealt


def _check_result(game: Game, record: ParsedRecord) -> None:
    result = record.headers.get("Result", UNFINISHED)
    if result != UNFINISHED and result.replace(" ", "") != _result(game):
        raise NotationError("notation-result", *record.places["Result"], given=result, found=_result(game))
