"""Requests that ask too much of a server, and what a refusal may say."""

from typing import Any, Final

from fastapi.routing import APIRoute

from eastwind.server.http.interface import ROUTERS

#: A refusal is never larger, whatever it is about.
LARGEST_REFUSAL: Final = 64 * 1024
#: Method, path and names of the body of every endpoint.
ROUTES: Final = [
    (
        method,
        route.path,
        set(getattr(route.body_field and route.body_field.field_info.annotation, "model_fields", ())),
    )
    for router in ROUTERS
    for route in router.routes
    if isinstance(route, APIRoute)
    for method in sorted(route.methods or ())
]
BOOK: Final = {"id": "an-evening", "rules": "pl-classic", "names": ["Ewa", "Piotr", "Halina", "Marek"], "entries": []}
PEN: Final = "p" * 16
JSON: Final = {"Content-Type": "application/json"}


def is_refused(answer: Any) -> bool:
    assert len(answer.content) <= LARGEST_REFUSAL
    return bool(answer.status_code == 422 and answer.json()["code"] == "malformed")


def wide() -> dict[str, bytes]:
    """Bodies of very many parts, as large as one may be."""
    return {
        "wide nest": b'{"a":[' + b"[]," * 169_000 + b"[]]}",
        "wide nest of ones": b'{"a":[' + b"[1]," * 127_000 + b"[1]]}",
        "wide nest, escaped": b'{"a":["\\u0041",' + b"[1]," * 127_000 + b"[1]]}",
        "many objects": b'{"a":[' + b'{"b":1},' * 63_000 + b"{}]}",
        "many colons": b'{"a":"' + b":" * 500_000 + b'"}',
        "many quotation marks": b'{"a":"' + b'\\"' * 250_000 + b'"}',
        "white space before a colon": b'{"a"' + b" " * 500_000 + b":1}",
    }
