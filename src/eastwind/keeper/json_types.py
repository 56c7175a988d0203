"""Types of what stands in JSON wherever a hand does: on the command line, over the wire, in a rulebook."""

from typing import Annotated, Literal

from pydantic import Field

from eastwind.tiles.notation import CODES

#: The pattern is what checks it; the list tells whoever reads a schema, the page's types among them.
TileCode = Annotated[str, Field(pattern=r"^([1-9][mps]|[1-7]z|[1-8]f)$", json_schema_extra={"enum": list(CODES)})]
MeldKind = Literal["chow", "pung", "kong", "added_kong", "concealed_kong"]
WinSource = Literal["wall", "discard", "loose", "last_wall", "last_discard", "robbed_kong"]
HandEvent = Literal["heavenly", "earthly", "ready", "ready_at_once", "nothing_drawn", "kong_on_kong"]
WindLetter = Literal["E", "S", "W", "N"]
