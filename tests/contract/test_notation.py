"""What is written can be read back, at every moment of a game, and no table that came about is called impossible."""

import json
from typing import Any

import pytest

from faience.notation.move import Move
from faience.notation.position import FORMS, line_of, position_of, read_json, read_line, state_of

from .configurations import CONTRACTS, Configuration, every_configuration
from .walks import bytes_of, walk

SEEDS = [0, 1, 2]


@pytest.mark.parametrize("game", CONTRACTS)
def test_every_number_has_a_text_of_its_own_that_gives_it_back(game):
    from faience.rules.games import GAMES

    moves = [Move(game, number) for number in range(GAMES[game].moves)]
    assert [Move.parse(game, str(move)) for move in moves] == moves
    assert [Move.parse(game, f" {str(move).lower()} ") for move in moves] == moves
    assert len({str(move) for move in moves}) == len(moves)
    assert [eval(repr(move), {"Move": Move}) for move in moves] == moves


@pytest.mark.parametrize("game", CONTRACTS)
@pytest.mark.parametrize("lang", ["en", "fr"])
def test_every_move_can_be_said_in_words_of_its_own(game, lang):
    from faience.rules.games import GAMES

    words = [Move(game, number).describe(lang) for number in range(GAMES[game].moves)]
    assert len(set(words)) == len(words)


@every_configuration
@pytest.mark.parametrize("seed", SEEDS)
def test_no_problem_is_found_with_a_table_that_came_about(configuration: Configuration, seed):
    for state in walk(configuration, seed).states:
        assert FORMS[configuration.game].problems(position_of(state)) == []


@every_configuration
@pytest.mark.parametrize("seed", SEEDS)
def test_a_position_on_one_line_gives_the_table_back(configuration: Configuration, seed):
    for state in walk(configuration, seed).states:
        line = line_of(state)
        assert "\n" not in line and line == " ".join(line.split())
        position = read_line(line)
        assert position == position_of(state)
        assert bytes_of(state_of(position)) == bytes_of(state)
        assert read_line(line.lower()) == position


@every_configuration
@pytest.mark.parametrize("seed", SEEDS)
def test_a_position_as_json_gives_the_table_back(configuration: Configuration, seed):
    for state in walk(configuration, seed).states[::2]:
        position = position_of(state)
        text = json.dumps(position)
        assert json.dumps(read_json(text)) == text
        assert bytes_of(state_of(read_json(text))) == bytes_of(state)


@every_configuration
def test_a_position_whose_tiles_and_fields_lie_in_another_order_is_the_same_table(configuration: Configuration):
    for state in walk(configuration, 0).states[::9]:
        position = position_of(state)
        assert bytes_of(state_of(upside_down(position))) == bytes_of(state)


def upside_down(position: Any) -> Any:
    """Fields, heaps, displays and lines in the opposite order; places, walls and floors have an order that matters."""
    position = {field: position[field] for field in reversed(position)}
    for field in ("bag", "lid"):
        position[field] = dict(reversed(position[field].items()))
    position["factories"] = [tiles[::-1] for tiles in position["factories"]]
    position["centre"] = position["centre"][::-1]
    position["players"] = [
        {field: player[field] for field in reversed(player)} | {"lines": [line[::-1] for line in player["lines"]]}
        for player in position["players"]
    ]
    return position
