"""When a search looks beyond the round, and how far."""

from dataclasses import replace

import pytest
from tests.contract.configurations import Configuration
from tests.players.peeping import next_deal
from tests.players.probes import desk_for, looking, searched, visited

from faience.game import Game
from faience.players.levels import LevelPlayer
from faience.players.search import SearchPlayer, Thought
from faience.players.search.budget import ROUND
from faience.players.search.describer import describer_for
from faience.players.search.desk import DEEPEST
from faience.players.search.fingerprint import fingerprint
from faience.rules import chance
from faience.rules.games import rules_of
from faience.rules.market import DEAL

AZUL = describer_for(rules_of("azul").dtype)
PLENTY = 3_000_000  # nodes
FEW = 3_000


def late(seed: int, *, heaps: int = 4, round_number: int = 4) -> Game:
    """Few heaps are left to take in a round, usually the last but one."""
    game, player = Configuration("azul", "coloured", (), 2).new_game(seed=seed), SearchPlayer(seed=1, depth=2)
    while game.round < round_number or (game.state.market > 0).sum() > heaps or len(game.legal_moves) == 1:
        game.play(player.choose(game))
    return game


def steps_of(player: SearchPlayer | LevelPlayer, game: Game) -> list[Thought]:
    """All that a player tells while it thinks, the time it took aside."""
    told: list[Thought] = []
    player.think(game, on_info=told.append)
    return [replace(thought, seconds=0.0) for thought in told]


def test_a_solved_round_is_looked_at_again_and_further_each_time():
    told: list[Thought] = []
    game = late(seed=1)
    last = SearchPlayer(seed=1, nodes=PLENTY).think(game, on_info=told.append)
    solved, *beyond = told[-1 - len(AZUL.looks) :]
    assert solved.is_exact and not told[-2 - len(AZUL.looks)].is_exact
    assert all(each.is_exact and each.depth == solved.depth for each in beyond)
    nodes = [each.nodes for each in (solved, *beyond)]
    assert nodes == sorted(set(nodes)) and nodes[1] > 16 * nodes[0]
    assert len({each.value for each in (solved, *beyond)}) > 2
    assert (beyond[-1].move, beyond[-1].value, beyond[-1].line) == (last.move, last.value, last.line)


def test_ends_of_a_round_that_cannot_matter_are_not_dealt_on_from():
    game, first = late(seed=1, heaps=6), AZUL.looks[0]
    nodes = {}
    for doubt in (0, first.doubt, PLENTY):
        with looking(game.rules, first._replace(doubt=doubt)):
            nodes[doubt] = SearchPlayer(seed=1, nodes=PLENTY).think(game).nodes
    assert nodes[0] < nodes[first.doubt] < nodes[PLENTY] / 2


def test_an_end_that_is_not_dealt_on_from_gives_a_bound_that_holds():
    table = Configuration("azul", "coloured", (), 2)
    ends = [state for state in visited(table, seed=1) if state.phase == DEAL]
    look = AZUL.looks[0]
    sides = set()
    for end in ends:
        with looking(table.rules, look._replace(doubt=PLENTY)):
            desk = desk_for(table.rules)
            boards, exact = searched(desk, end), searched(desk, end, looks=1)
        with looking(table.rules, look._replace(doubt=abs(boards - exact) + 1)):
            for alpha in range(exact - 9_000, exact + 9_001, 500):
                desk = desk_for(table.rules)
                bound = searched(desk, end, alpha, alpha + 1, looks=1)
                assert exact <= bound if bound <= alpha else exact >= bound
                sides |= {(bound <= alpha, bound == exact)}
    assert len(ends) > 2 and sides == {(False, False), (True, False), (False, True), (True, True)}


@pytest.mark.parametrize("depth", [ROUND, DEEPEST, 10 * DEEPEST])
def test_who_asks_for_a_depth_sees_no_further(depth):
    game = late(seed=1)
    told: list[Thought] = []
    last = SearchPlayer(seed=1, depth=depth).think(game, on_info=told.append)
    assert [thought.depth for thought in told] == list(range(1, last.depth + 1)) and last.is_exact


def test_nodes_are_kept_to_beyond_the_round_as_well():
    game = late(seed=3, heaps=6)
    every, some = (SearchPlayer(seed=1, nodes=nodes).think(game) for nodes in (PLENTY, FEW))
    assert some.is_exact and every.nodes > FEW
    assert FEW <= some.nodes <= FEW + len(game.legal_moves) + 150  # the moves of one deal, and of its displays
    assert some.move in game.legal_moves and some.line[0] == some.move


def test_it_can_be_stopped_beyond_the_round_and_answers_with_the_best_so_far():
    told: list[Thought] = []
    player, game = SearchPlayer(seed=1, time=600.0), late(seed=3, heaps=6)

    def stop_when_solved(thought: Thought) -> None:
        told.append(thought)
        if thought.is_exact:
            player.stop()

    thought = player.think(game, on_info=stop_when_solved)
    assert thought.nodes <= told[-1].nodes + 150 < player.think(game, nodes=PLENTY).nodes
    assert (thought.move, thought.value) == (told[-1].move, told[-1].value)


@pytest.mark.parametrize(
    ("heaps", "player"),
    [(4, lambda: SearchPlayer(seed=1, nodes=PLENTY)), (2, lambda: LevelPlayer(7, seed=1))],
    ids=["search", "level 7"],
)
@pytest.mark.parametrize("seed", [1, 2, 3])
def test_what_will_be_drawn_makes_no_difference_beyond_the_round(heaps, player, seed):
    game = late(seed=seed, heaps=heaps)
    other = game.copy()
    other._stream = chance.stream(999)
    assert next_deal(game.copy()) != next_deal(other.copy())  # there is something to be seen
    steps = steps_of(player(), game)
    solved, beyond = steps[-2:]
    assert beyond.depth == solved.depth and beyond.nodes > solved.nodes  # and it was looked for
    assert steps_of(player(), other) == steps


@pytest.mark.parametrize("threads", [1, 2])
def test_what_was_seen_beyond_the_round_for_one_seat_is_not_taken_for_the_other(threads):
    first = late(seed=1)
    second = first.copy()
    second.play(SearchPlayer(seed=1, depth=2).choose(first))
    assert first.to_move != second.to_move
    with looking(first.rules, AZUL.looks[0]):  # what is searched after that depends on what is remembered
        both = SearchPlayer(seed=1, nodes=PLENTY, threads=threads)
        for game in (first, second, first):
            assert both.think(game).value == SearchPlayer(seed=1, nodes=PLENTY).think(game).value


def test_a_game_that_is_decided_is_not_looked_beyond():
    game = late(seed=1, heaps=3, round_number=5)
    told: list[Thought] = []
    last = SearchPlayer(seed=1, nodes=PLENTY).think(game, on_info=told.append)
    assert last.win_chance in (0.0, 1.0)
    assert [thought.depth for thought in told] == list(range(1, last.depth + 1))


def test_where_deals_tell_nothing_more_a_solved_round_is_not_looked_at_again():
    """The last moves of a round of Summer Pavilion."""
    game, player = Configuration("summer-pavilion", "coloured", (), 2).new_game(seed=1), SearchPlayer(seed=1, depth=1)
    solved = 0
    while game.round == 1 and solved < 3:
        told: list[Thought] = []
        last = SearchPlayer(seed=1, nodes=FEW).think(game, on_info=told.append)
        if last.is_exact and len(game.legal_moves) > 1:
            assert [thought.depth for thought in told] == list(range(1, last.depth + 1))
            solved += 1
        game.play(player.choose(game))
    assert solved


def test_games_with_other_looks_beyond_the_round_are_not_taken_for_games_of_this_search():
    for name in ("azul", "summer-pavilion"):
        rules = rules_of(name)
        words = {fingerprint(rules, "coloured", {}, 2, champion=None)}
        for looks in ((), AZUL.looks[:1], (AZUL.looks[0]._replace(deals=8),), (*AZUL.looks, AZUL.looks[-1])):
            with looking(rules, *looks):
                words.add(fingerprint(rules, "coloured", {}, 2, champion=None))
        assert len(words) == 4 + (name == "azul")  # in the other game no look is the usual
