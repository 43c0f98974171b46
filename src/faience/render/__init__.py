"""Positions and events in letters, sentences and pictures."""
