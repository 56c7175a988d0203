"""Layouts in KMahjongg's format, `.layout`, versions 1.0 and 1.1: read and written.

The first line names the version; many files from elsewhere lack its first letter. Lines that begin with `#` are comments, and two
of them, as those files have them, are its name and its author: `# name: …`, `# by: …`. In 1.1 the lines `w…`, `h…` and `d…` give
width and height in half tiles and the number of layers; 1.0 is always 32 × 16 × 5. All other lines together are the squares, row
after row, layer after layer from the table up. A tile's four squares are `1` at its top left, `2` top right, `3` bottom right,
`4` bottom left; anything else is empty. KMahjongg goes by the `1` alone, and plays files of its own whose other squares are
wrong: so does Eastwind.
"""

from typing import Final

from eastwind.solo.faults import FileFault, FileFaults, quoted
from eastwind.solo.layout import Layout, Place, layout_of
from eastwind.texts import made_name, without_mark

HEADER_10: Final = "kmahjongg-layout-v1.0"
HEADER_11: Final = "kmahjongg-layout-v1.1"
_SIZE_10: Final = {"w": 32, "h": 16, "d": 5}
_SIZE_NAMES: Final = {"w": "its width", "h": "its height", "d": "its number of layers"}
#: Square of a tile → its distance right and down of the top left one.
_QUARTERS: Final = {"1": (0, 0), "2": (1, 0), "3": (1, 1), "4": (0, 1)}
#: Square by which a tile is known.
_CORNER: Final = "1"
_MOST: Final = 200
#: Keys of comments that are read: the name, and the author.
_SAID: Final = ("name", "by")


def is_kmahjongg(text: str) -> bool:
    """Return whether a file has the header of this format."""
    return _headed(without_mark(text)).startswith((HEADER_10, HEADER_11))


def _headed(line: str) -> str:
    """Return a first line as KMahjongg writes it."""
    return f"k{line}" if line.startswith("mahjongg-layout-") else line


def read_kmahjongg(text: str, layout_id: str, name: str) -> Layout:
    """Read a layout of KMahjongg's; `name` is for one that bears none.

    :raises FileFaults: with all faults, each with its line where it has one.
    """
    lines = without_mark(text).splitlines()
    header = _headed(lines[0].strip()) if lines else ""
    if header not in (HEADER_10, HEADER_11):
        expected = f"`{HEADER_10}` or `{HEADER_11}`"
        raise FileFaults(layout_id, [FileFault(1, 0, expected, quoted(header) if header else "nothing")])
    faults: list[FileFault] = []
    size = dict(_SIZE_10) if header == HEADER_10 else {}
    said: dict[str, str] = {}
    squares = ""
    for number, raw in enumerate(lines[1:], start=2):
        line = raw.strip()
        if not line:
            continue
        if line.startswith("#"):
            key, colon, value = line[1:].partition(":")
            if colon and key.strip() in _SAID:
                said.setdefault(key.strip(), made_name(value.strip()))
            continue
        if header == HEADER_11 and line[0] in _SIZE_NAMES:
            if line[1:].strip().isdecimal() and 0 < int(line[1:]) <= _MOST:
                size[line[0]] = int(line[1:])
            else:
                faults.append(FileFault(number, 0, f"{_SIZE_NAMES[line[0]]}, 1 to {_MOST}", quoted(line)))
            continue
        squares += line
    faults += [FileFault(0, 0, f"`{key}…`, {what}", "none") for key, what in _SIZE_NAMES.items() if key not in size]
    if faults:
        raise FileFaults(layout_id, faults)
    total = size["w"] * size["h"] * size["d"]
    if len(squares) != total:
        expected = f"{total} squares ({size['w']} × {size['h']} × {size['d']})"
        raise FileFaults(layout_id, [FileFault(0, 0, expected, str(len(squares)))])
    return layout_of(layout_id, _title(said) or name, _tiles_of(squares, size["w"], size["h"]))


def _title(said: dict[str, str]) -> str:
    name, by = (said.get(key, "") for key in _SAID)
    return f"{name} ({by})" if name and by else name


def _tiles_of(squares: str, width: int, height: int) -> list[Place]:
    return [
        (at % width, at // width % height, at // (width * height))
        for at, square in enumerate(squares)
        if square == _CORNER
    ]


def write_kmahjongg(layout: Layout) -> str:
    """Return a layout as a file of version 1.1."""
    width, height = layout.columns, layout.rows
    lines = [HEADER_11, f"# name: {layout.name}", f"w{width}", f"h{height}", f"d{layout.layers}"]
    for z in range(layout.layers):
        rows = [["."] * width for _ in range(height)]
        for x, y, layer in layout.places:
            if layer == z:
                for character, (right, down) in _QUARTERS.items():
                    rows[y + down][x + right] = character
        lines += [f"# layer {z}", *("".join(row) for row in rows)]
    return "\n".join(lines) + "\n"
