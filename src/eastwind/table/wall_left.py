"""Tiles left in the wall."""

from eastwind.arrays import whole
from eastwind.jit import inline
from eastwind.rules.compiled import Rules
from eastwind.table.layout import TableRecord


@inline
def drawable(rules: Rules, table: TableRecord) -> int:
    """Return the number of tiles left to draw in the hand (RU III: 14 remain, loose tiles not counted; BG: counted)."""
    left = whole(table.back) - whole(table.front) - whole(rules.dead_wall)
    return left + whole(table.loose_count) if rules.dead_wall_with_loose else left


@inline
def loose_tile_there(table: TableRecord) -> bool:
    """Return whether a loose tile lies ready, or can be laid; a single last tile of the wall is one too."""
    return table.loose_count > 0 or table.back > table.front
