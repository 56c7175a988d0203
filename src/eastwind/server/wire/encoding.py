"""Encoding of updates. There are more of them than of everything else together, so they are written by `msgspec`.

Parts that are pydantic's models are still written by pydantic.
"""

from collections.abc import Sequence
from typing import Any, Final

import msgspec

from eastwind.explain.vocabulary import Value
from eastwind.server.wire.changes import Change
from eastwind.server.wire.table import TableView

#: Value that is written already.
Written = msgspec.Raw
NO_EVENTS: Final = Written(b"[]")


def written(value: Value) -> Written:
    """Return a value as it goes over the wire, to be put into messages as often as one likes."""
    return Written(value.model_dump_json().encode())


def whole_step(events: Written, view: TableView) -> Change:
    """Return a `Step` with the whole view."""
    return {"events": events, "view": view, "changed": None, "after": None}


def step(events: Written, changed: Change, after: int) -> Change:
    """Return a `Step` with the differences from the view of version `after`."""
    return {"events": events, "view": None, "changed": changed, "after": after}


def update(steps: Sequence[Change | Written]) -> str:
    """Return an `Update` of such steps, as JSON."""
    return _ENCODER.encode({"type": "update", "steps": steps}).decode()


def as_json(value: object) -> bytes:
    """Return any value that goes over the wire, as JSON."""
    return _ENCODER.encode(value)


def as_fields(change: Change) -> bytes:
    """Return the fields of an object as JSON, without its braces."""
    return _ENCODER.encode(change)[1:-1]


def step_of(events: bytes, changed: bytes, after: int) -> Written:
    """Return a `Step` of events and of differences, both written already; `changed` without its braces."""
    return Written(b'{"events":%b,"view":null,"changed":{%b},"after":%d}' % (events, changed, after))


def _of_value(value: Any) -> Written:
    if not isinstance(value, Value):
        raise TypeError(f"{type(value).__name__} is nothing that goes over the wire")
    return written(value)


_ENCODER: Final = msgspec.json.Encoder(enc_hook=_of_value)
