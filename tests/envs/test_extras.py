"""The packages of an extra may be missing; then the message says what to install, and batches still work."""

import subprocess
import sys

import pytest
from tests.notation.answers import assert_refused

from faience.envs.seeing import pixels_of
from faience.errors import SetupError

NEEDED = {"single": ["gymnasium", "pettingzoo"], "zoo": ["pettingzoo"], "spiel": ["pyspiel"]}  # one needs the other


@pytest.mark.parametrize("module", NEEDED)
def test_without_its_package_an_environment_says_what_to_install(module: str):
    program = f"""
import sys
sys.modules.update(dict.fromkeys({NEEDED[module]}))
try:
    import faience.envs.{module}
except Exception as error:
    print(type(error).__name__, error)
"""
    done = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, check=True)
    assert done.stdout.startswith("SetupError") and "install faience[envs]" in done.stdout


def test_a_batch_needs_none_of_them():
    program = f"""
import sys
sys.modules.update(dict.fromkeys({["gymnasium", "pettingzoo", "pyspiel"]}))
from faience.envs import BatchedEnv
print(BatchedEnv("azul", 2).reset(seed=1).to_move)
"""
    done = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, check=True)
    assert done.stdout == "[0 0]\n"


def test_without_its_packages_a_picture_says_what_to_install(monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setitem(sys.modules, "resvg_py", None)
    with pytest.raises(SetupError) as refused:
        pixels_of("<svg/>")
    assert_refused(refused.value, code="setup-extra")
