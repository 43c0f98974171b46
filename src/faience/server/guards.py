"""What stands before the app: wrong hosts, foreign pages and greedy clients are turned away, and every answer carries
the headers that tell a browser to trust nothing but this server."""

from typing import Any

from faience.server import metrics
from faience.server.asgi import ASGIApp, Message, Receive, Scope, Send, with_headers
from faience.server.limits import Crowd, Purses
from faience.server.problems import TOO_MUCH, WAITS, problem_body
from faience.server.settings import Settings

SAFE_METHODS = ("GET", "HEAD", "OPTIONS")
SOCKETS = 200  # open at once from one address: a club behind one line; more where it may ask for more
OWN_SITE = ("same-origin", "none")  # "none" is somebody typing an address

CONTENT_POLICY = "; ".join(
    (
        "default-src 'none'",
        "script-src 'self'",
        "style-src 'self'",
        "img-src 'self' data:",
        "font-src 'self'",
        "media-src 'self'",
        "connect-src 'self'",
        "manifest-src 'self'",
        "worker-src 'self'",
        "base-uri 'none'",
        "form-action 'self'",
        "frame-ancestors 'none'",
    )
)
HEADERS = [
    (b"content-security-policy", CONTENT_POLICY.encode()),
    (b"x-content-type-options", b"nosniff"),
    (b"x-frame-options", b"DENY"),
    (b"referrer-policy", b"no-referrer"),  # the link of a table is a key to it
    (b"cross-origin-opener-policy", b"same-origin"),
    (b"cross-origin-resource-policy", b"same-origin"),
    (b"permissions-policy", b"camera=(), geolocation=(), microphone=()"),
]
STRICT_TRANSPORT = (b"strict-transport-security", b"max-age=31536000")
KEPT_BY_NOBODY = (b"cache-control", b"no-store")


class Guarded:
    """An ASGI app behind the guards."""

    def __init__(self, app: ASGIApp, settings: Settings) -> None:
        self.app = app
        self.settings = settings
        self._hosts = {_name(host).lower() for host in settings.hosts}
        self._purses = Purses(settings.rate)
        self._sockets = Crowd(max(SOCKETS, settings.rate // 3) if settings.rate else 0)

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        headers = headers_for(scope)

        async def send_guarded(message: Message) -> None:
            if message["type"] in ("http.response.start", "websocket.http.response.start"):
                message = with_headers(message, headers)
            await send(message)

        if scope["type"] == "http" and scope["method"] == "HEAD":
            scope = {**scope, "method": "GET"}  # the web server sends the headers alone
        objection = self._objection(scope)
        if objection is not None:
            metrics.refused.labels(objection[1]).inc()
            await _refuse(scope, receive, send_guarded, *objection)
        elif scope["type"] == "websocket":
            with self._sockets.joined_by(address_of(scope)):
                await self.app(scope, receive, send_guarded)
        else:
            await self.app(scope, receive, send_guarded)

    def _objection(self, scope: Scope) -> tuple[int, str] | None:
        """The status and the code with which to turn somebody away, if need be."""
        headers: dict[str, str] = {name.decode("latin-1"): value.decode("latin-1") for name, value in scope["headers"]}
        host = headers.get("host", "")
        if self._hosts and _name(host).lower() not in self._hosts:
            return 421, "server-host"
        is_safe = scope["type"] == "http" and scope["method"] in SAFE_METHODS
        if not is_safe and is_foreign(headers, host):
            return 403, "server-foreign"
        if scope["type"] == "websocket" and not self._sockets.has_room(address_of(scope)):
            return TOO_MUCH, "server-rate"  # and whoever tries again and again costs their neighbours nothing
        if scope["path"].startswith("/api/") and not self._purses.pays(address_of(scope)):
            return TOO_MUCH, "server-rate"
        return None


def headers_for(scope: Scope) -> list[tuple[bytes, bytes]]:
    """Those of every answer; over TLS nothing but TLS again; and what the API says is for one reader only."""
    more = []
    if scope["scheme"] in ("https", "wss"):
        more.append(STRICT_TRANSPORT)
    if scope["path"].startswith("/api/"):
        more.append(KEPT_BY_NOBODY)
    return [*HEADERS, *more]


def is_foreign(headers: dict[str, str], host: str) -> bool:
    """Sent by a page of another site. Programs that are no browsers name no origin."""
    if "sec-fetch-site" in headers:
        return headers["sec-fetch-site"] not in OWN_SITE
    return "origin" in headers and headers["origin"].partition("://")[2] != host


def address_of(scope: Any) -> str:
    client = scope.get("client")
    return str(client[0]) if client else "unknown"


def _name(host: str) -> str:
    """Without the port."""
    return host[: host.index("]") + 1] if host.startswith("[") and "]" in host else host.partition(":")[0]


async def _refuse(scope: Scope, receive: Receive, send: Send, status: int, code: str) -> None:
    body = problem_body(code, scope)
    kind = "websocket.http.response" if scope["type"] == "websocket" else "http.response"
    if scope["type"] == "websocket":
        await receive()
    headers = [(b"content-type", b"application/json"), (b"content-length", str(len(body)).encode())]
    headers += [(name.encode(), value.encode()) for name, value in WAITS.get(status, {}).items()]
    await send({"type": f"{kind}.start", "status": status, "headers": headers})
    await send({"type": f"{kind}.body", "body": body, "more_body": False})
