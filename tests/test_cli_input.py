"""What commands read: files that end early or hold odd letters, and a standard input that is closed or not ours."""

import io
import json
import sys
from pathlib import Path

import pytest
from tests.test_cli import WRONG, run

from faience.game import new_game
from faience.rules.games import GAMES


def test_nothing_in_a_file_can_move_the_cursor(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    game = new_game("azul", seed=3, names=("A\x1b[2Jna", "Bo"))
    game.play(game.legal_moves[0])
    file = tmp_path / "file"
    for content, code in ((game.record(), 0), (f"{game.record()} 1\x1b[2JX", WRONG), ("azul \x1b[2J" * 13, WRONG)):
        file.write_text(content, encoding="utf-8")
        assert run(monkeypatch, "show", "--plain", str(file)) == code
        printed = capsys.readouterr()
        assert "[2J" in printed.out + printed.err and "\x1b" not in printed.out + printed.err


@pytest.mark.parametrize("game", GAMES)
def test_no_deal_is_shown_that_is_not_in_the_record(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], tmp_path: Path, game: str
) -> None:
    played = new_game(game, seed=3)
    while played.to_move is not None:
        played.play(played.legal_moves[0], deal=False)
    file = tmp_path / "file"
    file.write_text(played.record(), encoding="utf-8")
    assert run(monkeypatch, "show", "--json", str(file)) == 0
    assert json.loads(capsys.readouterr().out) == played.position
    for options in (["--plain"], ["--svg", str(tmp_path / "table.svg")]):
        assert run(monkeypatch, "show", *options, str(file)) == 0


def test_a_closed_standard_input_is_one_with_nothing_in_it(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    monkeypatch.setattr(sys, "stdin", None)
    for command in ("show", "verify", "review"):
        assert run(monkeypatch, command, "-") == WRONG
        assert capsys.readouterr().err.count("\n") == 1
    for options in ([], ["--plain"]):
        assert run(monkeypatch, "play", "--terminal", "--new", "--seed", "3", *options) == 0
        assert "faience play --resume" in capsys.readouterr().out


def test_letters_of_another_encoding_are_no_move(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    monkeypatch.setattr(sys, "stdin", io.TextIOWrapper(io.BytesIO(b"\xe9t\xe9\nquit\n"), encoding="utf-8"))
    assert run(monkeypatch, "play", "--terminal", "--new", "--seed", "3") == 0
    assert "✗" in capsys.readouterr().out
