"""Finished tables of each game, with moves that were taken back, as JSON for the tests of the page."""

import random
import sys

import msgspec

from faience.game import new_game
from faience.notation.position import line_of
from faience.rules.games import GAMES
from faience.server.actor import NOBODY, Actor
from faience.server.commands import Move, Undo
from faience.server.events import Numbered
from faience.server.opening import open_table
from faience.server.setup import SeatSetup, TableSetup
from faience.server.table import Table
from faience.server.view import told, view_of

ANA = Actor(guest="ana")
SECRET, NONCES = "5e" * 32, ("0a" * 16, "0b" * 16, "0c" * 16)


def main() -> None:
    tables = [finished(game, game) for game in GAMES]
    tables += [finished(f"{game} from a position", game, position_in(game)) for game in GAMES]
    sys.stdout.buffer.write(msgspec.json.encode(tables))


def position_in(game: str) -> str:
    """Somewhere in the second round."""
    played = new_game(game, players=3, seed=3)
    while played.round == 1 or len(played.moves) % 4:
        played.play(played.legal_moves[0])
    return line_of(played.state)


def finished(name: str, game: str, position: str | None = None) -> dict[str, object]:
    seats = tuple(SeatSetup("human", name=name) for name in ("Ana", "Bo", "Cleo"))
    table = Table("k3v9m2x7q1")
    fold(table, open_table(table.id, TableSetup(seats, game, undo="free", position=position), "ana", SECRET, NONCES, 0))
    chance = random.Random(3)
    while not table.is_over:
        if chance.random() < 0.05 and table.movers:
            fold(table, table.decide(Undo(id=f"u{table.number}"), ANA, table.number))
        move = int(chance.choice(table.game.legal_moves))
        fold(table, table.decide(Move(id=f"m{table.number}", after=table.number, move=move), ANA, table.number))
    return {"name": name, "view": view_of(table, ANA, NOBODY, table.number), "log": told(table)}


def fold(table: Table, events) -> None:
    for event in events:
        table.apply(Numbered(table.number + 1, table.number, event))


if __name__ == "__main__":
    main()
