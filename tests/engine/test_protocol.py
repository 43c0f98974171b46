"""docs/protocol.md is true: its conversation is held, its figures are ours, its bot is what it says."""

import ast
import json
import re
import shlex
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from faience import cli
from faience.game import from_json, new_game
from faience.players import player
from faience.players.external import LAST_CALL, LEAST_GRACE, START, CommandPlayer
from faience.players.protocol import LONGEST, PROTOCOL
from faience.rules.games import GAMES

ROOT = Path(__file__).parents[2]
DOCUMENT = (ROOT / "docs/protocol.md").read_text(encoding="utf-8")
BOT = ROOT / "examples/bot.py"
ENGINE = [sys.executable, "-m", "faience", "engine"]
AGES = 120.0


def conversations() -> list[list[tuple[str, str]]]:
    """Who says what: > the host, < the engine. A line that begins with a space goes on with the one before."""
    blocks = re.findall(r"^```\n([<>] .*?)^```$", DOCUMENT, re.MULTILINE | re.DOTALL)
    return [re.findall(r"^([<>]) ((?:.*\n)(?: .*\n)*)", block, re.MULTILINE) for block in blocks]


def messages() -> list[tuple[str, dict[str, Any]]]:
    """Those of the first conversation."""
    return [(who, json.loads(text)) for who, text in conversations()[0]]


def test_the_conversation_goes_as_it_is_told(monkeypatch):
    monkeypatch.setenv("LC_ALL", "C.UTF-8")
    conversation = messages()
    said = "".join(json.dumps(message) + "\n" for who, message in conversation if who == ">")
    done = subprocess.run([*ENGINE, "--player", "greedy"], input=said.replace('{"type": "quit"}\n', ""),
                          capture_output=True, encoding="utf-8", check=True)  # fmt: skip
    answers = [json.loads(line) for line in done.stdout.splitlines()]
    told = [message for who, message in conversation if who == "<"]
    before, after = told[0]["name"].split("…")
    assert answers[0]["name"].startswith(before) and answers[0]["name"].endswith(after)
    assert answers == [told[0] | {"name": answers[0]["name"]}, *told[1:]]


def test_every_message_of_the_page_is_one_and_says_only_what_is_explained():
    tables = [line for line in DOCUMENT.splitlines() if line.startswith("| `")]
    explained = {row.split("|")[1].strip(" `"): set(re.findall(r"`([\w-]+)`", row)) for row in tables}
    parts = {"time", "nodes", "depth", "legal", "position", "id"}
    for who, text in (line for conversation in conversations() for line in conversation):
        message = json.loads(text)
        known = {"hello": {"protocol", "name", "games"}, "go": parts}.get(message["type"], set())
        assert message.keys() - {"type"} <= explained[message["type"]] | known, f"{who} {text}"


def test_the_figures_of_the_page_are_ours():
    assert PROTOCOL == 1 and "`protocol` is 1" in DOCUMENT
    assert f"at most {LONGEST:,} bytes" in DOCUMENT
    for words in (f"{START:g} s to say hello", f"at least {LEAST_GRACE:g} s", f"waits {LAST_CALL:g} s more"):
        assert words in " ".join(DOCUMENT.split())


def test_every_code_of_a_failure_is_on_the_page():
    english = (ROOT / "src/faience/locale/en/engine.ftl").read_text(encoding="utf-8")
    assert set(re.findall(r"\| `(player-\w+)` \|$", DOCUMENT, re.MULTILINE)) == set(
        re.findall(r"^error-(player-\w+) =", english, re.MULTILINE)
    )


# The bot in thirty lines


def test_the_bot_has_thirty_lines_and_needs_nothing_but_python():
    text = BOT.read_text(encoding="utf-8")
    assert len(text.splitlines()) <= 30
    imported = [name.name for node in ast.walk(ast.parse(text)) if isinstance(node, ast.Import) for name in node.names]
    assert imported and set(imported) <= sys.stdlib_module_names and "from " not in text


@pytest.mark.parametrize(
    ("name", "board", "players", "options"),
    [
        ("azul", "coloured", 2, {}),
        ("azul", "grey", 3, {"jokers": True}),
        ("azul", "crystal-1", 4, {}),
        ("summer-pavilion", "coloured", 2, {}),
        ("summer-pavilion", "monochrome", 3, {}),
        ("summer-pavilion", "glazed-purple", 4, {}),
    ],
)
def test_the_bot_plays_whole_games_and_every_move_is_legal(name, board, players, options):
    bot = CommandPlayer(shlex.join([sys.executable, str(BOT)]), time=0.1, grace=AGES)
    game = new_game(name, board=board, players=players, seed=4, **options)
    while not game.is_over:
        game.play(bot.choose(game))
    bot.close()
    assert bot.name == "Thirty Lines"


def test_the_bot_fills_a_line_and_lets_nothing_fall():
    (position,) = [message["position"] for who, message in messages() if message.get("id") == 1 and who == ">"]
    bot = CommandPlayer(shlex.join([sys.executable, str(BOT)]), time=0.1, grace=AGES)
    assert str(bot.choose(from_json(position))) == "0R3"  # two red tiles to line 3, which has one
    bot.close()


# faience engine


@pytest.mark.parametrize("name", GAMES)
def test_faience_engine_plays_a_whole_game_over_a_pipe(name):
    engine = CommandPlayer(shlex.join([*ENGINE, "--player", "random", "--seed", "1"]), time=0.1, grace=AGES)
    game, twin = new_game(name, seed=6), player("random", seed=1)
    for warming_up in GAMES:
        twin.choose(new_game(warming_up, seed=1))
    while not game.is_over:
        move = engine.choose(game)
        assert move == twin.choose(game)
        game.play(move)
    engine.close()
    assert engine.name.startswith("faience ") and engine.name.endswith(" random")


def random_engine(said: str) -> "subprocess.CompletedProcess[str]":
    command = [*ENGINE, "--player", "random"]
    return subprocess.run(command, input=said, capture_output=True, encoding="utf-8", check=False, timeout=AGES)


def test_faience_engine_leaves_in_peace_when_there_is_nothing_to_do():
    for said in ("", '{"type": "stop"}\n\n{"type": "quit"}\n'):
        done = random_engine(said)
        assert (done.returncode, done.stdout) == (0, "")


def test_broken_json_is_answered_and_the_engine_goes_on():
    done = random_engine('{"type": \n{"type": "hello", "protocol": 1}\n')
    assert [json.loads(line)["type"] for line in done.stdout.splitlines()] == ["error", "hello"]


@pytest.mark.parametrize(
    ("arguments", "complaint"),
    [
        (["--player", "nobody"], 'there is no player "nobody"'),
        (["--player", "random", "--threads", "2"], 'random knows no option "threads"'),
        (["--player", "random", "--threads", "0"], "--threads"),
        (["--player", "cmd:no-such-program"], "there is no such program"),
    ],
)
def test_a_mistake_is_one_line_on_stderr(monkeypatch, capsys, arguments, complaint):
    monkeypatch.setattr(sys, "argv", ["faience", "engine", *arguments])
    monkeypatch.setattr("faience.rules.cache.is_cold", lambda: True)  # no word of compiling before the complaint
    with pytest.raises(SystemExit) as left:
        cli.main()
    printed = capsys.readouterr()
    assert (left.value.code, printed.out) == (2, "")
    assert complaint in printed.err and printed.err.count("\n") == 1


def test_an_engine_whose_host_is_gone_leaves_quietly():
    game = new_game("azul", seed=1)
    go = json.dumps({"type": "go", "id": 1, "position": game.position})
    with subprocess.Popen(
        [*ENGINE, "--player", "random"], stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=subprocess.PIPE
    ) as process:
        assert process.stdin and process.stdout and process.stderr
        process.stdout.close()
        process.stdin.write(f"{go}\n".encode())
        process.stdin.close()
        complaints = process.stderr.read().decode().replace("Compiling the rules (once)…\n", "")
        assert (process.wait(AGES), complaints) == (0, "")


def test_an_engine_can_ask_another():
    chain = shlex.join([*ENGINE, "--player", f"cmd:{shlex.join([sys.executable, str(BOT)])}"])
    player, game = CommandPlayer(chain, time=0.1, grace=AGES), new_game("azul", seed=1)
    assert player.choose(game) in game.legal_moves
    player.close()
