"""Games as rows: a dataset of decisions, read back one by one or as arrays."""

from faience.data.dataset import Dataset, Decision, PlayedGame
from faience.data.reading import load, read
from faience.data.selfplay import selfplay

__all__ = ["Dataset", "Decision", "PlayedGame", "load", "read", "selfplay"]
