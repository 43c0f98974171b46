"""Events and summaries to be stored, as short as tests need them."""

from typing import Any

from faience.server.store import StoredEvent, Summary

NOON = 1_700_000_000_000


def events(after: int, *bodies: str) -> list[StoredEvent]:
    return [StoredEvent(after + 1 + i, NOON + after + i, body.encode()) for i, body in enumerate(bodies)]


def bodies(stored: list[StoredEvent]) -> list[str]:
    return [event.body.decode() for event in stored]


def summary(**changes: Any) -> Summary:
    plain: dict[str, Any] = {
        "status": "playing",
        "game": "azul",
        "board": "coloured",
        "is_public": False,
        "host": "ana",
        "guests": ("ana",),
        "about": b"{}",
        "due": None,
        "bot_due": None,
        "updated": NOON,
    }
    return Summary(**plain | changes)
