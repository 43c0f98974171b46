"""How a process that works for another behaves: it leaves the terminal alone, and does not outlive its parent."""

import os
import signal
import sys
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from multiprocessing import parent_process
from multiprocessing.connection import wait
from types import ModuleType


@contextmanager
def no_main_module() -> Iterator[None]:
    """A new process would run the script that started the work once more, and all it imports; ours need not."""
    script = sys.modules["__main__"]
    sys.modules["__main__"] = ModuleType("__main__")
    try:
        yield
    finally:
        sys.modules["__main__"] = script


def leave_terminal() -> None:
    """Ctrl-C is for the parent alone, and so is stdout; programs that are started from here go with this process."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    if hasattr(os, "setsid"):
        os.setsid()
    with suppress(OSError):  # there is no stderr
        os.dup2(2, 1)


def end_with_parent() -> None:
    """When the parent is killed, nobody waits for the work any more."""
    parent = parent_process()
    assert parent
    wait([parent.sentinel])
    if hasattr(os, "killpg"):
        os.killpg(os.getpid(), signal.SIGKILL)
    os._exit(1)
