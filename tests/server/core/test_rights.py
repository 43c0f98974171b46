"""Who may do what, and when: every actor, every command, every time of a table's life, in one table.

A cell says `yes`, or `-` where there is nothing to do, or why not, without the word "refused".
"""

from collections.abc import Callable
from functools import cache

import pytest
from tests.server.core.evening import ANA, BO, CLEO, OPEN, Evening, guest, nonce, setup

from faience.errors import Refused
from faience.server import commands
from faience.server.actor import Actor, Presence
from faience.server.commands import NAMES, AnyCommand, GiveToken
from faience.server.setup import SeatSetup

ACTORS = {
    "host": ANA,
    "seated": BO,
    "other": CLEO,
    "watcher": Actor(guest=guest("somebody with the link to watch"), has_watch=True),
    "stranger": Actor(guest=guest("somebody without a link")),
    "program": Actor(guest=guest("the token of the program"), is_program=True),
    "expired": Actor(guest=guest("a token that was replaced"), is_program=True),
}

RIGHTS = """
open            host            seated          other           watcher         stranger        program         expired
sit             full            yes             yes             join            entry           program         token
leave           yes             yes             yes             seat            entry           program         token
start           yes             host            host            host            entry           program         token
move            not-begun       not-begun       not-begun       seat            entry           not-begun       token
undo            not-begun       not-begun       not-begun       seat            entry           program         token
ask_undo        not-begun       not-begun       not-begun       seat            entry           program         token
answer_undo     not-begun       not-begun       not-begun       seat            entry           program         token
say             yes             yes             yes             seat            entry           program         token
hand_over       not-begun       not-begun       not-begun       seat            entry           program         token
take_back       not-begun       not-begun       not-begun       seat            entry           not-begun       token
add_bot         taken           host            host            host            entry           program         token
remove          yes             host            host            host            entry           program         token
pause           not-begun       host            host            host            entry           program         token
resume          not-begun       not-begun       not-begun       seat            entry           program         token
abort           yes             host            host            host            entry           program         token
rematch         not-over        not-over        not-over        seat            entry           program         token
token           taken           host            host            host            entry           program         token
ping            -               -               -               -               entry           -               token

begun           host            seated          other           watcher         stranger        program         expired
sit             begun           begun           begun           join            entry           program         token
leave           yes             yes             yes             seat            entry           program         token
start           -               host            host            host            entry           program         token
move            turn            turn            yes             seat            entry           turn            token
undo            undo-nothing    undo-nothing    undo-nothing    seat            entry           program         token
ask_undo        undo-nothing    undo-nothing    undo-nothing    seat            entry           program         token
answer_undo     undo-not-asked  undo-not-asked  undo-not-asked  seat            entry           program         token
say             yes             yes             yes             seat            entry           program         token
hand_over       present         yes             host            seat            entry           program         token
take_back       not-yours       -               not-yours       seat            entry           not-yours       token
add_bot         begun           host            host            host            entry           program         token
remove          begun           host            host            host            entry           program         token
pause           yes             host            host            host            entry           program         token
resume          -               -               -               seat            entry           program         token
abort           yes             host            host            host            entry           program         token
rematch         not-over        not-over        not-over        seat            entry           program         token
token           taken           host            host            host            entry           program         token
ping            -               -               -               -               entry           -               token

later           host            seated          other           watcher         stranger        program         expired
sit             begun           begun           begun           join            entry           program         token
leave           yes             yes             yes             seat            entry           program         token
start           -               host            host            host            entry           program         token
move            turn            turn            turn            seat            entry           yes             token
undo            undo-ask        yes             undo-ask        seat            entry           program         token
ask_undo        yes             undo-free       yes             seat            entry           program         token
answer_undo     undo-not-asked  undo-not-asked  undo-not-asked  seat            entry           program         token
say             yes             yes             yes             seat            entry           program         token
hand_over       present         yes             host            seat            entry           program         token
take_back       not-yours       -               not-yours       seat            entry           not-yours       token
add_bot         begun           host            host            host            entry           program         token
remove          begun           host            host            host            entry           program         token
pause           yes             host            host            host            entry           program         token
resume          -               -               -               seat            entry           program         token
abort           abort           host            host            host            entry           program         token
rematch         not-over        not-over        not-over        seat            entry           program         token
token           taken           host            host            host            entry           program         token
ping            -               -               -               -               entry           -               token

paused          host            seated          other           watcher         stranger        program         expired
sit             begun           begun           begun           join            entry           program         token
leave           yes             yes             yes             seat            entry           program         token
start           -               host            host            host            entry           program         token
move            paused          paused          paused          seat            entry           paused          token
undo            undo-ask        yes             undo-ask        seat            entry           program         token
ask_undo        yes             undo-free       yes             seat            entry           program         token
answer_undo     undo-not-asked  undo-not-asked  undo-not-asked  seat            entry           program         token
say             yes             yes             yes             seat            entry           program         token
hand_over       present         yes             host            seat            entry           program         token
take_back       not-yours       -               not-yours       seat            entry           not-yours       token
add_bot         begun           host            host            host            entry           program         token
remove          begun           host            host            host            entry           program         token
pause           -               host            host            host            entry           program         token
resume          yes             yes             yes             seat            entry           program         token
abort           abort           host            host            host            entry           program         token
rematch         not-over        not-over        not-over        seat            entry           program         token
token           taken           host            host            host            entry           program         token
ping            -               -               -               -               entry           -               token

ended           host            seated          other           watcher         stranger        program         expired
sit             over            over            over            join            entry           program         token
leave           over            over            over            seat            entry           program         token
start           over            host            host            host            entry           program         token
move            over            over            over            seat            entry           over            token
undo            over            over            over            seat            entry           program         token
ask_undo        over            over            over            seat            entry           program         token
answer_undo     over            over            over            seat            entry           program         token
say             yes             yes             yes             seat            entry           program         token
hand_over       over            over            over            seat            entry           program         token
take_back       over            over            over            seat            entry           over            token
add_bot         over            host            host            host            entry           program         token
remove          over            host            host            host            entry           program         token
pause           over            host            host            host            entry           program         token
resume          over            over            over            seat            entry           program         token
abort           over            host            host            host            entry           program         token
rematch         yes             yes             yes             seat            entry           program         token
token           over            host            host            host            entry           program         token
ping            -               -               -               -               entry           -               token

aborted         host            seated          other           watcher         stranger        program         expired
sit             over            over            over            join            entry           program         token
leave           over            over            over            seat            entry           program         token
start           over            host            host            host            entry           program         token
move            over            over            over            seat            entry           over            token
undo            over            over            over            seat            entry           program         token
ask_undo        over            over            over            seat            entry           program         token
answer_undo     over            over            over            seat            entry           program         token
say             yes             yes             yes             seat            entry           program         token
hand_over       over            over            over            seat            entry           program         token
take_back       over            over            over            seat            entry           over            token
add_bot         over            host            host            host            entry           program         token
remove          over            host            host            host            entry           program         token
pause           over            host            host            host            entry           program         token
resume          over            over            over            seat            entry           program         token
abort           -               host            host            host            entry           program         token
rematch         yes             yes             yes             seat            entry           program         token
token           over            host            host            host            entry           program         token
ping            -               -               -               -               entry           -               token
"""


def opened() -> Evening:
    """Three people and a program, all seated; the host has not yet said that they start."""
    evening = Evening(setup((OPEN, OPEN, OPEN, SeatSetup("program")), start="host")).sit(ANA, BO, CLEO)
    token = str(ACTORS["program"].guest)
    evening.ask(ANA, GiveToken(seat=3, name="Program", guest=token, nonce=nonce(4)))
    return evening


def begun() -> Evening:
    """The program has made the first move, and Cleo is next."""
    evening = opened()
    evening.ask(ANA, commands.Start())
    evening.presence = Presence(connected=frozenset(str(seat.guest) for seat in evening.table.seats))
    evening.move()
    return evening


def later() -> Evening:
    """Everybody has made three moves, Bo the last one, and the program is next."""
    evening = begun()
    evening.play(11)
    return evening


def paused() -> Evening:
    evening = later()
    evening.ask(ANA, commands.Pause())
    return evening


def ended() -> Evening:
    evening = later()
    evening.play_out()
    return evening


def aborted() -> Evening:
    evening = begun()
    evening.ask(ANA, commands.Abort())
    return evening


TIMES: dict[str, Callable[[], Evening]] = {
    each.__name__.replace("opened", "open"): cache(each) for each in (opened, begun, later, paused, ended, aborted)
}


def command_of(name: str, evening: Evening) -> AnyCommand:
    """A command of each kind; about a seat, it is the one of Bo."""
    seat = evening.seat_of(BO)
    game = evening.table.game
    move = int(game.legal_moves[0]) if game and game.legal_moves else 0
    asked: tuple[AnyCommand, ...] = (
        commands.Sit(name="Eve", nonce=nonce(9)),
        commands.Leave(),
        commands.Start(),
        commands.Move(move=move, after=evening.table.number),
        commands.Undo(),
        commands.AskUndo(),
        commands.AnswerUndo(yes=True),
        commands.Say(text="Hello!"),
        commands.HandOver(seat=seat),
        commands.TakeBack(seat=seat),
        commands.AddBot(seat=seat, level=2),
        commands.Remove(seat=seat),
        commands.Pause(),
        commands.Resume(),
        commands.Abort(),
        commands.Rematch(),
        commands.Token(seat=seat),
        commands.Ping(),
    )
    return dict(zip(NAMES, asked, strict=True))[name]


def cells() -> list[tuple[str, str, str, str]]:
    """Time, command, actor and what should come of it."""
    found = []
    time = ""
    columns: list[str] = []
    for line in RIGHTS.strip().splitlines():
        words = line.split()
        if words and words[0] in TIMES:
            time, columns = words[0], words[1:]
        elif words:
            found += [(time, words[0], actor, cell) for actor, cell in zip(columns, words[1:], strict=True)]
    return found


def test_the_table_has_a_cell_for_every_time_command_and_actor():
    told = [cell[:3] for cell in cells()]
    assert sorted(told) == sorted((time, name, actor) for time in TIMES for name in NAMES for actor in ACTORS)


@pytest.mark.parametrize(("time", "name", "actor", "wanted"), cells())
def test_only_those_who_may_can(time, name, actor, wanted):
    evening = TIMES[time]()
    assert outcome(evening, command_of(name, evening), ACTORS[actor]) == wanted


def outcome(evening: Evening, command: AnyCommand, actor: Actor) -> str:
    """What would come of a command. Deciding changes nothing."""
    before = evening.table.number
    try:
        events = evening.table.decide(command, actor, evening.now, evening.presence)
    except Refused as refused:
        return refused.code.removeprefix("refused-")
    finally:
        assert evening.table.number == before
    return "yes" if events else "-"
