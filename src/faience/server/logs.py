"""What the server writes down: one line of JSON for each thing that happened. Never a secret, a cookie or a name."""

import logging
import sys
from typing import Any

import structlog

log: Any = structlog.get_logger("faience")


def _to_stderr(*_: object) -> structlog.PrintLogger:
    """Whatever stderr is when something happens: the one of now may be closed by then."""
    return structlog.PrintLogger(sys.stderr)


def write_logs() -> None:
    """Lines of JSON on stderr, ours as well as those of the libraries."""
    ours: list[Any] = [
        structlog.contextvars.merge_contextvars,
        structlog.processors.add_log_level,
        structlog.processors.TimeStamper(fmt="iso", utc=True),
    ]
    structlog.configure(
        processors=[*ours, structlog.processors.format_exc_info, structlog.processors.JSONRenderer()],
        wrapper_class=structlog.make_filtering_bound_logger(logging.INFO),
        logger_factory=_to_stderr,
    )
    formatter = structlog.stdlib.ProcessorFormatter(
        processors=[
            structlog.stdlib.ProcessorFormatter.remove_processors_meta,
            structlog.processors.format_exc_info,
            structlog.processors.JSONRenderer(),
        ],
        foreign_pre_chain=ours,
    )
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(formatter)
    logging.basicConfig(handlers=[handler], level=logging.WARNING, force=True)


def keep_quiet() -> None:
    """Only what goes wrong, for somebody who just wants to play."""
    structlog.configure(
        processors=[
            structlog.processors.add_log_level,
            # Not the default, which shows what every variable holds: secrets among them.
            structlog.dev.ConsoleRenderer(exception_formatter=structlog.dev.plain_traceback),
        ],
        wrapper_class=structlog.make_filtering_bound_logger(logging.ERROR),
        logger_factory=_to_stderr,
    )
    logging.basicConfig(level=logging.ERROR, force=True)
