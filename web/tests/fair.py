"""A finished table of each game, with a move that was taken back, as JSON for the tests of the page."""

import random
import sys

import msgspec

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
    sys.stdout.buffer.write(msgspec.json.encode([finished(game) for game in GAMES]))


def finished(game: str) -> dict[str, object]:
    seats = tuple(SeatSetup("human", name=name) for name in ("Ana", "Bo", "Cleo"))
    table = Table("k3v9m2x7q1")
    fold(table, open_table(table.id, TableSetup(seats, game, undo="free"), "ana", SECRET, NONCES, 0))
    chance = random.Random(3)
    while not table.is_over:
        if chance.random() < 0.05 and table.movers:
            fold(table, table.decide(Undo(id=f"u{table.number}"), ANA, table.number))
        move = int(chance.choice(table.game.legal_moves))
        fold(table, table.decide(Move(id=f"m{table.number}", after=table.number, move=move), ANA, table.number))
    return {"name": game, "view": view_of(table, ANA, NOBODY, table.number), "log": told(table)}


def fold(table: Table, events) -> None:
    for event in events:
        table.apply(Numbered(table.number + 1, table.number, event))


if __name__ == "__main__":
    main()
