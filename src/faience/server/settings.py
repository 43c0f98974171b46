"""What a host can set."""

from dataclasses import dataclass
from pathlib import Path

from platformdirs import user_data_path

LOCAL_HOSTS = ("localhost", "127.0.0.1", "[::1]")


@dataclass(frozen=True)
class Settings:
    """One server process."""

    database: str
    redis: str | None = None  # several processes at one database tell each other of moves through it
    host: str = "127.0.0.1"
    port: int = 8000
    bots: int = 1  # processes in which bots think
    pause: float = 0.6  # seconds before a bot's move is seen
    rate: int = 600  # requests a minute from one address; 0: as many as come
    hosts: tuple[str, ...] = ()  # names under which it may be asked for; none: any
    tables: int = 2_000  # kept in memory; all others are read again when somebody comes


def home_database() -> str:
    """Where the games of this machine's user are kept."""
    return sqlite_url(user_data_path("faience", ensure_exists=True) / "tables.sqlite3")


def sqlite_url(path: Path) -> str:
    return f"sqlite:///{path}"
