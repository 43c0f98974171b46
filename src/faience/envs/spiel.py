"""The games as Python games of OpenSpiel: after this import pyspiel.load_game("faience_azul(players=3)") finds them.

Everybody sees everything but what will be drawn. Chance draws one tile at a time; its outcomes are the kinds of tile.
"""

from typing import Any

import numpy as np

from faience.envs.extras import missing
from faience.envs.layout import observation_fields, observation_size
from faience.envs.observation import observe_at
from faience.envs.rewards import rewards_at
from faience.notation.move import Move
from faience.notation.position import line_of
from faience.rules import generic
from faience.rules.azul.boards import SIZE
from faience.rules.azul.rounds import STALLED_ROUNDS
from faience.rules.games import GAMES
from faience.rules.market import DEAL, OVER, TILES, TILES_PER_DISPLAY, display_count
from faience.rules.pavilion.boards import EACH_KIND, REWARDS, SPACES
from faience.rules.pavilion.state import CORNERS, ROUNDS
from faience.rules.rulebook import PLAYERS, Rulebook

try:
    import pyspiel
    from open_spiel.python.observation import IIGObserverForPublicInfoGame
except ImportError as error:
    raise missing("OpenSpiel") from error


def longest_azul(players: int) -> int:
    """No game has more moves: a wall takes twenty tiles before a row is full, with fewer than ten idle rounds each."""
    rounds = STALLED_ROUNDS * (players * SIZE * (SIZE - 1) + 1)
    takes = TILES_PER_DISPLAY * int(display_count(players))
    return rounds * (2 * takes + SIZE * players)


def longest_pavilion(players: int) -> int:
    """No game has more moves: each space is covered once, each structure rewarded once, each round passed once."""
    takes = TILES_PER_DISPLAY * int(display_count(players))
    return ROUNDS * (takes + players * (1 + CORNERS)) + players * (SPACES + EACH_KIND * sum(REWARDS))


LONGEST = {"azul": longest_azul, "summer-pavilion": longest_pavilion}


class SpielGame(pyspiel.Game):  # type: ignore[misc]
    """A kind of table; which one, its subclass says."""

    rules: Rulebook
    type: Any

    def __init__(self, params: dict[str, Any] | None = None) -> None:
        wishes = self.type.parameter_specification | (params or {})
        players, board = wishes.pop("players"), wishes.pop("board")
        self.begin = self.rules.set_up(players, board, wishes, 0)
        info = pyspiel.GameInfo(
            num_distinct_actions=self.rules.moves,
            max_chance_outcomes=TILES,
            num_players=players,
            min_utility=-1.0,
            max_utility=1.0,
            utility_sum=0.0,
            max_game_length=LONGEST[self.rules.name](players),
        )
        super().__init__(self.type, info, params or {})

    def new_initial_state(self) -> "SpielState":
        """The table before its first deal."""
        return SpielState(self)

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> Any:
        """Sees the table from a seat; where the past is asked for as well, OpenSpiel tells it."""
        if iig_obs_type is None or (iig_obs_type.public_info and not iig_obs_type.perfect_recall):
            return SpielObserver(self.rules.name, self.num_players())
        return IIGObserverForPublicInfoGame(iig_obs_type, params)

    def __reduce__(self) -> tuple[Any, tuple[str]]:
        """What a copy or a pickle holds: the text of the game. OpenSpiel's own forgets the table."""
        return load, (str(self),)


def load(text: str) -> Any:
    """A game by its text, in a process that may not have known it before."""
    return pyspiel.load_game(text)


class SpielState(pyspiel.State):  # type: ignore[misc]
    """A table under way."""

    def __init__(self, game: SpielGame) -> None:
        super().__init__(game)
        self.table = generic.table_of(game.begin)
        self._name = game.rules.name  # a clone copies every attribute, and rules are large

    @property
    def _rules(self) -> Rulebook:
        return GAMES[self._name]

    @property
    def record(self) -> np.record:
        """The state, as a record in the same memory."""
        return generic.record_at(self.table)

    def current_player(self) -> int:
        """The seat to move, or that it is chance's turn, or the end."""
        if self.record.phase == OVER:
            return int(pyspiel.PlayerId.TERMINAL)
        return int(pyspiel.PlayerId.CHANCE) if self.record.phase == DEAL else int(self.record.to_move)

    def _legal_actions(self, player: int) -> list[int]:
        moves = np.zeros(self._rules.moves, dtype=np.int16)
        count = generic.list_moves(self.table, moves)
        return [int(move) for move in moves[:count]]

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """The tiles that may be drawn, each with its share of the bag."""
        bag = [int(count) for count in self.record.bag]
        return [(tile, count / sum(bag)) for tile, count in enumerate(bag) if count]

    def _apply_action(self, action: int) -> None:
        if self.record.phase == DEAL:
            generic.draw_tile(self.table, action, None)
        else:
            generic.make_move(self.table, action, None)

    def _action_to_string(self, player: int, action: int) -> str:
        if player == pyspiel.PlayerId.CHANCE:
            return self._rules.letters[action]
        return str(Move(self._rules.name, action))

    def is_terminal(self) -> bool:
        """Whether the game is over."""
        return bool(self.record.phase == OVER)

    def returns(self) -> list[float]:
        """1 for the winner, less for all others; their sum is 0."""
        rewards = np.zeros(int(self.record.players))
        if self.is_terminal():
            rewards_at(self.table, False, rewards)
        return [float(each) for each in rewards]

    def __str__(self) -> str:
        return line_of(self.record)


class SpielObserver:
    """What a seat sees: `tensor` as a whole, `dict` field by field."""

    def __init__(self, game: str, players: int) -> None:
        self.tensor = np.zeros(observation_size(game, players), dtype=np.float32)
        fields = observation_fields(game, players)
        self.dict = {field.name: field.of(self.tensor) for field in fields}

    def set_from(self, state: SpielState, player: int) -> None:
        """Look at the table from a seat."""
        observe_at(state.table, player, self.tensor)

    def string_from(self, state: SpielState, player: int) -> str:
        """The position on one line, which is the same for all."""
        return str(state)


def _register(name: str, rules: Rulebook) -> None:
    game_type = pyspiel.GameType(
        short_name=f"faience_{name}",
        long_name=f"Faience: {rules.name}",
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
        information=pyspiel.GameType.Information.PERFECT_INFORMATION,
        utility=pyspiel.GameType.Utility.ZERO_SUM,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=PLAYERS[-1],
        min_num_players=PLAYERS[0],
        provides_information_state_string=True,
        provides_information_state_tensor=False,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification={
            "players": PLAYERS[0],
            "board": rules.boards[0],
            **dict.fromkeys(rules.options, False),
        },
    )
    pyspiel.register_game(game_type, type(f"Spiel_{name}", (SpielGame,), {"rules": rules, "type": game_type}))


for _game in GAMES.values():
    _register(_game.name.replace("-", "_"), _game)
