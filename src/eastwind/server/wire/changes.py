"""Differences from one view to the next: the fields that changed, and no other."""

from dataclasses import dataclass, fields
from typing import TYPE_CHECKING, Annotated, Any, Final, Required, TypeAlias, get_type_hints

from pydantic import ConfigDict, Field
from typing_extensions import TypedDict

from eastwind.server.wire.seats import PondTile, SeatView, WallView
from eastwind.server.wire.table import TableView
from eastwind.server.wire.vocabulary import Part, Seat

#: Key in a schema: every field may be missing, and then it is as it was.
PARTIAL: Final = "x-partial"


@dataclass(slots=True, kw_only=True)
class PondChange(Part):
    """Change in a seat's discards: the first `kept` lie as they lay, behind them come others."""

    kept: int
    then: list[PondTile]


def _partial(name: str, of: type, said: str, **instead: object) -> Any:
    """Return the type of the differences of a part of a view; `instead`: fields that have types of their own."""
    told = get_type_hints(of, include_extras=True)
    forms = {field.name: told[field.name] for field in fields(of)}
    made = TypedDict(name, {**forms, **instead}, total=False)  # type: ignore[misc] # its fields are those of the dataclass
    form: Any = made
    form.__pydantic_config__ = ConfigDict(extra="forbid", strict=True, json_schema_extra={PARTIAL: True})
    form.__doc__ = said
    return form


#: Values of the types made here, by field name.
Change: TypeAlias = dict[str, object]

if TYPE_CHECKING:
    # no checker knows types that are made from others
    SeatChange: TypeAlias = Change
    WallChange: TypeAlias = Change
    TableChange: TypeAlias = Change
else:
    SeatChange = _partial("SeatChange", SeatView, "What is different at a seat.", seat=Required[Seat], pond=PondChange)
    WallChange = _partial("WallChange", WallView, "What is different of the wall.")
    TableChange = _partial(
        "TableChange",
        TableView,
        "What is different of a view from the one before: fields that are missing are as they were.",
        seats=Annotated[list[SeatChange], Field(description="the seats at which something is different")],
        wall=WallChange,
    )
