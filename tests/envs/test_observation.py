"""What a seat sees is what lies on the table, field by field; and the layout is as the page says."""

import re
from itertools import pairwise
from pathlib import Path
from random import Random

import numpy as np
import pytest
from tests.contract.configurations import EVERY, Configuration, every_configuration
from tests.envs.seen import seen

from faience.envs.layout import LAYOUTS, highest, observation_fields, observation_size
from faience.envs.observation import observe_at
from faience.envs.seeing import observation_of
from faience.errors import SetupError
from faience.game import new_game
from faience.rules import generic
from faience.rules.games import GAMES
from faience.rules.rulebook import PLAYERS

PAGE = Path(__file__).parents[2] / "docs" / "environments.md"


@every_configuration
def test_every_field_says_what_lies_on_the_table(configuration: Configuration):
    random = Random(str(configuration))
    game = configuration.new_game(seed=random.getrandbits(60))
    fields = observation_fields(configuration.game, configuration.players)
    while not game.is_over:
        for _ in range(1 + random.randrange(6)):
            if not game.is_over:
                game.play(random.choice(game.legal_moves))
        seat = random.randrange(configuration.players)
        row, told = observation_of(game, seat), seen(game, seat)
        assert told.keys() == {field.name for field in fields}
        for field in fields:
            np.testing.assert_array_equal(field.of(row), np.array(told[field.name], dtype=int), err_msg=field.name)
        assert (row <= highest(configuration.game, configuration.players)).all()


@every_configuration
def test_as_many_numbers_are_written_as_the_layout_has(configuration: Configuration):
    size = observation_size(configuration.game, configuration.players)
    row = np.full(size + 1, 77, dtype=np.uint8)
    written = observe_at(generic.table_of(configuration.new_game(seed=1).state), 0, row[:size])
    assert written == size and row[size] == 77


def test_the_points_of_a_very_high_score_are_told_as_the_most():
    game = new_game("azul", seed=1)
    state = game.state
    state.score[1] = 300
    score = next(field for field in observation_fields("azul") if field.name == "score")
    row = np.zeros(observation_size("azul"), dtype=np.uint8)
    observe_at(generic.table_of(state), 0, row)
    assert list(score.of(row)) == [0, 255]


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("players", PLAYERS)
def test_fields_lie_one_after_the_other(game: str, players: int):
    fields = observation_fields(game, players)
    assert fields[0].offset == 0
    assert all(after.offset == field.offset + field.size for field, after in pairwise(fields))
    assert len({field.name for field in fields}) == len(fields)


def test_all_boards_and_options_of_a_game_are_seen_in_one_form():
    sizes = {(each.game, each.players): observation_of(each.new_game(), 0).size for each in EVERY}
    assert sizes == {(game, players): observation_size(game, players) for game in GAMES for players in PLAYERS}


def test_a_field_of_many_observations_is_found_at_once():
    field = next(field for field in observation_fields("azul", 3) if field.name == "displays")
    rows = np.zeros((10, observation_size("azul", 3)), dtype=np.uint8)
    field.of(rows)[4, 6, 5] = 9
    assert field.of(rows).shape == (10, 7, 6)
    assert field.of(rows[4])[6, 5] == 9 and rows.sum() == 9


@pytest.mark.parametrize("game", GAMES)
def test_the_table_of_fields_on_the_page_is_true(game: str):
    heading = {"azul": "### Fields of Azul", "summer-pavilion": "### Fields of Summer Pavilion"}[game]
    _, _, rest = PAGE.read_text(encoding="utf-8").partition(f"\n{heading}\n")
    lines = re.split(r"^#", rest, maxsplit=1, flags=re.MULTILINE)[0].splitlines()
    told = [[cell.strip().strip("`") for cell in line.strip("|").split("|")[:4]] for line in lines if "| `" in line]
    real = [
        [name, str(field.offset), ", ".join(map(str, shape)), f"0–{high}"]
        for (name, shape, high), field in zip(LAYOUTS[game], observation_fields(game, 2), strict=True)
    ]
    assert told == real


@pytest.mark.parametrize("game", GAMES)
def test_the_sizes_on_the_page_are_true(game: str):
    sizes = ", ".join(str(observation_size(game, players)) for players in PLAYERS)
    assert f"| `{game}` | {sizes} | {GAMES[game].moves} |" in PAGE.read_text(encoding="utf-8")


def test_there_are_no_observations_of_games_and_tables_that_there_are_not():
    with pytest.raises(SetupError, match="no game"):
        observation_fields("chess")
    with pytest.raises(SetupError, match="2 to 4"):
        observation_fields("azul", 5)
