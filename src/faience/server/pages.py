"""The web client as files kept in memory: what the build put into static/, or a word of what to do without it."""

import gzip
import hashlib
import mimetypes
import re
from dataclasses import dataclass
from pathlib import Path, PurePosixPath

STATIC = Path(__file__).parent / "static"
HOME = "index.html"
NAMED_BY_CONTENT = "assets/"  # such a file never changes: another content has another name
SMALLEST_ZIPPED = 1_000
TAG = re.compile(r'"[^"]*"')
KINDS = {  # not as the machine has it: on many a Windows a script is plain text, which no browser runs
    ".css": "text/css",
    ".html": "text/html",
    ".js": "text/javascript",
    ".svg": "image/svg+xml",
    ".webmanifest": "application/manifest+json",
    ".woff2": "font/woff2",
}

FOR_GOOD = "public, max-age=31536000, immutable"
ASK_AGAIN = "private, no-cache"  # a page comes with the cookie of a guest, which no proxy may hand to the next one

NOT_BUILT = """<!doctype html>
<html lang="en"><head><meta charset="utf-8"><title>Faience</title></head>
<body><h1>Faience</h1>
<p>The server runs, but the page has not been built: start it with <code>python3 run.py</code>, which builds it.</p>
<p>The API is described at <a href="/api/docs">/api/docs</a>; <code>faience play --terminal</code> needs no page.</p>
</body></html>
"""


@dataclass(frozen=True)
class Page:
    """A file as it is sent."""

    body: bytes
    zipped: bytes | None
    media_type: str
    etag: str
    caching: str

    def is_among(self, tags: str) -> bool:
        """Does `If-None-Match` name it (RFC 9110, 13.1.2)? A weak tag is as good as any: proxies that pack a page make
        its tag weak."""
        return tags.strip() == "*" or self.etag in TAG.findall(tags)


class Pages:
    """Every file of the client."""

    def __init__(self, folder: Path = STATIC) -> None:
        self._pages = {
            path.relative_to(folder).as_posix(): page_of(path.relative_to(folder).as_posix(), path.read_bytes())
            for path in sorted(folder.rglob("*"))
            if path.is_file() and not path.name.startswith(".")
        }
        self.is_built = HOME in self._pages
        self._pages.setdefault(HOME, page_of(HOME, NOT_BUILT.encode()))

    def find(self, path: str) -> Page | None:
        """The file, or for an address of the client's own (`/t/k3v9…`) its first page."""
        name = path.strip("/")
        if name in self._pages:
            return self._pages[name]
        is_file = "." in name.rpartition("/")[2] or name.startswith(NAMED_BY_CONTENT)
        return None if is_file else self._pages[HOME]


def page_of(name: str, body: bytes) -> Page:
    kind = KINDS.get(PurePosixPath(name).suffix) or mimetypes.guess_type(name)[0] or "application/octet-stream"
    is_text = kind.startswith("text/") or kind in ("application/json", "image/svg+xml", "application/manifest+json")
    zipped = gzip.compress(body, mtime=0) if is_text and len(body) >= SMALLEST_ZIPPED else None
    return Page(
        body=body,
        zipped=zipped,
        media_type=kind,
        etag=f'"{hashlib.sha256(body).hexdigest()[:20]}"',
        caching=FOR_GOOD if name.startswith(NAMED_BY_CONTENT) else ASK_AGAIN,
    )
