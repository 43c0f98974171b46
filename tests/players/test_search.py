"""The player who looks ahead: what it answers, when it stops, and what it does not see."""

import threading
import time
from collections.abc import Callable
from dataclasses import replace
from random import Random

import pytest
from tests.contract.configurations import Configuration
from tests.players.probes import EVERY_SEARCHED, SEARCHED, game_within

from faience.game import Game, from_json, read_game
from faience.players.search import SearchPlayer, Thought
from faience.players.search.desk import NODES as NODES_SEEN
from faience.rules import chance

every_searched = pytest.mark.parametrize("configuration", EVERY_SEARCHED, ids=str)
every_game = pytest.mark.parametrize("name", SEARCHED)

NODES = 300
ENDLESS = 600.0  # seconds
SOON = 60.0  # however busy the machine is


def thought_of(game: Game, nodes: int | None = None, depth: int | None = None) -> Thought:
    """What a new player with a fixed seed thinks, the time it took aside."""
    player = SearchPlayer(seed=5, nodes=nodes or (None if depth else NODES), depth=depth)
    return replace(player.think(game), seconds=0.0)


def opening(name: str, players: int = 4) -> Game:
    """A position that nobody can search to the end."""
    return Configuration(name, "coloured", (), players).new_game(seed=1)


@every_searched
@pytest.mark.parametrize("moves", [0, 7, 30])
def test_equal_seeds_and_nodes_give_the_same_thought_and_it_is_legal(configuration, moves):
    game = game_within(configuration, seed=3, moves=moves)
    thought = thought_of(game)
    assert thought_of(game) == thought
    assert thought.move in game.legal_moves and thought.line[0] == thought.move
    assert 0.0 <= thought.win_chance <= 1.0


@every_searched
def test_the_best_line_can_be_played(configuration):
    game = game_within(configuration, seed=4, moves=5)
    line = thought_of(game, depth=3).line
    for move in line:
        if game.to_move is None:
            break  # what is drawn cannot be foreseen, and the line may go on without it
        assert move in game.legal_moves
        game.play(move, deal=False)


@every_searched
def test_the_search_leaves_the_game_alone(configuration):
    game = game_within(configuration, seed=2, moves=4)
    before = game.record()
    thought_of(game)
    assert game.record() == before


@every_searched
def test_a_player_that_thought_before_thinks_as_a_new_one_would(configuration):
    first, second = (game_within(configuration, seed=seed, moves=6) for seed in (1, 2))
    used = SearchPlayer(seed=5, nodes=NODES)
    used.think(first)
    used.begin(seed=6)
    old, new = (player.think(second, depth=3) for player in (used, SearchPlayer(seed=6, nodes=NODES)))
    assert replace(old, seconds=0.0) == replace(new, seconds=0.0)


@every_game
def test_one_player_can_sit_at_different_tables(name):
    player = SearchPlayer(seed=1, nodes=50)
    for configuration in [each for each in EVERY_SEARCHED if each.game == name]:
        game = configuration.new_game(seed=1)
        assert player.choose(game) in game.legal_moves


# What it does not see


@every_searched
def test_what_will_be_drawn_makes_no_difference(configuration):
    game = game_within(configuration, seed=6, moves=9)
    other = game.copy()
    other._stream = chance.stream(999)
    again = read_game(game.record(), seed=77)
    placed = from_json(game.position, seed=78)
    assert thought_of(game) == thought_of(other) == thought_of(again) == thought_of(placed)
    futures = []
    for twin in (game, other):
        while twin.round == game.round and not twin.is_over:
            twin.play(twin.legal_moves[0])
        futures.append(twin.record())
    assert futures[0] != futures[1]  # there was something to be seen


# Budgets


@every_game
def test_nodes_are_kept_to(name):
    for nodes in (1, 500, 2_000):
        assert thought_of(opening(name), nodes=nodes).nodes <= nodes + 128  # asked every 128 nodes


@every_game
def test_depth_is_kept_to_and_more_of_it_looks_at_more(name):
    shallow, deep = thought_of(opening(name), depth=1), thought_of(opening(name), depth=2)
    assert (shallow.depth, deep.depth) == (1, 2)
    assert shallow.nodes < deep.nodes


class Clock:
    """Instead of a timer: it rings when the test says so."""

    made: list["Clock"]

    def __init__(self, seconds: float, ring: Callable[[], None]) -> None:
        self.seconds, self.ring = seconds, ring
        self.made.append(self)

    def start(self) -> None:
        pass

    cancel = join = start


@every_game
def test_a_search_ends_when_its_time_is_up(name, monkeypatch):
    clocks: list[Clock] = []
    monkeypatch.setattr(Clock, "made", clocks, raising=False)
    monkeypatch.setattr("threading.Timer", Clock)
    player, game = SearchPlayer(seed=1), opening(name)
    assert player.think(game, time=ENDLESS, depth=3).depth == 3
    thought = player.think(game, time=ENDLESS, depth=3, on_info=lambda _: clocks[-1].ring())
    assert thought.depth == 1  # which was finished when it rang
    player.think(game, time=0.1, depth=1)
    assert 0.0 <= clocks[-1].seconds < 0.1 < clocks[-2].seconds < ENDLESS
    assert player.think(game, nodes=NODES).nodes <= NODES + 128  # the budget of the moment goes first
    assert len(clocks) == 3  # and needs none


@every_game
def test_a_clock_ends_what_would_have_gone_on(name):
    endless = 50_000_000  # nodes: a quarter of a minute and more
    thought = SearchPlayer(seed=1).think(opening(name), time=0.05, nodes=endless)
    assert thought.nodes < endless and not thought.is_exact


def test_the_clock_of_a_search_that_has_ended_cannot_stop_the_next_one():
    rings = threading.Event()

    def wait(_: Thought) -> None:
        rings.wait(SOON)

    class Slow(SearchPlayer):
        def stop(self) -> None:
            rings.set()
            time.sleep(0.1)
            super().stop()

    player = Slow(seed=1)
    player.think(opening("azul"), time=1e-6, depth=1, on_info=wait)
    assert rings.is_set() and not [each for each in threading.enumerate() if isinstance(each, threading.Timer)]


@every_game
def test_it_can_be_stopped_from_another_thread_and_answers_with_the_best_so_far(name):
    player, game = SearchPlayer(seed=1, time=ENDLESS), opening(name)
    told: list[Thought] = []

    def stop_after_two_plies(thought: Thought) -> None:
        told.append(thought)
        if thought.depth == 2:
            stopping = threading.Thread(target=player.stop)
            stopping.start()
            stopping.join()

    thought = player.think(game, on_info=stop_after_two_plies)
    assert thought.seconds < SOON and not thought.is_exact
    assert [each.depth for each in told] == [1, 2]
    assert (thought.depth, thought.move, thought.value, thought.line) == (2, told[1].move, told[1].value, told[1].line)


@every_game
def test_it_tells_of_each_step_on_the_way(name):
    told: list[Thought] = []
    game = opening(name)
    last = SearchPlayer(seed=1).think(game, depth=3, on_info=told.append)
    assert [thought.depth for thought in told] == [1, 2, 3]
    assert told[-1].move == last.move and told[-1].value == last.value
    assert all(thought.move in game.legal_moves for thought in told)
    assert [thought.nodes for thought in told] == sorted(thought.nodes for thought in told)


class TwoThreads(SearchPlayer):
    """Tells how many positions each thread has looked at; the first can wait for the other."""

    def __init__(self) -> None:
        super().__init__(seed=1, nodes=NODES, threads=2)

    def looked_at(self) -> list[int]:
        return [int(desk.records["counters"][0, NODES_SEEN]) for desk in self._desks]

    def wait_until_the_other_has_looked_at(self, nodes: int) -> None:
        end = time.monotonic() + SOON
        while self.looked_at()[1] < nodes and time.monotonic() < end:
            time.sleep(0.001)


@every_searched
def test_two_threads_look_together_and_find_a_legal_move(configuration):
    game, player = game_within(configuration, seed=8, moves=3), TwoThreads()
    thought = player.think(game, on_info=lambda _: player.wait_until_the_other_has_looked_at(1))
    assert thought.move in game.legal_moves
    assert all(player.looked_at()) and thought.nodes == sum(player.looked_at())


@every_game
def test_a_thread_that_has_spent_its_nodes_does_not_stop_the_one_that_decides(name):
    player = TwoThreads()
    player.think(opening(name), on_info=lambda _: player.wait_until_the_other_has_looked_at(NODES))
    assert min(player.looked_at()) >= NODES


@every_game
def test_a_move_without_a_choice_is_made_at_once(name):
    game, random = opening(name, players=2), Random(1)
    while len(game.legal_moves) > 1:
        game.play(random.choice(game.legal_moves))
        assert not game.is_over
    thought = thought_of(game, depth=40)
    assert (thought.move, thought.depth) == (game.legal_moves[0], 1)
