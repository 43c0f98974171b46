"""A table as an environment of PettingZoo: every seat is an agent."""

from typing import Any

import numpy as np

from faience.envs.extras import missing
from faience.envs.layout import highest
from faience.envs.rewards import ILLEGAL, checked
from faience.envs.seeing import FRAMES, RENDER_MODES, mask_of, observation_of, render, rewards_of
from faience.game import Game, new_game
from faience.rules.games import rules_of

try:
    from gymnasium import spaces
    from gymnasium.utils import seeding
    from pettingzoo import AECEnv
    from pettingzoo.utils import wrappers
except ImportError as error:
    raise missing("PettingZoo") from error

SEEDS = 2**63


def env(**wishes: Any) -> Any:
    """A table as `TableEnv` has it, in which an illegal move loses the game, and whoever does not reset is told so."""
    illegal = ILLEGAL[checked(wishes.get("reward", "win"))]
    made: Any = wrappers.TerminateIllegalWrapper(TableEnv(**wishes), illegal_reward=illegal)
    return wrappers.OrderEnforcingWrapper(wrappers.AssertOutOfBoundsWrapper(made))


class TableEnv(AECEnv):  # type: ignore[misc]
    """A game: agents are player_0, player_1 … in the order of their seats, and an action is the number of a move."""

    def __init__(
        self,
        game: str = "azul",
        *,
        players: int = 2,
        board: str = "coloured",
        reward: str = "win",
        render_mode: str | None = None,
        **options: bool,
    ) -> None:
        super().__init__()
        rules = rules_of(game)
        rules.set_up(players, board, options, 0)
        self._table: dict[str, Any] = {"game": game, "players": players, "board": board, **options}
        self._reward = checked(reward)
        self.render_mode = render_mode
        self.metadata = {
            "name": f"{game.replace('-', '_')}_v0",
            "render_modes": list(RENDER_MODES),
            "render_fps": FRAMES,
            "is_parallelizable": False,
        }
        self.possible_agents = [f"player_{seat}" for seat in range(players)]
        self.agents: list[str] = []
        high = highest(game, players)
        self.observation_spaces = {
            agent: spaces.Dict(
                {
                    "observation": spaces.Box(np.zeros_like(high), high, dtype=np.uint8),
                    "action_mask": spaces.Box(0, 1, shape=(rules.moves,), dtype=np.int8),
                }
            )
            for agent in self.possible_agents
        }
        self.action_spaces = {agent: spaces.Discrete(rules.moves) for agent in self.possible_agents}
        self._random, _ = seeding.np_random()
        self.game: Game

    def observation_space(self, agent: str) -> Any:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> Any:
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """A new game."""
        if seed is not None:
            self._random, _ = seeding.np_random(seed)
        self.game = new_game(**self._table, seed=int(self._random.integers(SEEDS)))
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self._turn_to(self.agents[self.game.to_move or 0])
        self._show()

    def step(self, action: Any) -> None:
        """The agent whose turn it is makes a move; an IllegalMove is raised where no wrapper has caught it."""
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        self.game.play(int(action))
        self._cumulative_rewards[agent] = 0.0
        self.rewards = dict(zip(self.agents, rewards_of(self.game, self._reward), strict=True))
        self.terminations = dict.fromkeys(self.agents, self.game.is_over)
        self._accumulate_rewards()
        after = self.agents[(self.agents.index(agent) + 1) % len(self.agents)]
        self._turn_to(after if self.game.to_move is None else self.agents[self.game.to_move])
        self._show()

    def observe(self, agent: str) -> dict[str, Any]:
        """What a seat sees, its own board first, and which moves are legal if it is its turn."""
        mask = mask_of(self.game)
        if agent != self.agent_selection:
            mask[:] = 0
        return {"observation": observation_of(self.game, self.possible_agents.index(agent)), "action_mask": mask}

    def render(self) -> Any:
        """The table: as text ("ansi"), as pixels ("rgb_array"), or printed ("human")."""
        return render(self.game, self.render_mode)

    def close(self) -> None:
        """There is nothing to close."""

    def _turn_to(self, agent: str) -> None:
        self.agent_selection = agent
        mask = mask_of(self.game)
        self.infos = {each: {"action_mask": mask if each == agent else np.zeros_like(mask)} for each in self.agents}

    def _show(self) -> None:
        if self.render_mode == "human":
            self.render()
