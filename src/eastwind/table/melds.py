"""Sets on the table in Python's terms."""

from dataclasses import dataclass

from eastwind.arrays import Row
from eastwind.scoring.layout import MELD_CLAIMED, MELD_KIND, MELD_SOURCE, MELD_TYPE, NOT_CLAIMED, Meld
from eastwind.table.layout import TableRecord
from eastwind.tiles.notation import format_tiles, tiles_of


@dataclass(frozen=True, slots=True)
class LaidSet:
    """Set on the table.

    :ivar tiles: its kinds in ascending order; :ivar claimed: index in `tiles` of the one taken from a discard, None for a
        set of drawn tiles; :ivar source: the seat that discarded it, also None for a set of drawn tiles.
    """

    meld: Meld
    tiles: tuple[int, ...]
    claimed: int | None
    source: int | None


def tiles_of_meld(meld: Meld, lowest: int) -> tuple[int, ...]:
    """Return the kinds of a set, ascending."""
    if meld is Meld.CHOW:
        return (lowest, lowest + 1, lowest + 2)
    return (lowest,) * (3 if meld is Meld.PUNG else 4)


def laid_set(row: Row) -> LaidSet:
    """Return a set from its row in the record."""
    meld, lowest = Meld(int(row[MELD_TYPE])), int(row[MELD_KIND])
    tiles = tiles_of_meld(meld, lowest)
    if meld is Meld.CONCEALED_KONG or row[MELD_CLAIMED] == NOT_CLAIMED:
        return LaidSet(meld, tiles, None, None)
    return LaidSet(meld, tiles, tiles.index(int(row[MELD_CLAIMED])), int(row[MELD_SOURCE]))


def melds_of(table: TableRecord, seat: int) -> tuple[LaidSet, ...]:
    """Return the sets of a seat in the order in which they were laid out."""
    return tuple(laid_set(row) for row in table.melds[seat][: int(table.meld_count[seat])])


def position_of(table: TableRecord, seat: int) -> str:
    """Return the concealed tiles of a seat in the notation, then its sets in brackets."""
    concealed = format_tiles(tiles_of(table.hands[seat]))
    return " ".join([concealed, *(f"[{format_tiles(meld.tiles)}]" for meld in melds_of(table, seat))])
