"""Moves, positions and whole games as text and JSON: strict writers, relaxed readers."""
