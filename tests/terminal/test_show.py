"""`faience show`: what its picture and its story say."""

from pathlib import Path

import pytest
from tests.test_cli import run

from faience.game import new_game


def test_the_picture_of_a_game_lost_on_time_names_the_other_player(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    record = Path("tests/golden/azul-coloured-2.txt").read_text(encoding="utf-8")
    file, picture = tmp_path / "game.txt", tmp_path / "table.svg"
    file.write_text(record.replace("[Result", '[Termination "time 1"]\n[Result'), encoding="utf-8")  # 25 to 0
    for lang, said in (("en", "random wins"), ("fr", "random gagne")):
        assert run(monkeypatch, "show", str(file), "--svg", str(picture), "--lang", lang) == 0
        assert said in picture.read_text(encoding="utf-8")


def test_what_happened_last_is_told_of_players_as_the_table_calls_them(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    game = new_game("summer-pavilion", seed=3)
    game.play(game.legal_moves[0])
    (tmp_path / "game.txt").write_text(game.record(), encoding="utf-8")
    assert run(monkeypatch, "show", "--plain", str(tmp_path / "game.txt")) == 0
    text = capsys.readouterr().out
    assert "  Player 1  5 points" in text and "\nPlayer 1 takes" in text
