"""One seat of a table as an environment of Gymnasium; bots have the others."""

from collections.abc import Sequence
from typing import Any

import numpy as np
import numpy.typing as npt

from faience.envs.extras import missing
from faience.envs.layout import Observations, highest
from faience.envs.rewards import ILLEGAL, checked
from faience.envs.seeing import FRAMES, RENDER_MODES, mask_of, observation_of, render, rewards_of
from faience.errors import IllegalMove, SetupError
from faience.game import Game, new_game
from faience.players import Player
from faience.players.spec import build, parse
from faience.rules.games import rules_of
from faience.texts import Phrase

try:
    import gymnasium
except ImportError as error:
    raise missing("Gymnasium") from error

SEEDS = 2**63  # seeds are drawn from below this


class SingleEnv(gymnasium.Env[Observations, np.int64]):
    """A seat of a game: an action is the number of a move, an episode is a game."""

    metadata = {"render_modes": list(RENDER_MODES), "render_fps": FRAMES}  # noqa: RUF012 - Gymnasium's own way

    def __init__(
        self,
        game: str = "azul",
        *,
        players: int = 2,
        board: str = "coloured",
        opponents: str | Sequence[str] = "greedy",
        seat: int | None = 0,
        reward: str = "win",
        render_mode: str | None = None,
        **options: bool,
    ) -> None:
        """`opponents` are the texts of the others, in their order from the next seat on, or one for all of them.

        Seat 0 begins; with seat None each game is played from a seat that chance chooses.
        """
        rules_of(game).set_up(players, board, options, 0)
        if seat not in (None, *range(players)):
            raise SetupError("setup-seat", given=repr(seat), last=players - 1)
        texts = [opponents] * (players - 1) if isinstance(opponents, str) else list(opponents)
        if len(texts) != players - 1:
            wanted = Phrase("spec-opponents", count=players - 1)
            raise SetupError("setup-player-value", what="opponents", given=", ".join(texts), wanted=wanted)
        self._table: dict[str, Any] = {"game": game, "players": players, "board": board, **options}
        self._opponents = [parse(text) for text in texts]
        self._seat = seat
        self._reward = checked(reward)
        if render_mode not in (None, *RENDER_MODES):
            raise gymnasium.error.UnsupportedMode(f"{render_mode!r} is none of {', '.join(RENDER_MODES)}")
        self.render_mode = render_mode
        high = highest(game, players)
        self.observation_space = gymnasium.spaces.Box(np.zeros_like(high), high, dtype=np.uint8)
        self.action_space = gymnasium.spaces.Discrete(rules_of(game).moves)
        self.seat = 0
        self._game: Game | None = None
        self._is_lost = False
        self._others: dict[int, Player] = {}

    @property
    def game(self) -> Game:
        """The game under way, to be looked at."""
        if self._game is None:
            raise gymnasium.error.ResetNeeded("reset comes first")
        return self._game

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Observations, dict[str, Any]]:
        """A new game, up to one's first choice."""
        super().reset(seed=seed)
        draws = [int(each) for each in self.np_random.integers(SEEDS, size=2 + len(self._opponents))]
        players = self._table["players"]
        self.seat = draws[1] % players if self._seat is None else self._seat
        self._game, self._is_lost = new_game(**self._table, seed=draws[0]), False
        seats = [(self.seat + 1 + number) % players for number in range(players - 1)]
        self._others = {
            seat: build(spec, draw) for seat, spec, draw in zip(seats, self._opponents, draws[2:], strict=True)
        }
        self._let_others_play()
        self._show()
        return self._observation(), self._info()

    def step(self, action: np.int64 | int) -> tuple[Observations, float, bool, bool, dict[str, Any]]:
        """Make a move, and let the others move up to one's next choice. An illegal move loses the game at once."""
        if self._is_lost or self.game.is_over:
            raise gymnasium.error.ResetNeeded("the game has ended")
        try:
            self.game.play(int(action))
        except IllegalMove as refusal:
            self._is_lost = True
            info = self._info() | {"illegal": str(refusal)}
            return self._observation(), ILLEGAL[self._reward], True, False, info
        self._let_others_play()
        self._show()
        reward = rewards_of(self.game, self._reward)[self.seat]
        return self._observation(), reward, self.game.is_over, False, self._info()

    def action_masks(self) -> npt.NDArray[np.bool_]:
        """The legal moves, as MaskablePPO of sb3-contrib asks for them."""
        return mask_of(self.game).view(np.bool_)

    def render(self) -> Any:
        """The table: as text ("ansi"), as pixels ("rgb_array"), or printed ("human")."""
        return render(self.game, self.render_mode)

    def _show(self) -> None:
        if self.render_mode == "human":
            self.render()

    def _let_others_play(self) -> None:
        while self.game.to_move not in (None, self.seat):
            assert self.game.to_move is not None
            self.game.play(self._others[self.game.to_move].choose(self.game.seen()))

    def _observation(self) -> Observations:
        return observation_of(self.game, self.seat)

    def _info(self) -> dict[str, Any]:
        return {"action_mask": mask_of(self.game), "seat": self.seat, "scores": np.array(self.game.scores)}
