"""Whatever is asked, by whomever and in whichever order, a table stays what its log says."""

from collections.abc import Callable
from random import Random
from typing import Any

import msgspec
from hypothesis import settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, initialize, invariant, rule
from tests.server.core.evening import ANA, BO, BOT, CLEO, DAI, NAMES, OPEN, Evening, guest, nonce, setup, timed

from faience.errors import FaienceError
from faience.game import read_game
from faience.server import commands
from faience.server.actor import SERVER, Actor, Presence
from faience.server.commands import Command
from faience.server.events import AnyEvent
from faience.server.setup import SeatSetup
from faience.server.table import Table
from faience.server.view import told, view_of

PLAYERS = (ANA, BO, CLEO)
TOKENS = [Actor(guest=guest(token), is_program=True) for token in ("first", "second")]
WATCHER, STRANGER = Actor(guest=guest("watcher"), has_watch=True), Actor(guest=guest("stranger"))
EVERYBODY = (*PLAYERS, DAI, WATCHER, STRANGER, *TOKENS, Actor(), Actor(has_join=True))

setups = st.builds(
    setup,
    st.lists(st.sampled_from([OPEN, OPEN, OPEN, BOT, SeatSetup("program")]), min_size=2, max_size=3),
    game=st.sampled_from(["azul", "summer-pavilion"]),
    clock=st.sampled_from([timed("none", 0), timed("game", 60, 2), timed("move", 30)]),
    undo=st.sampled_from(["ask", "free", "none"]),
    visibility=st.sampled_from(["public", "private"]),
    watching=st.booleans(),
    start=st.sampled_from(["full", "host"]),
)

MOVES: tuple[int | str, ...] = (-1, 5, 70, 1572, "2B3")

# What comes to people's minds.
IDEAS: tuple[Callable[[Random], Command], ...] = (
    lambda random: commands.Sit(
        name=random.choice(["Ana", "Eve", ""]), seat=a_seat(random), nonce=nonce(5), id=an_id(random)
    ),
    lambda random: commands.Sit(name=random.choice(["Ana", "Bo", "Cleo"]), nonce=nonce(6)),
    lambda random: commands.Leave(),
    lambda random: commands.Start(),
    lambda random: commands.Undo(id=an_id(random)),
    lambda random: commands.AskUndo(),
    lambda random: commands.AnswerUndo(yes=random.random() < 0.7),
    lambda random: commands.Say(text=random.choice(["hm", "\x00", None]), phrase=random.choice([None, "oops"])),
    lambda random: commands.HandOver(seat=a_seat(random), level=random.randint(1, 8)),
    lambda random: commands.TakeBack(seat=a_seat(random)),
    lambda random: commands.AddBot(seat=a_seat(random), level=random.randint(1, 8)),
    lambda random: commands.Remove(seat=a_seat(random)),
    lambda random: commands.Pause(),
    lambda random: commands.Resume(),
    lambda random: commands.Resume(),
    lambda random: commands.Rematch(),
    lambda random: commands.Ping(),
    lambda random: commands.Move(move=random.choice(MOVES), after=random.randrange(60)),
    lambda random: commands.GiveToken(
        seat=a_seat(random), name="Fox", guest=str(random.choice(TOKENS).guest), nonce=nonce(7)
    ),
)


def a_seat(random: Random) -> int:
    return random.randrange(4)


def an_id(random: Random) -> str:
    return random.choice(["", "a", "b"])


class Life(RuleBasedStateMachine):
    """A table, and a crowd around it."""

    @initialize(agreed=setups, people=st.permutations(PLAYERS), is_early=st.sampled_from([False, False, False, True]))
    def open(self, agreed, people, is_early):
        self.evening = Evening(agreed)
        if is_early:
            return
        for number, actor in enumerate(people):
            self.attempt(actor, commands.Sit(name=NAMES[str(actor.guest)], nonce=nonce(number)))
        for seat, token in enumerate([*TOKENS, TOKENS[0]]):
            self.attempt(ANA, commands.GiveToken(seat=seat, name=f"Fox {seat}", guest=str(token.guest), nonce=nonce(9)))
        self.attempt(ANA, commands.Start())

    @rule(seed=st.integers(0, 10_000))
    def bustle(self, seed: int):
        """Moves, and now and then somebody who does anything at all."""
        random = Random(seed)
        for _ in range(20):
            if random.random() < 0.5:
                self.play_on(random)
            actor = random.choice(PLAYERS if random.random() < 0.8 else EVERYBODY)
            self.attempt(actor, random.choice(IDEAS)(random))
        if random.random() < 0.05:
            self.attempt(ANA, commands.Abort())

    @rule(seed=st.integers(0, 10_000))
    def play(self, seed: int):
        random = Random(seed)
        self.attempt(ANA, commands.Resume())
        for _ in range(random.randrange(40)):
            self.play_on(random)

    def play_on(self, random: Random) -> None:
        table = self.evening.table
        self.evening.wait(random.random())
        self.attempt(SERVER, commands.CheckClock())
        if table.to_move is not None and table.game:
            self.evening.move(random.randrange(len(table.game.legal_moves)), an_id(random) and str(table.number))

    @rule(seconds=st.sampled_from([1, 15, 70]))
    def wait(self, seconds: int):
        self.evening.wait(seconds)
        self.attempt(SERVER, commands.CheckClock())

    @rule(seconds=st.sampled_from([1, 100]))
    def go_down(self, seconds: int):
        gaps = ((self.evening.now, self.evening.now + 1000 * seconds),)
        self.evening.wait(seconds)
        self.attempt(SERVER, commands.StandStill(gaps=gaps))
        assert self.attempt(SERVER, commands.StandStill(gaps=gaps)) == ()

    @rule(here=st.frozensets(st.sampled_from(PLAYERS)))
    def come_and_go(self, here):
        connected = frozenset(str(actor.guest) for actor in here)
        gone = dict.fromkeys(self.evening.presence.connected - connected, self.evening.now)
        self.evening.presence = Presence(connected, watchers=1, left_at=gone)

    def attempt(self, actor: Actor, command: Command) -> tuple[AnyEvent, ...] | None:
        """Refusals are fine, and have words; anything else is not."""
        before = self.evening.table.number
        try:
            return self.evening.ask(actor, command)
        except FaienceError as error:
            refused = error
        assert refused.text("en") and refused.text("fr")
        assert self.evening.table.number == before
        return None

    @invariant()
    def the_table_is_what_its_log_says(self):
        table, now = self.evening.table, self.evening.now
        again = Table.from_events(table.id, table.log)
        assert everything(again, now) == everything(table, now)
        assert [numbered.number for numbered in table.log] == list(range(1, table.number + 1))

    @invariant()
    def the_secret_is_kept_until_the_end(self):
        table = self.evening.table
        sent = everything(table, self.evening.now)
        assert table.is_over or table.secret not in sent
        assert not any(str(actor.guest) in sent for actor in EVERYBODY if actor.guest)

    @invariant()
    def the_game_can_be_read_again(self):
        table = self.evening.table
        if table.game:
            assert read_game(table.record()).position == table.game.position
            assert [seat for seat, _ in table.movers] == [step.seat for step in table.game.history if step.move]
            assert table.status != "playing" or not table.game.is_over

    @invariant()
    def at_most_one_has_to_move(self):
        table = self.evening.table
        views = views_of(table, self.evening.now)
        movers = {view.you for view in views if view.is_your_turn}
        assert len(movers) + (table.bot_to_move() is not None) <= 1
        assert table.due() is None or movers


def views_of(table: Table, now: int) -> list[Any]:
    return [view_of(table, actor, Presence(), now) for actor in EVERYBODY if table.may_look(actor)]


def everything(table: Table, now: int) -> str:
    """All that is sent to anybody."""
    return msgspec.json.encode((told(table), views_of(table, now), table.bot_to_move(), table.due())).decode()


Life.TestCase.settings = settings(max_examples=20, stateful_step_count=15)
TestLife = Life.TestCase
