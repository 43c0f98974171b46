"""Runs the notebooks, and keeps what they show.

.venv/bin/python -m docs.notebooks.run                   all of them; the longest takes some minutes
.venv/bin/python -m docs.notebooks.run first-steps       one
"""

import sys
import tempfile
from pathlib import Path
from typing import Any

import nbformat
from nbclient import NotebookClient

HERE = Path(__file__).parent
LONGEST = 3600  # seconds for a cell
WIDGET = "application/vnd.jupyter.widget-view+json"


def main(names: list[str]) -> None:
    for file in sorted(HERE.glob("*.ipynb")):
        if not names or file.stem in names:
            print(file.name, flush=True)
            nbformat.write(executed(file), file)


def executed(file: Path, **parameters: object) -> Any:
    """The notebook with what its cells show; parameters take the place of those in its cell of that name."""
    notebook = nbformat.read(file, as_version=4)
    written = {cell.id: cell.source for cell in notebook.cells}
    for cell in notebook.cells:
        if "parameters" in cell.metadata.get("tags", ()):
            cell.source += "".join(f"\n{name} = {value!r}" for name, value in parameters.items())
    with tempfile.TemporaryDirectory() as folder:  # what the cells write does not stay
        NotebookClient(
            notebook, timeout=LONGEST, resources={"metadata": {"path": folder}}, record_timing=False
        ).execute()
    for cell in notebook.cells:
        cell.source = written[cell.id]
        if cell.cell_type == "code":
            cell.outputs = tidied(cell.outputs)
    notebook.metadata.pop("widgets", None)
    return notebook


def tidied(outputs: list[Any]) -> list[Any]:
    """What a cell printed as one piece; of a widget, which lives only as long as its kernel, the picture."""
    tidy: list[Any] = []
    for output in outputs:
        if output.output_type == "stream" and tidy and tidy[-1].get("name") == output.name:
            tidy[-1].text += output.text
        else:
            tidy.append(output)
        output.get("data", {}).pop(WIDGET, None)
    return tidy


if __name__ == "__main__":
    main(sys.argv[1:])
