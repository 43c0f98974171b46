"""What a command brings about at a table, or why it is refused. Pure: all that counts is handed in."""

from collections.abc import Callable
from typing import TYPE_CHECKING, Any

from faience.errors import Refused
from faience.server import commands
from faience.server.actor import Actor, Presence
from faience.server.commands import Command
from faience.server.decisions import absence, playing, rematch, seating, talking, undoing
from faience.server.decisions.case import Case
from faience.server.events import AnyEvent

if TYPE_CHECKING:
    from faience.server.table import Table

Decision = Callable[[Case, Any], tuple[AnyEvent, ...]]

DECISIONS: dict[type[Command], Decision] = {
    commands.Sit: seating.sit,
    commands.Leave: absence.leave,
    commands.Start: seating.start,
    commands.Move: playing.move,
    commands.Undo: undoing.undo,
    commands.AskUndo: undoing.ask,
    commands.AnswerUndo: undoing.answer,
    commands.Say: talking.say,
    commands.HandOver: absence.hand_over,
    commands.TakeBack: absence.take_back,
    commands.AddBot: seating.add_bot,
    commands.Remove: seating.remove,
    commands.Pause: playing.pause,
    commands.Resume: playing.resume,
    commands.Abort: playing.abort,
    commands.Rematch: rematch.rematch,
    commands.Token: seating.give_token,
    commands.GiveToken: seating.give_token,
    commands.Ping: lambda case, command: (),
    commands.BotMove: playing.bot_move,
    commands.CheckClock: playing.check_clock,
    commands.StandStill: playing.stand_still,
}
FOR_PROGRAMS = (commands.Move, commands.TakeBack, commands.Ping)
BY_SERVER = (commands.BotMove, commands.CheckClock, commands.StandStill)


def decide(table: "Table", command: Command, actor: Actor, now: int, presence: Presence) -> tuple[AnyEvent, ...]:
    """The events that follow; none if there is nothing to do."""
    assert actor.is_server or not isinstance(command, BY_SERVER), "only the server asks so"
    table.check_may_look(actor)
    if actor.is_program and not isinstance(command, FOR_PROGRAMS):
        raise Refused("refused-program")
    return DECISIONS[type(command)](Case(table, actor, now, presence), command)
