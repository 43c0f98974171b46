"""The page in a real browser: whole games by every means there is, and every state on every screen."""

import sys

import pytest
from tests.web.conftest import Outcomes

SCENARIOS = [
    "figures",
    "friends",
    "first move",
    "azul by keyboard",
    "summer-pavilion by keyboard",
    "azul by touch",
    "summer-pavilion by touch",
    "azul by mouse",
    "azul grey with jokers by mouse",
    "azul crystal-1 by mouse",
    "azul crystal-2 by mouse",
    "summer-pavilion by mouse",
    "summer-pavilion monochrome by mouse",
    "summer-pavilion glazed-orange by mouse",
    "summer-pavilion glazed-purple by mouse",
    "dragging",
    "one screen",
    "two tabs",
    "reload",
    "full table",
    "rematch",
    "languages",
    "language offline",
    "stale link",
    "silence",
    "chat",
    "pause",
    "undo",
    "abort",
    "rematch of two",
    "out of time in a game",
    "out of time at a move",
    "look back",
    "countdown",
    "notebook",
    "learn azul",
    "learn summer-pavilion",
    "what is this",
    "focus",
    "first page on a desk",
    "first page on a phone",
    "company on a desk",
    "company on a phone",
    "azul for four on a desk",
    "azul for three on a small desk",
    "azul for two on a phone",
    "azul for four on a small phone",
    "summer-pavilion for four on a desk",
    "summer-pavilion for four on a small desk",
    "summer-pavilion for two on a phone",
    "summer-pavilion for four on a small phone",
    "review of a game lost on time",
    "review of azul on a desk",
    "review of azul on a phone",
    "review of summer-pavilion on a small desk",
    "review of summer-pavilion on a small phone",
    "analysis of azul on a small desk",
    "analysis of azul on a small phone",
    "analysis of summer-pavilion on a desk",
    "analysis of summer-pavilion on a phone",
    "hint by keyboard",
    "no hints between people",
    "puzzle by keyboard",
    "puzzle goes on",
    "hints of azul on a desk",
    "hints of azul on a phone",
    "hints of summer-pavilion on a small desk",
    "hints of summer-pavilion on a small phone",
    "puzzles of azul on a small desk",
    "puzzles of azul on a small phone",
    "puzzles of summer-pavilion on a desk",
    "puzzles of summer-pavilion on a phone",
]


@pytest.mark.parametrize("scenario", SCENARIOS)
def test_the_page_can_be_played(scenario: str, outcomes: Outcomes):
    outcome = outcomes.of(scenario)
    assert outcome["ok"], outcome["why"]
    if "figures" in outcome:
        sys.stdout.write(f"{scenario}: {outcome['figures']}\n")
