"""Which weights a table is judged by."""

import numpy as np
import pytest

from faience.players.search.weights import most_similar, table_name, weights_for
from faience.rules.games import GAMES, rules_of

AZUL = rules_of("azul")


def names_found(known: tuple[str, ...], board: str, players: int) -> str | None:
    """The table whose weights are taken."""
    weights = {name: np.array([number]) for number, name in enumerate(known)}
    found = most_similar(weights, AZUL, board, players)
    return None if found is None else known[int(found[0])]


def test_a_table_has_its_own_weights_where_there_are_any():
    assert names_found(("grey/2", "grey+jokers/2", "grey+jokers/3"), "grey+jokers", 3) == "grey+jokers/3"


def test_weights_for_two_serve_a_larger_table_with_the_same_board():
    assert names_found(("coloured/3", "grey/2"), "grey", 3) == "grey/2"


def test_the_plain_board_serves_for_its_options_and_the_first_board_for_all():
    assert names_found(("coloured/2", "grey/2"), "grey+jokers", 4) == "grey/2"
    assert names_found(("coloured/2", "grey/2"), "crystal-1", 2) == "coloured/2"


def test_without_any_weights_there_are_none():
    assert names_found((), "coloured", 2) is None


@pytest.mark.parametrize("game", GAMES)
def test_every_board_and_option_comes_with_weights_for_two_that_are_its_own(game):
    rules = rules_of(game)
    chosen = [{}, *({option: True} for option in rules.options)]
    tables = [rules.set_up(2, board, options, 0) for board in rules.boards for options in chosen]
    found = [weights_for(state).tobytes() for state in tables]
    assert len(set(found)) == len(tables), [table_name(rules, state) for state in tables]
