"""The C++ yardstick: builds bound.cpp, runs it, reports its speed.

    python benchmarks/bound.py --games 200000 --repeats 5

prints one JSON object, or null (and one line that says why) on a machine without a C++ compiler.
"""

import argparse
import json
import shutil
import subprocess
import sys
import tempfile
from collections.abc import Callable
from pathlib import Path
from statistics import fmean, median
from typing import Any

SOURCE = Path(__file__).with_name("bound.cpp")
COMPILERS = ("g++", "clang++", "cc")
FLAGS = ("-std=c++20", "-O3", "-march=native")
MEANS = ("plies_per_game", "rounds_per_game", "moves_per_ply", "points_per_player")


def cpp_bound(
    games: int, repeats: int, *, seed: int = 1, between: Callable[[], object] | None = None
) -> dict[str, Any] | None:
    """Speed of the C++ playouts on this machine, or None where they cannot be built.

    Each repeat plays `games` games with a seed of its own. `between` is called after each repeat: a benchmark that
    compares another engine with the bound runs that engine there, so that both meet the same moods of the machine.
    """
    if games < 1 or repeats < 1:
        raise ValueError(f"games and repeats are at least 1, not {games} and {repeats}")
    with tempfile.TemporaryDirectory(prefix="bound-") as folder:
        built = build(Path(folder))
        if built is None:
            return None
        compiler, program = built
        runs = []
        for repeat in range(repeats):
            runs.append(run(program, games, seed + repeat))
            if between is not None:
                between()
    speeds = [each["plies_per_second"] for each in runs]
    summary: dict[str, Any] = {
        "compiler": compiler,
        "flags": " ".join(FLAGS),
        "games": games,
        "repeats": repeats,
        "plies_per_second": median(speeds),
        "plies_per_second_best": max(speeds),
        "plies_per_second_each": speeds,
        "games_per_second": median(each["games_per_second"] for each in runs),
    }
    return summary | {name: round(fmean(each[name] for each in runs), 4) for name in MEANS}


def build(folder: Path) -> tuple[str, Path] | None:
    """The first compiler that manages, and the program it made; None, with a line on stderr, if none does."""
    program = folder / "bound"
    found = [name for name in COMPILERS if shutil.which(name)]
    for name in found:
        # `cc` takes the source for C++ by its suffix but does not link C++'s library by itself.
        library = ["-lstdc++"] if name == "cc" else []
        command = [name, *FLAGS, str(SOURCE), "-o", str(program), *library]
        if subprocess.run(command, capture_output=True, check=False).returncode == 0:
            return version(name), program
    why = f"{' and '.join(found)} cannot build {SOURCE.name}" if found else f"none of {', '.join(COMPILERS)} is here"
    print(f"no C++ bound: {why}", file=sys.stderr)
    return None


def version(compiler: str) -> str:
    answer = subprocess.run([compiler, "--version"], capture_output=True, text=True, check=True).stdout
    return answer.partition("\n")[0]


def run(program: Path, games: int, seed: int) -> dict[str, float]:
    answer = subprocess.run([str(program), str(games), str(seed)], capture_output=True, text=True, check=True)
    figures: dict[str, float] = json.loads(answer.stdout)
    return figures


def main() -> None:
    parser = argparse.ArgumentParser(description="Speed of random two-player Azul in plain C++ on this machine.")
    parser.add_argument("--games", type=int, default=200_000, help="games in each repeat")
    parser.add_argument("--repeats", type=int, default=5)
    parser.add_argument("--seed", type=int, default=1, help="of the first repeat; each later one adds 1")
    options = parser.parse_args()
    print(json.dumps(cpp_bound(options.games, options.repeats, seed=options.seed), indent=2))


if __name__ == "__main__":
    main()
