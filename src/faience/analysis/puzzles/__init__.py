"""Puzzles: positions with one clearly best move, which deeper looks confirm."""

from faience.analysis.puzzles.puzzle import Puzzle, load
from faience.analysis.puzzles.themes import THEMES

__all__ = ["THEMES", "Puzzle", "load"]
