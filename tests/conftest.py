"""Options of the test run, and how it is divided among processes."""

from pathlib import Path

import pytest
from hypothesis import settings

from faience.workers.cores import free_cores

# The same examples in every run. To look for new ones: pytest --hypothesis-profile explore
settings.register_profile("faience", deadline=None, derandomize=True, max_examples=100)
settings.register_profile("explore", deadline=None, max_examples=3_000)
settings.load_profile("faience")

TESTS = Path(__file__).parent
MOST_PROCESSES = 4  # with -n auto: the longest file takes a quarter of the time of all
LONGEST = (  # each half a minute or more: where processes share the files, these come first
    "web/test_browser.py",
    "server/app/test_reviews.py",
    "web/test_page.py",
    "train/test_trainer.py",
    "data/test_selfplay.py",
    "test_readme.py",
    "docs/test_notebooks.py",
    "arena/test_tournament.py",
    "train/test_cluster.py",
    "arena/test_ray.py",
    "docs/test_tutorial.py",
    "contract/test_without_jit.py",
)


@pytest.hookimpl(optionalhook=True)
def pytest_xdist_auto_num_workers() -> int:
    return min(free_cores(), MOST_PROCESSES)


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    if hasattr(config, "workerinput"):
        turns = {TESTS / name: turn for turn, name in enumerate(LONGEST)}
        items.sort(key=lambda item: turns.get(item.path, len(turns)))


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
