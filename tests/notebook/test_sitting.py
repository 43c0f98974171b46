"""A table in a notebook: what is pointed at becomes moves, and the rules stay in Python."""

import re

import pytest
from tests.players.peeping import Peeping

import faience
from faience.notebook.pointing import path_of
from faience.notebook.sitting import Sitting
from faience.players import player
from faience.render.svg import svg_table

TABLES = [
    ("azul", {}),
    ("azul", {"board": "grey", "jokers": True}),
    ("azul", {"board": "crystal-1", "players": 3}),
    ("summer-pavilion", {}),
    ("summer-pavilion", {"board": "glazed-purple", "players": 3}),
]
every_table = pytest.mark.parametrize(("game", "options"), TABLES)


def sit_down(game: str = "azul", lang: str = "en", **options) -> Sitting:
    """Seat 0 is ours; the others play greedily."""
    table = faience.new_game(game, seed=5, **options)
    bots = {seat: player("greedy", seed=seat) for seat in range(1, table.players)}
    return Sitting(table, bots, [f"P{seat}" for seat in range(table.players)], lang)


@every_table
def test_everything_that_moves_are_pointed_at_by_is_in_the_picture(game, options):
    """In a whole game of random moves."""
    table, anybody = faience.new_game(game, seed=3, **options), player("random", seed=3)
    while not table.is_over:
        position = table.position
        named = set(re.findall(r'data-name="([^"]+)"', svg_table(position, with_names=True)))
        assert {name for move in table.legal_moves for name in path_of(move, position)} <= named
        for _ in range(5):  # one picture of five will do
            if not table.is_over:
                table.play(anybody.choose(table))


@every_table
def test_a_whole_game_can_be_played_by_pointing_at_whatever_is_offered(game, options):
    sitting = sit_down(game, **options)
    while not sitting.game.is_over:
        offered = [*sitting.choices, *sitting.buttons]
        sitting.choose(offered[len(sitting.game.moves) % len(offered)])
    assert sitting.choices == {} and sitting.buttons == {} and sitting.lines


def test_bots_do_not_see_what_will_be_drawn():
    Peeping.forget()
    sitting = Sitting(faience.new_game(seed=5), {1: player("python:tests.players.peeping:Peeping", seed=1)}, ["A", "B"])
    while not sitting.game.is_over:
        sitting.choose(next(iter([*sitting.choices, *sitting.buttons])))
    assert Peeping.has_learnt_nothing()


def test_a_tile_and_a_line_make_a_move_and_the_bot_answers():
    sitting = sit_down()
    sitting.choose("tile 4 red")
    assert sitting.chosen == ["tile 4 red"]
    assert set(sitting.choices) == {f"line 0 {line}" for line in range(5)} | {"floor 0"}
    sitting.choose("line 0 1")
    assert [str(move) for move in sitting.game.moves[:1]] == ["4R2"]
    assert sitting.game.to_move == 0 and len(sitting.game.moves) == 2 and sitting.chosen == []


def test_a_tile_is_told_without_a_line_as_long_as_none_is_chosen():
    sitting = sit_down(lang="fr")
    assert sitting.choices["tile 4 red"] == "rouge de la Fabrique 4"
    sitting.choose("tile 4 red")
    assert sitting.choices["line 0 1"] == "rouge de la Fabrique 4 vers la ligne 2"


def test_pointing_at_another_tile_chooses_that_one_instead():
    sitting = sit_down()
    sitting.choose("tile 4 red")
    (other,) = [name for name in sit_down().choices if name.startswith("tile 5")][:1]
    sitting.choose(other)
    assert sitting.chosen == [other]


def test_what_is_not_offered_is_never_played():
    sitting = sit_down()
    for name in ("line 0 1", "tile 9 red", "floor 1", "1B1", "", "wall 0 0 0"):
        sitting.choose(name)
    assert sitting.game.moves == () and sitting.chosen == []


def test_taking_back_undoes_the_answers_too():
    sitting = sit_down(players=3)
    before = sitting.game.record()
    assert not sitting.can_undo
    sitting.choose(next(iter(sitting.choices)))
    sitting.choose(next(iter(sitting.choices)))
    assert len(sitting.game.moves) == 3 and sitting.can_undo
    sitting.undo()
    assert sitting.game.record() == before and sitting.game.to_move == 0


def test_with_and_without_jokers_are_told_apart_by_buttons():
    both = {"blue", "joker"}
    games = (faience.new_game("azul", jokers=True, seed=seed) for seed in range(50))
    table = next(game for game in games if any(both <= {*display} for display in game.position["factories"]))
    source = 1 + [both <= {*display} for display in table.position["factories"]].index(True)
    sitting = Sitting(table, {1: player("greedy", seed=1)}, ["A", "B"])
    sitting.choose(f"tile {source} blue")
    sitting.choose("line 0 4")
    assert set(sitting.buttons) == {f"{source}B5", f"{source}BJ5"} and sitting.choices == {}
    sitting.choose(f"{source}BJ5")
    assert str(sitting.game.moves[0]) == f"{source}BJ5"
