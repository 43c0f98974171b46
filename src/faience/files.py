"""Files that are there as a whole or not at all, whenever the program is killed or the power fails."""

import os
import tempfile
from pathlib import Path


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
