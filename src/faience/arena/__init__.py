"""Matches and tournaments: who is stronger, and how sure that is."""

from faience.arena.match import match
from faience.arena.result import MatchResult, Standing
from faience.arena.tournament import tournament
from faience.arena.tournament_result import Contestant, TournamentResult

__all__ = ["Contestant", "MatchResult", "Standing", "TournamentResult", "match", "tournament"]
