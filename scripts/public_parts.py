"""Writes the fields of the wire's views that follow from the public figures of a table, as dataclasses."""

import json
from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import Final

from eastwind.table.public import FIGURES, ROWS, Form, Part

OUTPUT: Final = Path(__file__).resolve().parent.parent / "src" / "eastwind" / "server" / "wire" / "public_parts.py"
#: Type of the field for a figure, by its form; the other forms have fields of their own in the views.
TYPES: Final[Mapping[Form, str]] = {
    Form.NUMBER: "int",
    Form.FLAG: "bool",
    Form.SEAT: "Seat",
    Form.SEAT_OR_NONE: "Seat | None",
    Form.TILE_OR_NONE: "TileCode | None",
    Form.TILES: "list[TileCode]",
    Form.BONUS_TILES: "list[TileCode]",
    Form.WIND: "Wind",
    Form.PHASE: "TablePhase",
    Form.READY: "ReadyState",
}
_NAMES: Final[Mapping[Part, str]] = {Part.TABLE: "PublicTable", Part.WALL: "PublicWall", Part.SEAT: "PublicSeat"}
_HEADER: Final = '''# fmt: off
"""Public figures as fields of the views. Made from `eastwind.table.public` by `make types`: do not edit."""

from dataclasses import dataclass
from typing import Annotated

from pydantic import Field

from eastwind.server.wire.vocabulary import Part, ReadyState, Seat, TablePhase, TileCode, Wind
'''


def made() -> str:
    """Return the text of the module as the rows of the figures have it now."""
    return "\n\n\n".join([_HEADER.rstrip(), *("\n".join(_class(part)) for part in Part)]) + "\n"


def _class(part: Part) -> Iterator[str]:
    yield "@dataclass(slots=True, kw_only=True)"
    yield f"class {_NAMES[part]}(Part):"
    yield f'    """Public figures of {"a seat" if part is Part.SEAT else f"the {part.name.lower()}"}."""'
    yield ""
    for figure in FIGURES[part]:
        row = ROWS.get(figure)
        if row is not None and row.form in TYPES:
            of = TYPES[row.form]
            about = json.dumps(row.about, ensure_ascii=False)
            if not row.about:
                yield f"    {row.said}: {of}"
            else:
                yield f"    {row.said}: Annotated["
                yield f"        {of},"
                yield f"        Field(description={about}),"
                yield "    ]"
