"""Whoever opens the folder of benchmarks finds each of them in its README."""

import re
from pathlib import Path

FOLDER = Path(__file__).parents[2] / "benchmarks"


def test_the_readme_of_the_benchmarks_names_every_program_and_folder_in_a_line_of_its_own():
    there = {path.name for path in FOLDER.iterdir() if path.suffix in {".py", ".cpp"}}
    there |= {f"{path.name}/" for path in FOLDER.iterdir() if any(path.glob("*.py"))}
    named = re.findall(r"^\| `([^`]+)` \| .+ \|$", (FOLDER / "README.md").read_text(encoding="utf-8"), re.MULTILINE)
    assert sorted(named) == sorted(there)
