"""The page in a real browser: games from the first move to the last, by every means there is."""

from collections.abc import Callable

import pytest

SCENARIOS = [
    "first move",
    "stale link",
    "arrows",
    "dragging",
    "friends",
    "one screen",
    "screens",
    "accessible in French",
    "azul by keyboard",
]
LONG_SCENARIOS = [
    "killed server",
    "accessible in English",
    "azul by touch",
    "azul by mouse",
    "azul grey with jokers by mouse",
    "azul crystal-1 by mouse",
    "azul crystal-2 by mouse",
    "summer-pavilion by mouse",
    "summer-pavilion monochrome by mouse",
    "summer-pavilion glazed-orange by mouse",
    "summer-pavilion glazed-purple by mouse",
    "frames",
]


@pytest.mark.parametrize("scenario", SCENARIOS)
def test_the_page_can_be_played(scenario: str, try_in_browser: Callable[[str], None]):
    try_in_browser(scenario)


@pytest.mark.slow
@pytest.mark.parametrize("scenario", LONG_SCENARIOS)
def test_the_page_can_be_played_at_length(scenario: str, try_in_browser: Callable[[str], None]):
    try_in_browser(scenario)
