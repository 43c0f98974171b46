"""Puzzles: one clearly best move, and what it is about."""

import json

import pytest
from tests.notation.drawn import seat, table

from faience.analysis import Analyst
from faience.analysis.course import followed, has_ended
from faience.analysis.puzzles import THEMES, Puzzle, load
from faience.analysis.puzzles.mining import CLEAR, FEWEST, puzzle_at
from faience.analysis.puzzles.rating import HIGHEST, LOWEST, rating_of
from faience.analysis.puzzles.themes import BY_TOLD, themes_of
from faience.errors import SetupError
from faience.game import Game, from_json, new_game
from faience.notation.move import Move
from faience.notation.position import line_of
from faience.players.greedy import GreedyPlayer

NODES = 2_000
BARE = {"reason-ahead", "reason-later"}  # what is said if there is nothing to say
LAST_ROW = """
    B Y R K .
    . . . . .
    . . . . .
    . . . . .
    . . . . .
"""


@pytest.fixture(scope="module")
def analyst() -> Analyst:
    return Analyst(nodes=4 * NODES)


def test_a_position_with_little_to_choose_is_no_puzzle(analyst):
    game = from_json(table(seat("B YY RRR KKKK -"), displays="-", centre="W"))
    assert len(game.legal_moves) == 2 < FEWEST
    assert puzzle_at(game, analyst, NODES) is None


def test_a_game_that_is_won_anyhow_is_no_puzzle(analyst):
    game = from_json(table(seat(wall=LAST_ROW, score=90), seat(), displays="WRRK", centre="BY"))
    assert puzzle_at(game, analyst, NODES) is None


def test_every_puzzle_of_a_game_has_one_solution_that_leads_clearly(analyst):
    game, greedy = new_game(seed=12), GreedyPlayer(seed=12)
    while not game.is_over and game.round < 4:
        game.play(greedy.choose(game))
    states = [state for step, state in zip(game.history, game.states, strict=False) if step.move is not None]
    puzzles = [found for state in states if (found := puzzle_at(Game(state, seed=0), analyst, 200))]
    assert puzzles
    for puzzle in puzzles:
        assert puzzle.solution in puzzle.game.legal_moves and puzzle.line[0] == puzzle.solution
        assert puzzle.lead >= CLEAR and puzzle.themes
        again = Puzzle.from_json("azul", json.loads(json.dumps(puzzle.to_json())))
        assert again.to_json() == puzzle.to_json() and again.id == puzzle.id
        assert has_ended(followed(puzzle.game, puzzle.line))


# Those that are part of Faience


@pytest.mark.parametrize("game", ["azul", "summer-pavilion"])
def test_every_puzzle_can_be_put_on_a_table_and_solved(game):
    puzzles = load(game)
    assert puzzles and len({puzzle.id for puzzle in puzzles}) == len(puzzles)
    for puzzle in puzzles:
        table = followed(puzzle.game, puzzle.line)
        assert table.rules.name == game and table.moves == puzzle.line and table.moves[0] == puzzle.solution
        assert has_ended(table)
        assert len(puzzle.game.legal_moves) >= FEWEST and puzzle.lead >= CLEAR
        assert LOWEST <= puzzle.rating <= HIGHEST and set(puzzle.themes) <= set(THEMES)


@pytest.mark.parametrize("game", ["azul", "summer-pavilion"])
@pytest.mark.parametrize("lang", ["en", "fr"])
def test_every_puzzle_says_why(game, lang):
    assert all(puzzle.why(lang) for puzzle in load(game))


@pytest.mark.parametrize("game", ["azul", "summer-pavilion"])
def test_few_puzzles_say_only_how_much_better_the_solution_is(game):
    bare = [puzzle for puzzle in load(game) if {each.message_id for each in puzzle.reason} <= BARE]
    assert len(bare) < 0.05 * len(load(game))


@pytest.mark.parametrize("game", ["azul", "summer-pavilion"])
def test_a_puzzle_about_denying_says_first_what_is_denied_to_whom(game):
    denying = [puzzle for puzzle in load(game) if "deny" in puzzle.themes]
    assert denying
    for puzzle in denying:
        assert "player" in puzzle.reason[0].values and BY_TOLD[puzzle.reason[0].message_id] == "deny"


@pytest.mark.parametrize("game", ["azul", "summer-pavilion"])
def test_most_puzzles_are_hidden_from_whoever_takes_what_there_is(game):
    puzzles = load(game)
    assert sum(puzzle.is_hidden for puzzle in puzzles) > len(puzzles) / 2


def test_there_are_no_puzzles_of_a_game_that_nobody_knows():
    with pytest.raises(SetupError) as refused:
        load("chess")
    assert refused.value.code == "setup-game"


def test_the_same_tiles_from_a_display_that_holds_the_same_solve_it_too():
    game = from_json(table(displays="BBYY BBYY RRKK RRKK RRWW"))
    puzzle = Puzzle(line_of(game.state), Move.parse("azul", "1B2"), (), 0.5, 0.1, 1500, (), is_hidden=True, reason=())
    assert puzzle.is_solved_by(Move.parse("azul", "2B2"))
    assert not puzzle.is_solved_by(Move.parse("azul", "2B3"))


@pytest.mark.parametrize("move", [Move("azul", 670), Move("azul", 0), Move("summer-pavilion", 0)])
def test_a_move_that_cannot_be_made_solves_nothing(move: Move):
    puzzle = next(each for each in load("azul") if move not in each.game.legal_moves)
    assert not puzzle.is_solved_by(move)


# Themes and ratings


def test_themes_tell_what_a_take_is_about():
    game = from_json(table(displays="B", centre="YYY"))
    assert set(themes(game, "1B1 0YF")) == {"line", "floor", "last"}


def test_taking_the_marker_and_letting_tiles_fall_are_themes():
    game = from_json(table(seat("- - - - BBBB"), seat(), displays="RRYW", centre="BBB"))
    assert {"start", "sacrifice"} <= set(themes(game, "0B5"))


def themes(game: Game, line: str) -> tuple[str, ...]:
    return themes_of(game, [Move.parse("azul", move) for move in line.split()])


def test_what_every_level_finds_is_rated_lower_than_what_none_finds():
    game = from_json(table(seat("- YY RRR KKKK BBBB"), seat(), displays="BRRK YWWK", centre="W"))
    easy, hard = (rating_of(game, Move.parse("azul", move)) for move in ("1B5", "1KF"))
    assert easy < 1_500 < 2_000 < hard
