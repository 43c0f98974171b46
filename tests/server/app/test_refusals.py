"""Codes of the server that no table and no store has: each is raised by what it says, in both languages."""

import re
from types import SimpleNamespace

import pytest
from tests.notation.answers import assert_refused

from faience.errors import Refused, SetupError
from faience.server import problems
from faience.server.actor import Actor
from faience.server.bots import Bots
from faience.server.bus import MemoryBus
from faience.server.command import bound
from faience.server.commands import Start
from faience.server.hall import TRIES, Hall
from faience.server.problems import CODES, plain_problem
from faience.server.settings import Settings, sqlite_url
from faience.server.store import Conflict, open_store
from faience.texts import LANGUAGES, LOCALES


def test_a_port_that_is_taken_is_refused():
    with bound("127.0.0.1", 0) as taken:
        taken.listen()
        with pytest.raises(SetupError) as refused:
            bound("127.0.0.1", taken.getsockname()[1])
    assert_refused(refused.value, code="setup-port")


def test_an_address_of_another_machine_is_refused():
    with pytest.raises(SetupError) as refused:
        bound("192.0.2.1", 8000)
    assert_refused(refused.value, code="setup-host")


@pytest.fixture
async def hall(tmp_path):
    settings = Settings(sqlite_url(tmp_path / "tables.sqlite3"))
    store = await open_store(settings.database)
    yield Hall(store, MemoryBus(), Bots(1), settings)
    await store.close()


@pytest.mark.anyio
async def test_a_table_that_there_is_not_is_refused_and_not_remembered(hall):
    with pytest.raises(Refused) as refused:
        await hall.ask("0000000000", Start(), Actor(guest="ana"))
    assert_refused(refused.value, code="refused-no-table")
    assert not hall.rooms


@pytest.mark.anyio
async def test_a_server_that_takes_leave_takes_no_more_commands(hall):
    await hall.take_leave()
    with pytest.raises(Refused) as refused:
        await hall.ask("0000000000", Start(), Actor(guest="ana"))
    assert_refused(refused.value, code="refused-restarting")


@pytest.mark.anyio
async def test_whoever_is_never_first_is_asked_to_try_again(hall, monkeypatch):
    tries = []

    async def too_late(*_):
        tries.append(1)
        raise Conflict

    async def same(_):
        return table

    table = SimpleNamespace(
        decide=lambda *_: ("event",),
        log=[SimpleNamespace(at=0)],
        setup=SimpleNamespace(clock=SimpleNamespace(is_slow=True)),
        seats=[],
    )
    monkeypatch.setattr(hall, "_save", too_late)
    monkeypatch.setattr(hall, "_load", same)
    with pytest.raises(Refused) as refused:
        await hall.ask("0000000000", Start(), Actor(guest="ana"))
    assert_refused(refused.value, code="refused-busy")
    assert len(tries) == TRIES


@pytest.mark.parametrize("code", [*CODES.values(), "server-host", "server-foreign", "server-rate"])
def test_every_code_of_the_server_has_its_sentence(code):
    sentences = [plain_problem(code, lang).message for lang in LANGUAGES]
    assert len(set(sentences)) == len(LANGUAGES)


def test_all_codes_of_the_server_are_tried():
    """test_guards.py asks a real server for those that are not tried here."""
    written = (LOCALES / "en" / "serve.ftl").read_text(encoding="utf-8")
    codes = set(re.findall(r"^error-(server-[a-z-]+)", written, re.MULTILINE))
    assert codes == {*CODES.values(), "server-host", "server-foreign", "server-rate"}
    assert problems.PROBLEMS.keys() <= set(range(400, 600))
