"""The side of the engine protocol that answers (docs/protocol.md); the side that asks is players/external.py."""

from faience.engine.serve import serve

__all__ = ["serve"]
