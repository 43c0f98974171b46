"""The player who looks ahead."""

from faience.players.search.player import SearchPlayer
from faience.players.search.thought import Thought

__all__ = ["SearchPlayer", "Thought"]
