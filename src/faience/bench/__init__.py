"""The figures of this machine: how fast the engine plays, lists, copies, compiles and starts."""

import json as json_module
import platform
from dataclasses import asdict
from fnmatch import fnmatch
from importlib.metadata import PackageNotFoundError, version
from pathlib import Path
from typing import Any

from rich.console import Console
from rich.table import Table

from faience.bench.measures import benchmarks
from faience.bench.result import Result
from faience.errors import SetupError
from faience.workers.cores import free_cores


def main(*, json: bool = False, only: list[str] | None = None, seconds: float = 1.0) -> None:
    """Measure what matches one of the patterns, or everything; progress goes to stderr."""
    chosen = [(name, run) for name, run in benchmarks() if not only or any(matches(name, each) for each in only)]
    if not chosen:
        raise SetupError("bench-none", given=", ".join(only or []))
    results: list[Result] = []
    with Console(stderr=True).status("") as status:
        for number, (name, run) in enumerate(chosen, 1):
            status.update(f"{number}/{len(chosen)} {name}")
            results.append(run(seconds))
    if json:
        print(json_module.dumps({"machine": machine(), "results": [asdict(result) for result in results]}, indent=1))
    else:
        Console().print(table_of(results))


def matches(name: str, pattern: str) -> bool:
    """A pattern is the start of a name, or has stars."""
    return name.startswith(pattern) or fnmatch(name, pattern)


def machine() -> dict[str, Any]:
    """What the figures depend on."""
    return {
        "processor": _processor(),
        "cores": free_cores(),
        "system": platform.platform(),
        "python": platform.python_version(),
        **{package: _version(package) for package in ("faience", "numba", "llvmlite", "numpy")},
    }


def _version(package: str) -> str | None:
    try:
        return version(package)
    except PackageNotFoundError:
        return None  # run from the sources


def _processor() -> str:
    try:
        lines = Path("/proc/cpuinfo").read_text(encoding="utf-8").splitlines()
        return next(line.split(":", 1)[1].strip() for line in lines if line.startswith("model name"))
    except (OSError, StopIteration):
        return platform.processor() or platform.machine()


def table_of(results: list[Result]) -> Table:
    """The results for people."""
    table = Table(box=None)
    table.add_column("")
    for heading in ("median", "low", "high"):
        table.add_column(heading, justify="right")
    table.add_column("")
    for result in results:
        table.add_row(result.name, *map(_figure, (result.value, result.low, result.high)), result.unit)
    return table


def _figure(value: float) -> str:
    return f"{value:,.0f}" if value >= 1_000 else f"{value:.3g}"
