"""Layouts as pictures in text, for people to draw.

```
eastwind-layout 1
name solo-layout-step
# anything after a hash sign is for the reader

layer
[][][]
[][][]
layer
.[][]
.[][]
```

Two characters are a tile's width and two lines its height, so that half-tile steps can be drawn: every tile is `[]` on one
line and `[]` below it. A dot or a blank is an empty half tile; empty lines inside a layer are empty rows. `layer` begins the next
layer, the lowest first, and all of them share the same corner. `name` is a message of the page, or the text that people read.
"""

from dataclasses import dataclass, field
from typing import Final

from eastwind.solo.faults import FileFault, FileFaults, quoted
from eastwind.solo.layout import TILE, Layout, Place, in_the_corner, place_faults
from eastwind.texts import without_mark

HEADER: Final = "eastwind-layout 1"
_EMPTY: Final = " ."
_NAME: Final = "name "
_LAYER: Final = "layer"


@dataclass
class _Drawing:
    """Contents of a file that have been read so far."""

    name: str = ""
    #: Layer → its lines, with their number in the file.
    layers: list[list[tuple[int, str]]] = field(default_factory=list)
    faults: list[FileFault] = field(default_factory=list)

    def read(self, number: int, line: str) -> None:
        if line.startswith(_NAME):
            self.name = line.removeprefix(_NAME).strip()
        elif line == _LAYER:
            self.layers.append([])
        elif self.layers:
            self.layers[-1].append((number, line))
        elif line.strip():
            self.faults.append(FileFault(number, 0, "`name …` or `layer`", quoted(line)))


def is_picture(text: str) -> bool:
    """Return whether a file has the header of this format."""
    return without_mark(text).startswith(HEADER)


def read_layout(text: str, layout_id: str) -> Layout:
    """Read a layout from its picture.

    :raises FileFaults: with all faults, each with line and column where it has one.
    """
    lines = [
        line.split("#", 1)[0].rstrip() if "#" in line else line.rstrip() for line in without_mark(text).splitlines()
    ]
    if not lines or lines[0] != HEADER:
        raise FileFaults(layout_id, [FileFault(1, 0, f"`{HEADER}`", quoted(lines[0]) if lines else "nothing")])
    drawing = _Drawing()
    for number, line in enumerate(lines[1:], start=2):
        drawing.read(number, line)
    faults = drawing.faults
    if not drawing.name:
        faults.append(FileFault(0, 0, "a line `name …`", "none"))
    if not drawing.layers:
        faults.append(FileFault(0, 0, "a line `layer`", "none"))
    places: list[Place] = []
    for z, layer in enumerate(drawing.layers):
        places += _read_layer(z, layer, faults)
    # of a picture that is wrong, nothing can be said about its tiles
    faults += [] if faults else place_faults(places)
    if faults:
        raise FileFaults(layout_id, faults)
    return Layout(layout_id, drawing.name, in_the_corner(places))


def _read_layer(z: int, lines: list[tuple[int, str]], faults: list[FileFault]) -> list[Place]:
    """Return the tiles of one layer; every bracket must belong to one of them."""
    rows = [line for _, line in lines]
    used: set[tuple[int, int]] = set()
    places: list[Place] = []
    for y, (number, line) in enumerate(lines):
        for x, character in enumerate(line):
            if (x, y) in used or character in _EMPTY:
                continue
            if character not in "[]":
                faults.append(FileFault(number, x + 1, "`[`, `]`, a dot or a blank", quoted(character)))
            elif not _tile_at(rows, x, y, used):
                faults.append(FileFault(number, x + 1, "a tile: `[]`, and `[]` on the next line", quoted(character)))
            else:
                places.append((x, y, z))
                used.update((x + right, y + down) for right in range(TILE) for down in range(TILE))
    return places


def _tile_at(rows: list[str], x: int, y: int, used: set[tuple[int, int]]) -> bool:
    """Return whether the picture has a whole tile whose top left corner is here."""
    below = rows[y + 1] if y + 1 < len(rows) else ""
    free = not any((x + right, y + 1) in used for right in range(TILE))
    return free and rows[y][x : x + TILE] == "[]" and below[x : x + TILE] == "[]"


def write_layout(layout: Layout) -> str:
    """Return the picture of a layout; `read_layout` gives the same layout back."""
    lines = [HEADER, f"{_NAME}{layout.name}"]
    for z in range(layout.layers):
        rows = [["."] * layout.columns for _ in range(layout.rows)]
        for x, y, layer in layout.places:
            if layer == z:
                for down in range(TILE):
                    rows[y + down][x : x + TILE] = "[]"
        lines += ["", _LAYER, *("".join(row) for row in rows)]
    return "\n".join(lines) + "\n"
