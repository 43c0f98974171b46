"""The page is made of what the package says, and of nothing that its checkers object to."""

import gzip
import runpy
from pathlib import Path

import pytest
from tests.web.conftest import WEB, Run

LARGEST = 200_000  # bytes to be sent, fonts aside


@pytest.mark.parametrize("script", ["facts.py", "wire.py"])
def test_what_the_page_knows_of_boards_and_wire_is_what_the_package_says(script: str):
    made = runpy.run_path(str(WEB / script))
    assert made["FILE"].read_text() == made["written"](), f"run .venv/bin/python web/{script}"


@pytest.mark.parametrize("script", ["check", "lint", "test"])
def test_the_sources_of_the_page_pass(script: str, run_tool: Run):
    done = run_tool("run", script)
    assert done.returncode == 0, done.stdout + done.stderr


def test_the_page_is_small(page: Path):
    files = [path for path in page.rglob("*") if path.suffix in (".html", ".js", ".css", ".svg")]
    assert 0 < sum(len(gzip.compress(path.read_bytes())) for path in files) < LARGEST


def test_the_page_asks_nobody_else_for_anything(page: Path):
    for path in page.rglob("*.css"):
        assert "url(http" not in path.read_text()
    assert "//" not in (page / "index.html").read_text().replace("http://www.w3.org", "")
