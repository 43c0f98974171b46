"""Files that are replaced as a whole."""

import os
import sys
from contextlib import suppress
from io import BytesIO
from pathlib import Path

import numpy as np
import pytest

from faience.errors import SetupError
from faience.files import UNREADABLE, Claim, put


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


@pytest.mark.skipif(sys.platform == "win32", reason="locks of POSIX")
@pytest.mark.parametrize("is_folder", [False, True])
def test_what_one_has_claimed_no_other_can_claim_until_it_is_free(tmp_path, is_folder):
    path = tmp_path if is_folder else tmp_path / "file"
    if not is_folder:
        path.touch()
    claim = Claim(path)
    with pytest.raises(SetupError) as refused:
        Claim(path)
    assert refused.value.code == "file-in-use" and refused.value.details == {"file": str(path)}
    claim.close()
    Claim(path).close()


def test_the_name_of_a_file_is_never_cut_in_an_error(tmp_path):
    file = str(tmp_path / ("long" * 40) / "report.json")
    assert file in str(SetupError("file-in-use", file=file))


@pytest.mark.parametrize("pack", [np.savez, np.savez_compressed])
def test_all_that_numpy_says_of_a_damaged_archive_is_known(pack):
    content = BytesIO()
    pack(content, allow_pickle=False, about=np.array("weights"), weights=np.ones((9, 110)))
    whole = content.getvalue()
    for at in range(min(500, len(whole))):
        damaged = BytesIO(whole[:at] + bytes([whole[at] ^ 0x55]) + whole[at + 1 :])
        with suppress(*UNREADABLE), np.load(damaged, allow_pickle=False) as archive:
            assert [archive[name] for name in archive.files]
