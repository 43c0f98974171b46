"""What a position is worth, what should be played and why, and whole games reviewed."""

from faience.analysis.analysis import Analysis, Candidate
from faience.analysis.analyst import Analyst, analyse
from faience.analysis.review import Review
from faience.analysis.reviewer import review

__all__ = ["Analysis", "Analyst", "Candidate", "Review", "analyse", "review"]
