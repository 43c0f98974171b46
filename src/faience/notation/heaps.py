"""Heaps of tiles as lists and as counts, with names."""

from collections.abc import Sequence
from typing import Any


def tiles_of(counts: Any, names: Sequence[str]) -> list[str]:
    """Every tile by its name, in the order of the names."""
    return [name for name, count in zip(names, counts, strict=True) for _ in range(count)]


def counts_of(counts: Any, names: Sequence[str]) -> dict[str, int]:
    """How many of each there are, those excepted of which there are none."""
    return {name: int(count) for name, count in zip(names, counts, strict=True) if count}
