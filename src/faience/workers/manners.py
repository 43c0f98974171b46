"""How a process that works for another behaves: it leaves the terminal alone, and does not outlive its parent."""

import os
import signal
import sys
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from multiprocessing import parent_process, resource_tracker
from multiprocessing.connection import wait
from types import ModuleType

FAREWELL = 5.0  # seconds to end what it has started


@contextmanager
def no_main_module() -> Iterator[None]:
    """A new process would run the script that started the work once more, and all it imports; ours need not."""
    script = sys.modules["__main__"]
    sys.modules["__main__"] = ModuleType("__main__")
    try:
        yield
    finally:
        sys.modules["__main__"] = script


@contextmanager
def no_ctrl_c() -> Iterator[None]:
    """What is started meanwhile does not hear Ctrl-C before `leave_terminal`; this thread hears it afterwards."""
    if not hasattr(signal, "pthread_sigmask"):
        yield
        return
    resource_tracker.ensure_running()  # a start of its own would let Ctrl-C in again
    before = signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGINT})
    try:
        yield
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, before)


def leave_terminal() -> None:
    """Ctrl-C is for the parent alone, and so is stdout; what is started from here goes with this process."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    if hasattr(signal, "pthread_sigmask"):
        signal.pthread_sigmask(signal.SIG_UNBLOCK, {signal.SIGINT})  # programs started from here may have a use for it
    if hasattr(os, "setsid"):
        os.setsid()
    with suppress(OSError):  # there is no stderr
        os.dup2(2, 1)


def leave_when_asked(farewell: Callable[[], object], last: Callable[[], object]) -> None:
    """When this process is to end it says farewell, whatever it is doing, and does the last thing."""

    def leave(*_: object) -> None:
        try:
            farewell()
        finally:
            end_at_once(last)

    signal.signal(signal.SIGTERM, leave)


def end_with_parent(last: Callable[[], object] = lambda: None) -> None:
    """When the parent is killed, nobody waits for the work any more; the last thing is done in any case."""
    parent = parent_process()
    assert parent
    wait([parent.sentinel])
    if callable(signal.getsignal(signal.SIGTERM)):
        os.kill(os.getpid(), signal.SIGTERM)
        time.sleep(FAREWELL)
    end_at_once(last)


def end_at_once(last: Callable[[], object]) -> None:
    """End this process and what it has started; `last` is for what is in a session of its own."""
    try:
        last()
    finally:
        if hasattr(os, "killpg"):
            os.killpg(os.getpid(), signal.SIGKILL)
        os._exit(1)
