"""Options of the test run."""

import pytest
from hypothesis import settings

from faience.workers.cores import free_cores

# The same examples in every run. To look for new ones: pytest --hypothesis-profile explore
settings.register_profile("faience", deadline=None, derandomize=True, max_examples=100)
settings.register_profile("explore", deadline=None, max_examples=3_000)
settings.load_profile("faience")


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption(
        "--cases",
        action="append",
        metavar="FILE",
        help="worked examples to run in tests/rules/test_worked_examples.py instead of our own",
    )
    parser.addoption(
        "--games",
        type=int,
        default=480,
        metavar="N",
        help="how many games engine and oracle play in tests/contract/test_long_run.py (default: 480)",
    )
    parser.addoption(
        "--tables",
        default="",
        metavar="PART",
        help="play them only on tables whose name has this part, such as summer-pavilion-glazed (default: on all)",
    )
    parser.addoption(
        "--processes",
        type=int,
        default=free_cores(),
        metavar="N",
        help="how many processes they are played in (default: one for each core)",
    )
