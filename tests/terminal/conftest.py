"""Every test of the terminal keeps its games in a directory of its own."""

from pathlib import Path

import pytest

from faience import texts
from faience.terminal import saves


@pytest.fixture(autouse=True)
def own_directory(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Path:
    """Games are kept in a directory of the test, and no word may be missing."""
    monkeypatch.setattr(texts, "strict", True)
    monkeypatch.setattr(saves, "directory", lambda: tmp_path / "games")
    return tmp_path / "games"
