"""Who is turned away, and with which words; and what every answer tells the browser."""

import asyncio
import json

import httpx
import pytest
from tests.server.app.harness import PATIENCE, Guest, running, sqlite_in
from websockets.exceptions import InvalidStatus
from websockets.sync.client import connect

from faience.server.guards import Guarded, is_foreign
from faience.server.limits import Purse, Purses, household
from faience.server.settings import Settings

HOT_SEAT = [{"kind": "human", "name": "Ana"}, {"kind": "human", "name": "Bo"}]


@pytest.mark.parametrize(
    ("headers", "foreign"),
    [
        ({}, False),  # a program
        ({"origin": "https://faience.example"}, False),
        ({"origin": "https://faience.example:444"}, True),
        ({"origin": "https://other.example"}, True),
        ({"origin": "null"}, True),
        ({"origin": "https://[faience.example"}, True),  # no address at all
        ({"sec-fetch-site": "same-origin", "origin": "https://faience.example"}, False),
        ({"sec-fetch-site": "same-site", "origin": "https://faience.example"}, True),
        ({"sec-fetch-site": "cross-site"}, True),
        ({"sec-fetch-site": "none"}, False),
    ],
)
def test_pages_of_other_sites_are_told_by_their_headers(headers, foreign):
    assert is_foreign(headers, "faience.example") is foreign


def test_a_foreign_page_can_neither_send_commands_nor_open_sockets(server):
    ana = Guest(server)
    table = ana.open(seats=HOT_SEAT)["table"]
    origin = {"Origin": "https://other.example"}
    answer = ana.http.post(f"/api/tables/{table}/commands", json={"type": "abort"}, headers=origin)
    assert (answer.status_code, answer.json()["code"]) == (403, "server-foreign")
    assert ana.view(table)["status"] == "playing"
    address = server.address.replace("http", "ws", 1) + f"/api/tables/{table}/socket"
    with pytest.raises(InvalidStatus) as refused, connect(address, additional_headers=origin):
        pass
    assert refused.value.response.status_code == 403
    assert server.get("/api/health")["database"]
    assert server.breakdowns() == []


def test_the_page_of_this_server_may_do_both(server):
    ana = Guest(server)
    own = {"Origin": server.address, "Sec-Fetch-Site": "same-origin"}
    assert ana.http.post("/api/tables", json={"seats": HOT_SEAT}, headers=own).status_code == 201


def test_a_guest_gets_a_cookie_that_no_script_can_read_and_keeps_it(server):
    first = httpx.get(server.address + "/")
    cookie = first.headers["set-cookie"]
    assert "HttpOnly" in cookie and "SameSite=Lax" in cookie and "Path=/" in cookie
    token = cookie.partition("=")[2].partition(";")[0]
    assert len(token) == 128 // 4
    again = httpx.get(server.address + "/", headers={"Cookie": f"faience_guest={token}"})
    assert "set-cookie" not in again.headers
    forged = httpx.get(server.address + "/", headers={"Cookie": "faience_guest=short"})
    assert "set-cookie" in forged.headers


def test_the_cookie_of_a_guest_lasts_from_visit_to_visit(server):
    first = httpx.get(server.address + "/", headers={"Accept": "text/html,*/*;q=0.8"})
    token = first.cookies["faience_guest"]
    known = {"Accept": "text/html,*/*;q=0.8", "Cookie": f"faience_guest={token}"}
    for headers in (known, known | {"If-None-Match": first.headers["etag"]}):
        assert httpx.get(server.address + "/t/k3v9m2x7q1", headers=headers).cookies["faience_guest"] == token
    asked = httpx.get(server.address + "/api/games", headers=known | {"Accept": "*/*"})
    assert "set-cookie" not in asked.headers


def test_a_file_that_caches_may_keep_has_no_cookie_of_anybody(server):
    visit = {"Accept": "text/html"}
    page = httpx.get(server.address + "/", headers=visit).text
    script = httpx.get(server.address + page.partition('src="')[2].partition('"')[0], headers=visit)
    assert script.headers["cache-control"].startswith("public")
    assert "set-cookie" not in script.headers


@pytest.mark.parametrize("path", ["/", "/t/k3v9m2x7q1", "/api/games", "/api/nothing", "/metrics", "/api/docs"])
def test_every_answer_trusts_nothing_but_this_server(server, path):
    headers = httpx.get(server.address + path).headers
    policy = headers["content-security-policy"]
    assert "default-src 'none'" in policy and "script-src 'self';" in policy
    assert "unsafe" not in policy and "http" not in policy
    assert headers["x-content-type-options"] == "nosniff"
    assert headers["referrer-policy"] == "no-referrer"
    assert "server" not in headers


@pytest.mark.parametrize(
    ("method", "path", "body", "status", "code"),
    [
        ("GET", "/api/nothing", None, 404, "server-not-found"),
        ("GET", "/api/tables/0000000000", None, 404, "refused-no-table"),
        ("DELETE", "/api/tables", None, 405, "server-method"),
        ("POST", "/api/tables", b"{", 400, "server-malformed"),
        ("POST", "/api/records", b'{"position": ' * 4_000, 400, "server-malformed"),
        ("POST", "/api/tables", b'{"seats": 3}', 422, "server-invalid"),
        ("POST", "/api/tables", b'{"seats": [{"kind": "open"}, {"kind": "open"}], "game": "chess"}', 422, "setup-game"),
        ("POST", "/api/records", b'{"record": "' + b"x" * 100_000 + b'"}', 413, "server-too-large"),
        ("POST", "/api/records", b'{"record": "nonsense"}', 422, "notation-no-headers"),
    ],
)
def test_what_cannot_be_has_a_code_and_a_sentence_in_both_languages(server, method, path, body, status, code):
    said = []
    for lang in ("en", "fr"):
        headers = {"Accept-Language": lang, "Content-Type": "application/json"}
        answer = httpx.request(method, server.address + path, content=body, headers=headers)
        assert (answer.status_code, answer.json()["code"]) == (status, code)
        said.append(answer.json()["message"])
    assert said[0] != said[1]


@pytest.mark.parametrize("path", ["/", "/api/health", "/api/games", "/metrics"])
def test_whoever_asks_for_the_headers_alone_gets_them(server, path):
    asked, whole = httpx.head(server.address + path), httpx.get(server.address + path)
    assert (asked.status_code, asked.content) == (whole.status_code, b"")
    assert asked.headers["content-type"] == whole.headers["content-type"]


@pytest.mark.parametrize("path", ["/metrics/", "//metrics", "/metrics//", "/metrics/x"])
def test_the_figures_have_one_address_that_a_proxy_can_close(server, path):
    assert httpx.get(server.address + "/metrics").status_code == 200
    assert httpx.get(server.address + path).status_code == 404


def test_frames_that_are_too_large_end_the_connection_and_nothing_else(server):
    ana = Guest(server)
    table = ana.open(seats=HOT_SEAT)["table"]
    with ana.come(table) as chair, ana.come(table) as other:
        chair.socket.send(json.dumps({"type": "say", "text": "x" * 5_000}))
        assert chair.closed_with() == 1009
        assert other.ask(type="ping")["type"] == "pong"


def test_too_many_requests_and_commands_are_slowed_down(tmp_path):
    with running(sqlite_in(tmp_path), "--rate", "60", "--name", "play.example.org") as server:
        ana = Guest(server)
        table = ana.open(seats=HOT_SEAT)["table"]
        with ana.come(table) as chair:
            answers = [chair.answer(chair.send(type="say", phrase="hello")) for _ in range(25)]
            assert answers[0]["ok"]
            assert answers[-1]["error"]["code"] == "server-rate"
            for _ in range(60):
                chair.send(type="ping")
            assert chair.closed_with() == 1008
        statuses = [ana.http.get("/api/games").status_code for _ in range(60)]
        assert statuses[0] == 200
        assert statuses[-1] == 429
        assert ana.http.get("/").status_code == 200
        elsewhere = httpx.get(server.address + "/", headers={"Host": "evil.example"}, timeout=PATIENCE)
        assert (elsewhere.status_code, elsewhere.json()["code"]) == (421, "server-host")


def test_a_purse_pays_until_it_is_empty():
    purse = Purse(burst=3, per_second=0.0)
    assert [purse.pays() for _ in range(5)] == [True, True, True, False, False]


def test_one_address_does_not_pay_for_another():
    purses = Purses(per_minute=2)
    assert [purses.pays("192.0.2.1"), purses.pays("192.0.2.1"), purses.pays("192.0.2.2")] == [True, False, True]


@pytest.mark.anyio
@pytest.mark.parametrize("name", ["play.example.org", "Play.Example.org", "play.example.org:8443"])
@pytest.mark.parametrize(
    ("host", "answer"), [("play.example.org", []), ("PLAY.example.org:8443", []), ("example.org", [421])]
)
async def test_a_server_is_known_by_its_name_however_that_is_written(name, host, answer):
    async def app(scope, receive, send):
        pass

    assert await visit(Guarded(app, Settings("sqlite://", hosts=(name,))), "192.0.2.1", host) == answer


@pytest.mark.anyio
@pytest.mark.parametrize(("rate", "turned_away"), [(600, [False] * 200 + [True]), (0, [False] * 201)])
async def test_one_address_holds_so_many_sockets_at_once_and_leaves_room_for_others(rate, turned_away):
    leave = asyncio.Event()

    async def app(scope, receive, send):
        await leave.wait()

    guarded = Guarded(app, Settings("sqlite://", rate=rate))
    visits = [asyncio.create_task(visit(guarded, "192.0.2.1")) for _ in range(201)]
    await asyncio.sleep(0)
    elsewhere = asyncio.create_task(visit(guarded, "192.0.2.2"))
    await asyncio.sleep(0)
    assert [task.done() for task in (*visits, elsewhere)] == [*turned_away, False]
    leave.set()
    answers = await asyncio.gather(*visits, elsewhere)
    assert answers == [*([429] if each else [] for each in turned_away), []]
    assert await visit(guarded, "192.0.2.1") == []


async def visit(guarded: Guarded, address: str, host: str = "localhost") -> list[int]:
    """Open a socket; the status with which it is turned away, if it is."""
    statuses = []

    async def receive():
        return {"type": "websocket.connect"}

    async def send(message):
        if "status" in message:
            statuses.append(message["status"])

    headers = [(b"host", host.encode())]
    scope = {"type": "websocket", "scheme": "ws", "path": "/t", "headers": headers, "client": (address, 1)}
    await guarded(scope, receive, send)
    return statuses


def test_all_addresses_of_one_household_share_a_purse():
    assert household("2001:db8::1") == household("2001:db8::ffff") != household("2001:db8:0:1::1")
    assert household("192.0.2.1") != household("192.0.2.2")


def test_an_address_is_the_same_one_where_a_server_listens_on_ipv6_as_well():
    assert household("::ffff:192.0.2.1") == household("192.0.2.1") != household("::ffff:192.0.2.2")
