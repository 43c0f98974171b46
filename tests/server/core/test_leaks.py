"""Nobody learns anything about the tiles in the bag: two tables that differ only in their secrets look the same.

They have the same past, deals included, and so differently ordered bags.
"""

import msgspec
import pytest
from tests.server.core.evening import ANA, BO, BOT, CLEO, OPEN, Evening, guest, nonce, setup, timed

from faience.errors import FaienceError
from faience.notation.position import line_of
from faience.rules.games import GAMES
from faience.server import commands
from faience.server.actor import SERVER, Actor
from faience.server.advice import table_asked_about
from faience.server.commands import Command
from faience.server.events import AnyEvent, Dealt, Moved, Numbered, Opened
from faience.server.setup import SeatSetup
from faience.server.table import Table
from faience.server.view import told, view_of

OTHER_SECRET = "a7" * 32
PROGRAM = Actor(guest=guest("token"), is_program=True)
WATCHER = Actor(guest=guest("watcher"), has_watch=True)
EVERYBODY = (ANA, BO, CLEO, WATCHER, PROGRAM, SERVER)


class Twins:
    """An evening, and a table with another secret to which the same happens."""

    def __init__(self, game: str) -> None:
        seats = (OPEN, OPEN, SeatSetup("program"), BOT)
        self.evening = Evening(setup(seats, game=game, clock=timed("game", 600, 5), start="host"))
        self.twin = Table(self.evening.table.id)
        self.follow()

    def ask(self, actor: Actor, command: Command) -> None:
        assert self.decided(self.evening.table, actor, command) == self.decided(self.twin, actor, command)
        self.evening.ask(actor, command)
        self.follow()

    def decided(self, table: Table, actor: Actor, command: Command) -> list[AnyEvent]:
        """What comes of it, up to the next deal."""
        events = table.decide(command, actor, self.evening.now, self.evening.presence)
        return [event for event in events if not isinstance(event, Dealt) and type(event).__name__ != "Started"]

    def follow(self) -> None:
        for number, at, event in self.evening.table.log[self.twin.number :]:
            if isinstance(event, Opened):
                event = msgspec.structs.replace(event, secret=OTHER_SECRET)
            self.twin.apply(Numbered(number, at, event))

    def sent(self, table: Table) -> list[bytes]:
        """Everything that leaves the server."""
        lookers = [actor for actor in EVERYBODY if table.may_look(actor)]
        views = [view_of(table, actor, self.evening.presence, self.evening.now) for actor in lookers]
        record = table.record() if table.game else ""
        about = line_of(table_asked_about(table).state) if table.game else ""  # what a hint is found from
        return [msgspec.json.encode(each) for each in (told(table), *views, table.bot_to_move(), record, about)]

    def look_the_same(self) -> bool:
        sent = self.sent(self.evening.table)
        assert not any(self.evening.table.secret.encode() in each for each in sent)
        return sent == self.sent(self.twin)


@pytest.mark.parametrize("game", GAMES)
def test_until_the_end_everybody_is_sent_the_same(game):
    twins = Twins(game)
    assert twins.evening.table.secret != twins.twin.secret
    assert twins.look_the_same()
    for number, (actor, name) in enumerate([(ANA, "Ana"), (BO, "Bo")]):
        twins.ask(actor, commands.Sit(name=name, nonce=nonce(number)))
    twins.ask(ANA, commands.GiveToken(seat=2, name="Fox", guest=str(PROGRAM.guest), nonce=nonce(3)))
    assert twins.look_the_same()
    twins.evening.ask(ANA, commands.Start())
    twins.follow()
    deals = 0
    while deals < 4:
        twins.evening.wait(1)
        before = len(twins.evening.table.log)
        table = twins.evening.table
        assert table.game and table.to_move is not None
        move = int(table.game.legal_moves[before % len(table.game.legal_moves)])
        if table.seats[table.to_move].bot_level is None:
            twins.ask(twins.evening.mover, commands.Move(move=move, after=table.number))
        else:
            twins.ask(SERVER, commands.BotMove(move=move, after=table.position_number))
        deals += any(isinstance(each.event, Dealt) for each in table.log[before:])
        assert twins.look_the_same()


def test_a_refusal_tells_nothing_either():
    twins = Twins("azul")
    for actor in EVERYBODY:
        for command in (commands.Start(), commands.Abort(), commands.Undo(), commands.Move(move=1, after=1)):
            codes = []
            for table in (twins.evening.table, twins.twin):
                try:
                    twins.decided(table, actor, command)
                    codes.append("")
                except FaienceError as refused:
                    codes.append(refused.text())
            assert codes[0] == codes[1]


def test_the_two_bags_are_really_ordered_differently():
    twins = Twins("azul")
    for number, (actor, name) in enumerate([(ANA, "Ana"), (BO, "Bo")]):
        twins.ask(actor, commands.Sit(name=name, nonce=nonce(number)))
    twins.ask(ANA, commands.GiveToken(seat=2, name="Fox", guest=str(PROGRAM.guest), nonce=nonce(3)))
    first, second = (
        table.decide(commands.Start(), ANA, twins.evening.now) for table in (twins.evening.table, twins.twin)
    )
    assert first[1] != second[1]
    assert not any(isinstance(event, Moved) for event in first)


def test_the_secret_is_in_no_report_of_an_error():
    evening = Twins("azul").evening
    assert evening.table.secret not in repr(evening.table.log) + repr(evening.table)
