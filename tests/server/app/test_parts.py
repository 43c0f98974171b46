"""Small parts of the server, each by itself."""

import mimetypes
import sys
from contextlib import closing
from io import StringIO
from typing import Any

import pytest
import structlog
from litestar import Request

from faience.server.attendance import FORGOTTEN, Attendance, Roll
from faience.server.guests import token_of
from faience.server.languages import language_of
from faience.server.logs import keep_quiet, log
from faience.server.pages import ASK_AGAIN, FOR_GOOD, Pages, page_of
from faience.server.routes.client import sent


@pytest.mark.parametrize(
    ("query", "accepted", "lang"),
    [
        (b"", b"", "en"),
        (b"", b"fr-CH, fr;q=0.9, en;q=0.8", "fr"),
        (b"", b"de, en;q=0.5, fr;q=0.7", "fr"),
        (b"", b"de", "en"),
        (b"lang=fr", b"en", "fr"),
        (b"lang=xx", b"fr", "fr"),
        (b"", b"fr;q=nonsense, en", "en"),
    ],
)
def test_the_language_is_the_one_asked_for_or_the_best_that_the_browser_takes(query, accepted, lang):
    assert language_of({"query_string": query, "headers": [(b"accept-language", accepted)]}) == lang


def test_a_guest_with_two_windows_is_gone_when_both_are_closed():
    attendance = Attendance()
    attendance.come("ana")
    attendance.come("ana")
    attendance.go("ana", now=5)
    assert attendance.presence(["ana"], now=6, unknown=0).connected == {"ana"}
    attendance.go("ana", now=7)
    presence = attendance.presence(["ana", "bo"], now=8, unknown=1)
    assert presence.connected == frozenset()
    assert presence.left_at == {"ana": 7, "bo": 1}


def test_whoever_has_no_seat_is_a_watcher():
    attendance = Attendance()
    for guest in ("ana", "cleo", "cleo", "dai"):
        attendance.come(guest)
    assert attendance.presence(["ana", "bo"], now=1, unknown=0).watchers == 2


def test_nothing_is_kept_of_a_watcher_who_has_left():
    attendance = Attendance()
    attendance.come("cleo")
    attendance.go("cleo", now=5)
    assert attendance.presence(["ana"], now=6, unknown=0).watchers == 0
    assert attendance.presence(["ana", "cleo"], now=9, unknown=8).left_at["cleo"] == 8


def test_guests_at_other_servers_are_here_until_they_leave_or_their_server_is_silent():
    attendance = Attendance()
    assert attendance.hear(Roll("other", ["bo"], watchers=1), now=10)
    assert not attendance.hear(Roll("other", ["bo"], watchers=1), now=20)
    there = attendance.presence(["ana", "bo"], now=30, unknown=0)
    assert (there.connected, there.watchers) == (frozenset({"bo"}), 1)
    assert attendance.hear(Roll("other", [], watchers=1), now=40)
    assert attendance.presence(["ana", "bo"], now=50, unknown=0).left_at == {"ana": 0, "bo": 40}
    assert attendance.presence(["ana", "bo"], now=50 + FORGOTTEN, unknown=0).watchers == 0


def test_addresses_of_the_client_lead_to_its_first_page_and_files_to_themselves(tmp_path):
    (tmp_path / "assets").mkdir()
    (tmp_path / "index.html").write_text("<p>home")
    (tmp_path / "assets" / "main-1a2b.js").write_text("run()" * 500)
    pages = Pages(tmp_path)
    home, script = pages.find("/"), pages.find("/assets/main-1a2b.js")
    assert home and script
    assert pages.find("/t/k3v9m2x7q1") is home
    assert (home.caching, script.caching) == (ASK_AGAIN, FOR_GOOD)
    assert "private" in ASK_AGAIN  # it comes with a cookie
    assert script.zipped and len(script.zipped) < len(script.body)
    assert pages.find("/assets/gone.js") is None
    assert pages.find("/../secret.txt") is None


def test_a_script_is_one_whatever_the_machine_takes_it_for(monkeypatch):
    monkeypatch.setattr(mimetypes, "guess_type", lambda name: ("text/plain", None))
    script = page_of("assets/main-1a2b.js", b"run()" * 500)
    assert script.media_type == "text/javascript" and script.zipped
    assert page_of("index.html", b"<p>home").media_type == "text/html"


@pytest.mark.parametrize(
    ("tags", "status"),
    [
        ([], 200),
        (['"{tag}"'], 304),
        (['W/"{tag}"'], 304),  # a proxy has packed it anew
        (['"old", W/"{tag}"'], 304),
        (['"with, a comma","{tag}" , "old"'], 304),
        (['"old"', '"{tag}"'], 304),  # a list on two lines
        (["*"], 304),
        ([" * "], 304),
        (['"old", W/"older"'], 200),
        (['"{tag}x"'], 200),
        (["{tag}"], 200),  # without quotes it is no tag
        (['"*"'], 200),
        ([""], 200),
    ],
)
def test_a_page_that_the_browser_has_is_not_sent_again_however_its_tag_comes_back(tags, status):
    page = page_of("index.html", b"<p>home")
    sent_tags = [(b"if-none-match", tag.format(tag=page.etag.strip('"')).encode()) for tag in tags]
    scope: Any = {"type": "http", "method": "GET", "headers": sent_tags}
    answer = sent(page, Request(scope))
    assert (answer.status_code or 200, bytes(answer.content)) == (status, page.body if status == 200 else b"")
    assert answer.headers["etag"] == page.etag


def test_without_a_built_client_the_page_says_what_to_do(tmp_path):
    page = Pages(tmp_path).find("/")
    assert page and b"run.py" in page.body


def test_what_happens_is_told_to_the_stderr_of_then(monkeypatch, capsys):
    monkeypatch.setattr("sys.stderr", StringIO())
    with closing(sys.stderr):
        keep_quiet()
    monkeypatch.undo()
    log.error("the kiln is cold")
    structlog.reset_defaults()
    assert "the kiln is cold" in capsys.readouterr().err


def test_a_mistake_is_told_without_what_variables_hold(capsys):
    keep_quiet()
    secret = "5e" * 16
    try:
        raise ValueError(len(secret))
    except ValueError as error:
        log.error("the kiln is broken", exc_info=error)
    structlog.reset_defaults()
    told = capsys.readouterr().err
    assert "ValueError: 32" in told
    assert secret not in told


@pytest.mark.parametrize("other", ['theme={"dark":true}', "flag", "list[0]=1", "a b=c", "faience_guest=short"])
def test_a_guest_is_known_beside_the_cookies_of_other_apps(other):
    token = "5e" * 16
    for cookies in (f"{other}; faience_guest={token}", f"faience_guest={token}; {other}"):
        assert token_of({"headers": [(b"cookie", cookies.encode())]}) == token
