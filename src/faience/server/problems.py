"""What went wrong, as it is told over the wire: a stable code, a sentence in the reader's language, the details."""

from typing import Any

import msgspec
from litestar import Request, Response
from litestar.exceptions import HTTPException, ValidationException
from litestar.openapi import ResponseSpec

from faience.errors import FaienceError, IllegalMove, InvalidPosition, NotationError, Refused, StoreUnavailable
from faience.server.languages import language_of
from faience.server.logs import log
from faience.texts import Phrase, say

CONFLICT = 409
UNPROCESSABLE = 422
TOO_MUCH = 429
UNAVAILABLE = 503
BROKEN = 500

CODES = {  # of what goes wrong before a table is asked
    400: "server-malformed",
    404: "server-not-found",
    405: "server-method",
    413: "server-too-large",
    422: "server-invalid",
    500: "server-broken",
}

KINDS = {StoreUnavailable: UNAVAILABLE, Refused: CONFLICT, IllegalMove: CONFLICT}
STATUSES = {
    "refused-no-table": 404,
    "refused-no-review": 404,
    "refused-no-puzzle": 404,
    "server-rate": TOO_MUCH,
    "refused-analyst": UNAVAILABLE,
    "refused-busy": UNAVAILABLE,
    "refused-restarting": UNAVAILABLE,
    **dict.fromkeys(
        (
            "refused-entry",
            "refused-guest",
            "refused-host",
            "refused-join",
            "refused-not-yours",
            "refused-review-of",
            "refused-program",
            "refused-seat",
            "refused-token",
        ),
        403,
    ),
}


WAITS = {TOO_MUCH: {"retry-after": "10"}}  # seconds: headers that come with a status


class Problem(msgspec.Struct):
    """Every answer that is no success has this form; `docs/api.md` lists the codes."""

    code: str
    message: str
    details: dict[str, Any] = {}


PROBLEMS = {  # which every route may answer with
    status: ResponseSpec(Problem, description=words, generate_examples=False)
    for status, words in {
        400: "it cannot be read",
        403: "not allowed to this person",
        404: "there is no such thing",
        409: "not possible now",
        413: "too large",
        422: "it can be read, and makes no sense",
        TOO_MUCH: "too much at once",
        503: "not to be had right now",
    }.items()
}


def problem_of(error: FaienceError, lang: str) -> Problem:
    details: dict[str, Any] = {name: _plain(value, lang) for name, value in error.details.items()}
    if isinstance(error, InvalidPosition):
        details["problems"] = [problem.text(lang) for problem in error.problems]
    if isinstance(error, NotationError):
        details |= {"line": error.line, "column": error.column}
    return Problem(error.code, error.text(lang), details)


def plain_problem(code: str, lang: str) -> Problem:
    """One that needs no details."""
    return Problem(code, say(f"error-{code}", lang))


def problem_body(code: str, scope: Any) -> bytes:
    return msgspec.json.encode(plain_problem(code, language_of(scope)))


def status_of(error: FaienceError) -> int:
    """For HTTP: wrong input, not allowed to this person, not possible now, or not to be had at all."""
    if error.code in STATUSES:
        return STATUSES[error.code]
    return next((status for kind, status in KINDS.items() if isinstance(error, kind)), UNPROCESSABLE)


def _plain(value: object, lang: str) -> object:
    if isinstance(value, Phrase):
        return value.text(lang)
    return value if isinstance(value, str | int | float | bool | list | dict | None) else str(value)


def answer_error(request: Request[Any, Any, Any], error: FaienceError) -> Response[Problem]:
    status = status_of(error)
    return Response(problem_of(error, language_of(request.scope)), status_code=status, headers=WAITS.get(status))


def answer_exception(request: Request[Any, Any, Any], error: HTTPException) -> Response[Problem]:
    """What Litestar refuses by itself: no such address, a body that is no such thing."""
    status = UNPROCESSABLE if isinstance(error, ValidationException) else error.status_code
    problem = plain_problem(CODES.get(status, CODES[400 if status < BROKEN else BROKEN]), language_of(request.scope))
    if isinstance(error.extra, list):
        problem.details = {"problems": error.extra}
    return Response(problem, status_code=status, headers=error.headers)


def answer_depth(request: Request[Any, Any, Any], error: RecursionError) -> Response[Problem]:
    """A body that is nested deeper than anything of ours; Litestar would take it for our own mistake."""
    return Response(plain_problem(CODES[400], language_of(request.scope)), status_code=400)


def answer_breakdown(request: Request[Any, Any, Any], error: Exception) -> Response[Problem]:
    """Our own mistake."""
    log.error("our own mistake", path=request.scope["path"], exc_info=error)
    return Response(plain_problem(CODES[BROKEN], language_of(request.scope)), status_code=BROKEN)


HANDLERS: Any = {
    FaienceError: answer_error,
    HTTPException: answer_exception,
    RecursionError: answer_depth,
    Exception: answer_breakdown,
}
