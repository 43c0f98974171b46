"""The files for hosts do what they say: their commands are given to the command line, which does not serve here."""

import json
import re
import shlex
import sys
from pathlib import Path

import pytest

from faience import cli
from faience.rules.games import GAMES
from faience.server import command, worker
from faience.server.settings import LOCAL_HOSTS, Settings

IMAGE = Path("deploy/Containerfile").read_text(encoding="utf-8")
UNIT = Path("deploy/faience.service").read_text(encoding="utf-8")


def listed(instruction: str) -> list[list[str]]:
    """The commands of the image that are written as lists."""
    found = re.findall(rf"^{instruction} (\[.*\])$", IMAGE, re.MULTILINE)
    return [json.loads(each) for each in found]


def served(monkeypatch: pytest.MonkeyPatch, words: list[str]) -> Settings:
    """What a command would serve."""
    asked: list[Settings] = []
    monkeypatch.setattr(command, "serve", asked.append)
    monkeypatch.setattr(sys, "argv", words)
    with pytest.raises(SystemExit) as left:
        cli.main()
    assert left.value.code in (0, None)
    return asked[0]


def test_a_server_with_a_name_may_still_be_asked_for_from_its_own_machine(monkeypatch: pytest.MonkeyPatch):
    serve = ["faience", "serve", "--database", "sqlite://"]
    assert served(monkeypatch, serve).hosts == ()
    assert served(monkeypatch, [*serve, "--name", "play.example.org"]).hosts == ("play.example.org", *LOCAL_HOSTS)


def test_the_image_keeps_its_games_in_data_whatever_else_is_asked_of_it(monkeypatch: pytest.MonkeyPatch):
    (entry,) = listed("ENTRYPOINT")
    settings = served(monkeypatch, [*entry, "--name", "play.example.org", "--bots", "2"])
    assert (settings.host, settings.database) == ("0.0.0.0", "sqlite:///tables.sqlite3")
    assert "play.example.org" in settings.hosts and "WORKDIR /data\nVOLUME /data\n" in IMAGE
    elsewhere = "postgresql://faience@db/faience"
    assert served(monkeypatch, [*entry, "--database", elsewhere]).database == elsewhere


def test_the_image_has_the_bots_of_every_game_compiled(monkeypatch: pytest.MonkeyPatch):
    compiled: list[str] = []
    monkeypatch.setattr(worker, "warm_up", compiled.extend)
    ((python, _, program),) = listed("RUN")
    assert python == "python"
    exec(program, {})
    assert compiled == list(GAMES)


def test_the_unit_of_systemd_keeps_its_games_where_it_may_write(monkeypatch: pytest.MonkeyPatch):
    (line,) = re.findall(r"^ExecStart=.*?(faience serve .*)$", UNIT, re.MULTILINE)
    settings = served(monkeypatch, shlex.split(line))
    assert settings.database == "sqlite:///%S/faience/tables.sqlite3"  # %S is a path with its slash
    assert "StateDirectory=faience" in UNIT and "CacheDirectory=faience" in UNIT
