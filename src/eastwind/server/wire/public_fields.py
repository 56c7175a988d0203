"""Fields of the wire's views that follow from the public figures of a table (`eastwind.table.public`)."""

from collections.abc import Callable, Mapping
from typing import TYPE_CHECKING, Annotated, Any, Final, TypeVar

from pydantic import Field

from eastwind.server.wire import vocabulary
from eastwind.server.wire.vocabulary import ReadyState, Seat, TablePhase, TileCode, Wind
from eastwind.table.public import FIGURES, ROWS, Form, Part

_Class = TypeVar("_Class", bound=type)


#: Type of the field for a figure, by its form; the other forms have fields of their own in the views.
_TYPES: Final[Mapping[Form, Any]] = {
    Form.NUMBER: int,
    Form.FLAG: bool,
    Form.SEAT: Seat,
    Form.SEAT_OR_NONE: Seat | None,
    Form.TILE_OR_NONE: TileCode | None,
    Form.TILES: list[TileCode],
    Form.BONUS_TILES: list[TileCode],
    Form.WIND: Wind,
    Form.PHASE: TablePhase,
    Form.READY: ReadyState,
}


class PublicPart(vocabulary.Part):
    """Part of a view with public figures among its fields: no type checker knows these."""

    __slots__ = ()

    if TYPE_CHECKING:

        def __getattr__(self, name: str) -> Any: ...


def with_public_fields(part: Part) -> Callable[[_Class], _Class]:
    """Add the fields of a part's figures to a class that is to become a dataclass, before its own."""

    def add(cls: _Class) -> _Class:
        fields = {}
        for figure in FIGURES[part]:
            row = ROWS.get(figure)
            if row is not None and row.form in _TYPES:
                of = _TYPES[row.form]
                fields[row.said] = Annotated[of, Field(description=row.about)] if row.about else of
        cls.__annotations__ = fields | cls.__annotations__
        return cls

    return add
