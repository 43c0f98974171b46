"""Sockets that are fed rubbish: no state changes, nobody else is disturbed, and the server does not break down."""

import json
import random
import socket
import struct
from typing import Any

import httpx
import pytest
from tests.server.app.harness import PATIENCE, Chair, Guest, wait_for
from websockets.exceptions import ConnectionClosed

HOT_SEAT = [{"kind": "human", "name": "Ana"}, {"kind": "human", "name": "Bo"}]
LINGER, RESET = struct.pack("ii", 0, 0), struct.pack("ii", 1, 0)  # how to leave: in good order, or not
RUBBISH: list[str | bytes] = [
    "",
    " ",
    "null",
    "[]",
    "{",
    "{}",
    "\x00",
    "\N{SNOWMAN}" * 300,
    "[" * 2_000,
    '{"type": ' * 400,
    '{"type": "move"}',
    '{"type": "fly", "id": "1"}',
    '{"type": "move", "id": "1", "after": "x", "move": 1}',
    '{"type": "move", "id": "1", "after": 1e999, "move": 1}',
    '{"type": "move", "id": "1", "after": 99999999999999999999999, "move": 1}',
    '{"type": "move", "id": "1", "after": 0, "move": -1}',
    '{"type": "move", "id": "1", "after": 0, "move": "\\ud800"}',
    '{"type": "move", "id": "1", "after": 0, "move": "9Z9"}',
    '{"type": "hand_over", "id": "1", "seat": -1}',
    '{"type": "hand_over", "id": "1", "seat": 3}',
    '{"type": "take_back", "id": "1", "seat": 0}',
    '{"type": "answer_undo", "id": "1", "yes": true}',
    '{"type": "remove", "id": "1", "seat": 0}',
    '{"type": "add_bot", "id": "1", "seat": 0, "level": 99}',
    '{"type": "start", "id": "1", "extra": 1}',
    '{"type": "rematch", "id": "1"}',
    '{"type": "resume", "id": "1"}',
    '{"type": "sit", "id": "1", "name": "Eve"}',
    '{"type": "BotMove", "move": 1, "after": 1}',
    '{"type": "CheckClock"}',
    '{"type": "GiveToken", "seat": 0, "name": "x", "guest": "x", "nonce": "x"}',
    '{"type": "StandStill", "gaps": [[0, 1]]}',
    b"",
    b"\xff\xfe",
    json.dumps({"type": "ping", "id": "1"}).encode(),
]


@pytest.fixture
def table(server):
    ana = Guest(server)
    return ana, ana.open(seats=HOT_SEAT)["table"]


def mixed(choice: random.Random, frame: Any) -> Any:
    """The frame, or one that was damaged on the way."""
    if choice.random() < 0.5 or not frame:
        return frame
    at = choice.randrange(len(frame))
    return frame[:at] + frame[at + 1 :] if choice.random() < 0.5 else frame[at:] + frame[:at]


def test_rubbish_changes_nothing_and_disturbs_nobody(server, table):
    ana, table_id = table
    choice = random.Random(1)
    with ana.come(table_id) as other:
        before = other.view
        for _ in range(6):
            with ana.come(table_id, since=before["number"]) as chair:
                feed(chair, choice)
        assert other.ask(type="ping")["type"] == "pong"
        after = ana.view(table_id)
        assert (after["number"], after["position"]) == (before["number"], before["position"])
        assert other.move(choice)["ok"]
    assert server.breakdowns() == []


def feed(chair: Chair, choice: random.Random) -> None:
    """As much as it takes before it is sent away."""
    with pytest.raises(ConnectionClosed):  # noqa: PT012 - at whichever of these lines it happens
        for _ in range(60):
            chair.socket.send(mixed(choice, choice.choice(RUBBISH)))
        for _ in range(60):
            chair.socket.send("{")
        chair.until(lambda: False)


def test_frames_in_the_wrong_order_and_again_and_again_count_once(server, table):
    ana, table_id = table
    with ana.come(table_id) as chair:
        first = chair.view["number"]
        moves = [
            {"type": "move", "id": f"m{number}", "move": legal["move"], "after": first}
            for number, legal in enumerate(chair.view["legal"][:8])
        ]
        for frame in (moves + moves[::-1]) * 3:
            chair.send(**frame)
        chair.ask(type="ping")
        made = [event for event in chair.events if event["kind"] == "moved"]
        assert len(made) == 1
        assert made[0]["move"] == moves[0]["move"]


def test_a_line_that_speaks_no_http_is_cut_and_others_go_on(server):
    host, port = server.address.removeprefix("http://").split(":")
    choice = random.Random(1)
    for _ in range(20):
        with socket.create_connection((host, int(port))) as line:
            line.sendall(choice.randbytes(500))
    assert server.get("/api/health")["database"]
    assert server.breakdowns() == []


def test_whoever_leaves_while_a_socket_is_being_opened_is_not_missed(server, table):
    _, table_id = table
    host, port = server.address.removeprefix("http://").split(":")
    asked = {"Host": f"{host}:{port}", "Upgrade": "websocket", "Connection": "Upgrade"}
    asked |= {"Sec-WebSocket-Key": "MDEyMzQ1Njc4OWFiY2RlZg==", "Sec-WebSocket-Version": "13"}
    headers = "".join(f"{name}: {value}\r\n" for name, value in asked.items())
    for path in (f"/api/tables/{table_id}/socket", "/api/tables/nowhere/socket"):
        for on_leaving in (LINGER, RESET):
            with socket.create_connection((host, int(port))) as line:
                line.setsockopt(socket.SOL_SOCKET, socket.SO_LINGER, on_leaving)
                line.sendall(f"GET {path} HTTP/1.1\r\n{headers}\r\n".encode())
    wait_for(lambda: "faience_sockets 0.0" in httpx.get(server.address + "/metrics", timeout=PATIENCE).text)
    assert server.breakdowns() == []
