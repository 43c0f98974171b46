#!/usr/bin/env python3
"""Faience from a fresh clone, with nothing but Python.

    python3 run.py                  set up if need be, and play
    python3 run.py bench --json     any command of faience
    python3 run.py test             every check and every test
    python3 run.py test -k wall     these tests only: anything pytest understands

Only the standard library is used here. The environment is .venv, beside this file: made on first use, and brought up
to date when the pins, pyproject.toml (which holds the version) or the page of the browser have changed; a stamp in it
says what it was made of.
Words about progress go to stderr, so that stdout belongs to the program alone.

Annotations of functions are quoted where an old Python could not evaluate them: it must get as far as its refusal.
"""

import hashlib
import json
import os
import subprocess
import sys
from pathlib import Path

OLDEST = (3, 11)
ROOT = Path(__file__).resolve().parent
PINS = {"play": "requirements/play.txt", "test": "requirements/dev.txt"}  # all of play's are among test's
INSTALLER = "requirements/uv.txt"

CHECKS = (
    ("ruff", "check"),
    ("ruff", "format", "--check"),
    ("mypy",),
    ("lint-imports", "--no-logo"),
)
TESTS = ("pytest", "-n", "auto")  # as many at once as tests/conftest.py says
GAMES = ("azul", "summer-pavilion")


class CannotSetUp(Exception):
    """Why there is no environment, in one line."""


def main(arguments: "list[str]") -> int:
    try:
        require_python(sys.version_info[:2])
        if arguments[:1] != ["test"]:
            make_ready("play")
            return become("faience", arguments)
        make_ready("test")
    except CannotSetUp as error:
        say(str(error))
        return 2
    os.chdir(ROOT)
    return become("pytest", arguments[1:]) if arguments[1:] else check_everything()


def check_everything() -> int:
    """Meanwhile the kernels are compiled, or each process of the tests would do it."""
    compiling = [start_compiling(game) for game in GAMES]
    failed = [check for check in CHECKS if not passes(check)]
    for process in compiling:
        process.wait()
    failed += [] if passes(TESTS) else [TESTS]
    say("failed: " + ", ".join(map(" ".join, failed)) if failed else "all is well")
    return 1 if failed else 0


def start_compiling(game: str) -> "subprocess.Popen[bytes]":
    """What goes wrong will show in the tests."""
    return subprocess.Popen([program("python"), "-m", "tests.kernels", game], stderr=subprocess.DEVNULL)


def passes(check: "tuple[str, ...]") -> bool:
    say(" ".join(check))
    return subprocess.run([program(check[0]), *check[1:]], check=False).returncode == 0


# The environment


def make_ready(use: str) -> None:
    """Bring .venv up to date for playing or for testing."""
    stamp = read_stamp()
    if stamp.get("home") != home() or not program("python").exists():
        stamp = {}
    if stamp.get(use) == digest(use):
        return
    if not stamp:
        say("setting up in .venv; this is done once and takes up to a minute")
        make_venv()
    else:
        say("bringing .venv up to date")
    uses = ["play", "test"] if "test" in (use, *stamp) else ["play"]
    install(PINS[uses[-1]])
    stamp_file().write_text(json.dumps({"home": home(), **{each: digest(each) for each in uses}}))


def home() -> str:
    """What an environment cannot survive: its scripts name this directory, its packages fit this Python."""
    return f"{sys.implementation.cache_tag} in {ROOT}"


def digest(use: str) -> str:
    """Of all the files that say what is to be installed."""
    contents = hashlib.sha256()
    for path in (ROOT / "pyproject.toml", ROOT / INSTALLER, ROOT / PINS[use], *page_sources()):
        contents.update(path.read_bytes())
    return contents.hexdigest()


def page_sources() -> "list[Path]":
    """What the page in the browser is made of; installing faience builds it."""
    found = []
    for folder in ("web", "src/faience/locale", "src/faience/render/art"):
        for path, folders, files in os.walk(ROOT / folder):
            folders[:] = sorted(set(folders) - {"node_modules", "tests"})
            found += [Path(path) / name for name in sorted(files)]
    return found


def stamp_file() -> Path:
    return ROOT / ".venv" / "faience.json"


def read_stamp() -> "dict[str, str]":
    """What .venv was made from; nothing, if it was never finished."""
    try:
        stamp = json.loads(stamp_file().read_text())
    except (OSError, ValueError):
        return {}
    return stamp if isinstance(stamp, dict) else {}


def require_python(version: "tuple[int, ...]") -> None:
    if version < OLDEST:
        needed, found = (".".join(map(str, each)) for each in (OLDEST, version))
        raise CannotSetUp(f"Python {needed} or newer is needed; this is {found}")


def make_venv() -> None:
    try:
        import ensurepip  # noqa: F401 - Debian has venv without it
        import venv
    except ImportError:
        raise CannotSetUp("Python's venv is missing; on Debian or Ubuntu: sudo apt install python3-venv") from None
    try:
        venv.create(ROOT / ".venv", clear=True, symlinks=os.name != "nt", with_pip=True)
    except (OSError, subprocess.CalledProcessError) as error:
        raise CannotSetUp(f"cannot make .venv: {error}") from None


def install(pins: str) -> None:
    """Install exactly the pinned packages, and faience itself from its sources.

    uv is many times faster than pip; compiling to bytecode, as pip does, saves a second at each start.
    Where uv cannot work (a mirror that only pip has been told of, no wheel for this machine, no cache it
    may write to), pip does the same.
    """
    pip = [str(program("python")), "-m", "pip", "install", "--quiet", "--retries", "1"]
    uv = [str(program("uv")), "pip"]
    here = ["--no-deps", "--no-build-isolation", "--editable", "."]  # the pins hold what builds it
    target = ["--python", str(program("python"))]
    try:
        run([*pip, "--require-hashes", "-r", INSTALLER])
        run([*uv, "sync", *target, "--compile-bytecode", "--require-hashes", pins])
        run([*uv, "install", *target, *here])
    except CannotSetUp:
        run([*pip, "--require-hashes", "-r", pins])
        run([*pip, *here])


# Programs


def run(command: "list[str]") -> None:
    try:
        done = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=False)
    except OSError as error:
        raise CannotSetUp(f"cannot run {command[0]}: {error.strerror}") from None
    if done.returncode:
        raise CannotSetUp(reason(done.stdout + done.stderr))


def reason(output: str) -> str:
    """The one line of an installer's complaint that helps."""
    signs = ("connection", "connect error", "dns error", "name resolution", "timed out", "unreachable")
    if any(sign in output.lower() for sign in signs):
        return "the packages could not be downloaded; is there a network?"
    lines = [line.strip() for line in output.splitlines() if line.strip()]
    errors = [line for line in lines if line.lower().startswith("error")]
    return "the packages could not be installed: " + (errors or lines or ["no reason was given"])[-1]


def program(name: str) -> Path:
    folder, suffix = ("Scripts", ".exe") if os.name == "nt" else ("bin", "")
    return ROOT / ".venv" / folder / (name + suffix)


def become(name: str, arguments: "list[str]") -> int:
    """Hand over to a program of the environment."""
    command = [str(program(name)), *arguments]
    if os.name != "nt":  # where exec would return to the shell at once
        os.execv(command[0], command)
    return subprocess.run(command, check=False).returncode


def say(words: str) -> None:
    print(f"faience: {words}", file=sys.stderr, flush=True)


if __name__ == "__main__":
    try:
        sys.exit(main(sys.argv[1:]))
    except KeyboardInterrupt:
        sys.exit(130)
