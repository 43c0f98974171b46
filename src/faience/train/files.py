"""JSON in the folder of a training."""

import json
from pathlib import Path
from typing import Any

from faience.files import put


def put_json(file: Path, value: Any) -> None:
    put(file, (json.dumps(value, ensure_ascii=False, indent=1) + "\n").encode())


def read_json(file: Path) -> Any:
    return json.loads(file.read_text(encoding="utf-8"))
