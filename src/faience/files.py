"""Files that are there as a whole or not at all, whenever the program is killed or the power fails."""

import os
import sys
import tempfile
import tokenize
import zipfile
import zlib
from pathlib import Path

from faience.errors import SetupError

if sys.platform != "win32":
    import fcntl

UNREADABLE = (  # what NumPy raises for an archive (.npz) that is damaged, or none
    *(OSError, ValueError, TypeError, EOFError, KeyError, AttributeError, RuntimeError),
    *(MemoryError, SyntaxError, tokenize.TokenError, zipfile.BadZipFile, zlib.error),
)


def put(file: Path, content: bytes) -> None:
    """Replace a file: written beside it, forced to the disk, then renamed over it."""
    handle, name = tempfile.mkstemp(dir=file.parent, prefix=f".{file.name}.")
    beside = Path(name)
    try:
        with os.fdopen(handle, "wb") as new:
            new.write(content)
            new.flush()
            os.fsync(new.fileno())
        beside.chmod(0o666 & ~_umask())
        beside.replace(file)
    except BaseException:
        beside.unlink(missing_ok=True)
        raise
    _sync_directory(file.parent)


class Claim:
    """A file or folder for oneself, among all who claim it; a SetupError if another process has it.

    It is free again when it is closed, or the process ends, however that comes. Windows believes everybody.
    """

    def __init__(self, path: Path) -> None:
        self._handle: int | None = None
        if sys.platform != "win32":
            self._handle = os.open(path, os.O_RDONLY)
            try:
                fcntl.flock(self._handle, fcntl.LOCK_EX | fcntl.LOCK_NB)
            except BlockingIOError:
                self.close()
                raise SetupError("file-in-use", file=str(path)) from None

    def close(self) -> None:
        if self._handle is not None:
            os.close(self._handle)
            self._handle = None


def _umask() -> int:
    """What new files are not allowed; it can only be asked by setting it."""
    mask = os.umask(0o077)
    os.umask(mask)
    return mask


def _sync_directory(folder: Path) -> None:
    """The new name must reach the disk too; Windows does so by itself and cannot open directories."""
    if os.name == "posix":
        handle = os.open(folder, os.O_RDONLY)
        try:
            os.fsync(handle)
        finally:
            os.close(handle)
