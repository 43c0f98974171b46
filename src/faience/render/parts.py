"""Parts of sentences about events, and tiles in words."""

from collections.abc import Mapping
from dataclasses import dataclass

from faience.texts import say


@dataclass(frozen=True)
class Part:
    """What an event has to say; `goes_on` if it goes on with the sentence before, about the same seat."""

    text: str
    goes_on: bool = False


def tiles_in_words(tiles: Mapping[str, int], lang: str) -> str:
    """Like "2 red, 1 white and 1 joker", in the order given."""
    parts = [say("tile-count", lang, tile=tile, count=count) for tile, count in tiles.items() if count]
    if len(parts) < 2:
        return parts[0] if parts else say("tiles-none", lang)
    return say("list-and", lang, before=", ".join(parts[:-1]), last=parts[-1])
