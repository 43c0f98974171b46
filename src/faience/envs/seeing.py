"""A game as learning programs see it: observation, legal moves, rewards, pictures."""

import io
from typing import Any

import numpy as np
import numpy.typing as npt

from faience.envs.extras import missing
from faience.envs.layout import Observations, observation_size
from faience.envs.observation import observe_at
from faience.envs.rewards import MARGIN, rewards_at
from faience.game import Game
from faience.render.svg import svg_table
from faience.rules import generic

RENDER_MODES = ("human", "ansi", "rgb_array")
FRAMES = 2  # in a second, for videos
WIDTH = 960  # of a picture


def observation_of(game: Game, seat: int) -> Observations:
    """What a seat sees: see layout.py."""
    row: Observations = np.zeros(observation_size(game.rules.name, game.players), dtype=np.uint8)
    observe_at(generic.table_of(game.state), seat, row)
    return row


def mask_of(game: Game) -> npt.NDArray[np.int8]:
    """1 for each legal move, 0 for all others."""
    mask = np.zeros(game.rules.moves, dtype=np.int8)
    mask[[int(move) for move in game.legal_moves]] = 1
    return mask


def rewards_of(game: Game, reward: str) -> list[float]:
    """What the end of the game is worth to each seat; nothing, before it."""
    rewards = np.zeros(game.players)
    if game.is_over:
        rewards_at(generic.table_of(game.state), reward == MARGIN, rewards)
    return [float(each) for each in rewards]


def render(game: Game, mode: str | None) -> Any:
    """The table as text or as pixels; people see it printed."""
    if mode == "ansi":
        return str(game)
    if mode == "rgb_array":
        return pixels_of(svg_table(game.position, theme="light"))
    if mode == "human":
        print(game, flush=True)
    return None


def pixels_of(svg: str) -> npt.NDArray[np.uint8]:
    """A picture as an array of shape (height, width, 3)."""
    try:
        from PIL import Image
        from resvg_py import svg_to_bytes
    except ImportError as error:
        raise missing("resvg-py") from error
    drawn = io.BytesIO(bytes(svg_to_bytes(svg_string=svg, width=WIDTH, background="white")))
    pixels = np.array(Image.open(drawn).convert("RGB"))
    return pixels[: len(pixels) // 2 * 2]  # films want an even number of lines
