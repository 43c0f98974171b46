"""What a bot is given to think about: what every player sees, and nothing else."""

import hashlib

from msgspec import Struct


class BotTask(Struct, frozen=True):
    """Think for this seat about this position, which is that after event `number`."""

    table: str
    number: int
    seat: int
    level: int
    position: str  # on one line
    seed: int  # from what is public, so that the same past gives the same move


def seed_of(table: str, number: int) -> int:
    """The seed of a bot's thoughts."""
    return int.from_bytes(hashlib.sha256(f"{table}|{number}".encode()).digest()[:8], "big")
