"""The records of a match, a file for each game."""

from pathlib import Path

from faience.errors import SetupError


class Records:
    """A folder for the games of one match."""

    def __init__(self, folder: Path, goes_on: bool = False) -> None:
        """Make the folder; a SetupError if games lie in it already, unless the match goes on after a stop."""
        folder.mkdir(parents=True, exist_ok=True)
        if not goes_on and any(folder.glob("game-*.txt")):
            raise SetupError("match-records", folder=str(folder))
        self.folder = folder

    def write(self, number: int, record: str) -> None:
        """Write down a game; numbers count from 0, files from 1. A match that becomes longer keeps its names."""
        (self.folder / f"game-{number + 1:06}.txt").write_text(record, encoding="utf-8", newline="\n")
