"""The interface between web servers and apps, as far as we touch it ourselves."""

from collections.abc import Awaitable, Callable, MutableMapping
from typing import Any

Scope = MutableMapping[str, Any]
Message = MutableMapping[str, Any]
Receive = Callable[[], Awaitable[Message]]
Send = Callable[[Message], Awaitable[None]]
ASGIApp = Callable[[Any, Any, Any], Awaitable[None]]


def with_headers(message: Message, headers: list[tuple[bytes, bytes]]) -> Message:
    """The beginning of an answer, with more headers."""
    return {**message, "headers": [*message.get("headers", ()), *headers]}
