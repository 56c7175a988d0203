"""Typed answers to all errors below `/api`, and their part of the description of the interface."""

import json
from collections.abc import Iterable, Mapping, Sequence
from itertools import islice
from typing import Any, Final

from fastapi import FastAPI, Request, Response
from fastapi.exceptions import RequestValidationError
from fastapi.responses import JSONResponse
from starlette.exceptions import HTTPException
from starlette.routing import compile_path
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from eastwind.errors import EastwindError
from eastwind.server.http.answers import FRESH, JSON, is_of_interface
from eastwind.server.http.failures import failure
from eastwind.server.wire.error_codes import ErrorCode
from eastwind.server.wire.mismatches import misfits_said
from eastwind.server.wire.protocol import ErrorMessage
from eastwind.server.wire.refusals import Refusal, let_go

_NOT_FOUND: Final = 404
_METHOD_NOT_ALLOWED: Final = 405
#: Pydantic's names for a body that is something else than an object; `missing`: it is empty.
_NOT_AN_OBJECT: Final = frozenset({"missing", "model_attributes_type", "model_type", "dict_type"})
#: Characters of a body that are shown.
_SHOWN: Final = 60
#: Parts of a value that are shown: the rest would be cut off.
_PARTS: Final = 60


def refusals(*codes: ErrorCode, model: Any = ErrorMessage) -> dict[int | str, dict[str, Any]]:
    """Return an endpoint's refusals for the description: statuses and their reasons. `model`: of the answer."""
    return _described(codes, {"model": model})


def common_refusals(*codes: ErrorCode) -> dict[int | str, dict[str, Any]]:
    """Return the refusals that all endpoints share, for the description.

    The form of the answer is named and not brought along: FastAPI makes a validator of each model, for each endpoint and status.
    It must be brought along by some other response (`refusals`).
    """
    return _described(codes, {"content": {JSON: {"schema": {"$ref": f"#/components/schemas/{ErrorMessage.__name__}"}}}})


def _described(codes: Iterable[ErrorCode], form: Mapping[str, Any]) -> dict[int | str, dict[str, Any]]:
    told: dict[int | str, dict[str, Any]] = {}
    for code in codes:
        row = told.setdefault(code.status, {**form, "description": ""})
        row["description"] = "; ".join(filter(None, [row["description"], f"{code}: {code.meaning}"]))
        if code is ErrorCode.WRONG_TOKEN:
            row["headers"] = {"WWW-Authenticate": {"schema": {"type": "string"}}}
        if code in (ErrorCode.TOO_OFTEN, ErrorCode.BUSY, ErrorCode.CROWDED, ErrorCode.CLOSING):
            row["headers"] = {"Retry-After": {"schema": {"type": "integer"}}}
    return told


def answer_errors(app: FastAPI, methods_by_path: Mapping[str, Sequence[str]]) -> None:
    """Register the application's error handlers. `methods_by_path`: HTTP methods of each of its paths."""
    methods = _Methods(methods_by_path, str(app.openapi_url))

    @app.exception_handler(Refusal)
    async def refused(request: Request, refusal: Refusal) -> Response:
        let_go(refusal)
        return _answer(refusal.message, _challenge(request, refusal.message.code) | _put_off(refusal))

    @app.exception_handler(RequestValidationError)
    async def malformed(request: Request, error: RequestValidationError) -> Response:
        let_go(error)
        first = error.errors()[0]
        no_json = _no_json(first, error.body)
        if no_json is not None:
            return _answer(no_json.message)
        body = getattr(request.scope.get("route"), "body_field", None)
        model = None if body is None else body.field_info.annotation
        said = misfits_said(error.errors(), model, above=1)
        return _answer(Refusal(ErrorCode.MALFORMED, said, _shown(first.get("input"))).message)

    @app.exception_handler(HTTPException)
    async def unknown(request: Request, error: HTTPException) -> Response:
        if not is_of_interface(request.url.path):
            return Response(f"{error.detail}\n", error.status_code, error.headers, media_type="text/plain")
        if error.status_code not in (_NOT_FOUND, _METHOD_NOT_ALLOWED):
            # raised by the framework for bodies that are no text at all
            expected = f"a body in JSON, in UTF-8 ({error.detail})"
            return _answer(Refusal(ErrorCode.MALFORMED, expected, "other bytes").message)
        came = f"{request.method} {request.url.path}"
        allowed = ", ".join(methods.of(request.url.path))
        if not allowed:
            expected = "a path of the interface, see /api/openapi.json"
            return _answer(Refusal(ErrorCode.NOT_FOUND, expected, came).message)
        return _answer(Refusal(ErrorCode.METHOD_NOT_ALLOWED, allowed, came).message, {"Allow": allowed})

    @app.exception_handler(EastwindError)
    async def failed(request: Request, error: EastwindError) -> Response:
        message = failure(error, f"{request.method} {request.url.path}").message
        let_go(error)
        return _answer(message)

    app.add_middleware(Unexpected)


class Unexpected:
    """ASGI middleware within the guard: answers an unexpected exception with a typed internal error, and logs its trace."""

    def __init__(self, app: ASGIApp) -> None:
        self._app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != "http":
            await self._app(scope, receive, send)
            return
        begun = False

        async def watched_send(message: Message) -> None:
            nonlocal begun
            begun = True
            await send(message)

        try:
            await self._app(scope, receive, watched_send)
        except Exception as error:
            if begun:
                raise  # nothing else can be said any more: the line is cut
            message = failure(error, f"{scope['method']} {scope['path']}").message
            let_go(error)
            await _answer(message)(scope, receive, send)


class _Methods:
    """HTTP methods of the paths of the interface and of its description (`openapi_url`)."""

    def __init__(self, methods_by_path: Mapping[str, Sequence[str]], openapi_url: str) -> None:
        paths = {**methods_by_path, openapi_url: ["GET", "HEAD"]}
        self._rows: Final = [(compile_path(path)[0], methods) for path, methods in paths.items()]

    def of(self, path: str) -> list[str]:
        """Return the methods of a path; none if there is no such path."""
        return sorted({name for place, methods in self._rows if place.match(path) for name in methods})


def _no_json(first: Mapping[str, Any], body: object) -> Refusal | None:
    """Return the refusal of a body that is no object of JSON at all; None for a body that is one."""
    if first["type"] == "json_invalid":
        expected = f"a body in JSON; at character {first['loc'][-1]}: {first['ctx']['error']}"
        return Refusal(ErrorCode.MALFORMED, expected, str(body)[:_SHOWN])
    if tuple(first["loc"]) == ("body",) and first["type"] in _NOT_AN_OBJECT:
        expected = "a body that is an object of JSON, with `Content-Type: application/json`"
        return Refusal(ErrorCode.MALFORMED, expected, _begun(body))
    return None


def _begun(body: object) -> str:
    """Return the beginning of a body, which may be long."""
    if isinstance(body, bytes):
        return body[: 4 * _SHOWN].decode(errors="replace")[:_SHOWN]
    return json.dumps(body[:_SHOWN] if isinstance(body, str) else _few(body), ensure_ascii=False, default=str)[:_SHOWN]


def _challenge(request: Request, code: ErrorCode) -> dict[str, str]:
    """Return the header that names the way of proving who one is, for every answer that asks for it (RFC 6750)."""
    if code is not ErrorCode.WRONG_TOKEN:
        return {}
    given = "authorization" in request.headers
    return {"WWW-Authenticate": 'Bearer realm="a seat", error="invalid_token"' if given else 'Bearer realm="a seat"'}


def _put_off(refusal: Refusal) -> dict[str, str]:
    """Return the header that says when it is worth asking again (RFC 9110, 10.2.3)."""
    return {} if refusal.retry_after is None else {"Retry-After": str(refusal.retry_after)}


def _shown(value: object) -> str:
    return value if isinstance(value, str) else json.dumps(_few(value), ensure_ascii=False, default=str)


def _few(value: object) -> object:
    """Return the first parts of a value that may have very many."""
    if isinstance(value, dict):
        return dict(islice(value.items(), _PARTS))
    return value[:_PARTS] if isinstance(value, list) else value


def _answer(message: ErrorMessage, headers: dict[str, str] | None = None) -> Response:
    return JSONResponse(message.model_dump(), status_code=message.code.status, headers={**FRESH, **(headers or {})})
