"""Programs as players: those that keep to the protocol play; others fail with a clear word and leave nothing behind."""

import gc
import json
import logging
import os
import re
import shlex
import sys
import time
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from tests.players.bots import GOOD, HELLO, Bots, writer_of_bots

from faience import texts
from faience.errors import PlayerFailed, SetupError
from faience.game import Game, new_game
from faience.players.external import CommandPlayer
from faience.players.program import Program
from faience.players.protocol import write
from faience.texts import LANGUAGES, LOCALES

AGES = 120.0  # seconds that no test needs: slow machines are patient


@pytest.fixture(autouse=True)
def strict(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(texts, "strict", True)


@pytest.fixture
def bots(tmp_path: Path) -> Bots:
    return writer_of_bots(tmp_path)


@pytest.fixture
def seat(bots: Bots) -> Iterator[Callable[..., CommandPlayer]]:
    """Seats a program; whoever still sits there at the end is sent home."""
    seated: list[CommandPlayer] = []

    def sit_down(program: str, time: float = 0.05, grace: float = AGES) -> CommandPlayer:
        seated.append(CommandPlayer(bots(program), time, grace=grace))
        return seated[-1]

    yield sit_down
    for player in seated:
        player.close()


@pytest.fixture
def game() -> Game:
    return new_game("azul", seed=7)


def running(player: CommandPlayer) -> Program:
    assert player._program is not None
    return player._program


def is_gone(pid: int) -> bool:
    try:
        os.kill(pid, 0)
    except ProcessLookupError:
        return True
    return False


def wait_until(happened: Callable[[], bool]) -> None:
    end = time.monotonic() + AGES
    while not happened():
        assert time.monotonic() < end, "it never happened"
        time.sleep(0.01)


# Programs that keep to the protocol


def test_a_program_is_started_for_its_first_move_and_then_goes_on(seat, game):
    player = seat(HELLO + GOOD)
    assert player._program is None
    assert player.choose(game) == game.legal_moves[0]
    first = running(player)
    game.play("1B1")
    assert player.choose(game) == game.legal_moves[0]
    assert running(player) is first
    assert player.name == "Bot"


def test_a_program_can_be_started_before_its_first_move_is_wanted(seat, game):
    player = seat(HELLO + GOOD)
    player.begin()
    first = running(player)
    player.begin(seed=2)
    assert player.choose(game) == game.legal_moves[0]
    assert running(player) is first
    with pytest.raises(PlayerFailed, match="exit code 3"):
        seat("sys.exit(3)").begin()


def test_it_is_told_of_each_game_once_and_sees_the_table_and_the_legal_moves(seat, game, tmp_path):
    notes = tmp_path / "notes"
    player = seat(
        HELLO + f"notes = open({str(notes)!r}, 'w')\n" + "while True:\n  go = asked('new-game', 'go')\n"
        "  print(json.dumps(go), file=notes, flush=True)\n  if go['type'] == 'go': answer(go)\n"
    )
    player.choose(game)
    asked_first = game.position, [str(move) for move in game.legal_moves]
    game.play("1B1")
    player.choose(game)
    player.choose(new_game("summer-pavilion", players=3, board="monochrome", seed=1, starter=2))
    told = [json.loads(line) for line in notes.read_text(encoding="utf-8").splitlines()]
    assert [message["type"] for message in told] == ["new-game", "go", "go", "new-game", "go"]
    assert told[0] == {
        "type": "new-game", "game": "azul", "board": "coloured", "options": {"jokers": False}, "players": 2, "seat": 0,
    }  # fmt: skip
    assert told[3] == {
        "type": "new-game", "game": "summer-pavilion", "board": "monochrome", "options": {}, "players": 3, "seat": 2,
    }  # fmt: skip
    assert (told[1]["position"], told[1]["legal"]) == asked_first
    assert [message["id"] for message in told if message["type"] == "go"] == [1, 2, 3]
    assert {message["time"] for message in told if message["type"] == "go"} == {0.05}


@pytest.mark.parametrize(
    "before",
    [
        "print()",
        "say(type='news', about='anything')",
        "say(type='info', id=go['id'], depth=3, line=['1B1'], mood='good')",
        "for depth in range(5_000): say(type='info', id=go['id'], depth=depth, line=['1B1'] * 20)",
        "say(type='move', id=go['id'] - 1, move='of old')",
        "say(type='error', id=go['id'] - 1, message='of old')",
        "say(type='error', message='no book for this board')",
        "print('some words', file=sys.stderr)",
        "sys.stderr.write('x' * 3_000_000)",
    ],
)
def test_what_does_not_matter_is_ignored(seat, game, before):
    player = seat(HELLO + f"while True:\n  go = asked('go')\n  {before}\n  answer(go)\n")
    assert [player.choose(game) for _ in range(2)] == [game.legal_moves[0]] * 2


def test_a_move_may_be_written_in_lower_case_and_with_spaces(seat, game):
    player = seat(HELLO + "answer(asked('go'), ' 1b1 ')")
    assert str(player.choose(game)) == "1B1"


def test_a_program_that_only_answers_when_told_to_stop_is_in_time(seat, game, monkeypatch):
    monkeypatch.setattr("faience.players.external.LAST_CALL", AGES)
    player = seat(HELLO + "go = asked('go')\nasked('stop')\nanswer(go)", grace=0.01)
    assert player.choose(game) == game.legal_moves[0]


def test_a_program_in_python_need_not_flush(seat, game):
    player = seat("import builtins\nprint = lambda *words: builtins.print(*words)\n" + HELLO + GOOD)
    assert player.choose(game) == game.legal_moves[0]


def test_its_stderr_goes_to_the_log(seat, game, caplog):
    with caplog.at_level(logging.INFO, logger="faience"):
        player = seat(HELLO + "print('thinking \\x1b[31mhard', file=sys.stderr)" + GOOD)
        player.choose(game)
        wait_until(lambda: "thinking [31mhard" in caplog.messages)


# Programs that fail


ASKED = HELLO + "go = asked('go')\n"
STAYS = "\nsleep()"

# What it does: the program, the code, and what must be in the sentence.
FAILURES = {
    "dies at once": ("sys.exit(3)", "player-died", "exit code 3"),
    "dies with a word": ("print('no licence', file=sys.stderr)\nsys.exit(1)", "player-died", "exit code 1: no licence"),
    "raises at start": ("import no_such_module", "player-died", "No module named 'no_such_module'"),
    "dies when asked": (ASKED + "raise ValueError('too hard')", "player-died", "ValueError: too hard"),
    "leaves when asked": (ASKED + "sys.exit()", "player-died", "exit code 0"),
    "closes its output": (ASKED + "os.close(1)" + STAYS, "player-died", "closed its output"),
    "hangs": ("print('one moment', file=sys.stderr)" + ASKED + STAYS, "player-silent", "within 0.1 s: one moment"),
    "does not read": (HELLO + "sleep()", "player-silent", "did not answer within 0.1 s"),
    "floods": (HELLO + "while True: say(type='info', depth=1)", "player-silent", "did not answer"),
    "prints rubbish first": ("print('Welcome!')" + STAYS, "player-rubbish", "no message: Welcome!"),
    "prints rubbish": (ASKED + "print('I take \\x07\\x1bblue')" + STAYS, "player-rubbish", ": I take blue"),
    "prints no object": (ASKED + "print('[1, 2]')" + STAYS, "player-rubbish", "[1, 2]"),
    "prints depths": (ASKED + "print('[' * 100_000)" + STAYS, "player-rubbish", "[[[["),
    "prints bytes": (ASKED + "os.write(1, b'\\xff\\xfe\\n')" + STAYS, "player-rubbish", "��"),
    "prints a huge line": (ASKED + "print('{' * 3_000_000)" + STAYS, "player-rubbish", "{{{…"),
    "has no id": (ASKED + "say(type='move', move='1B1')" + STAYS, "player-rubbish", '"1B1"'),
    "has an id to come": (ASKED + "go['id'] += 1\nanswer(go)" + STAYS, "player-rubbish", '"id": 2'),
    "has no move": (ASKED + "say(type='move', id=1)" + STAYS, "player-rubbish", '"id": 1}'),
    "takes what is not there": (ASKED + "answer(go, '1K1')" + STAYS, "player-illegal", "1K1: black from"),
    "moves in no game": (ASKED + "answer(go, 'e2e4')" + STAYS, "player-illegal", "answered e2e4: "),
    "gives up": (ASKED + "say(type='error', id=1, message='no idea')" + STAYS, "player-error", "no idea"),
    "gives up first": ("asked('hello')\nsay(type='error', message='no book')" + STAYS, "player-error", "no book"),
    "is from the future": ("say(type='hello', protocol=2)" + STAYS, "player-protocol", "version 2 of the protocol"),
    "plays chess": ("say(type='hello', protocol=1, games=['chess'])" + STAYS, "player-game", "azul, only chess"),
}  # fmt: skip
IMPATIENT = 0.05  # seconds, twice: time and grace


@pytest.mark.parametrize("what", FAILURES)
def test_a_program_that_fails_is_told_in_both_languages_and_ended(seat, game, what):
    program, code, words = FAILURES[what]
    player = seat(program, time=IMPATIENT, grace=IMPATIENT if code == "player-silent" else AGES)
    for _ in range(2):  # the second time it is started anew
        player._asked = 0
        with pytest.raises(PlayerFailed) as failed:
            player.choose(game)
        assert failed.value.code == code
        assert words in failed.value.text()
        assert "\n" not in failed.value.text() and "\x1b" not in failed.value.text()
        assert all(failed.value.text(lang).startswith(player.command[:99]) for lang in LANGUAGES)
        assert player._program is None


def test_every_way_to_fail_is_tried_here():
    files = [file.read_text(encoding="utf-8") for file in (LOCALES / "en").glob("*.ftl")]
    codes = {code for text in files for code in re.findall(r"^error-(player-[a-z-]+) =", text, re.MULTILINE)}
    assert {code for _, code, _ in FAILURES.values()} | {"player-start", "player-silent"} == codes


def test_a_program_that_never_says_hello_is_not_waited_for(bots, game):
    player = CommandPlayer(bots("sleep()"), start=0.1)
    with pytest.raises(PlayerFailed, match=r"did not say hello within 0\.1 s"):
        player.choose(game)


@pytest.mark.skipif(os.name == "nt", reason="every file can be tried there")
def test_a_file_that_is_no_program_cannot_be_started(tmp_path, game):
    file = tmp_path / "bot"
    file.write_bytes(b"\x7fno program")
    file.chmod(0o755)
    with pytest.raises(PlayerFailed) as failed:
        CommandPlayer(str(file)).choose(game)
    assert failed.value.code == "player-start"


def test_after_a_failure_the_next_move_is_asked_of_a_new_program(seat, game, tmp_path):
    flag = tmp_path / "flag"
    once = f"import pathlib\nflag = pathlib.Path({str(flag)!r})\nif not flag.exists(): flag.touch(); sys.exit(1)\n"
    player = seat(HELLO + once + GOOD)
    with pytest.raises(PlayerFailed):
        player.choose(game)
    assert player.choose(game) == game.legal_moves[0]


def test_a_failure_leaves_the_game_as_it_was(seat, game):
    before = game.record()
    with pytest.raises(PlayerFailed):
        seat(HELLO + "answer(asked('go'), '1K1')").choose(game)
    assert game.record() == before


@pytest.mark.parametrize(
    ("command", "reason"),
    [
        ("", "empty"),
        ("   ", "empty"),
        ("'bot", "quotes"),
        ("no-such-program --fast", "missing"),
        ("./no/bot", "missing"),
    ],
)
def test_a_command_without_a_program_is_refused_before_any_game(command, reason):
    with pytest.raises(SetupError) as refused:
        CommandPlayer(command)
    assert (refused.value.code, refused.value.details["reason"]) == ("setup-command", reason)
    assert all(refused.value.text(lang) for lang in LANGUAGES)


def test_words_in_quotation_marks_stay_together(tmp_path, game):
    file = tmp_path / "my bot.py"
    file.write_text("import sys\nprint(sys.argv[1:])")
    with pytest.raises(PlayerFailed, match=re.escape("['very fast', '-x']")):
        CommandPlayer(f"{shlex.quote(sys.executable)} '{file}' \"very fast\" -x").choose(game)


# Nothing is left behind


def test_a_closed_player_lets_its_program_finish(seat, game, tmp_path):
    notes = tmp_path / "notes"
    player = seat(HELLO + f"answer(asked('go'))\nasked('quit')\nopen({str(notes)!r}, 'w').write('bye')")
    player.choose(game)
    program = running(player)
    player.close()
    player.close()
    assert notes.read_text() == "bye"
    assert program.exit_code() == 0


def test_a_player_that_was_never_asked_has_nothing_to_close(bots):
    CommandPlayer(bots(GOOD)).close()


def test_a_closed_player_can_be_asked_again(seat, game):
    player = seat(HELLO + GOOD)
    player.choose(game)
    player.close()
    assert player.choose(game) == game.legal_moves[0]


STUBBORN = (
    HELLO
    + """
import signal
signal.signal(signal.SIGTERM, signal.SIG_IGN)
answer(asked('go'))
while True:
    time.sleep(1)
"""
)


def test_a_program_that_does_not_want_to_leave_is_made_to(seat, game, monkeypatch):
    monkeypatch.setattr("faience.players.program.PATIENCE", 0.1)
    player = seat(STUBBORN)
    player.choose(game)
    program = running(player)
    player.close()
    assert program.exit_code() not in (None, 0)
    assert not any(thread.is_alive() for thread in program._threads)


@pytest.mark.skipif(os.name == "nt", reason="Windows has no groups of processes")
def test_what_a_program_has_started_ends_with_it(seat, game, tmp_path):
    notes = tmp_path / "notes"
    child = "child = subprocess.Popen([sys.executable, '-c', 'import time; time.sleep(600)'])\n"
    player = seat(child + f"open({str(notes)!r}, 'w').write(str(child.pid))\n" + HELLO + "asked('go')\nsys.exit(1)")
    with pytest.raises(PlayerFailed, match="exit code 1"):
        player.choose(game)
    wait_until(lambda: is_gone(int(notes.read_text())) or is_a_zombie(int(notes.read_text())))


def is_a_zombie(pid: int) -> bool:
    """Ended, but nobody has looked after it: in a container without an init."""
    stat = Path(f"/proc/{pid}/stat")
    return stat.exists() and stat.read_text().rpartition(")")[2].split()[0] == "Z"


def test_a_player_that_is_forgotten_leaves_no_program(bots, game):
    player = CommandPlayer(bots(HELLO + GOOD))
    player.choose(game)
    program = running(player)
    del player
    gc.collect()
    assert program.exit_code() is not None
    assert not any(thread.is_alive() for thread in program._threads)


def test_a_line_of_the_protocol_is_ascii_and_has_one_end():
    assert write({"type": "hello", "name": "Zoë\n"}) == '{"type":"hello","name":"Zo\\u00eb\\n"}\n'
