"""What a training was asked to do. It stands in plan.json of its folder, and cannot be changed half-way."""

from dataclasses import asdict, dataclass
from typing import Any

from faience.tuning.table import Table

CHUNK = 250  # games of a file
OPTIONS = {"begin": "--from", "options": "--jokers"}  # of the command, where they are not called as here


@dataclass(frozen=True)
class Plan:
    """The settings that decide what comes out."""

    table: Table
    begin: str | None = None  # the file of a champion, a table that the package has one for, or none for weights alone
    data: tuple[str, ...] = ()  # folders with more games
    seed: int = 1
    games: int = 4_000
    nodes: int = 600
    window: int = 10
    epochs: int = 12
    fresh: bool = False
    newest: bool = False  # the newest network plays on, whether it reigns or not
    trial: str = "nodes=5000"
    trial_games: int = 400
    sprt: tuple[float, float] = (0.0, 30.0)
    chunk: int = CHUNK

    def to_json(self) -> dict[str, Any]:
        plain = {**asdict(self.table), **asdict(self)}
        del plain["table"]
        return plain | {name: list(plain[name]) for name in ("options", "data", "sprt")}

    @property
    def chunks(self) -> list[tuple[int, int]]:
        """The first game of each chunk, and how many it has."""
        return [(first, min(self.chunk, self.games - first)) for first in range(0, self.games, self.chunk)]


def option_of(name: str) -> str:
    """The option of the command for a setting, such as --trial-games."""
    return OPTIONS.get(name, f"--{name.replace('_', '-')}")


def as_typed(name: str, value: Any) -> str:
    """A setting in plan.json as it was typed, such as --from coloured/2; nothing for an option that was left out."""
    option = option_of(name)
    match value:
        case None | False | []:
            return ""
        case True:
            return option
        case list() if name == "options":
            return " ".join(f"--{each}" for each in value)
        case list() if name == "data":
            return " ".join(f"{option} {each}" for each in value)
        case list():
            return f"{option} {','.join(str(each).removesuffix('.0') for each in value)}"
        case _:
            return f"{option} {value}"
