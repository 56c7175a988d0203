"""Refusals that are written out: made at the door, or before the engine is there, which the models of the wire would load.

A test holds them to `ErrorMessage`.
"""

from starlette.responses import JSONResponse, Response

from eastwind.server.http.answers import FRESH
from eastwind.server.wire.error_codes import ErrorCode


def early_refusal(code: ErrorCode, expected: str, got: str, headers: dict[str, str] | None = None) -> Response:
    """A refusal as the interface gives it."""
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
