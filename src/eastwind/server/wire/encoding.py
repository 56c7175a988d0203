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


def written(value: Value) -> Written:
    """A value as it goes over the wire, to be put into messages as often as one likes."""
    return Written(value.model_dump_json().encode())


def step(events: Sequence[Written], *, view: TableView | None = None, changed: Change | None = None) -> Change:
    """A `Step`: with the whole view, or with what is different."""
    return {"events": events, "view": view, "changed": changed}


def update(steps: Sequence[Change]) -> str:
    """An `Update` of such steps, as JSON."""
    return _ENCODER.encode({"type": "update", "steps": steps}).decode()


def _of_value(value: Any) -> Written:
    if not isinstance(value, Value):
        raise TypeError(f"{type(value).__name__} is nothing that goes over the wire")
    return written(value)


_ENCODER: Final = msgspec.json.Encoder(enc_hook=_of_value)
