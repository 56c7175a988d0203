"""Updates as text. There are more of them than of everything else together, so they are written by `msgspec`.

What pydantic's models are made of stays theirs to write.
"""

from collections.abc import Sequence
from typing import Any, Final

import msgspec

from eastwind.explain.vocabulary import Value
from eastwind.server.wire.changes import Change
from eastwind.server.wire.table import TableView

#: A value that is written already.
Written = msgspec.Raw
NO_EVENTS: Final = Written(b"[]")


def written(value: Value) -> Written:
    """A value as it goes over the wire, to be put into messages as often as one likes."""
    return Written(value.model_dump_json().encode())


def whole_step(events: Written, view: TableView) -> Change:
    """A `Step` with the whole view."""
    return {"events": events, "view": view, "changed": None, "after": None}


def step(events: Written, changed: Change, after: int) -> Change:
    """A `Step` with what is different from the view of version `after`."""
    return {"events": events, "view": None, "changed": changed, "after": after}


def update(steps: Sequence[Change | Written]) -> str:
    """An `Update` of such steps, as JSON."""
    return _ENCODER.encode({"type": "update", "steps": steps}).decode()


def as_json(value: object) -> bytes:
    """Anything that goes over the wire, as JSON."""
    return _ENCODER.encode(value)


def as_fields(change: Change) -> bytes:
    """The fields of an object, without what opens and closes it."""
    return _ENCODER.encode(change)[1:-1]


def step_of(events: bytes, changed: bytes, after: int) -> Written:
    """A `Step` of events and of what is different, both written already; `changed` without its braces."""
    return Written(b'{"events":%b,"view":null,"changed":{%b},"after":%d}' % (events, changed, after))


def _of_value(value: Any) -> Written:
    if not isinstance(value, Value):
        raise TypeError(f"{type(value).__name__} is nothing that goes over the wire")
    return written(value)


_ENCODER: Final = msgspec.json.Encoder(enc_hook=_of_value)
