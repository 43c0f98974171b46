"""Matches: who is stronger, and how sure that is."""

from faience.arena.match import match
from faience.arena.result import MatchResult, Standing

__all__ = ["MatchResult", "Standing", "match"]
