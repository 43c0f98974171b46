"""Positions that a search has seen before, and what it found out about them.

Two orders of the same takes lead to the same table, and displays with the same tiles are
the same display: the key does not ask which is which. Threads write without locks; a key
is kept mixed with its note, so that a note torn by two writers is not recognised.
"""

from typing import Any

import numpy as np
import numpy.typing as npt

from faience.rules.kernel import kernel
from faience.rules.market import CENTRE, SOURCES, TILES

EXACT, AT_LEAST, AT_MOST = range(1, 4)
NO_MOVE = np.int64(0x7FF)
KEPT_KEY, KEPT_NOTE = np.uint64(0), np.uint64(1)
BITS = 20  # 2 ** 20 places
OFFSET = 1 << 20
MIX = np.uint64(0x9E3779B97F4A7C15)
MIX_2 = np.uint64(0xD6E8FEB86659FD93)
HALF = np.uint64(32)
WITHOUT = ("offered", "market", "unused")  # fields of a state that are left out, or mixed in on their own


def new_memory(bits: int = BITS) -> npt.NDArray[np.uint64]:
    """Room for positions, shared by the threads of a search: place, (key, note)."""
    return np.zeros((1 << bits, 2), dtype=np.uint64)


def mixers_for(dtype: np.dtype[Any]) -> npt.NDArray[np.uint64]:
    """For each word of a state: which of its bits count for the key, and a factor."""
    mask = np.full(1, -1, dtype=np.int8).repeat(dtype.itemsize).view(dtype)
    for field in WITHOUT:
        if field in (dtype.names or ()):
            mask[field] = 0
    masks = mask.view(np.uint64)
    random = np.random.Generator(np.random.PCG64(2017))
    factors = random.integers(1 << 62, 1 << 63, len(masks), dtype=np.uint64) | np.uint64(1)
    return np.stack([masks, factors], axis=1)


@kernel
def key_of(state, words, ply, root, mixers):
    """The key of the position at a ply, as seen from a seat."""
    key = np.uint64(root + 1) * MIX if state.players > 2 else MIX_2
    for at in range(words.shape[1]):
        word = words[ply, at] & mixers[at, 0]
        key += (word ^ (word >> HALF)) * mixers[at, 1]
    key += mixed(market_code(state, CENTRE) + 1)
    for source in range(CENTRE + 1, SOURCES):
        code = market_code(state, source)
        if code != 0:
            key += mixed(code << 30)
    return key ^ (key >> HALF)


@kernel
def market_code(state, source):
    """The tiles of a source as one number."""
    code = np.int64(0)
    for tile in range(TILES):
        code = (code << 5) | np.int64(state.market[source, tile])
    return code


@kernel
def mixed(code):
    bits = np.uint64(code) * MIX_2
    bits ^= bits >> HALF
    bits *= MIX
    return bits ^ (bits >> HALF)


@kernel
def recall(memory, key):
    """The note on a position, or 0."""
    at = key & np.uint64(len(memory) - 1)
    note = memory[at, KEPT_NOTE]
    if memory[at, KEPT_KEY] ^ note == key:
        return note
    return np.uint64(0)


@kernel
def remember(memory, key, value, depth, bound, move):
    """Note what was found; the older note on another position gives way."""
    note = np.uint64((((value + OFFSET) << 20 | (move & NO_MOVE)) << 7 | depth) << 2 | bound)
    at = key & np.uint64(len(memory) - 1)
    memory[at, KEPT_NOTE] = note
    memory[at, KEPT_KEY] = key ^ note


@kernel
def note_parts(note):
    """Value, depth, bound and move of a note."""
    bits = np.int64(note)
    return (bits >> 29) - OFFSET, (bits >> 2) & 0x7F, bits & 3, (bits >> 9) & NO_MOVE
