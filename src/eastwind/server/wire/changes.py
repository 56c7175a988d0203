"""What is different from one view to the next: the fields that changed, and no other."""

from dataclasses import dataclass, fields
from operator import attrgetter
from typing import TYPE_CHECKING, Annotated, Any, Final, Required, TypeAlias, get_type_hints

from pydantic import ConfigDict, Field
from typing_extensions import TypedDict

from eastwind.server.wire.seats import PondTile, SeatView, WallView
from eastwind.server.wire.table import TableView
from eastwind.server.wire.vocabulary import Part, Seat

#: In a schema: every field may be missing, and then it is as it was.
PARTIAL: Final = "x-partial"


@dataclass(slots=True, kw_only=True)
class PondChange(Part):
    """How discards of a seat have changed: the first `kept` lie as they lay, behind them come others."""

    kept: int
    then: list[PondTile]


def _partial(name: str, of: type, said: str, **instead: object) -> Any:
    """The type of what may be different of a part of a view; `instead`: fields that have types of their own."""
    told = get_type_hints(of, include_extras=True)
    forms = {field.name: told[field.name] for field in fields(of)}
    made = TypedDict(name, {**forms, **instead}, total=False)  # type: ignore[misc] # its fields are those of the dataclass
    form: Any = made
    form.__pydantic_config__ = ConfigDict(extra="forbid", strict=True, json_schema_extra={PARTIAL: True})
    form.__doc__ = said
    return form


#: What is made here, by name.
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


class _Fields:
    """The fields of a part that are compared one by one."""

    def __init__(self, of: type, *, but: frozenset[str] = frozenset()) -> None:
        self._names: Final = tuple(field.name for field in fields(of) if field.name not in but)
        self._values: Final = attrgetter(*self._names)

    def changed(self, before: object, now: object) -> Change:
        # what did not change mostly is the very same object, and that is seen at once
        rows = zip(self._names, self._values(before), self._values(now), strict=True)
        return {name: new for name, old, new in rows if old is not new and old != new}


_VIEW: Final = _Fields(TableView, but=frozenset({"seats", "wall"}))
_SEAT: Final = _Fields(SeatView, but=frozenset({"pond"}))
_WALL: Final = _Fields(WallView)


def change_of(before: TableView, now: TableView) -> Change:
    """What is different in `now`: a `TableChange`."""
    change = _VIEW.changed(before, now)
    if now.clock is not None:
        # it runs on between two views, and not everybody at the seat was told the last one at the same moment
        change["clock"] = now.clock
    seats = [
        _seat_change(old, new)
        for old, new in zip(before.seats, now.seats, strict=True)
        if old is not new and old != new
    ]
    if seats:
        change["seats"] = seats
    if before.wall is not now.wall and before.wall != now.wall:
        change["wall"] = _WALL.changed(before.wall, now.wall)
    return change


def _seat_change(before: SeatView, now: SeatView) -> Change:
    change: Change = {"seat": now.seat, **_SEAT.changed(before, now)}
    if before.pond is not now.pond and before.pond != now.pond:
        change["pond"] = _pond_change(before.pond, now.pond)
    return change


def _pond_change(before: list[PondTile], now: list[PondTile]) -> PondChange:
    pairs = enumerate(zip(before, now, strict=False))
    kept = next((index for index, (old, new) in pairs if old != new), min(len(before), len(now)))
    return PondChange(kept=kept, then=now[kept:])
