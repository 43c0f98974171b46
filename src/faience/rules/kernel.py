"""The one decorator of compiled rules.

cache: compiled once a machine, then loaded in milliseconds.
nogil: a search may run on every core from threads.
error_model numpy: no check for division by zero on each division.
forceinline: a quarter more plies per second, and no longer to compile.
Kernels also run as plain Python when NUMBA_DISABLE_JIT=1 is set.

Numba compiles a function anew for each combination of argument types, and takes each
plain int constant for a type of its own. Numbers that are handed on therefore leave
the record as np.int64, and so do constants: that halves the time to compile.
"""

from collections.abc import Callable
from typing import Any

import numba

from faience.rules import cache


def kernel(function: Callable[..., Any]) -> Callable[..., Any]:
    """Compile a rule on its first use."""
    return _compiled(function, forceinline=True)


def routine(function: Callable[..., Any]) -> Callable[..., Any]:
    """Compile a function that is called, not inlined: it is long and used in many places, or calls itself."""
    return _compiled(function, forceinline=False)


def _compiled(function: Callable[..., Any], *, forceinline: bool) -> Callable[..., Any]:
    given = numba.config.CACHE_DIR
    numba.config.CACHE_DIR = str(cache.directory_of(function.__module__))  # read by numba while it decorates
    try:
        return numba.njit(cache=True, nogil=True, error_model="numpy", forceinline=forceinline)(function)
    finally:
        numba.config.CACHE_DIR = given
