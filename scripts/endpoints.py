"""What each address of the HTTP server takes and answers, read from its own description (OpenAPI)."""

import json
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Final

from scripts.typescript import PREFIX, Schema

_JSON: Final = "application/json"
_COMPONENTS: Final = "#/components/schemas/"


@dataclass(frozen=True, slots=True)
class Endpoint:
    """An address with its method.

    :ivar name: `GET /api/tables/{table}`; :ivar path: what stands in the address, by name; :ivar query: what may follow the
        question mark; :ivar needed: what must follow it; :ivar body: the message, None where none is sent; :ivar answer: what
        comes back, None where that is a text; :ivar token: whether a seat's token goes along; :ivar refusals: what may come
        instead.
    """

    name: str
    said: str
    path: Mapping[str, Schema]
    query: Mapping[str, Schema]
    needed: frozenset[str]
    body: Schema | None
    answer: Schema | None
    token: bool
    refusals: tuple[Schema, ...]


def description() -> dict[str, Any]:
    """The server's description of itself."""
    from eastwind.server.app import create_app
    from eastwind.server.settings import Settings
    from eastwind.server.store.memory import MemoryStore

    return create_app(Settings(data=Path(), hosts=frozenset()), store=MemoryStore()).openapi()


def endpoints(openapi: Mapping[str, Any]) -> Iterator[Endpoint]:
    """Every address below `/api`, in the order in which the server has them."""
    for path, methods in openapi["paths"].items():
        for method, operation in methods.items():
            yield _endpoint(f"{method.upper()} {path}", operation)


def _endpoint(name: str, operation: Mapping[str, Any]) -> Endpoint:
    parameters = operation.get("parameters", [])

    def of(place: str) -> dict[str, Schema]:
        return {row["name"]: _plain(row["schema"]) for row in parameters if row["in"] == place}

    body = operation.get("requestBody", {}).get("content", {}).get(_JSON)
    answers = {int(status): response.get("content", {}) for status, response in operation["responses"].items()}
    [answer] = [content for status, content in answers.items() if status < 300]
    refusals = [content[_JSON]["schema"] for status, content in answers.items() if status >= 400 and _JSON in content]
    return Endpoint(
        name=name,
        said=operation.get("description", "").split("\n")[0],
        path=of("path"),
        query=of("query"),
        needed=frozenset(row["name"] for row in parameters if row["in"] == "query" and row.get("required")),
        body=None if body is None else _plain(body["schema"]),
        answer=_plain(answer[_JSON].get("schema", {})) if _JSON in answer else None,
        token="security" in operation or any(row["name"].lower() == "authorization" for row in parameters),
        refusals=tuple(_plain(schema) for schema in refusals),
    )


def _plain(schema: Schema) -> Schema:
    """The schema with references to the models themselves, not to what FastAPI calls them when they go in or come out."""
    text = json.dumps(schema).replace("-Input", "").replace("-Output", "").replace(_COMPONENTS, PREFIX)
    found: dict[str, Any] = json.loads(text)
    return found
