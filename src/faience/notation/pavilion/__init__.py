"""The notation of Summer Pavilion."""

from faience.notation.pavilion import line, moves, problems, table

__all__ = ["line", "moves", "problems", "table"]
