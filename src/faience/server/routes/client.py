"""The web client."""

from typing import Any

from litestar import Request, Response, get
from litestar.di import NamedDependency
from litestar.exceptions import NotFoundException
from litestar.params import FromPath

from faience.server.pages import Page, Pages


@get(["/", "/{path:path}"], include_in_schema=False)
async def client(
    request: Request[Any, Any, Any], pages: NamedDependency[Pages], path: FromPath[str] = ""
) -> Response[bytes]:
    """A file of the client; its first page for every address of its own."""
    page = None if path.strip("/").split("/")[0] in ("api", "metrics") else pages.find(path)
    if page is None:
        raise NotFoundException
    return sent(page, request)


def sent(page: Page, request: Request[Any, Any, Any]) -> Response[bytes]:
    headers = {"etag": page.etag, "cache-control": page.caching, "vary": "accept-encoding"}
    if page.is_among(", ".join(request.headers.getall("if-none-match", []))):
        return Response(b"", status_code=304, headers=headers)
    body = page.body
    if page.zipped and "gzip" in request.headers.get("accept-encoding", ""):
        body, headers = page.zipped, {**headers, "content-encoding": "gzip"}
    return Response(body, media_type=page.media_type, headers=headers)
