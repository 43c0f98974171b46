"""Where compiled kernels are kept between runs.

Numba checks only the file of the cached function itself, not the files of the
functions it calls, so a changed rule could go on living in an old cache. The
directory therefore carries a digest of every source file of the rules and of the
layer that the kernel belongs to.
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
RULES, SEARCH, ENVS = LAYERS = ("rules", "players/search", "envs")  # that hold kernels; all are built on the rules
KEPT_CACHES = 16


def directory_of(module: str) -> Path:
    """The cache directory for the kernels of a module; whoever is in no layer may call the search."""
    own = (layer for layer in LAYERS if module.startswith(f"faience.{layer.replace('/', '.')}."))
    return directory(next(own, SEARCH))


@cache
def directory(layer: str = RULES) -> Path:
    """The cache directory of a layer in its present state, made if need be."""
    found = _base() / f"faience-kernels-{_digest(layer)}"
    try:
        found.mkdir(parents=True, exist_ok=True)
        os.utime(found)  # in use: not the one to be forgotten
        _prune(found)
    except OSError:  # compiled anew each time, but never from a place that others can write to
        return Path(tempfile.mkdtemp(prefix="faience-kernels-"))
    return found


def is_cold(layer: str = RULES) -> bool:
    """Nothing has been compiled yet for these sources: the first game will take some seconds."""
    return not any(directory(layer).rglob("*.nbi"))


def _base() -> Path:
    return Path(numba.config.CACHE_DIR) if numba.config.CACHE_DIR else user_cache_path("faience")


def _digest(layer: str) -> str:
    digest = hashlib.sha256(numba.__version__.encode())
    for folder in dict.fromkeys((RULES, layer)):
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
