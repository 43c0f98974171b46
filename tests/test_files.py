"""Files that are replaced as a whole."""

import os
import sys
from pathlib import Path

import pytest

from faience.files import put


@pytest.mark.skipif(sys.platform == "win32", reason="directories of POSIX")
def test_the_content_reaches_the_disk_before_the_name_and_then_the_name_does(tmp_path, monkeypatch):
    file, sync, seen = tmp_path / "file", os.fsync, []
    file.write_bytes(b"before")

    def seeing(handle):
        seen.append((Path(f"/dev/fd/{handle}").is_dir(), file.read_bytes()))
        sync(handle)

    monkeypatch.setattr(os, "fsync", seeing)
    put(file, b"after")
    assert seen == [(False, b"before"), (True, b"after")]
    assert list(tmp_path.iterdir()) == [file]
