"""Where compiled kernels are kept between runs.

Numba checks only the file of the cached function itself, not the files of the
functions it calls, so a changed rule could go on living in an old cache. The
directory therefore carries a digest of every source file of the kernel's own
layer and those below it.
"""

import hashlib
import os
import shutil
import tempfile
from contextlib import suppress
from functools import cache
from pathlib import Path

import numba
from platformdirs import user_cache_path

PACKAGE = Path(__file__).parent.parent
LAYERS = ("rules", "players/search")  # that hold kernels, each built on those before it
KEPT_CACHES = 16


def directory_of(module: str) -> Path:
    """The cache directory for the kernels of a module."""
    return directory(LAYERS[0] if module.startswith("faience.rules.") else LAYERS[-1])


@cache
def directory(layer: str = LAYERS[0]) -> Path:
    """The cache directory of a layer in its present state, made if need be."""
    found = _base() / f"faience-kernels-{_digest(layer)}"
    try:
        found.mkdir(parents=True, exist_ok=True)
        os.utime(found)  # in use: not the one to be forgotten
        _prune(found)
    except OSError:  # compiled anew each time, but never from a place that others can write to
        return Path(tempfile.mkdtemp(prefix="faience-kernels-"))
    return found


def is_cold(layer: str = LAYERS[0]) -> bool:
    """Nothing has been compiled yet for these sources: the first game will take some seconds."""
    return not any(directory(layer).rglob("*.nbi"))


def _base() -> Path:
    return Path(numba.config.CACHE_DIR) if numba.config.CACHE_DIR else user_cache_path("faience")


def _digest(layer: str) -> str:
    digest = hashlib.sha256(numba.__version__.encode())
    for folder in LAYERS[: LAYERS.index(layer) + 1]:
        for source in sorted((PACKAGE / folder).rglob("*.py")):
            digest.update(source.relative_to(PACKAGE).as_posix().encode())
            digest.update(source.read_bytes())
    return digest.hexdigest()[:16]


def _prune(current: Path) -> None:
    """Forget the caches of older sources, the newest few excepted."""
    ages = []
    for path in current.parent.glob("faience-kernels-*"):
        with suppress(FileNotFoundError):  # another process may be tidying, too
            ages.append((path.stat().st_mtime, path))
    for _, old in sorted(ages, reverse=True)[KEPT_CACHES:]:
        if old != current:
            shutil.rmtree(old, ignore_errors=True)
