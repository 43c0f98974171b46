"""Options of the test run."""

import os

import pytest


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
        "--processes",
        type=int,
        default=os.cpu_count() or 1,
        metavar="N",
        help="how many processes they are played in (default: one for each core)",
    )
