"""Boards seen in another way: whatever can be done at one can be done at the other, and comes to the same."""

import numpy as np
import pytest
from tests.contract.configurations import Configuration
from tests.players.probes import visited
from tests.train.tables import AZUL, GREY, chunk_of, task_of

from faience.rules import generic
from faience.rules.azul.state import KEEP
from faience.train.samples import HELD_OUT, IMAGES, samples_of
from faience.train.symmetry import images, symmetries
from faience.tuning.table import Table

CRYSTAL = Table("azul", "crystal-2", (), 2)
MONOCHROME = Table("summer-pavilion", "monochrome", (), 3)


def as_states(records, table):
    return np.array([record.tobytes() for record in records], dtype=f"V{table.rules.dtype.itemsize}").view(
        table.rules.dtype
    )


def moves_of(state):
    room = np.zeros(2_000, dtype=np.int16)
    return room[: generic.list_moves(generic.table_of(state), room)].tolist()


def after(state, move):
    table = generic.table_of(state)
    generic.make_move(table, move, None)
    return table[0]


@pytest.mark.parametrize(
    ("game", "board", "count"),
    [
        ("azul", "coloured", 1),
        ("azul", "grey", 240),  # 120 orders of the colours, and the mirror
        ("azul", "crystal-1", 1),
        ("azul", "crystal-2", 2),
        ("summer-pavilion", "coloured", 1),
        ("summer-pavilion", "monochrome", 6),
        ("summer-pavilion", "glazed-orange", 1),
        ("summer-pavilion", "glazed-purple", 1),
    ],
)
def test_a_board_has_as_many_symmetries_as_its_print_allows(game, board, count):
    found = symmetries(game, board)
    assert len(set(found)) == len(found) == count
    assert [symmetry.is_idle for symmetry in found] == [True] + [False] * (count - 1)


@pytest.mark.parametrize("table", [GREY, CRYSTAL, MONOCHROME], ids=lambda table: table.name)
def test_an_image_is_played_like_the_position(table):
    configuration = Configuration(table.game, table.board, table.options, table.players)
    records = [state for seed in range(3) for state in visited(configuration, seed)[::7]]
    found, phases = symmetries(table.game, table.board), set()
    for number, record in enumerate(records):
        symmetry = found[1 + number * 37 % (len(found) - 1)]
        state, image = (seen.view((np.record, table.rules.dtype))[0] for seen in seen_twice(record, table, symmetry))
        phases.add(int(record.phase))
        moves, mirrored = moves_of(state), moves_of(image)
        assert len(moves) == len(mirrored)
        results = as_states([after(state, move) for move in moves], table)
        assert sorted(row.tobytes() for row in images(results, table, symmetry)) == sorted(
            after(image, move).tobytes() for move in mirrored
        )
    assert len(phases) > 1 and (table is not GREY or KEEP in phases)


def seen_twice(record, table, symmetry):
    states = as_states([record], table)
    return states, images(states, table, symmetry)


@pytest.mark.parametrize(
    ("table", "others"), [(GREY, IMAGES), (CRYSTAL, 1), (AZUL, 0)], ids=["grey", "crystal-2", "coloured"]
)
def test_what_teaches_is_seen_in_other_ways_and_what_judges_is_not(table, others, tmp_path):
    chunk = chunk_of(tmp_path, task_of(table, games=11, nodes=1))
    samples, again = samples_of(chunk, table), samples_of(chunk, table)
    positions, judging = len(chunk.states), int(np.sum(chunk["positions/game"] == HELD_OUT - 1))
    assert 0 < judging == len(samples.judges)
    assert len(samples) == len(samples.described.stages) == positions + others * (positions - judging)
    for column in (samples.told, samples.shares, samples.leads, samples.described.stages):
        ways = column[samples.taught].reshape(others + 1, positions - judging, -1)
        assert (ways == ways[0]).all()
    assert (samples.described.indices == again.described.indices).all()
