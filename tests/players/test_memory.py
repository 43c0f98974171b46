"""What a search remembers: which positions are the same, and which are not."""

import numpy as np
import pytest
from tests.players.probes import EVERY_SEARCHED, desk_for, key, visited

from faience.players.search.memory import AT_LEAST, AT_MOST, EXACT, WITHOUT, new_memory, note_parts, recall, remember
from faience.rules.market import CENTRE

every_searched = pytest.mark.parametrize("configuration", EVERY_SEARCHED, ids=str)


def canonical(state):
    """Everything that is to be seen, with the displays in one order."""
    rest = b"".join(state[field].tobytes() for field in state.dtype.names if field not in WITHOUT)
    displays = sorted(row.tobytes() for row in state.market[CENTRE + 1 :])
    return rest, state.market[CENTRE].tobytes(), tuple(displays)


@every_searched
def test_it_does_not_matter_which_display_is_which(configuration):
    desk, random = desk_for(configuration.rules), np.random.Generator(np.random.PCG64(1))
    for state in visited(configuration, seed=1)[::5]:
        shuffled = state.copy()
        shuffled.market[CENTRE + 1 :] = random.permutation(state.market[CENTRE + 1 :])
        assert key(desk, shuffled) == key(desk, state)


@every_searched
def test_different_tables_have_different_keys(configuration):
    desk = desk_for(configuration.rules)
    states = [state for seed in range(4) for state in visited(configuration, seed)]
    tables = {canonical(state): key(desk, state) for state in states}
    assert len(set(tables.values())) == len(tables) > 100


@every_searched
def test_with_more_than_two_it_matters_who_thinks(configuration):
    desk, state = desk_for(configuration.rules), visited(configuration, seed=1)[0]
    keys = {key(desk, state, root) for root in range(configuration.players)}
    assert len(keys) == (1 if configuration.players == 2 else configuration.players)


@pytest.mark.parametrize("value", [-21_000, -1, 0, 1, 15_000, 21_000])
@pytest.mark.parametrize("bound", [EXACT, AT_LEAST, AT_MOST])
def test_a_note_says_what_was_noted(value, bound):
    memory, place = new_memory(bits=4), np.uint64(0x1234_5678_9ABC_DEF7)
    remember(memory, place, np.int64(value), np.int64(96), np.int64(bound), np.int64(1_234))
    note = recall(memory, place)
    assert tuple(int(part) for part in note_parts(note)) == (value, 96, bound, 1_234)


def test_another_position_in_the_same_place_is_not_taken_for_it():
    memory, place = new_memory(bits=4), np.uint64(0x1234_5678_9ABC_DEF7)
    remember(memory, place, np.int64(5), np.int64(3), np.int64(EXACT), np.int64(7))
    assert recall(memory, place ^ np.uint64(1 << 40)) == 0
