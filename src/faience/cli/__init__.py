"""The `faience` command.

Everything but Typer is imported by the command that needs it: the rules bring a compiler along, and `faience --version`
should not wait for it. What `--help` says is in manual.py.
"""

from faience.cli import games, research
from faience.cli.app import app, main

__all__ = ["app", "games", "main", "research"]
