"""How the server is."""

from typing import Any, Literal

import msgspec
from litestar import Request, Response, get
from litestar.di import NamedDependency
from litestar.exceptions import NotFoundException

from faience.errors import StoreUnavailable
from faience.server import metrics
from faience.server.hall import Hall
from faience.server.problems import PROBLEMS

UNAVAILABLE = 503
FIGURES = "/metrics"


class Health(msgspec.Struct):
    """`failing`: games cannot be saved. `limping`: moves are seen a second later (bus), or bots keep us waiting."""

    status: Literal["ok", "limping", "failing"]
    database: bool
    bus: bool
    bots: int


@get("/health", tags=["server"], summary="How the server is", responses=PROBLEMS)
async def health(hall: NamedDependency[Hall]) -> Response[Health]:
    database = await is_saving(hall)
    bus, bots = hall.bus.is_up, hall.bots.ready
    status: Literal["ok", "limping", "failing"] = "failing"
    if database:
        status = "ok" if bus and bots else "limping"
    return Response(Health(status, database, bus, bots), status_code=200 if database else UNAVAILABLE)


async def is_saving(hall: Hall) -> bool:
    """Not only answering: a full disk, or a copy in reserve, can still be read."""
    try:
        await hall.come_back()
        await hall.store.check()
    except StoreUnavailable:
        return False
    return True


@get(FIGURES, include_in_schema=False)
async def figures(request: Request[Any, Any, Any]) -> Response[bytes]:
    """For Prometheus, at this address and no other that leads here: a proxy that closes it closes it."""
    if request.scope["raw_path"] != FIGURES.encode():
        raise NotFoundException
    return Response(metrics.exposition(), media_type="text/plain; version=0.0.4")
