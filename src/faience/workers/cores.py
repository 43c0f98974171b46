"""How many cores there are for us."""

import os


def free_cores() -> int:
    """Cores that this process may run on; the machine can have more, as in a container or under `taskset`."""
    if hasattr(os, "sched_getaffinity"):
        return len(os.sched_getaffinity(0))
    return os.cpu_count() or 1
