"""The leaves of fixed positions, as they stand in the text files, on both engines."""

import pytest
from tests.contract.configurations import CONTRACTS, EVERY
from tests.perft.leaves import FILES, Fixed, leaves_by_engine, leaves_by_oracle, read

from faience.notation.position import line_of, read_line, state_of

POSITIONS = [position for file in FILES for position in read(file)]
MOST_FOR_ORACLE = 300  # leaves; it takes about a millisecond for each

every_position = pytest.mark.parametrize("fixed", POSITIONS, ids=str)


def test_there_are_positions_for_every_board_with_and_without_options():
    boards = {"-".join([each.game, "+".join([each.board, *each.options])]) for each in EVERY}
    assert {file.stem for file in FILES} == boards


@every_position
def test_the_engine_counts_the_leaves_of_a_position(fixed: Fixed):
    state = state_of(read_line(fixed.line))
    assert line_of(state) == fixed.line
    assert [leaves_by_engine(state, depth) for depth in range(1, len(fixed.leaves) + 1)] == [*fixed.leaves]


@every_position
def test_the_oracle_counts_the_same_leaves(fixed: Fixed):
    position = read_line(fixed.line)
    shallow = [leaves for leaves in fixed.leaves if leaves <= MOST_FOR_ORACLE]
    oracle = CONTRACTS[position["game"]].oracle
    assert [leaves_by_oracle(oracle, position, depth) for depth in range(1, len(shallow) + 1)] == shallow
