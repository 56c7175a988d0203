"""Layout: the places of the tiles of a solitaire, and the conditions that they must meet."""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import Final

import numpy as np
import numpy.typing as npt

from eastwind.solo.faults import FileFault, FileFaults

#: Column and row of a tile's top left corner in half tiles, and its layer, 0 on the table.
Place = tuple[int, int, int]

FEWEST_TILES: Final = 4
#: Largest number of tiles: two whole sets.
MOST_TILES: Final = 288
#: Largest sizes; columns and rows in half tiles.
MOST_COLUMNS: Final = 80
MOST_ROWS: Final = 60
MOST_LAYERS: Final = 16
#: Half tiles that a tile covers in each direction.
TILE: Final = 2


@dataclass(frozen=True, slots=True)
class Layout:
    """Places in the order of layers, rows, columns; the leftmost column, the topmost row and the lowest layer are 0.

    A tile may hang in the air, with nothing beneath it.

    :ivar id: name in addresses and saved games; :ivar name: id of the message that names it for people, or a
        person's own words
    """

    id: str
    name: str
    places: tuple[Place, ...]

    @property
    def columns(self) -> int:
        """Width in half tiles."""
        return max(x for x, _, _ in self.places) + TILE

    @property
    def rows(self) -> int:
        """Height in half tiles."""
        return max(y for _, y, _ in self.places) + TILE

    @property
    def layers(self) -> int:
        return max(z for _, _, z in self.places) + 1


def as_array(places: Sequence[Place]) -> npt.NDArray[np.int16]:
    """Return places for compiled code, (n, 3)."""
    return np.array(places, np.int16).reshape(-1, 3)


def layout_of(name: str, title: str, places: Iterable[Place]) -> Layout:
    """Return a layout of places in any order, moved into the corner.

    :raises FileFaults: with all of their faults.
    """
    found = list(places)
    faults = place_faults(found)
    if faults:
        raise FileFaults(name, faults)
    return Layout(name, title, in_the_corner(found))


def in_the_corner(places: Sequence[Place]) -> tuple[Place, ...]:
    """Return places moved so that columns, rows and layers begin at 0, by layer, row, column."""
    left = min(x for x, _, _ in places)
    top = min(y for _, y, _ in places)
    low = min(z for _, _, z in places)
    moved = [(x - left, y - top, z - low) for x, y, z in places]
    return tuple(sorted(moved, key=lambda place: (place[2], place[1], place[0])))


def place_faults(places: Sequence[Place]) -> list[FileFault]:
    """Return the faults that keep places from being a layout: their number, their size, tiles inside each other."""
    faults = []
    if not FEWEST_TILES <= len(places) <= MOST_TILES or len(places) % 2:
        expected = f"an even number of tiles, {FEWEST_TILES} to {MOST_TILES}"
        faults.append(FileFault(0, 0, expected, str(len(places))))
    if places:
        for what, axis, most in (("wide", 0, MOST_COLUMNS), ("high", 1, MOST_ROWS)):
            size = max(place[axis] for place in places) - min(place[axis] for place in places) + TILE
            if size > most:
                faults.append(FileFault(0, 0, f"at most {most} half tiles {what}", str(size)))
        layers = [z for _, _, z in places]
        if max(layers) - min(layers) >= MOST_LAYERS:
            faults.append(FileFault(0, 0, f"layers 0 to {MOST_LAYERS - 1}", f"{min(layers)} to {max(layers)}"))
    return faults + overlap_faults(places)


def overlap_faults(places: Sequence[Place]) -> list[FileFault]:
    """Return a fault for each tile inside another."""
    covered: dict[Place, Place] = {}
    faults = []
    for place in places:
        in_the_way = {covered[cell] for cell in _cells(place) if cell in covered}
        faults += [FileFault(0, 0, f"room for a tile at {place}", f"the tile at {other}") for other in in_the_way]
        for cell in _cells(place):
            covered.setdefault(cell, place)
    return faults


def _cells(place: Place) -> list[Place]:
    """Return the four half-tile squares that a tile covers."""
    x, y, z = place
    return [(x + right, y + down, z) for down in range(TILE) for right in range(TILE)]
