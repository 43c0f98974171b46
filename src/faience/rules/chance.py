"""Randomness, kept outside the state.

A stream is one uint64 in an array of length one, stepped by splitmix64: small
enough that each of thousands of games carries its own.
"""

import numba
import numpy as np
import numpy.typing as npt

from faience.rules.kernel import kernel

STEP = np.uint64(0x9E3779B97F4A7C15)
MIX_1 = np.uint64(0xBF58476D1CE4E5B9)
MIX_2 = np.uint64(0x94D049BB133111EB)
if numba.config.DISABLE_JIT:
    np.seterr(over="ignore")  # the stream is meant to wrap around
SHIFT_1, SHIFT_2, SHIFT_3, HALF = np.uint64(30), np.uint64(27), np.uint64(31), np.uint64(32)


def stream(seed: int) -> npt.NDArray[np.uint64]:
    """A new stream; equal seeds give equal games on every machine."""
    return np.array([seed & 0xFFFF_FFFF_FFFF_FFFF], dtype=np.uint64)


@kernel
def below(rng, bound):
    """A random whole number from 0 to bound - 1."""
    rng[0] += STEP
    bits = rng[0]
    bits = (bits ^ (bits >> SHIFT_1)) * MIX_1
    bits = (bits ^ (bits >> SHIFT_2)) * MIX_2
    bits ^= bits >> SHIFT_3
    return np.int64(((bits >> HALF) * np.uint64(bound)) >> HALF)
