"""Pin every dependency, with hashes, from what pyproject.toml asks for.

.venv/bin/python requirements/pin.py              keep the pins that still fit
.venv/bin/python requirements/pin.py --upgrade    take the newest of everything

dev.txt is solved first and play.txt within it, so that playing and testing run the same versions.
No download address is written: where packages come from is each machine's own affair.
"""

import subprocess
import sys
import tomllib
from pathlib import Path

HERE = Path(__file__).resolve().parent
UV = Path(sys.executable).with_name("uv")


def main(options: list[str]) -> None:
    asked = tomllib.loads((HERE.parent / "pyproject.toml").read_text())
    play = asked["project"]["dependencies"] + asked["build-system"]["requires"]
    groups = asked["dependency-groups"]
    oldest = asked["project"]["requires-python"].removeprefix(">=")
    pin("uv.txt", groups["installer"], oldest, options)
    extras = [each for extra in asked["project"]["optional-dependencies"].values() for each in extra]
    pin("dev.txt", play + extras + groups["dev"] + groups["docs"], oldest, options)
    pin("play.txt", play, oldest, ["--constraint", "dev.txt", *options])


def pin(name: str, requirements: list[str], oldest: str, options: list[str]) -> None:
    """Solve the requirements for every platform and every Python from the oldest on."""
    solve = [str(UV), "pip", "compile", "-", "--quiet", "--universal", "--python-version", oldest]
    write = ["--generate-hashes", "--no-emit-index-url", "--no-annotate", "--output-file", name]
    sign = ["--custom-compile-command", "python requirements/pin.py"]
    subprocess.run([*solve, *write, *sign, *options], input="\n".join(requirements), text=True, cwd=HERE, check=True)


if __name__ == "__main__":
    main(sys.argv[1:])
