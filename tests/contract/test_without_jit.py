"""The rules as plain Python: with the compiler off the same contract holds, and every line can be seen to run."""

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest
from tests.contract.configurations import EVERY

ROOT = Path(__file__).parents[2]
QUESTIONS = [
    "tests/contract/test_events.py::test_events_can_be_sent_as_json",
    "tests/contract/test_moves.py",
    "tests/contract/test_oracle.py",
    "tests/contract/test_prospect.py",
    "tests/contract/test_setup.py",
    "tests/golden/test_golden.py",  # equal seeds give equal games
    "tests/server/core/test_outlook.py",
]
SOME = [*map(str, EVERY[3::8]), "box", "known"]  # the last two are words of test_setup.py
LEAST = 97  # per cent; the rest is run by the compiler only, or when the cache cannot be written


def run(*arguments: str) -> subprocess.CompletedProcess[str]:
    compiler_off = {name: value for name, value in os.environ.items() if not name.startswith("PYTEST_")}
    compiler_off["NUMBA_DISABLE_JIT"] = "1"
    command = [sys.executable, "-m", *arguments]
    return subprocess.run(command, cwd=ROOT, env=compiler_off, capture_output=True, text=True, check=False)


def test_nearly_every_line_of_the_rules_runs_when_the_contract_is_kept_in_plain_python(tmp_path):
    pytest.importorskip("coverage")
    data, report = f"--data-file={tmp_path / 'lines'}", tmp_path / "lines.json"
    kept = run("coverage", "run", data, "-m", "pytest", "-p", "no:cacheprovider", "-k", " or ".join(SOME), *QUESTIONS)
    assert kept.returncode == 0, kept.stdout
    run("coverage", "json", data, "-o", str(report), "--include=*/faience/rules/*")
    files = json.loads(report.read_text())["files"]
    lines = sum(file["summary"]["num_statements"] for file in files.values())
    missing = {name: file["missing_lines"] for name, file in files.items() if file["missing_lines"]}
    share = 100 * (1 - sum(map(len, missing.values())) / lines)
    told = "\n".join([f"{share:.1f} % of {lines} lines; not these:", *map(str, missing.items())])
    sys.stdout.write(told)
    assert share >= LEAST, told
