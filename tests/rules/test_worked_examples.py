"""Positions worked out by hand, and what the engine makes of them.

`pytest tests/rules/test_worked_examples.py --cases FILE` runs the examples of another file of the same form.
"""

from collections import Counter
from pathlib import Path

import pytest

from . import worked, worked_pavilion
from .worked import read_cases
from .worked_table import Case

HERE = Path(__file__).parent
OWN = [HERE / "worked_examples.json", HERE / "more_examples.json"]
PAVILION = [HERE / "pavilion_examples.json", HERE / "more_pavilion_examples.json"]


def pytest_generate_tests(metafunc: pytest.Metafunc) -> None:
    given = metafunc.config.getoption("cases")
    files = [metafunc.config.invocation_params.dir / path for path in given] if given else OWN + PAVILION
    cases = [case for file in files for case in read_cases(file)]
    seen: Counter[str] = Counter()
    params = []
    for case in cases:
        name = str(case.get("id", case["kind"]))
        seen[name] += 1
        params.append(pytest.param(case, id=name if seen[name] == 1 else f"{name}-{seen[name]}"))
    metafunc.parametrize("case", params)


def test_the_engine_agrees_with_the_example(case: Case):
    adapter = worked_pavilion if case["kind"].startswith("sp.") else worked
    assert adapter.differences(case) == [], case.get("title")
