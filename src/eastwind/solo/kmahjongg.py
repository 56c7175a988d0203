"""Layouts in KMahjongg's format, `.layout`, versions 1.0 and 1.1: read and written.

The first line names the version. Lines that begin with `#` are comments. In 1.1 the lines `w…`, `h…` and `d…` give width and
height in half tiles and the number of layers; 1.0 is always 32 × 16 × 5. All other lines together are the squares, row after
row, layer after layer from the table up. A tile's four squares are `1` at its top left, `2` top right, `3` bottom right,
`4` bottom left; anything else is empty.
"""

from typing import Final

from eastwind.solo.faults import FileFault, FileFaults, quoted
from eastwind.solo.layout import Layout, Place, layout_of, place_faults

HEADER_10: Final = "kmahjongg-layout-v1.0"
HEADER_11: Final = "kmahjongg-layout-v1.1"
_SIZE_10: Final = {"w": 32, "h": 16, "d": 5}
_SIZE_NAMES: Final = {"w": "its width", "h": "its height", "d": "its number of layers"}
#: Square of a tile → how far right and down of its top left one.
_QUARTERS: Final = {"1": (0, 0), "2": (1, 0), "3": (1, 1), "4": (0, 1)}
_MOST: Final = 200


def is_kmahjongg(text: str) -> bool:
    """Whether a file says that it is one of theirs."""
    return text.lstrip("\ufeff").startswith((HEADER_10, HEADER_11))


def read_kmahjongg(text: str, layout_id: str, name: str) -> Layout:
    """Reads a layout of KMahjongg's.

    :raises FileFaults: with all that is wrong, each with its line where it has one.
    """
    lines = text.lstrip("\ufeff").splitlines()
    header = lines[0].strip() if lines else ""
    if header not in (HEADER_10, HEADER_11):
        expected = f"`{HEADER_10}` or `{HEADER_11}`"
        raise FileFaults(layout_id, [FileFault(1, 0, expected, quoted(header) if header else "nothing")])
    faults: list[FileFault] = []
    size = dict(_SIZE_10) if header == HEADER_10 else {}
    #: every square with the line and column where it stands
    squares: list[tuple[str, int, int]] = []
    for number, raw in enumerate(lines[1:], start=2):
        line = raw.strip()
        if not line or line.startswith("#"):
            continue
        if header == HEADER_11 and line[0] in _SIZE_NAMES:
            if line[1:].strip().isdecimal() and 0 < int(line[1:]) <= _MOST:
                size[line[0]] = int(line[1:])
            else:
                faults.append(FileFault(number, 0, f"{_SIZE_NAMES[line[0]]}, 1 to {_MOST}", quoted(line)))
            continue
        squares += [(character, number, column) for column, character in enumerate(line, start=1)]
    faults += [FileFault(0, 0, f"`{key}…`, {what}", "none") for key, what in _SIZE_NAMES.items() if key not in size]
    if faults:
        raise FileFaults(layout_id, faults)
    total = size["w"] * size["h"] * size["d"]
    if len(squares) != total:
        expected = f"{total} squares ({size['w']} × {size['h']} × {size['d']})"
        raise FileFaults(layout_id, [FileFault(0, 0, expected, str(len(squares)))])
    places = _tiles_of(squares, size["w"], size["h"], faults)
    faults += [] if faults else place_faults(places)
    if faults:
        raise FileFaults(layout_id, faults)
    return layout_of(layout_id, name, places)


def _tiles_of(squares: list[tuple[str, int, int]], width: int, height: int, faults: list[FileFault]) -> list[Place]:
    grid = {
        (at % width, at // width % height, at // (width * height)): square
        for at, square in enumerate(squares)
        if square[0] in _QUARTERS
    }
    places = [place for place, (character, _, _) in grid.items() if character == "1"]
    for (x, y, z), (character, line, column) in grid.items():
        right, down = _QUARTERS[character]
        whole = all(
            grid.get((x - right + across, y - down + along, z), (" ",))[0] == quarter
            for quarter, (across, along) in _QUARTERS.items()
        )
        if not whole:
            faults.append(FileFault(line, column, "four squares `12` over `43` that make a tile", quoted(character)))
    return places


def write_kmahjongg(layout: Layout) -> str:
    """A layout as a file of version 1.1."""
    width, height = layout.columns, layout.rows
    lines = [HEADER_11, f"w{width}", f"h{height}", f"d{layout.layers}"]
    for z in range(layout.layers):
        rows = [["."] * width for _ in range(height)]
        for x, y, layer in layout.places:
            if layer == z:
                for character, (right, down) in _QUARTERS.items():
                    rows[y + down][x + right] = character
        lines += [f"# layer {z}", *("".join(row) for row in rows)]
    return "\n".join(lines) + "\n"
