"""The text of a player."""

import pytest

from faience.errors import SetupError
from faience.players import PLAYERS, player
from faience.players.greedy import GreedyPlayer
from faience.players.kinds import KINDS, Kind, read_duration, write_duration
from faience.players.spec import PlayerSpec, build, parse, split_name


def test_a_kind_alone_is_a_player():
    assert parse("greedy") == PlayerSpec(kind="greedy")
    assert isinstance(player("greedy", seed=1), GreedyPlayer)


@pytest.mark.parametrize(
    ("text", "canonical", "options"),
    [
        ("search:time=200ms", "search:time=200ms", {"time": 0.2}),
        ("search:time=0.2", "search:time=200ms", {"time": 0.2}),
        ("search:time=1", "search:time=1s", {"time": 1.0}),
        ("search:time=1.5s", "search:time=1.5s", {"time": 1.5}),
        ("search:time=2m", "search:time=120s", {"time": 120.0}),
        ("search: threads = 2 , time = 1s ", "search:time=1s,threads=2", {"time": 1.0, "threads": 2}),
        ("search:nodes=20_000,depth=4", "search:nodes=20000,depth=4", {"nodes": 20_000, "depth": 4}),
        ("search:", "search", {}),
    ],
)
def test_options_are_read_relaxed_and_written_strictly(text, canonical, options):
    spec = parse(text)
    assert spec.options == options and str(spec) == canonical
    assert parse(canonical) == spec


@pytest.mark.parametrize(
    ("text", "command", "options"),
    [
        ("cmd:./mybot --fast", "./mybot --fast", {}),
        ("cmd:time=200ms:./mybot --fast", "./mybot --fast", {"time": 0.2}),
        ("cmd:./mybot --size=3", "./mybot --size=3", {}),
        ("cmd:SIZE=3 ./mybot", "SIZE=3 ./mybot", {}),
        (r"cmd:C:\bots\mybot.exe", r"C:\bots\mybot.exe", {}),
        ("cmd:time=1s:python3 bot.py a:b=c", "python3 bot.py a:b=c", {"time": 1.0}),
        ("python:package.module:Class", "package.module:Class", {}),
        ("python:width=3,mode=wild:package.module:Class", "package.module:Class", {"width": 3, "mode": "wild"}),
    ],
)
def test_what_follows_the_options_is_left_as_it_is(text, command, options):
    spec = parse(text)
    assert (spec.command, spec.options) == (command, options)
    assert str(spec) == text


def test_a_player_can_have_a_name():
    spec = parse("fast=search:time=100ms")
    assert (spec.name, spec.label, str(spec)) == ("fast", "fast", "fast=search:time=100ms")
    assert parse("search:time=100ms").label == spec.text == "search:time=100ms"
    assert split_name("Ana=human") == ("Ana", "human")
    assert split_name("cmd:./bot --x=1") == (None, "cmd:./bot --x=1")
    assert split_name("=greedy") == (None, "greedy")


@pytest.mark.parametrize(
    ("text", "seconds"),
    [
        ("200ms", 0.2),
        ("1s", 1),
        ("2m", 120),
        ("1.5", 1.5),
        (".5s", 0.5),
        ("1234.5678s", 1234.5678),
        ("70.001ms", 0.070001),
        ("40000m", 2_400_000),
    ],
)
def test_a_duration_is_a_number_with_a_unit_or_of_seconds(text, seconds):
    assert read_duration(text) == seconds
    assert read_duration(write_duration(seconds)) == seconds


@pytest.mark.parametrize(
    ("text", "code", "words"),
    [
        ("stranger", "setup-player", "random, greedy"),
        ("", "setup-player", 'no player ""'),
        ("greedy:time=1s", "setup-player-key", "it has none"),
        ("search:speed=3", "setup-player-key", "it knows time, nodes, depth, threads"),
        ("search:fast", "setup-player-key", '"fast"'),
        ("search:time=1s,,nodes=5", "setup-player-key", 'no option ""'),
        ("search:time=1s,", "setup-player-key", 'no option ""'),
        ("search:,", "setup-player-key", 'no option ""'),
        ("cmd:speed=3:./bot", "setup-player-key", "it knows time"),
        ("search:time=soon", "setup-player-value", "200ms, 1s or 2m"),
        ("search:time=0s", "setup-player-value", "200ms, 1s or 2m"),
        (f"search:time={10**400}s", "setup-player-value", "200ms, 1s or 2m"),
        ("search:time=-1s", "setup-player-value", "200ms, 1s or 2m"),
        ("search:time=", "setup-player-value", "200ms, 1s or 2m"),
        ("search:nodes=0", "setup-player-value", "whole number"),
        ("search:threads=1.5", "setup-player-value", "whole number"),
        ("cmd", "setup-player-value", "command"),
        ("cmd:time=1s:", "setup-player-value", "command"),
        ("python:", "setup-player-value", "package.module:Class"),
    ],
)
def test_what_is_not_known_is_refused_with_what_is(text, code, words):
    with pytest.raises(SetupError) as refused:
        parse(text)
    assert refused.value.code == code and words in refused.value.text("en")
    assert refused.value.text("fr")


def test_a_level_is_a_number_from_one_to_eight(monkeypatch):
    monkeypatch.setitem(KINDS, "level", Kind("tests.arena.bots:First", argument="level", form=KINDS["level"].form))
    assert build(parse("level:3")).options == {"level": 3}  # type: ignore[attr-defined]
    for text in ("level", "level:0", "level:9", "level:high"):
        with pytest.raises(SetupError, match="a level from 1 to 8"):
            parse(text)


def test_a_class_of_python_is_a_player_and_gets_its_options():
    built = player("python:width=3,time=200ms,name=x:tests.arena.bots:First", seed=1)
    assert built.options == {"width": 3, "time": 0.2, "name": "x"}  # type: ignore[attr-defined]


@pytest.mark.parametrize("home", ["no.such:Bot", "tests.arena.bots:Nobody", "tests.arena.bots", ".:x"])
def test_a_class_that_is_not_there_is_refused(home):
    with pytest.raises(SetupError) as refused:
        player(f"python:{home}")
    assert refused.value.code == "setup-player-class"


@pytest.mark.parametrize(
    ("home", "words"),
    [
        ("json:JSONDecoder", "'seed'"),
        ("json:decoder", "TypeError"),
        ("width=3:tests.arena.bots:Unborn", "'width'"),
        ("tests.arena.bots:Unborn", "OSError: no network file, bots.py:"),
        ("builtins:dict", "no method choose"),
    ],
)
def test_a_class_that_no_player_can_be_made_of_is_refused(home, words):
    with pytest.raises(SetupError) as refused:
        player(f"python:{home}")
    assert refused.value.code == "setup-player-made" and words in refused.value.text("en")
    assert refused.value.text("fr")


def test_a_module_or_a_class_that_ends_the_program_is_refused_like_any_other_failure(tmp_path, monkeypatch):
    monkeypatch.syspath_prepend(tmp_path)
    (tmp_path / "a_script_that_leaves.py").write_text("import sys; sys.exit()")
    (tmp_path / "a_class_that_leaves.py").write_text("def Bot(seed):\n    raise SystemExit('bye')")
    with pytest.raises(SetupError, match=r"there is no such player in Python \(SystemExit"):
        player("python:a_script_that_leaves:Bot")
    with pytest.raises(SetupError, match=r"can be made of it \(SystemExit: bye, a_class_that_leaves\.py:2"):
        player("python:a_class_that_leaves:Bot")


def test_a_player_that_names_no_budget_can_be_given_a_time():
    assert str(parse("search").within(0.2)) == "search:time=200ms"
    assert str(parse("search:threads=2").within(0.2)) == "search:time=200ms,threads=2"
    assert str(parse("search:nodes=500").within(0.2)) == "search:nodes=500"
    assert str(parse("cmd:./bot").within(0.2)) == "cmd:time=200ms:./bot"
    assert str(parse("greedy").within(0.2)) == "greedy"


def test_a_kind_whose_module_is_missing_is_not_known(monkeypatch):
    assert {"random", "greedy"} <= set(PLAYERS)
    monkeypatch.setitem(KINDS, "oracle", Kind("faience.players.oracle:OraclePlayer"))
    with pytest.raises(SetupError, match='no player "oracle"'):
        parse("oracle")
