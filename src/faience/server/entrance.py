"""With what somebody comes to a table: a guest's cookie, a link, or the token of a program."""

from typing import Any

from litestar.connection import ASGIConnection

from faience.server.actor import Actor
from faience.server.guests import GUEST, hash_of
from faience.server.hall import Hall

BEARER = "bearer "
LONGEST_SECRET = 100


async def actor_at(hall: Hall, table_id: str, connection: ASGIConnection[Any, Any, Any, Any]) -> Actor:
    """Who asks something of this table."""
    bearer = connection.headers.get("authorization", "")
    if bearer.lower().startswith(BEARER):
        return Actor(guest=hash_of(bearer[len(BEARER) :].strip()), is_program=True)
    return Actor(
        guest=guest_of(connection),
        has_join=await _opens(hall, table_id, "join", connection),
        has_watch=await _opens(hall, table_id, "watch", connection),
    )


def guest_of(connection: ASGIConnection[Any, Any, Any, Any]) -> str:
    return str(connection.scope["state"][GUEST])


async def _opens(hall: Hall, table_id: str, role: str, connection: ASGIConnection[Any, Any, Any, Any]) -> bool:
    secret = str(connection.query_params.get(role, ""))
    if not 0 < len(secret) <= LONGEST_SECRET:
        return False
    opens = await hall.store.opens(hash_of(secret))
    return opens is not None and (opens.table_id, opens.role) == (table_id, role)
