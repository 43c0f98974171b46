"""What is written can be read back, at every moment of a game, and no table that came about is called impossible."""

import json
from typing import Any

import pytest
from tests.contract.configurations import CONTRACTS, Configuration, every_game
from tests.contract.walks import bytes_of, listed, walk

from faience.notation.move import Move
from faience.notation.position import FORMS, line_of, position_of, read_json, read_line, state_of
from faience.rules.games import GAMES


@pytest.mark.parametrize("game", CONTRACTS)
def test_every_number_has_a_text_of_its_own_that_gives_it_back(game):
    moves = [Move(game, number) for number in range(GAMES[game].moves)]
    assert [Move.parse(game, str(move)) for move in moves] == moves
    assert [Move.parse(game, f" {str(move).lower()} ") for move in moves] == moves
    assert len({str(move) for move in moves}) == len(moves)
    assert [eval(repr(move), {"Move": Move}) for move in moves] == moves


@pytest.mark.parametrize("lang", ["en", "fr"])
@pytest.mark.parametrize("game", CONTRACTS)
def test_every_move_can_be_said_in_words_of_its_own(game, lang):
    words = [Move(game, number).describe(lang) for number in range(GAMES[game].moves)]
    assert len(set(words)) == len(words)


@every_game
@pytest.mark.parametrize("lang", ["en", "fr"])
def test_every_legal_move_is_told_in_words_of_its_own_to_who_sees_the_board(configuration: Configuration, lang, seed):
    for state in walk(configuration, seed).sample(draws=12):
        moves = [Move(configuration.game, int(move)) for move in listed(state)]
        words = [move.describe(lang, configuration.board) for move in moves]
        assert len(set(words)) == len(words)


@every_game
def test_a_table_is_read_back_from_one_line(configuration: Configuration, seed):
    for state in walk(configuration, seed).sample(draws=12):
        position = position_of(state)
        line = FORMS[configuration.game].write_line(position)
        assert line.split() == line.split(" ")
        assert read_line(line) == position


@every_game
def test_a_table_that_came_about_is_possible(configuration: Configuration, seed):
    for state in walk(configuration, seed).sample(draws=12, moves=2):
        assert bytes_of(state_of(position_of(state))) == bytes_of(state)  # or InvalidPosition


@every_game
def test_one_line_is_read_in_small_letters_and_with_wide_gaps_too(configuration: Configuration, seed):
    for state in walk(configuration, seed).sample(draws=50, moves=10):
        line = line_of(state)
        assert read_line(line.lower()) == read_line("  " + line.replace(" ", " \t ") + "\n") == position_of(state)


@every_game
def test_a_table_is_read_back_from_json(configuration: Configuration, seed):
    for state in walk(configuration, seed).sample(draws=24, moves=2):
        position = position_of(state)
        text = json.dumps(position)
        assert read_json(text) == position
        assert json.dumps(read_json(text)) == text


@every_game
def test_a_table_is_the_same_if_its_json_has_another_order(configuration: Configuration, seed):
    for state in walk(configuration, seed).states[::30]:
        assert bytes_of(state_of(upside_down(position_of(state)))) == bytes_of(state)


def upside_down(position: Any) -> Any:
    """Fields, heaps, displays and lines in the opposite order; places, walls and floors have an order that matters."""
    position = {field: position[field] for field in reversed(position)}
    for field, value in position.items():
        if isinstance(value, dict):
            position[field] = dict(reversed(value.items()))
        elif field in ("centre", "supply"):
            position[field] = value[::-1]
        elif field in ("factories", "lines"):
            position[field] = [tiles[::-1] for tiles in value]
        elif field == "players":
            position[field] = [upside_down(player) for player in value]
    return position
