"""The decorator of the rivals' kernels.

They are compiled as the search is, and cached beside it under a digest of their own sources.
"""

import hashlib
from collections.abc import Callable
from functools import cache
from pathlib import Path
from typing import Any

import numba

from faience.rules import cache as kernels


def compiled(function: Callable[..., Any]) -> Callable[..., Any]:
    """Compile a function on its first use."""
    given = numba.config.CACHE_DIR
    numba.config.CACHE_DIR = str(directory())  # read by numba while it decorates
    try:
        return numba.njit(cache=True, nogil=True, error_model="numpy")(function)
    finally:
        numba.config.CACHE_DIR = given


@cache
def directory() -> Path:
    """Where the code compiled from these very sources is kept."""
    digest = hashlib.sha256()
    for source in sorted(Path(__file__).parent.glob("*.py")):
        digest.update(source.read_bytes())
    return kernels.directory(kernels.SEARCH) / f"rivals-{digest.hexdigest()[:16]}"
