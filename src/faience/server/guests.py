"""Guests: whoever comes without an account gets a cookie with a secret of 128 bits. Only its hash is ever kept."""

import hashlib
import re
import secrets

from faience.server.asgi import ASGIApp, Message, Receive, Scope, Send, with_headers

COOKIE = "faience_guest"
LASTING = 400 * 24 * 3600  # seconds; browsers keep none for longer
TOKEN = re.compile(r"[0-9a-f]{32}")
STARTS = ("http.response.start", "websocket.accept")
PERSONAL = ("/api/tables", "/api/reviews", "/api/analysis", "/api/puzzles")  # where one should be known again
GUEST = "guest"  # in the state of a request: the hash of its cookie


def hash_of(secret: str) -> str:
    """What is kept of a secret."""
    return hashlib.sha256(secret.encode()).hexdigest()


class Greeted:
    """An ASGI app that knows its guests; newcomers get their cookie with a page or an answer of the API, and everybody
    gets it anew with every visit, or regulars would be strangers after a year."""

    def __init__(self, app: ASGIApp) -> None:
        self.app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        token = token_of(scope)
        is_new = token is None
        token = token or secrets.token_hex(16)
        scope.setdefault("state", {})[GUEST] = hash_of(token)

        async def send_greeting(message: Message) -> None:
            if message["type"] in STARTS and (is_visit(scope, message) or (is_new and is_for_people(scope, message))):
                cookie = cookie_of(token, is_secure=scope["scheme"] in ("https", "wss"))
                message = with_headers(message, [(b"set-cookie", cookie)])
            await send(message)

        await self.app(scope, receive, send_greeting)


def is_visit(scope: Scope, message: Message) -> bool:
    """A browser goes to a page, which it may still have; not to a file that caches may keep for everybody."""
    if any(name.lower() == b"cache-control" and b"public" in value for name, value in message.get("headers", ())):
        return False
    return any(name == b"accept" and b"text/html" in value for name, value in scope["headers"])


def is_for_people(scope: Scope, message: Message) -> bool:
    """Not a script or a picture, which may be kept by caches, and not a figure for a monitor."""
    if scope["path"].startswith(PERSONAL):
        return True
    kinds = [value for name, value in message.get("headers", ()) if name.lower() == b"content-type"]
    return any(kind.startswith(b"text/html") for kind in kinds)


def token_of(scope: Scope) -> str | None:
    """The secret of a guest who has been here before."""
    for name, value in scope["headers"]:
        if name == b"cookie":
            for cookie in str(value, "latin-1").split(";"):  # SimpleCookie would stop at a strange one of another app
                key, _, token = cookie.strip().partition("=")
                if key == COOKIE and TOKEN.fullmatch(token):
                    return token
    return None


def cookie_of(token: str, *, is_secure: bool) -> bytes:
    secure = "; Secure" if is_secure else ""
    return f"{COOKIE}={token}; Path=/; Max-Age={LASTING}; HttpOnly; SameSite=Lax{secure}".encode()
