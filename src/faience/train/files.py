"""Files that are there as a whole or not at all, whenever the program is killed."""

import json
import os
from pathlib import Path
from typing import Any


def put(file: Path, content: bytes) -> None:
    """Replace a file."""
    beside = file.with_name(f"{file.name}.{os.getpid()}.part")
    try:
        beside.write_bytes(content)
        beside.replace(file)
    finally:
        beside.unlink(missing_ok=True)


def put_json(file: Path, value: Any) -> None:
    put(file, (json.dumps(value, ensure_ascii=False, indent=1) + "\n").encode())


def read_json(file: Path) -> Any:
    return json.loads(file.read_text(encoding="utf-8"))
