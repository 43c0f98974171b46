"""The clerk: makes the secrets that a command needs, and hands it to the hall. The core makes nothing at random."""

import secrets

from msgspec import Struct, structs

from faience.server.actor import Actor
from faience.server.commands import AnyCommand, GiveToken, Rematch, Sit, Token
from faience.server.events import AnyEvent
from faience.server.frames import AnswerFrame
from faience.server.guests import hash_of
from faience.server.hall import Hall, now_ms
from faience.server.ids import new_table_id, table_id_after
from faience.server.opening import open_rematch
from faience.server.opening import open_table as first_events
from faience.server.setup import TableSetup
from faience.server.store import Conflict, Key


class Links(Struct):
    """A new table, and the secrets that let others in: with `join` to play, with `watch` to look on."""

    table: str
    join: str | None = None
    watch: str | None = None


async def open_table(hall: Hall, setup: TableSetup, host: str, address: str) -> Links:
    """What cannot be opened costs the address nothing."""
    table_id = new_table_id()
    nonces = [new_nonce() for seat in setup.seats if seat.kind == "human"]
    first = first_events(table_id, setup, host, new_secret(), nonces, now_ms())
    hall.check_purse(address)
    return await _open(hall, table_id, first)


async def _open(hall: Hall, table_id: str, events: tuple[AnyEvent, ...]) -> Links:
    join, watch = secrets.token_urlsafe(16), secrets.token_urlsafe(16)
    await hall.open(table_id, events, [Key("join", hash_of(join)), Key("watch", hash_of(watch))])
    return Links(table_id, join, watch)


async def carry_out(hall: Hall, table_id: str, command: AnyCommand, actor: Actor, address: str) -> AnswerFrame:
    """Have the command of a client at this address done; a FaienceError says why it cannot be."""
    if isinstance(command, Token):
        return await _give_token(hall, table_id, command, actor)
    if isinstance(command, Sit | Rematch) and command.nonce is None:
        command = structs.replace(command, nonce=new_nonce())
    if isinstance(command, Rematch):
        return await _rematch(hall, table_id, command, actor, address)
    await hall.ask(table_id, command, actor)
    return AnswerFrame(command.id, ok=True)


async def _give_token(hall: Hall, table_id: str, command: Token, actor: Actor) -> AnswerFrame:
    token = secrets.token_hex(16)
    given = GiveToken(id=command.id, seat=command.seat, name=command.name, guest=hash_of(token), nonce=new_nonce())
    await hall.ask(table_id, given, actor)
    return AnswerFrame(command.id, ok=True, token=token)


async def _rematch(hall: Hall, table_id: str, command: Rematch, actor: Actor, address: str) -> AnswerFrame:
    """The next table is opened before anybody is told of it."""
    async with hall.at(table_id, is_fresh=True) as (_, table):
        if table.decide(command, actor, now_ms()):  # may they, and are they the first?
            hall.check_purse(address)
        nonces = [command.nonce or new_nonce(), *(new_nonce() for _ in table.seats)]
        first = open_rematch(table, actor.guest or "", new_secret(), nonces, now_ms())
        next_id = table_id_after(table.secret)
    try:
        links = await _open(hall, next_id, first)
    except Conflict:  # another player was faster
        links = Links(next_id)
    await hall.ask(table_id, command, actor)
    return AnswerFrame(command.id, ok=True, table=links.table, join=links.join, watch=links.watch)


def new_nonce() -> str:
    return secrets.token_hex(16)


def new_secret() -> str:
    """Of a bag."""
    return secrets.token_hex(32)
