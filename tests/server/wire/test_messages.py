"""Every message is a member of `ClientMessage` or `ServerMessage`: one that is left out is not decoded."""

import importlib
import inspect
from typing import Any, Final, get_args

from eastwind.server import wire
from eastwind.server.wire.answers import ServerMessage
from eastwind.server.wire.requests import ClientMessage

#: Modules of `wire` that have messages of the sockets.
_OF_SOCKETS: Final = ("answers", "company", "pace", "refusals", "requests", "table", "vocabulary")


def _models(*, has_default: bool) -> set[type[Any]]:
    """All models of the sockets that say their type: the server's have it by default, a client has to write it."""
    found: set[type[Any]] = set()
    for module in _OF_SOCKETS:
        for _, model in inspect.getmembers(importlib.import_module(f"{wire.__name__}.{module}"), inspect.isclass):
            field = getattr(model, "model_fields", {}).get("type")
            if field is not None and field.is_required() is not has_default and get_args(field.annotation):
                found.add(model)
    return found


def _members(union: Any) -> set[type[Any]]:
    return set(get_args(get_args(union)[0]))


def test_every_message_that_a_client_sends_is_in_the_union_of_these() -> None:
    assert _models(has_default=False) == _members(ClientMessage)


def test_every_message_that_the_server_sends_is_in_the_union_of_these() -> None:
    assert _models(has_default=True) == _members(ServerMessage)
