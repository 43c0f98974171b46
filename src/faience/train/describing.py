"""Positions as a network sees them: the inputs that are not zero, one list after the other."""

from dataclasses import dataclass

import numpy as np
import numpy.typing as npt

from faience.players.search.desk import readable
from faience.players.search.inputs import LONGEST, list_inputs
from faience.rules.kernel import routine


@dataclass(frozen=True)
class Described:
    """The inputs of some positions, seat after seat, its board and its market: each end where the next begin."""

    stages: npt.NDArray[np.int16]
    ends: npt.NDArray[np.int64]  # position; board and market of each seat
    indices: npt.NDArray[np.uint16]
    amounts: npt.NDArray[np.float32]


def describe(states: npt.NDArray[np.void], players: int) -> Described:
    """Describe positions of a table of so many players."""
    stages, ends = np.zeros(len(states), dtype=np.int16), np.zeros((len(states), 2 * players), dtype=np.int64)
    room = players * LONGEST
    settled = np.zeros(1, dtype=readable(states.dtype))
    found = (np.zeros(room, dtype=np.int64), np.zeros(room))
    count = describe_states(states, settled, *found, stages, ends, NO_INDICES, NO_AMOUNTS)
    indices, amounts = np.zeros(count, dtype=np.uint16), np.zeros(count, dtype=np.float32)
    describe_states(states, settled, *found, stages, ends, indices, amounts)
    return Described(stages, ends, indices, amounts)


NO_INDICES, NO_AMOUNTS = np.zeros(0, dtype=np.uint16), np.zeros(0, dtype=np.float32)


@routine
def describe_states(states, settled, found, found_amounts, stages, ends, indices, amounts):
    """Write down the inputs of all positions, or, where there is no room for any, only their stages and ends."""
    count = np.int64(0)
    for at in range(len(states)):
        stages[at] = list_inputs(states, np.int64(at), settled, found, found_amounts, ends[at])
        last = ends[at, ends.shape[1] - 1]
        if len(indices) > 0:
            for number in range(last):
                indices[count + number] = found[number]
                amounts[count + number] = found_amounts[number]
        for part in range(ends.shape[1]):
            ends[at, part] += count
        count += last
    return count
