"""What is left of the wall."""

from eastwind.arrays import whole
from eastwind.jit import inline
from eastwind.rules.compiled import Rules
from eastwind.table.layout import TableRecord


@inline
def drawable(rules: Rules, table: TableRecord) -> int:
    """Tiles that can still be drawn before the hand is over (RU III: 14 remain, loose tiles not counted; BG: counted)."""
    left = whole(table.back) - whole(table.front) - whole(rules.dead_wall)
    return left + whole(table.loose_count) if rules.dead_wall_with_loose else left


@inline
def loose_tile_there(table: TableRecord) -> bool:
    """Whether a loose tile lies ready, or can be laid: the last tile of the wall, where it stands alone, is one too."""
    return table.loose_count > 0 or table.back > table.front
