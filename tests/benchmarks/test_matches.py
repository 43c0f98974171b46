"""The matches that our documents tell of can be played, go on after a stop, and are told as they went."""

import json
from contextlib import closing
from dataclasses import replace
from pathlib import Path

import numba
import pytest
from benchmarks.matches import JOURNALS, PAGE, Claim, Found, claims, found, journal_of, page, play
from rich.console import Console

from faience.arena.journal import Journal
from faience.arena.result import Standing

pytestmark = pytest.mark.skipif(numba.config.DISABLE_JIT, reason="whole matches are for compiled rules")

CLAIM = Claim("greedy", "Easy ones", "greedy", "--player greedy --player random --games 4 --seed 3", "90 %")
QUIET = Console(quiet=True)


def test_the_page_says_what_stands_in_the_journals():
    """Otherwise: .venv/bin/python -m benchmarks.matches --write"""
    assert PAGE.read_text(encoding="utf-8") == page(claims(), JOURNALS)


def test_every_match_can_be_held_and_has_a_name_of_its_own():
    everything = claims()
    assert len({claim.name for claim in everything}) == len(everything)
    assert all(claim.terms.seats >= 2 and claim.asked.games % claim.terms.seats == 0 for claim in everything)


def test_no_journal_is_left_of_a_match_that_nobody_tells_of():
    assert {file.stem for file in JOURNALS.glob("*")} <= {claim.name for claim in claims()}


def test_a_match_that_was_not_played_yet_says_so(tmp_path: Path):
    assert found(CLAIM, tmp_path).row.startswith("| greedy | not played yet | 90 % |")


def test_the_journal_of_a_match_that_is_being_played_is_read_and_left_as_it_is(tmp_path: Path):
    file = journal_of(CLAIM, tmp_path)
    with closing(Journal(file, CLAIM.terms)):
        whole = file.read_bytes()
        for content in (whole, whole + b'{"number": 0, "se', whole[:9], b""):
            file.write_bytes(content)
            assert "| not played yet |" in found(CLAIM, tmp_path).row
            assert file.read_bytes() == content


def test_a_player_that_was_never_asked_for_a_choice_has_no_time():
    first = Standing("greedy", "greedy", 1, 2, 1.0, 0.3, 1.0, 0.5, 40.0, 12.3, 2, 0, 0)
    assert "| 12 / – |" in Found(CLAIM, (first, replace(first, ms_per_move=None)), is_of_now=True).row


def test_a_match_goes_on_where_it_was(tmp_path: Path):
    play(replace(CLAIM, command=CLAIM.command.replace("--games 4", "--games 2")), tmp_path, QUIET)
    half = journal_of(CLAIM, tmp_path).read_text(encoding="utf-8")
    assert "| 2 so far |" in found(CLAIM, tmp_path).row
    assert play(CLAIM, tmp_path, QUIET)
    assert journal_of(CLAIM, tmp_path).read_text(encoding="utf-8").startswith(half)
    assert found(CLAIM, tmp_path).row.startswith("| greedy | 100.0% (")
    assert "| 90 % | 4 |" in found(CLAIM, tmp_path).row


def test_a_match_of_another_network_is_marked(tmp_path: Path):
    claim = replace(CLAIM, command="--player search:nodes=1 --player random --games 2")
    play(claim, tmp_path, QUIET)
    assert "†" not in found(claim, tmp_path).row
    file = journal_of(claim, tmp_path)
    heading, *games = file.read_text(encoding="utf-8").splitlines()
    other = json.dumps(json.loads(heading) | {"judges": ["another", None]})
    file.write_text("\n".join([other, *games, ""]), encoding="utf-8")
    assert found(claim, tmp_path).row.startswith("| greedy † |")
