"""Looks for dead links in a built site: pages, files and anchors of its own. Other sites are not asked."""

from html.parser import HTMLParser
from pathlib import Path
from posixpath import normpath
from urllib.parse import unquote, urlsplit

PAGE = "index.html"


class Reader(HTMLParser):
    """What a page links to, and the names it can be linked at."""

    def __init__(self) -> None:
        super().__init__()
        self.links: set[str] = set()
        self.anchors: set[str] = {""}

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        given = dict(attrs)
        self.links |= {given[name] or "" for name in ("href", "src") if name in given}
        self.anchors |= {given[name] or "" for name in ("id", "name") if name in given}


def read(file: Path) -> Reader:
    reader = Reader()
    reader.feed(file.read_text(encoding="utf-8"))
    return reader


def dead_links(site: Path, address: str) -> list[str]:
    """Each link of the site that leads nowhere, with its page; `address` is where the site will be."""
    pages = {file.relative_to(site).as_posix(): read(file) for file in sorted(site.rglob("*.html"))}
    return [
        f"{page}: {link}"
        for page, reader in pages.items()
        for link in sorted(reader.links)
        if not is_alive(link, page, pages, site, address)
    ]


def is_alive(link: str, page: str, pages: dict[str, Reader], site: Path, address: str) -> bool:
    if link.startswith(address):
        link = "/" + link.removeprefix(address)
    parts = urlsplit(link)
    if parts.scheme or parts.netloc:
        return True  # another site, or no address at all
    path = unquote(parts.path)
    if not path:
        target = page
    else:
        folder = "" if path.startswith("/") else page.rpartition("/")[0]
        target = normpath(f"{folder}/{path}".lstrip("/") or ".")
        if (site / target).is_dir():
            target = normpath(f"{target}/{PAGE}")
    if target in pages:
        return unquote(parts.fragment) in pages[target].anchors
    return (site / target).is_file()
