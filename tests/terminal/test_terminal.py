"""People at the terminal: whole games, mistakes, second thoughts, and leaving without a word."""

import errno
import json
import os
import subprocess
import sys
from pathlib import Path

import pytest
from rich.cells import cell_len
from tests.arena.bots import Closing
from tests.players.peeping import Peeping
from tests.terminal.people import Person, sit_down

from faience import texts
from faience.errors import SetupError
from faience.game import read_game
from faience.terminal import saves
from faience.terminal.options import seats_from


@pytest.mark.parametrize("lang", texts.LANGUAGES)
@pytest.mark.parametrize(("board", "jokers"), [("coloured", False), ("grey", True), ("crystal-2", False)])
def test_a_game_is_played_to_its_end_by_following_the_completions(lang: str, board: str, jokers: bool) -> None:
    text = sit_down(Person(goes_on=True), board=board, jokers=jokers, lang=lang)
    assert ("The game ends" if lang == "en" else "La partie se termine") in text
    assert ("Final scores" if lang == "en" else "Scores finaux") in text


def test_four_play_at_one_table() -> None:
    seats = ("Ana=human", "random", "Bo=human", "greedy")
    text = sit_down(Person(goes_on=True), seats=seats)
    assert "Ana, your move" not in text  # questions are asked, not printed
    assert all(f"  {name}: " in text for name in ("Ana", "random", "Bo", "greedy"))


def test_bots_do_not_see_what_will_be_drawn() -> None:
    Peeping.forget()
    sit_down(Person(goes_on=True), seats=("Ana=human", "python:tests.players.peeping:Peeping"))
    assert Peeping.has_learnt_nothing()


@pytest.mark.parametrize(("typed", "games"), [(["2B3", "quit"], 1), (["2B3", "new", "2B3", "quit"], 2), (["2B3"], 1)])
def test_bots_are_closed_when_nobody_needs_them_any_more_even_if_that_fails(typed: list[str], games: int) -> None:
    before = Closing.closed
    sit_down(Person(*typed), seats=("Ana=human", "python:tests.arena.bots:Closing"))
    assert Closing.closed - before == games


def test_every_move_is_told_with_its_taker() -> None:
    text = sit_down(Person("2B3"))
    assert "Ana     takes 1 blue from display 2, lays 1 on line 3" in text
    assert "greedy  takes " in text


def test_the_end_of_a_round_is_told_once_with_points_and_scores() -> None:
    text = sit_down(Person(goes_on=True))
    assert text.count("End of round 1 ") == 1
    assert text.index("End of round 1 ") < text.index("Scores: Ana ") < text.index("Round 2: ")


@pytest.mark.parametrize(
    ("typed", "reason"),
    [
        ("9B1", "blue from display 9 to line 1: there is no display 9, only 1 to 5 (Azul 1.1)"),
        ("1R1", "red from display 1 to line 1: display 1 has no red tile (Azul 1.4)"),
        ("1J1", "the jokers from display 1 to line 1: this game is played without jokers (Azul 3.1)"),
        ("C2", "column 2: now tiles must be taken (Azul 1.4)"),
        ("nonsense", '"nonsense" is no move'),
    ],
)
def test_a_wrong_move_is_refused_with_its_reason_and_asked_again(typed: str, reason: str) -> None:
    text = sit_down(Person(typed, "2B3"))
    assert f"✗ {reason}" in " ".join(text.split())
    assert "Ana     takes 1 blue from display 2" in text


def test_moves_may_be_typed_in_small_letters_and_with_spaces() -> None:
    assert "takes 1 blue from display 2" in sit_down(Person(" 2b 3".strip()))


def test_undo_goes_back_to_the_persons_own_last_decision() -> None:
    sit_down(Person("2B3", "undo"))
    kept, _ = saves.kept_games(1)
    assert kept[0].game.moves == ()
    assert kept[0].game.to_move == 0


def test_there_is_nothing_to_take_back_before_the_first_move() -> None:
    assert "✗ there is nothing to take back yet" in sit_down(Person("undo"))


def test_two_people_take_back_one_move_at_a_time() -> None:
    sit_down(Person("2B3", "1K2", "undo"), seats=("Ana=human", "Bo=human"))
    kept, _ = saves.kept_games(1)
    assert [str(move) for move in kept[0].game.moves] == ["2B3"]


def test_why_explains_legal_and_illegal_moves_and_plays_neither() -> None:
    text = sit_down(Person("why 1b1", "why 1R1", "why 2b"))
    assert "1B1 is legal: take 2 blue from display 1: line 1 complete, 1 falls, −1" in text
    assert "✗ red from display 1 to line 1: display 1 has no red tile (Azul 1.4)" in text
    assert "takes" not in text


def test_moves_are_listed_by_what_they_take() -> None:
    assert "take 2 blue from display 1    1B1 1B2 1B3 1B4 1B5 1BF" in sit_down(Person("moves"))


def test_help_names_every_command_in_the_persons_language() -> None:
    english, french = sit_down(Person("?")), sit_down(Person("?"), lang="fr", resume=False)
    for word in ("help", "moves", "why MOVE", "board", "undo", "save FILE", "record", "new", "quit"):
        assert f"\n  {word}" in english
    for word in ("aide", "coups", "pourquoi COUP", "table", "annuler", "sauver FICHIER", "nouvelle", "quitter"):
        assert f"\n  {word}" in french


def test_a_french_player_may_type_french_or_english_words() -> None:
    text = sit_down(Person("2B3", "annuler", "2B3", "undo"), lang="fr")
    assert text.count("C’est annulé.") == 2


def test_the_record_that_is_saved_is_the_game(tmp_path: Path) -> None:
    file = tmp_path / "game.txt"
    text = sit_down(Person("2B3", f"save {file}"))
    game = read_game(file.read_text(encoding="utf-8"))
    assert str(game.moves[0]) == "2B3"
    assert game.names == ("Ana", "greedy")
    assert str(file) in "".join(text.split("\n"))


def test_a_file_of_somebody_else_is_never_overwritten(tmp_path: Path) -> None:
    file = tmp_path / "diary.txt"
    file.write_text("Dear diary", encoding="utf-8")
    sit_down(Person(f"save {file}"))
    assert file.read_text(encoding="utf-8") == "Dear diary"


def test_a_file_that_cannot_be_written_is_a_line_not_the_end(tmp_path: Path) -> None:
    text = sit_down(Person(f"save {tmp_path}/no/such/folder.txt", "2B3"))
    assert "✗ No such file or directory" in text
    assert "Ana     takes 1 blue" in text


@pytest.mark.parametrize("name", ["~nosuchuser/game.txt", "a\0b", "/", ".."])
def test_a_name_that_no_file_can_have_is_a_line_not_the_end(name: str) -> None:
    text = sit_down(Person(f"save {name}", "2B3"))
    assert text.count("✗ ") == 1 and "\0" not in text
    assert "Ana     takes 1 blue" in text


def test_a_move_that_cannot_be_kept_is_not_made(monkeypatch: pytest.MonkeyPatch) -> None:
    full_once = iter([False, True])  # the new game is kept, its first move is not

    def put(path: Path, content: bytes) -> None:
        if next(full_once, False):
            raise OSError(28, "No space left on device", str(path))
        path.write_bytes(content)

    monkeypatch.setattr(saves, "put", put)
    text = sit_down(Person("2B3", "2B3"), seats=("Ana=human", "Bo=human"))
    assert text.count("✗ No space left on device") == 1 and "Bo, your move" not in text.partition("✗")[0]
    assert text.count("takes 1 blue from display 2") == 1
    kept, _ = saves.kept_games(1)
    assert [str(move) for move in kept[0].game.moves] == ["2B3"]


def test_leaving_keeps_the_game_and_coming_back_goes_on() -> None:
    assert "The game is kept" in sit_down(Person("2B3", "quit"))
    text = sit_down(Person(), resume=True)
    assert "takes 1 blue from display 2" in text  # told again to the one who comes back
    kept, broken = saves.kept_games(5)
    assert len(kept) == 1 and not broken


def test_the_next_start_offers_the_kept_game() -> None:
    sit_down(Person("2B3"))
    text = sit_down(Person("what?", "7" * 5_000, "1"))
    assert "There is an unfinished game:" in text
    assert "1  Azul, coloured wall, round 1: Ana 0, greedy 0" in text
    assert len(saves.kept_games(5)[0]) == 1
    sit_down(Person("n"))
    assert len(saves.kept_games(5)[0]) == 2


def test_a_finished_game_is_not_offered_again() -> None:
    sit_down(Person(goes_on=True))
    assert len(saves.kept_games(5)[0]) == 1  # nobody has said quit yet
    sit_down(Person("quit"), resume=True)
    assert saves.kept_games(5) == ([], [])


def test_a_broken_file_is_left_alone_and_does_not_stop_play(own_directory: Path) -> None:
    own_directory.mkdir()
    (own_directory / "broken.json").write_text("{", encoding="utf-8")
    assert "cannot be read" in sit_down(Person("2B3"))
    assert (own_directory / "broken.json").read_text(encoding="utf-8") == "{"


@pytest.mark.parametrize(
    "damage",
    [
        {"record": 5},
        {"record": None},
        {"record": "[Game"},
        {"seats": []},
        {"seats": 3},
        {"seats": [{"name": "Ana", "player": "human"}]},
        {"seats": [{"name": "Ana", "player": "human"}, {"name": "Bo", "player": "stranger"}]},
        {"seats": [{"name": "Ana", "player": "human"}, {"name": "Bo", "player": []}]},
        {"seats": [{"name": "Ana", "player": "human"}, {"name": None, "player": "greedy"}]},
    ],
)
def test_a_damaged_game_is_left_alone_and_the_others_are_offered(
    own_directory: Path, damage: dict[str, object]
) -> None:
    sit_down(Person("2B3"))
    (good,) = own_directory.iterdir()
    bad = own_directory / "bad.json"
    bad.write_text(json.dumps(json.loads(good.read_text(encoding="utf-8")) | damage), encoding="utf-8")
    before = bad.read_bytes()
    text = sit_down(Person(""))
    assert text.count("cannot be read") == 1 and "There is an unfinished game:" in text
    assert bad.read_bytes() == before


def test_many_damaged_files_do_not_hide_a_good_one(own_directory: Path) -> None:
    sit_down(Person("2B3"))
    for number, content in enumerate(("[]", "null", "[" * 100_000, "{}", "", "7")):
        (own_directory / f"{number}.json").write_text(content, encoding="utf-8")
    (own_directory / "folder.json").mkdir()
    kept, broken = saves.kept_games(5)
    assert (len(kept), len(broken)) == (1, 7)


def test_a_game_that_another_terminal_removes_is_not_missed(
    own_directory: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    sit_down(Person("2B3"))
    (good,) = own_directory.iterdir()
    (own_directory / "gone.json").symlink_to(own_directory / "nowhere")
    assert saves.kept_files() == [good]
    monkeypatch.setattr(saves, "kept_files", lambda: [own_directory / "gone.json"])
    assert saves.kept_games(5) == ([], [])


def test_there_must_be_a_game_to_resume() -> None:
    with pytest.raises(SetupError) as caught:
        sit_down(Person(), resume=True)
    assert caught.value.text("en") == "there is no unfinished game to go on with"


def test_new_starts_another_game_like_this_one() -> None:
    text = sit_down(Person("new"), board="grey")
    assert text.count("Round 1 · grey wall") == 2


def test_a_file_is_replaced_as_a_whole_or_not_at_all(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    file = tmp_path / "game.json"
    saves.write_atomically(file, "before")

    def full_disk(handle: int) -> None:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr(os, "fsync", full_disk)
    with pytest.raises(OSError, match="No space left"):
        saves.write_atomically(file, "after")
    assert file.read_text(encoding="utf-8") == "before"
    assert list(tmp_path.iterdir()) == [file]


@pytest.mark.parametrize(
    ("name", "wrong"),
    [
        ("", errno.EISDIR),
        ("/", errno.EISDIR),
        (".", errno.EISDIR),
        ("none/x.svg", errno.ENOENT),
        ("a\0b", errno.EINVAL),
    ],
)
def test_what_cannot_be_written_is_told_with_the_name_that_was_given(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, name: str, wrong: int
) -> None:
    monkeypatch.chdir(tmp_path)
    with pytest.raises(OSError, match="Errno") as caught:
        saves.write_atomically(Path(name), "text")
    assert (caught.value.errno, caught.value.filename) == (wrong, str(Path(name)).replace("\0", "\\0"))
    assert list(tmp_path.iterdir()) == []


@pytest.mark.skipif(sys.platform == "win32", reason="links and pipes of POSIX")
def test_links_and_pipes_are_written_to_and_not_replaced(tmp_path: Path) -> None:
    file, link, loop, pipe = (tmp_path / name for name in ("file", "link", "loop", "pipe"))
    link.symlink_to(file)
    for text in ("new", "replaced"):
        saves.write_atomically(link, text)
        assert link.is_symlink() and file.read_text(encoding="utf-8") == text
    loop.symlink_to(loop)
    with pytest.raises(OSError, match="loop"):
        saves.write_atomically(loop, "text")
    os.mkfifo(pipe)
    reader = os.open(pipe, os.O_RDONLY | os.O_NONBLOCK)
    saves.write_atomically(pipe, "text")
    assert os.read(reader, 100) == b"text" and pipe.is_fifo()
    os.close(reader)


@pytest.mark.skipif(sys.platform == "win32", reason="permissions of POSIX")
def test_a_written_file_has_the_permissions_of_any_new_file(tmp_path: Path) -> None:
    mask = os.umask(0o027)
    try:
        saves.write_atomically(tmp_path / "file", "text")
    finally:
        os.umask(mask)
    assert (tmp_path / "file").stat().st_mode & 0o777 == 0o640


def test_what_is_told_stands_in_one_column_beside_names_in_any_script() -> None:
    text = sit_down(Person("2B3"), seats=("小林小林=human", "random"))
    told = [line for line in text.splitlines() if " takes " in line]
    assert len(told) == 2 and {cell_len(line[: line.index("takes")]) for line in told} == {8 + 2}


def test_a_long_name_leaves_room_for_what_is_told() -> None:
    text = sit_down(Person("2B3"), seats=("Ana=human", f"{'long' * 20}=greedy"))
    assert f"{'Ana':<20}  takes 1 blue from display 2" in text
    assert "longlonglonglonglon…  takes " in text


def test_seats_have_names_and_equal_names_are_numbered() -> None:
    seats = seats_from(["Ana=human", "greedy", "greedy", "Bot=random", "Ivo=cmd:time=1s:./bot -x"])
    assert [(seat.name, seat.player) for seat in seats] == [
        ("Ana", "human"),
        ("greedy", "greedy"),
        ("greedy-2", "greedy"),
        ("Bot", "random"),
        ("Ivo", "cmd:time=1s:./bot -x"),
    ]


@pytest.mark.parametrize(("lang", "name"), [("en", "Apprentice"), ("fr", "Apprenti")])
def test_a_level_sits_down_with_a_name_in_the_language_of_the_table(lang: str, name: str) -> None:
    seats = seats_from(["human", "level:3", "level:3", "Bo=level:3"], lang)
    assert [seat.name for seat in seats[1:]] == [name, f"{name}-2", "Bo"]
    assert {seat.player for seat in seats[1:]} == {"level:3"}


def test_the_game_tells_of_a_level_by_its_name() -> None:
    text = sit_down(Person("0"), seats=("level:1", "Ana=human"))
    assert "Visitor  takes " in text


def test_nobody_unknown_sits_at_the_table() -> None:
    with pytest.raises(SetupError, match="human, random, greedy"):
        seats_from(["human", "stranger"])


@pytest.mark.skipif(sys.platform == "win32", reason="kill -9 is for POSIX")
def test_a_killed_terminal_loses_no_move(tmp_path: Path) -> None:
    environment = os.environ | {"XDG_DATA_HOME": str(tmp_path), "HOME": str(tmp_path), "LC_ALL": "C.UTF-8"}
    environment |= {"NUMBA_CACHE_DIR": str(_compiled())}
    command = [sys.executable, "-c", "from faience.cli import main; main()", "play"]
    seats = ["--seat", "Ana=human", "--seat", "Bo=human"]
    first = subprocess.Popen(
        [*command, *seats, "--new", "--seed", "3"],
        env=environment,
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        text=True,
        encoding="utf-8",
    )
    assert first.stdin and first.stdout
    first.stdin.write("2B3\n1K2\n")
    first.stdin.flush()
    for line in first.stdout:
        if "Bo" in line and "takes 2 black" in line:
            break
    first.kill()
    first.wait()
    first.stdin.close()
    first.stdout.close()
    again = subprocess.run(
        [*command, "--resume"], env=environment, input="record\n", capture_output=True, encoding="utf-8", check=True
    )
    assert "2B3 1K2" in again.stdout


def _compiled() -> Path:
    """Where this process keeps its compiled kernels: the other one need not compile them again."""
    from faience.rules.cache import directory

    return directory().parent
