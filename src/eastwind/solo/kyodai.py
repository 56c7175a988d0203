"""Layouts in the format of Kyodai Mahjongg, `.lay`, versions 3.0 and 6.0: read.

The first line names the version, the second the layout; behind a double colon there may be a category. Then come the squares,
always 34 × 20 × 5, row after row, layer after layer from the table up: `1` where a tile has its top left corner, `0` elsewhere.
"""

from typing import Final

from eastwind.solo.faults import FileFault, FileFaults, quoted
from eastwind.solo.layout import Layout, Place, layout_of
from eastwind.texts import made_name, without_mark

HEADERS: Final = ("Kyodai 3.0", "Kyodai 6.0")
_COLUMNS: Final = 34
_ROWS: Final = 20
_LAYERS: Final = 5
_SQUARES: Final = _COLUMNS * _ROWS * _LAYERS
_TILE: Final = "1"
_EMPTY: Final = "0"


def is_kyodai(text: str) -> bool:
    """Return whether a file has a header of this format."""
    return without_mark(text).startswith(HEADERS)


def read_kyodai(text: str, layout_id: str, name: str) -> Layout:
    """Read a layout of Kyodai's; `name` is for one that bears none.

    :raises FileFaults: with all faults, each with its line where it has one.
    """
    header, title, *rows = [line.strip() for line in (*without_mark(text).split("\n", 2), "", "")][:3]
    if header not in HEADERS:
        expected = " or ".join(f"`{one}`" for one in HEADERS)
        raise FileFaults(layout_id, [FileFault(1, 0, expected, quoted(header) if header else "nothing")])
    squares = "".join("".join(rows).split())
    if len(squares) != _SQUARES:
        expected = f"{_SQUARES} squares ({_COLUMNS} × {_ROWS} × {_LAYERS})"
        raise FileFaults(layout_id, [FileFault(0, 0, expected, str(len(squares)))])
    strange = sorted(set(squares) - {_TILE, _EMPTY})
    if strange:
        raise FileFaults(layout_id, [FileFault(0, 0, f"`{_EMPTY}` or `{_TILE}`", quoted(one)) for one in strange])
    own = made_name(title.partition("::")[0]).strip()
    return layout_of(layout_id, own or name, [_place(at) for at, square in enumerate(squares) if square == _TILE])


def _place(at: int) -> Place:
    return at % _COLUMNS, at // _COLUMNS % _ROWS, at // (_COLUMNS * _ROWS)
