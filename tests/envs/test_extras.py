"""The packages of an extra may be missing; then the message says what to install, and batches still work."""

import subprocess
import sys

import pytest
from tests.notation.answers import assert_refused

from faience.envs.seeing import pixels_of
from faience.errors import SetupError

MODULES = {"gymnasium": "single", "pettingzoo": "zoo", "pyspiel": "spiel"}


@pytest.mark.parametrize(("package", "module"), MODULES.items())
def test_without_its_package_an_environment_says_what_to_install(package: str, module: str):
    program = f"""
import sys
sys.modules[{package!r}] = None
try:
    import faience.envs.{module}
except Exception as error:
    print(type(error).__name__, error)
"""
    done = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, check=True)
    assert done.stdout.startswith("SetupError") and "install faience[envs]" in done.stdout


def test_a_batch_needs_none_of_them():
    hidden = "".join(f"sys.modules[{package!r}] = None\n" for package in MODULES)
    program = f"import sys\n{hidden}from faience.envs import BatchedEnv\nprint(BatchedEnv('azul', 2).reset(1).to_move)"
    done = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, check=True)
    assert done.stdout == "[0 0]\n"


def test_without_its_packages_a_picture_says_what_to_install(monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setitem(sys.modules, "resvg_py", None)
    with pytest.raises(SetupError) as refused:
        pixels_of("<svg/>")
    assert_refused(refused.value, code="setup-extra")
