"""Chat, with a limit."""

from faience.errors import Refused
from faience.server import commands
from faience.server.commands import CHAT
from faience.server.decisions.case import Case
from faience.server.events import AnyEvent, Said
from faience.server.words import clean

AT_ONCE = 5  # remarks of one person …
WINDOW = 10_000  # … in so many ms
ALTOGETHER = 300


def say(case: Case, command: commands.Say) -> tuple[AnyEvent, ...]:
    """Players and the host may talk, and go on talking after the game."""
    if not case.table.is_host(case.actor):
        case.need_seat()
    guest = case.actor.guest
    if case.table.has_seen(guest, Said, command.id):
        return ()
    text = None if command.text is None else clean(command.text)
    if (text is None) == (command.phrase is None) or text == "":
        raise Refused("refused-say")
    if text is not None and len(text) > CHAT:
        raise Refused("refused-say-long", most=CHAT)
    _check_limit(case)
    seat = case.own_or_none
    name = None if seat is None else case.table.seats[seat].name
    return (Said(name, guest, seat, text, command.phrase, command.id),)


def _check_limit(case: Case) -> None:
    said = [(at, event.guest) for _, at, event in case.table.log if isinstance(event, Said)]
    if len(said) >= ALTOGETHER:
        raise Refused("refused-say-full")
    if sum(guest == case.actor.guest and at > case.now - WINDOW for at, guest in said) >= AT_ONCE:
        raise Refused("refused-say-fast")
