"""What happened, told by the rules themselves.

A log is an array of int16 rows; row 0 counts the rows that follow. Kernels are
given a log or None; with None the telling is compiled away.
"""

import numpy as np
import numpy.typing as npt

from faience.rules.kernel import kernel

FIELDS = 8  # the kind and up to seven numbers
ROWS = 256


def new_log() -> npt.NDArray[np.int16]:
    return np.zeros((ROWS, FIELDS), dtype=np.int16)


@kernel
def note(log, kind, a=0, b=0, c=0, d=0, e=0, f=0, g=0):
    """Write one row, if anybody reads it."""
    if log is not None:
        log[0, 0] += 1
        row = log[log[0, 0]]
        row[0] = kind
        row[1] = a
        row[2] = b
        row[3] = c
        row[4] = d
        row[5] = e
        row[6] = f
        row[7] = g
