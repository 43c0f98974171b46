"""A notebook as a page: its words, its code, and what the code showed when it was run."""

import re
from collections.abc import Callable
from pathlib import Path
from typing import Any

import nbformat

COLOURS = re.compile(r"\x1b\[[0-9;]*m")


def markdown_of(notebook: Path, pictures: Path, led_anew: Callable[[str], str]) -> str:
    """The Markdown of a notebook, with the links in its words led anew; its pictures are written to a folder."""
    cells = nbformat.read(notebook, as_version=4).cells
    parts = []
    for number, cell in enumerate(cells, 1):
        if cell.cell_type == "markdown":
            parts.append(led_anew(cell.source))
        else:
            parts.append(fenced("python", cell.source))
            parts += [shown(output, pictures, f"{number}-{place}") for place, output in enumerate(cell.outputs, 1)]
    return "\n\n".join(part for part in parts if part) + "\n"


def shown(output: Any, pictures: Path, name: str) -> str:
    """What a cell printed, drew or returned; of several forms the richest."""
    if output.output_type == "stream":
        return fenced("text", output.text)
    if output.output_type == "error":
        return fenced("text", COLOURS.sub("", "\n".join(output.traceback)))
    data = output.data
    if "image/svg+xml" in data:
        pictures.mkdir(parents=True, exist_ok=True)
        (pictures / f"{name}.svg").write_text(data["image/svg+xml"], encoding="utf-8")
        return f"![What the cell above shows]({pictures.name}/{name}.svg)"
    if "text/html" in data:
        return f'<div class="output">\n{data["text/html"].strip()}\n</div>'
    return fenced("text", data.get("text/plain", ""))


def fenced(language: str, text: str) -> str:
    return f"```{language}\n{text.rstrip()}\n```"
