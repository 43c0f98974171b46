"""The notation of Azul."""

from faience.notation.azul import line, moves, problems, table

__all__ = ["line", "moves", "problems", "table"]
