"""Refusals without models: made by the middleware, or before the engine is there, which the models of the wire would load.

A test holds them to `ErrorMessage`.
"""

from typing import Final

from starlette.responses import JSONResponse, Response

from eastwind.server.http.answers import FRESH
from eastwind.server.wire.error_codes import ErrorCode

#: Headers of an answer that is none of the page's, and has not come by the guard.
PLAIN: Final = {
    "Content-Security-Policy": "default-src 'none'",
    "X-Content-Type-Options": "nosniff",
    "Referrer-Policy": "no-referrer",
    "Cross-Origin-Resource-Policy": "same-origin",
}


def asked_too_early(got: str, headers: dict[str, str] | None = None) -> Response:
    """Return a refusal of a request that is worth repeating in a moment."""
    later = {"Retry-After": "1", **(headers or {})}
    return early_refusal(ErrorCode.INTERRUPTED, "to be asked again in a moment", got, later)


def early_refusal(code: ErrorCode, expected: str, got: str, headers: dict[str, str] | None = None) -> Response:
    """Return a refusal in the form that the interface gives it."""
    message: dict[str, object] = {
        "type": "error",
        "code": code,
        "expected": expected,
        "got": got,
        "faults": [],
        "version": None,
        "position": None,
    }
    return JSONResponse(message, code.status, {**FRESH, **(headers or {})})
