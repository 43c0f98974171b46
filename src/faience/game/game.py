"""Game: a table with its history, the friendly object.

`play` checks and explains; kernels below it trust their callers. Chance deals by itself
from a seeded stream; a game read from a record is dealt what the record says.
"""

import datetime
import secrets
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from operator import index
from typing import Any

import numpy as np

from faience.errors import IllegalMove, NotationError, SetupError
from faience.game.teller import Teller, drawn_in
from faience.game.termination import Termination
from faience.notation.move import Move
from faience.notation.position import Position, line_of, position_of
from faience.rules import chance, generic
from faience.rules.events import Event
from faience.rules.games import rules_for, rules_of
from faience.rules.log import new_log
from faience.rules.market import DEAL, OVER

OTHER_DEALS = 0x5EE4_0D0E_5047_3001  # the seed of what players see; nobody would think of it for a game


@dataclass(frozen=True)
class Step:
    """One entry of the history: a seat's move, or a deal (seat and move are None)."""

    seat: int | None
    move: Move | None
    events: tuple[Event, ...]

    @property
    def drawn(self) -> tuple[str, ...]:
        """The tiles that chance drew, in their order."""
        return tuple(tile for event in self.events for tile in drawn_in(event))


class Game:
    """A game under way; see `new_game` and `read_game`."""

    def __init__(
        self,
        state: np.record,
        *,
        names: Sequence[str] | None = None,
        date: str | None = None,
        seed: int | None = None,
    ) -> None:
        """Start from a state; without a seed the deals cannot be foretold."""
        self._lay(state)
        self.date = date or datetime.date.today().isoformat()
        self.comments: dict[int, str] = {}
        self.termination: Termination | None = None  # of a game that did not end by its rules alone
        self._names = tuple(str(name) for name in names) if names else None
        if names is not None and len(names) != state.players:
            raise SetupError("setup-names", given=len(names), players=int(state.players))
        if seed is not None and not isinstance(seed, int | np.integer):
            raise SetupError("setup-seed", given=repr(seed))
        self._start = state.copy()
        self._stream = chance.stream(secrets.randbits(64) if seed is None else int(seed))
        self._steps: list[Step] = []
        self._before: list[tuple[np.record, int]] = []  # state and stream before each step
        self._told: dict[bytes, tuple[str, ...]] = {}  # deals that were given, by the table before them

    def _lay(self, state: np.record) -> None:
        """A table with this state, and what is needed to play at it."""
        self.rules = rules_for(state)
        self._table = generic.table_of(state)
        self._state = generic.record_at(self._table)
        self._log = new_log()
        self._moves = np.zeros(self.rules.moves, dtype=np.int16)
        self._legal: tuple[Move, ...] | None = None
        self._seen: Game | None = None

    # What lies on the table

    @property
    def state(self) -> np.record:
        """A copy of the record."""
        return self._state.copy()

    @property
    def start(self) -> np.record:
        """A copy of the record before the first step."""
        return self._start.copy()

    @property
    def players(self) -> int:
        return int(self._state.players)

    @property
    def names(self) -> tuple[str, ...] | None:
        """Who sits where, if it has been said."""
        return self._names

    @property
    def board(self) -> str:
        return self.rules.boards[int(self._state.board)]

    @property
    def options(self) -> dict[str, bool]:
        return {option: bool(self._state[option]) for option in self.rules.options}

    @property
    def round(self) -> int:
        return int(self._state.round_number)

    @property
    def to_move(self) -> int | None:
        """The seat to move; None while chance deals and after the end."""
        return None if self._state.phase in (DEAL, OVER) else int(self._state.to_move)

    @property
    def scores(self) -> tuple[int, ...]:
        return tuple(int(score) for score in self._state.score[: self.players])

    @property
    def is_over(self) -> bool:
        return bool(self._state.phase == OVER)

    @property
    def winners(self) -> tuple[int, ...]:
        """The seats that won, several if they share the victory; none before the end.

        Whoever ran out of time does not win, whatever the score.
        """
        late = self.termination.seats if self.termination else ()
        return generic.winners(self._state, without=late) if self.is_over or late else ()

    @property
    def history(self) -> tuple[Step, ...]:
        return tuple(self._steps)

    @property
    def states(self) -> tuple[np.record, ...]:
        """Copies of the record before each step of the history, and now."""
        return (*(state.copy() for state, _ in self._before), self.state)

    @property
    def moves(self) -> tuple[Move, ...]:
        """The moves made so far."""
        return tuple(step.move for step in self._steps if step.move)

    @property
    def position(self) -> Position:
        """The table as the JSON has it."""
        return position_of(self._state)

    # Playing

    @property
    def legal_moves(self) -> tuple[Move, ...]:
        """What the seat to move may do."""
        if self._legal is None:
            count = generic.list_moves(self._table, self._moves)
            self._legal = tuple(Move(self.rules.name, int(move)) for move in self._moves[:count])
        return self._legal

    def play(self, move: Move | str | int, *, deal: bool = True) -> tuple[Event, ...]:
        """Make a move, given as itself, as text or as its number; says what happened, the next deal included.

        With deal=False the game waits for `deal` where chance comes in.
        """
        chosen = self._understood(move)
        if not self._allows(chosen):
            raise self._refusal(chosen)
        seat = self.to_move
        self.termination = None
        self._remember()
        generic.make_move(self._table, int(chosen), self._log)
        teller = self._teller()
        teller.listen(self._log, self.round, int(self._state.starter))
        self._steps.append(Step(seat, chosen, teller.events()))
        return self._steps[-1].events + (self.deal() if deal else ())

    def deal(self, tiles: Iterable[str] | None = None) -> tuple[Event, ...]:
        """Let chance fill the displays if it is its turn; with these tiles if they are given, in this order."""
        if self._state.phase != DEAL:
            return ()
        before = self._state.tobytes()
        told = self._told.get(before) if tiles is None else tuple(tiles)
        self._remember()
        try:
            events = self._drawn(None if told is None else iter(told))
        except BaseException:
            self._step_back()
            raise
        if told is not None:
            self._told[before] = told  # after an undo it comes again
        self._steps.append(Step(None, None, events))
        return events

    def _drawn(self, given: Iterator[str] | None) -> tuple[Event, ...]:
        """Draw until a seat is to move; says what happened."""
        teller = self._teller()
        while self._state.phase == DEAL:
            tile = int(generic.random_tile_at(self._table, self._stream)) if given is None else self._given(given)
            round_number, starter = self.round, int(self._state.starter)
            generic.draw_tile(self._table, tile, self._log)
            teller.listen(self._log, round_number, starter)
        if given is not None and next(given, None) is not None:
            raise NotationError("notation-deal-long")
        return teller.events()

    def undo(self) -> Move:
        """Take back the last move, and the deal that followed it, which will follow again; says which move it was."""
        if not self.moves:
            raise SetupError("setup-nothing-to-undo")
        self.termination = None
        while True:
            self._step_back()
            step = self._steps.pop()
            self.comments.pop(len(self._steps) + 1, None)
            if step.move:
                return step.move

    def copy(self) -> "Game":
        """A game of its own with the same past; its future deals are the same, too."""
        twin = Game(self._start, names=self._names)
        twin._become(self)
        twin._stream[0], twin._before, twin._told = self._stream[0], self._before.copy(), self._told.copy()
        return twin

    def __copy__(self) -> "Game":
        return self.copy()

    def __deepcopy__(self, _: dict[int, Any]) -> "Game":
        return self.copy()

    def __getstate__(self) -> dict[str, Any]:
        """What a pickle holds: not the table, whose memory is also that of the state."""
        laid = ("rules", "_table", "_log", "_moves", "_legal", "_seen")
        return {name: value for name, value in vars(self).items() if name not in laid}

    def __setstate__(self, kept: dict[str, Any]) -> None:
        vars(self).update(kept)
        self._lay(kept["_state"])

    def seen(self) -> "Game":
        """The game as its players may have it: the same table and past, but other deals to come, also after an undo.

        It is one and the same object all along, brought up to date, so that a player can tell one game from another.
        """
        if self._seen is None:
            self._seen = Game(self._start, names=self._names)
        self._seen._become(self)
        self._seen._stream[0] = OTHER_DEALS
        self._seen._before = [(state, OTHER_DEALS) for state, _ in self._before]
        return self._seen

    def _become(self, other: "Game") -> None:
        """The same table with the same past as another game; what its stream was and is remains to be said."""
        self._table[0], self._legal = other._state, other._legal
        self._steps, self.comments = other._steps.copy(), other.comments.copy()
        self.date, self.termination = other.date, other.termination

    def _understood(self, move: Move | str | int) -> Move:
        if isinstance(move, str):
            return Move.parse(self.rules.name, move)
        chosen = move if isinstance(move, Move) else Move(self.rules.name, index(move))
        if chosen.game != self.rules.name:
            raise NotationError("notation-move-game", given=chosen.game, game=self.rules.name)
        return chosen

    def _allows(self, move: Move) -> bool:
        """Whether a move is legal; numbers are compared, for a replay need not make a Move of every legal one."""
        if self._legal is not None:
            return move in self._legal
        count = generic.list_moves(self._table, self._moves)
        return bool((self._moves[:count] == move.id).any())

    def _refusal(self, move: Move) -> IllegalMove:
        reason = self.rules.refusal(self._state, int(move))
        assert reason is not None, f"{move} is neither legal nor refused"
        return IllegalMove(reason.message_id, line_of(self._state), **reason.values)

    def _given(self, tiles: Iterator[str]) -> int:
        """The next tile of a deal that is told, if the bag has it."""
        name = next(tiles, None)
        if name is None:
            raise NotationError("notation-deal-short")
        if name not in self.rules.tiles or self._state.bag[self.rules.tiles.index(name)] == 0:
            raise NotationError("notation-deal-empty", tile=str(name))
        return self.rules.tiles.index(name)

    def _step_back(self) -> None:
        """The table as it was when it was last remembered."""
        self._table[0], self._stream[0] = self._before.pop()
        self._log[0, 0] = 0
        self._legal = None

    def _remember(self) -> None:
        self._before.append((self._state.copy(), int(self._stream[0])))
        self._legal = None

    def _teller(self) -> Teller:
        return Teller(self.rules, int(self._state.board))

    # Writing

    def record(self) -> str:
        """The game as text; `read_game` gives it back."""
        from faience.game.record import record_of

        return record_of(self)

    def __str__(self) -> str:
        from faience.render.text import plain_table

        return plain_table(self.position, names=self._names)

    def _repr_svg_(self) -> str:
        from faience.render.svg import svg_table

        late = self.termination.seats if self.termination else ()
        return svg_table(self.position, names=self._names, late=late)

    def __repr__(self) -> str:
        return f"<faience.Game: {line_of(self._state)}>"


def new_game(
    game: str = "azul",
    *,
    players: int = 2,
    board: str = "coloured",
    seed: int | None = None,
    starter: int = 0,
    names: Sequence[str] | None = None,
    date: str | None = None,
    **options: bool,
) -> Game:
    """A new game with its first deal made. Without a seed the deals cannot be foretold."""
    table = rules_of(game).set_up(players, board, options, starter)
    new = Game(table, names=names, date=date, seed=seed)
    new.deal()
    return new
