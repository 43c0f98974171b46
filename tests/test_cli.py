"""The command line: what it prints, and how it says no."""

import io
import json
import os
import subprocess
import sys
from pathlib import Path

import pytest

from faience import __version__, cli, manual
from faience.bench.measures import benchmarks
from faience.game import new_game
from faience.notation.position import line_of
from faience.rules.games import GAMES

WRONG = 2


def run(monkeypatch: pytest.MonkeyPatch, *arguments: str) -> int:
    """Run the command in this process; its exit code."""
    monkeypatch.setattr(sys, "argv", ["faience", *arguments])
    monkeypatch.setenv("LC_ALL", "C.UTF-8")
    with pytest.raises(SystemExit) as left:
        cli.main()
    return left.value.code if isinstance(left.value.code, int) else 0


def asked_for_help(*arguments: str, locale: str = "C.UTF-8") -> str:
    """The help is put together when the command starts, hence in a process of its own."""
    done = subprocess.run(
        [sys.executable, "-c", "from faience.cli import main; main()", *arguments, "--help"],
        env=os.environ | {"LC_ALL": locale, "PYTHONUTF8": "1", "COLUMNS": "100"},
        capture_output=True,
        encoding="utf-8",
        check=True,
    )
    return done.stdout.replace("\N{NO-BREAK SPACE}", " ")


@pytest.fixture
def record(tmp_path: Path) -> Path:
    game = new_game("azul", seed=3, names=("Ana", "Bo"), date="2026-11-15")
    for move in ("2B3", "1K2", "0Y1"):
        game.play(move)
    file = tmp_path / "game.txt"
    file.write_text(game.record(), encoding="utf-8")
    return file


def test_the_version_is_told(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    assert run(monkeypatch, "--version") == 0
    assert capsys.readouterr().out == f"faience {__version__}\n"


def test_the_command_starts_without_the_rules() -> None:
    program = "import sys; sys.argv[1:] = ['--version']\nimport faience.cli\nprint('numba' in sys.modules)"
    done = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, check=True)
    assert done.stdout == "False\n"


@pytest.mark.parametrize(
    "arguments",
    [
        ["--nonsense"],
        ["dance"],
        ["play", "--board", "marble"],
        ["play", "--game", "chess"],
        ["play", "--game", "summer-pavilion", "--board", "grey"],
        ["play", "--game", "summer-pavilion", "--jokers"],
        ["play", "--seat", "human"],
        ["play", "--seat", "human", "--seat", "stranger"],
        ["play", "--lang", "xx"],
        ["play", "--seed", "seven"],
        ["show"],
        ["show", "no-such-file.txt"],
        ["show", "."],
        ["bench", "--only", "no-such-figure"],
        ["bench", "--seconds", "nan"],
        ["bench", "--seconds", "inf"],
        ["bench", "--seconds", "-1"],
        ["play", "--resume"],
        ["play", "--seat", "human", "--seat", "level:9"],
        ["tune"],
        ["tune", "--out", "."],
        ["tune", "--out", "w.npz", "--board", "marble"],
        ["tune", "--out", "w.npz", "--samples", "1"],
        ["train"],
        ["train", "--out", "folder", "--trial", "fast"],
    ],
)
def test_a_mistake_is_one_line_on_stderr_and_exit_code_two(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], tmp_path: Path, arguments: list[str]
) -> None:
    monkeypatch.setattr("faience.terminal.saves.directory", lambda: tmp_path)
    monkeypatch.setattr("faience.rules.cache.is_cold", lambda: True)  # no word of compiling before the complaint
    assert run(monkeypatch, *arguments) == WRONG
    printed = capsys.readouterr()
    assert printed.out == ""
    assert printed.err.startswith("faience: ") and printed.err.count("\n") == 1


@pytest.mark.parametrize(
    "arguments",
    [
        ["--terminal", "--no-browser"],
        ["--no-browser", "--seat", "human", "--seat", "level:3"],
        ["--browser", "--game", "summer-pavilion"],
        ["--browser", "--resume"],
    ],
)
def test_what_is_asked_of_the_terminal_is_not_left_out_in_the_browser(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], arguments: list[str]
) -> None:
    monkeypatch.setattr("faience.cli.games._play_in_browser", lambda lang, opens_browser: None)
    assert run(monkeypatch, "play", "--no-browser") == 0
    assert run(monkeypatch, "play", *arguments) == WRONG
    assert "--browser and --no-browser are for the page" in capsys.readouterr().err


@pytest.mark.parametrize(
    "content",
    [
        b"",
        b"hello",
        b"{}",
        b'{"game": "azul"}',
        b'{"game": ',
        b"azul coloured take 1",
        b'[Game "azul"]\n\n1. BBBB 2B3',
        b"\xff\xfe\x00",
        b"[" * 5000,
    ],
)
def test_a_file_that_is_no_game_is_refused_in_one_line(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], tmp_path: Path, content: bytes
) -> None:
    file = tmp_path / "file"
    file.write_bytes(content)
    assert run(monkeypatch, "show", str(file)) == WRONG
    assert capsys.readouterr().err.count("\n") == 1


@pytest.mark.parametrize(
    ("options", "complaint"),
    [
        (["--board", "grey"], 'no board "grey"; there are coloured, monochrome, glazed-orange, glazed-purple'),
        (["--jokers"], 'there is no option "jokers": this game has none'),
    ],
)
def test_a_board_or_option_of_the_other_game_is_refused(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], options: list[str], complaint: str
) -> None:
    assert run(monkeypatch, "play", "--new", "--game", "summer-pavilion", *options) == WRONG
    assert complaint in capsys.readouterr().err


def test_a_complaint_is_in_the_chosen_language(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    assert run(monkeypatch, "play", "--lang", "fr", "--board", "marble") == WRONG
    assert "il n’y a pas de plateau" in capsys.readouterr().err


def test_a_record_is_shown_with_its_last_move(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], record: Path
) -> None:
    assert run(monkeypatch, "show", "--plain", str(record)) == 0
    text = capsys.readouterr().out
    assert "▶ Bo  0 points" in text
    assert "Ana takes 1 yellow from the centre, gets the starting-player marker, lays 1 on line 1" in text
    assert "\x1b" not in text


def test_a_game_is_shown_as_it_was_after_some_moves(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], record: Path
) -> None:
    assert run(monkeypatch, "show", "--json", "--at", "1", str(record)) == 0
    position = json.loads(capsys.readouterr().out)
    assert position["to_move"] == 1
    assert position["players"][0]["lines"][2] == ["blue"]


def test_a_move_that_was_never_made_cannot_be_shown(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], record: Path
) -> None:
    assert run(monkeypatch, "show", "--at", "4", str(record)) == WRONG
    assert capsys.readouterr().err == "faience: there is no move 4: the game has 3 moves\n"


def test_record_line_and_json_show_the_same_table(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    game = new_game("azul", seed=3)
    tables = []
    for content in (game.record(), line_of(game.state), json.dumps(game.position)):
        file = tmp_path / "file"
        file.write_text(content, encoding="utf-8")
        assert run(monkeypatch, "show", "--json", str(file)) == 0
        tables.append(json.loads(capsys.readouterr().out))
    assert tables == [game.position] * 3


def test_a_record_and_a_line_of_summer_pavilion_are_shown(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    game = new_game("summer-pavilion", board="monochrome", seed=3, names=("Ana", "Bo"))
    game.play("2B")
    file = tmp_path / "file"
    for content, name in ((game.record(), "Bo"), (line_of(game.state), "Player 2")):
        file.write_text(content, encoding="utf-8")
        assert run(monkeypatch, "show", "--plain", str(file)) == 0
        text = capsys.readouterr().out
        assert "Round 1/6 · monochrome board" in text and f"▶ {name}  5 points" in text
    file.write_text(game.record(), encoding="utf-8")
    assert run(monkeypatch, "show", "--plain", "--lang", "fr", str(file)) == 0
    assert "Ana prend 2 bleues et 1 joker dans la Fabrique 2" in capsys.readouterr().out


@pytest.mark.parametrize("board", GAMES["summer-pavilion"].boards)
def test_a_piped_game_of_summer_pavilion_starts_on_each_board(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], tmp_path: Path, board: str
) -> None:
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    monkeypatch.setattr(sys, "stdin", io.StringIO("0\nquit\n"))
    options = ["--terminal", "--new", "--seed", "3", "--game", "summer-pavilion", "--board", board]
    assert run(monkeypatch, "play", *options) == 0
    text = capsys.readouterr().out
    assert "Round 1/6" in text and "your move (like 1G; ? helps): 0" in text


def test_a_table_is_drawn_as_svg(monkeypatch: pytest.MonkeyPatch, record: Path, tmp_path: Path) -> None:
    assert run(monkeypatch, "show", str(record), "--svg", str(tmp_path / "table.svg")) == 0
    assert (tmp_path / "table.svg").read_text(encoding="utf-8").startswith("<svg")


@pytest.mark.parametrize("out", ["", "/", ".", "none/table.svg"])
def test_a_picture_that_cannot_be_written_is_told_by_its_name(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], record: Path, out: str
) -> None:
    assert run(monkeypatch, "show", str(record), "--svg", out) == WRONG
    complaint = capsys.readouterr().err
    assert complaint.startswith(f"faience: {Path(out)}: ") and complaint.count("\n") == 1


@pytest.mark.parametrize(
    ("content", "complaint"),
    [
        ("", "the file is empty"),
        ("\ufeff\n ", "the file is empty"),
        ("null", "there is no game record or position in it"),
        ("[]\n", "there is no game record or position in it"),
        ("hello", 'there is no game "hello"'),
        ("\n" * 200_000, "the file is empty"),
        ("hello" + "\n" * 200_000 + "x", 'there is no game "hello"'),
    ],
)
def test_a_file_without_a_game_is_told_apart_before_the_rules_are_compiled(
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
    tmp_path: Path,
    content: str,
    complaint: str,
) -> None:
    monkeypatch.setattr("faience.rules.cache.is_cold", lambda: True)
    file = tmp_path / "file"
    file.write_text(content, encoding="utf-8")
    assert run(monkeypatch, "show", str(file)) == WRONG
    printed = capsys.readouterr().err
    assert complaint in printed and printed.count("\n") == 1


def test_compiling_is_told_when_the_file_is_good(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], record: Path
) -> None:
    monkeypatch.setattr("faience.rules.cache.is_cold", lambda: True)
    assert run(monkeypatch, "show", str(record)) == 0
    assert capsys.readouterr().err == "Compiling the rules (once)…\n"


def test_nothing_is_compiled_before_it_is_told(record: Path, tmp_path: Path) -> None:
    game = new_game("azul", seed=3)
    for name, content in (("line", line_of(game.state)), ("json", json.dumps(game.position))):
        (tmp_path / name).write_text(content, encoding="utf-8")
    program = """
import sys
from faience import cli
from faience.rules.cache import is_cold

def told(lang):
    print(is_cold())
    raise KeyError

cli.games.warn_of_compiling = told
for arguments in (["play"], *(["show", file] for file in sys.argv[1:])):
    sys.argv[1:] = arguments
    try:
        cli.main()
    except KeyError:
        pass
"""
    files = [str(record), str(tmp_path / "line"), str(tmp_path / "json")]
    done = subprocess.run(
        [sys.executable, "-c", program, *files],
        env=os.environ | {"NUMBA_CACHE_DIR": str(tmp_path / "cold")},
        capture_output=True,
        text=True,
        check=True,
    )
    assert done.stdout.split() == ["True"] * 4


def test_a_mark_at_the_beginning_and_other_ends_of_lines_do_no_harm(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], record: Path
) -> None:
    content = b"\xef\xbb\xbf" + record.read_bytes().replace(b"\n", b"\r\n")
    record.write_bytes(content)
    monkeypatch.setattr(sys, "stdin", io.TextIOWrapper(io.BytesIO(content), encoding="ascii"))
    for file in (str(record), "-"):
        assert run(monkeypatch, "show", "--plain", file) == 0
        assert "▶ Bo  0 points" in capsys.readouterr().out


@pytest.mark.parametrize("options", [[], ["--plain"], ["--json"]])
def test_nobody_has_to_read_to_the_end(record: Path, options: list[str]) -> None:
    reader, writer = os.pipe()
    os.close(reader)
    command = [sys.executable, "-c", "from faience.cli import main; main()", "show", str(record), *options]
    done = subprocess.run(command, stdout=writer, stderr=subprocess.PIPE, text=True, check=False)
    os.close(writer)
    assert (done.returncode, done.stderr.replace("Compiling the rules (once)…\n", "")) == (0, "")


def test_the_help_teaches_boards_moves_and_examples() -> None:
    text = " ".join(asked_for_help("play").split())
    assert {name: rules.boards for name, rules in GAMES.items()} == manual.BOARDS
    boards = [board for rules in GAMES.values() for board in rules.boards]
    moves = ("2B3 takes blue from display 2", "3.5R places a red tile on star 3")
    for word in (*GAMES, *boards, *moves, "--seat Ana=human", "--resume"):
        assert word in text


def test_the_help_of_bench_names_all_that_is_measured() -> None:
    text = " ".join(asked_for_help("bench").split())
    told = [name for names in manual.MEASURES.values() for name in names]
    assert sorted(told) == sorted({name.partition("/")[0] for name, _ in benchmarks()})
    assert all(", ".join(names) in text for names in manual.MEASURES.values())


def test_the_help_of_play_introduces_the_levels() -> None:
    text = " ".join(asked_for_help("play").split())
    assert "level:3 Apprentice: notices what a move leaves" in text
    assert "level:8 Grand Maître : " in " ".join(asked_for_help("play", locale="fr_FR.UTF-8").split())


def test_the_help_of_tune_tells_how_it_goes_on() -> None:
    text = " ".join(asked_for_help("tune").split())
    for word in ("--from", "--generations", "Ctrl-C loses only the one under way", "faience tune --out azul.npz"):
        assert word in text


def test_the_help_of_train_tells_what_a_generation_is_and_how_it_goes_on() -> None:
    text = " ".join(asked_for_help("train").split())
    for word in (
        "--from",
        "--ray",
        "lets it play against the reigning one",
        "the same command goes on",
        "champion.npz",
    ):
        assert word in text


def test_the_help_of_tournament_tells_what_a_round_and_a_rating_is() -> None:
    text = " ".join(asked_for_help("tournament").replace("│", "").split())
    assert "every group of players plays one set of games: the same deals" in text
    assert "400 points more are ten to one" in text and "cmd:./mybot" in text
    assert "level:3 a level from 1 to 8" in text


def test_the_help_of_selfplay_tells_what_a_dataset_has_and_that_it_goes_on() -> None:
    text = " ".join(asked_for_help("selfplay").replace("│", "").split())
    assert "a row for each move" in text and "the same command goes on" in text and "docs/data.md" in text


def test_the_help_speaks_french() -> None:
    assert "jouer dans le navigateur ou le terminal" in asked_for_help(locale="fr_FR.UTF-8")
