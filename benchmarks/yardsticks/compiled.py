"""The decorator of the yardsticks' kernels.

As `faience.rules.kernel`, but without forced inlining: these functions are large, and
each rule they call would be compiled into every one of them anew. They are cached
beside the rules' kernels, under a digest of their own sources.
"""

import hashlib
from collections.abc import Callable
from functools import cache
from pathlib import Path
from typing import Any

import numba

from faience.rules import cache as kernels


def compiled(function: Callable[..., Any], **options: bool) -> Callable[..., Any]:
    """Compile a function on its first use."""
    given = numba.config.CACHE_DIR
    numba.config.CACHE_DIR = str(directory())  # read by numba while it decorates
    try:
        return numba.njit(cache=True, nogil=True, error_model="numpy", **options)(function)
    finally:
        numba.config.CACHE_DIR = given


def inlined(function: Callable[..., Any]) -> Callable[..., Any]:
    """Compile a small function into its callers."""
    return compiled(function, forceinline=True)


@cache
def directory() -> Path:
    """Where the code compiled from these very sources is kept."""
    digest = hashlib.sha256()
    for source in sorted(Path(__file__).parent.glob("*.py")):
        digest.update(source.read_bytes())
    return kernels.directory() / f"yardsticks-{digest.hexdigest()[:16]}"
