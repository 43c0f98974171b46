"""Write down the signatures of the search: .venv/bin/python -m tests.golden.signatures

Unlike golden games they may be written anew, by whoever changes what the search looks at, and says so.
"""

from pathlib import Path

from faience.bench.measures import benchmarks

FILE = Path(__file__).with_suffix(".txt")
RENEW = ".venv/bin/python -m tests.golden.signatures"


def golden_signatures() -> dict[str, int]:
    """How many positions were looked at, by the name of the benchmark."""
    lines = FILE.read_text(encoding="utf-8").splitlines()
    return {name: int(nodes) for name, nodes in (line.split() for line in lines)}


if __name__ == "__main__":
    measured = [run(0.0) for name, run in benchmarks() if name.startswith("signature")]
    text = "".join(f"{result.name} {result.value:.0f}\n" for result in measured)
    FILE.write_text(text, encoding="utf-8", newline="\n")
