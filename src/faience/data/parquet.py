"""The same tables as Parquet, a file for each. pyarrow is an extra: pip install "faience[data]".

Columns by seat, and fields of a state that are arrays, are lists of a fixed size; those of several dimensions are
flattened, and the metadata of the column says their shape.
"""

import json
from io import BytesIO
from pathlib import Path
from typing import Any

import numpy as np
import numpy.typing as npt

from faience.data.columns import ABOUT, Columns
from faience.errors import SetupError

SHAPE = b"shape"


def parquet() -> Any:
    """pyarrow, or a SetupError that says how to get it."""
    try:
        import pyarrow
        import pyarrow.parquet
    except ImportError as missing:
        raise SetupError("setup-extra", given="Parquet", extra="data") from missing
    return pyarrow


def packed_table(about: dict[str, Any], columns: Columns) -> bytes:
    """The content of a file with one table."""
    arrow, content = parquet(), BytesIO()
    arrays = [_listed(arrow, column) for column in columns.values()]
    fields = [
        arrow.field(name, array.type, nullable=False, metadata={SHAPE: json.dumps(column.shape[1:])})
        for (name, column), array in zip(columns.items(), arrays, strict=True)
    ]
    schema = arrow.schema(fields, metadata={ABOUT: json.dumps(about)})
    arrow.parquet.write_table(arrow.Table.from_arrays(arrays, schema=schema), content, compression="zstd")
    return content.getvalue()


def unpacked_table(file: Path) -> tuple[dict[str, Any], Columns]:
    """What stands in a file; a ValueError, KeyError or OSError if it is none of ours."""
    table = parquet().parquet.read_table(file)
    about: dict[str, Any] = json.loads(table.schema.metadata[ABOUT.encode()])
    return about, {field.name: _plain(table.column(field.name), field) for field in table.schema}


def _listed(arrow: Any, column: npt.NDArray[Any]) -> Any:
    flat = arrow.array(np.ascontiguousarray(column).reshape(-1))
    size = int(np.prod(column.shape[1:]))
    return flat if column.ndim == 1 else arrow.FixedSizeListArray.from_arrays(flat, size)


def _plain(column: Any, field: Any) -> npt.NDArray[Any]:
    shape = json.loads(field.metadata[SHAPE])
    whole = column.combine_chunks()
    flat = whole.flatten() if shape else whole
    return np.asarray(flat.to_numpy(zero_copy_only=False)).reshape(-1, *shape)
