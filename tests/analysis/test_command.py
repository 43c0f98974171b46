"""`faience review`: what it prints, and how it says no."""

import io
import json
import re
import sys
from dataclasses import replace
from html.parser import HTMLParser
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest
from rich.cells import cell_len
from rich.console import Console

from faience import cli
from faience.analysis import Review, review
from faience.analysis.page import fragment, page_of
from faience.analysis.reviewer import Reviewer
from faience.game import Game, from_json, new_game
from faience.game.termination import Termination
from faience.players.greedy import GreedyPlayer
from faience.terminal.review_report import curve_of, print_report

WRONG, INTERRUPTED = 2, 130
VOID = {"meta", "link", "br", "img", "input", "hr"}


def run(monkeypatch: pytest.MonkeyPatch, *arguments: str) -> int:
    monkeypatch.setattr(sys, "argv", ["faience", "review", *arguments])
    monkeypatch.setenv("LC_ALL", "C.UTF-8")
    monkeypatch.setenv("COLUMNS", "100")
    with pytest.raises(SystemExit) as left:
        cli.main()
    return left.value.code if isinstance(left.value.code, int) else 0


def played(game: str = "azul", players: int = 2) -> Game:
    names = ("Ana", "Bo", "Cleo")[:players]
    table, greedy = new_game(game, players=players, seed=3, names=names, date="2026-01-01"), GreedyPlayer(seed=1)
    while table.round == 1:
        table.play(greedy.choose(table))
    return table


@pytest.fixture
def record(tmp_path: Path) -> Path:
    file = tmp_path / "game.txt"
    file.write_text(played().record(), encoding="utf-8")
    return file


QUICK = ("--nodes", "60", "--threads", "2")


@pytest.mark.parametrize(
    ("lang", "words"),
    [
        ("en", ["Ana", "Bo", "accuracy", "luck", "play", "Chance to win: Ana", "Turning points", "wall"]),
        ("fr", ["précision", "Tournants"]),
    ],
)
def test_a_review_is_printed_in_both_languages(monkeypatch, capsys, record, lang, words):
    assert run(monkeypatch, str(record), *QUICK, "--lang", lang) == 0
    printed = capsys.readouterr().out
    assert [word for word in words if word not in printed] == []
    assert "█" in printed


@pytest.mark.parametrize(
    ("how", "words"),
    [
        (None, "The record ends here; the game goes on"),
        (Termination("time", (0,)), "Bo wins: time ran out for Ana"),
        (Termination("aborted"), "The game was broken off"),
    ],
)
def test_a_review_says_how_the_game_ended_and_what_choices_cost(how, words):
    game = played()
    game.termination = how
    found = review(game, nodes=60, threads=2)
    written = io.StringIO()
    print_report(found, Console(file=written, width=200), "en")
    for text in (written.getvalue(), page_of(found)):
        assert words in text
        assert re.search(r"Ana’s \d+ choices gave away \d+\.\d% each; Bo’s \d+\.\d%\.", text)


def test_a_review_is_printed_as_json_that_can_be_read_back(monkeypatch, capsys, record):
    assert run(monkeypatch, str(record), *QUICK, "--json") == 0
    found = Review.from_json(json.loads(capsys.readouterr().out))
    assert found == review(played(), nodes=60) and found.is_complete


def test_a_game_that_begins_within_a_round_makes_a_page(record, monkeypatch, tmp_path):
    game = from_json(new_game("azul", seed=3).position, seed=1)
    game.play(game.legal_moves[0])
    record.write_text(game.record(), encoding="utf-8")
    assert run(monkeypatch, str(record), *QUICK, "--html", str(tmp_path / "review.html")) == 0
    assert "<svg" in (tmp_path / "review.html").read_text(encoding="utf-8")


def test_a_record_may_come_from_standard_input(monkeypatch, capsys, record):
    monkeypatch.setattr(sys, "stdin", io.TextIOWrapper(io.BytesIO(record.read_bytes())))
    assert run(monkeypatch, "-", *QUICK) == 0
    assert "Ana" in capsys.readouterr().out


@pytest.mark.parametrize("budget", [QUICK, ()], ids=["the same budget", "the budget that it began with"])
def test_a_review_goes_on_from_one_that_was_not_complete(monkeypatch, capsys, record, tmp_path, budget):
    whole = review(played(), nodes=60)
    part = Review(whole.record, whole.budget, whole.moves[:3], whole.deals[:1])
    file = tmp_path / "part.json"
    file.write_text(json.dumps(part.to_json()), encoding="utf-8")
    assert run(monkeypatch, str(record), *budget, "--json", "--resume", str(file)) == 0
    assert Review.from_json(json.loads(capsys.readouterr().out)) == whole


def test_a_file_that_is_no_review_is_named(monkeypatch, capsys, record, tmp_path):
    for text in ("{}", "Ana", "[" * 100_000):
        file = tmp_path / "part.json"
        file.write_text(text, encoding="utf-8")
        assert run(monkeypatch, str(record), "--resume", str(file)) == WRONG
        assert "part.json is no review" in capsys.readouterr().err


def test_ctrl_c_shows_what_is_done_by_then(monkeypatch, capsys, record):
    look = Reviewer._reviewed

    def interrupted(reviewer, analyst, number):
        if number == 4:
            raise KeyboardInterrupt
        return look(reviewer, analyst, number)

    monkeypatch.setattr(Reviewer, "_reviewed", interrupted)
    assert run(monkeypatch, str(record), "--nodes", "60", "--threads", "1", "--json") == INTERRUPTED
    found = Review.from_json(json.loads(capsys.readouterr().out))
    assert [move.step for move in found.moves] == [1, 2, 3] and not found.is_complete


def test_a_page_is_written_that_needs_nothing_else(monkeypatch, capsys, record, tmp_path):
    page = tmp_path / "review.html"
    assert run(monkeypatch, str(record), *QUICK, "--html", str(page)) == 0
    assert str(page) in capsys.readouterr().out.replace("\n", "")
    text = page.read_text(encoding="utf-8")
    assert text.startswith("<!doctype html>") and "<script" not in text
    assert not any(text.count(outside) for outside in ('src="', "@import", 'href="http'))


@pytest.mark.parametrize(
    "arguments",
    [
        ["no-such-file.txt"],
        ["{record}", "--time", "soon"],
        ["{record}", "--nodes", "0"],
        ["{record}", "--resume", "{record}"],
        ["{record}", "--lang", "xx"],
        ["{empty}"],
        [],
    ],
)
def test_a_mistake_is_one_line_on_stderr(monkeypatch, capsys, record, tmp_path, arguments):
    empty = tmp_path / "empty.txt"
    empty.write_text(new_game(seed=1).record(), encoding="utf-8")
    given = [argument.format(record=record, empty=empty) for argument in arguments]
    assert run(monkeypatch, *given) == WRONG
    printed = capsys.readouterr()
    assert printed.out == "" and printed.err.startswith("faience: ") and printed.err.count("\n") == 1


# The page


class Nesting(HTMLParser):
    """Every element that is opened is closed, in the right order."""

    def __init__(self) -> None:
        super().__init__()
        self.open: list[str] = []

    def handle_starttag(self, tag, attrs):
        if tag not in VOID:
            self.open.append(tag)

    def handle_startendtag(self, tag, attrs):
        pass

    def handle_endtag(self, tag):
        assert self.open.pop() == tag


@pytest.mark.parametrize(("game", "players"), [("azul", 2), ("azul", 3), ("summer-pavilion", 2)])
@pytest.mark.parametrize("lang", ["en", "fr"])
def test_the_page_is_sound_in_both_languages(game, players, lang):
    reader = Nesting()
    text = page_of(review(played(game, players), nodes=20), lang)
    reader.feed(text)
    assert reader.open == []
    assert f'<html lang="{lang}">' in text and text.count("<svg") >= 1


def test_names_are_told_as_they_are_and_cannot_break_the_page():
    table = new_game(seed=3, names=("<b>Ana</b>", "Bo & Co"), date="2026-01-01")
    table.play(table.legal_moves[0])
    text = page_of(review(table, nodes=20))
    assert "<b>Ana</b>" not in text and "&lt;b&gt;Ana" in text and "Bo &amp; Co" in text


def test_bars_from_start_to_end_lie_within_their_width_also_where_play_goes_beyond_all():
    """From 50 % by luck to 40, by play to -100 and by hindsight to 100: a width from -100 to 100."""
    found = review(played(), nodes=20)
    standing = replace(found.standings[0], start=0.5, luck=-0.1, play=-1.4, remainder=2.0, end=1.0)
    found.__dict__["standings"] = (standing,)
    bars = re.findall(r'class="(?:sum|gain|loss)" style="left:(.*?)%;width:(.*?)%"', page_of(found))
    assert [tuple(map(float, bar)) for bar in bars] == [(50, 25), (70, 5), (0, 70), (0, 100), (50, 50)]


def test_a_notebook_shows_the_same_review():
    found = review(played(), nodes=20)
    assert found._repr_html_() == fragment(found)


def test_a_review_that_has_hardly_begun_says_so():
    whole = review(played(), nodes=20)
    text = page_of(Review(whole.record, whole.budget, whole.moves[:1]))
    assert f"1 of {len(whole.game.history)} steps" in text
    assert "0 of" in page_of(Review(whole.record, whole.budget))


def test_the_curves_of_several_players_begin_one_below_the_other_and_are_seen():
    names = ("小林小林", "Bo", "A name far too long for any line of a terminal, and for a curve beside it")
    found: Any = SimpleNamespace(game=SimpleNamespace(names=names, players=3), curve=[(0, (1.0, 1.0, 1.0))] * 40)
    lines = curve_of(found, "en", 60)
    assert {cell_len(line[: line.index("█")]) for line in lines} == {20 + 1}
    assert {cell_len(line) for line in lines} == {60}


@pytest.mark.parametrize("players", [2, 3])
def test_the_curve_fits_into_the_line(players):
    found = review(played(players=players), nodes=20)
    for width in (12, 20, 79):
        assert max(len(line) for line in curve_of(found, "en", width)[-players:]) <= width
    assert all(curve_of(found, "en", width) for width in range(12))  # no room, no harm
