"""`faience show`: what its picture and its story say."""

import json
from pathlib import Path

import pytest
from tests.test_cli import run

from faience.game import Game, new_game, to_json
from faience.notation.position import line_of
from faience.rules.games import GAMES


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


@pytest.mark.parametrize("name", GAMES)
def test_a_table_that_waits_for_a_deal_is_shown_as_it_is(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], tmp_path: Path, name: str
) -> None:
    start = Game(GAMES[name].set_up(2, "coloured", {}, 0))
    for text in (line_of(start.state), json.dumps(to_json(start))):
        (tmp_path / "table.txt").write_text(text, encoding="utf-8")
        assert run(monkeypatch, "show", "--json", str(tmp_path / "table.txt")) == 0
        assert json.loads(capsys.readouterr().out) == to_json(start)
        assert run(monkeypatch, "show", "--plain", str(tmp_path / "table.txt")) == 0
        assert "1: –            2: –" in capsys.readouterr().out
