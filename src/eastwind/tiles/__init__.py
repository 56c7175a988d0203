"""Tiles: the 42 kinds, the notation, walls, shuffles; independent of the packages above.

- `parse_tiles`, `format_tiles`, `parse_tile`, `format_tile`, `NotationError` — `123m 456p 1z`; `tile_name` — in four languages
- `counts_of`, `tiles_of` — tiles as counts by kind
- `kinds` — numbers and masks of the kinds; `masks` — operations on sets of them
- `Shuffle`, `shuffle_from` — the verifiable shuffle; `chance` — seeded chance for simulation
- `wall` — the square wall and its break
"""

from typing import TYPE_CHECKING

from eastwind.lazy import load_when_asked

if TYPE_CHECKING:
    from eastwind.tiles.chance import chance
    from eastwind.tiles.kinds import KINDS, PLAIN_KINDS
    from eastwind.tiles.names import tile_name
    from eastwind.tiles.notation import (
        NotationError,
        counts_of,
        format_tile,
        format_tiles,
        parse_tile,
        parse_tiles,
        tiles_of,
    )
    from eastwind.tiles.shuffle import Shuffle, shuffle_from

__all__ = [
    "KINDS",
    "PLAIN_KINDS",
    "NotationError",
    "Shuffle",
    "chance",
    "counts_of",
    "format_tile",
    "format_tiles",
    "parse_tile",
    "parse_tiles",
    "shuffle_from",
    "tile_name",
    "tiles_of",
]

load_when_asked(__name__)
