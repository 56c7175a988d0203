"""What came over a table's socket, read as a page reads it: each step with the whole view after it."""

import json
from typing import Any, Final

from pydantic import TypeAdapter

from eastwind.server.wire.answers import Update
from eastwind.server.wire.table import TableView

Message = dict[str, Any]
_VIEW: Final = TypeAdapter(TableView)


def as_told(view: TableView | Message) -> TableView:
    """A view as somebody reads it to whom it was sent, checked against its type."""
    return _VIEW.validate_json(_VIEW.dump_json(view) if isinstance(view, TableView) else json.dumps(view))


class Reader:
    """Reads what one socket is told.

    :ivar view: the view that holds.
    """

    def __init__(self) -> None:
        self.view: Message = {}

    def read(self, text: str | bytes) -> list[Message]:
        """The steps of an update, each with its events and the whole view; any other message as it is."""
        message: Message = json.loads(text)
        if message["type"] != "update":
            return [message]
        Update.model_validate_json(text)
        return [self._step(step) for step in message["steps"]]

    def _step(self, step: Message) -> Message:
        assert (step["view"] is None) != (step["changed"] is None), step
        assert step["after"] == (None if step["changed"] is None else self.view["version"]), step
        self.view = step["view"] or applied(self.view, step["changed"])
        return {"type": "update", "events": step["events"], "view": self.view}


def applied(view: Message, change: Message) -> Message:
    """The view after a change."""
    after = {**view, **change}
    if "wall" in change:
        after["wall"] = {**view["wall"], **change["wall"]}
    if "seats" in change:
        seats = list(view["seats"])
        for other in change["seats"]:
            before = seats[other["seat"]]
            pond = other.get("pond")
            whole = {"pond": before["pond"][: pond["kept"]] + pond["then"]} if pond else {}
            seats[other["seat"]] = {**before, **other, **whole}
        after["seats"] = seats
    return after
