"""Games for one player: Mahjong solitaire and Mahjong Connect. Knows `tiles` only. See `docs/solo.md`.

- `Layout`, `layouts`, `read_layout`, `write_layout` — the places of the tiles, and their files; `layout_files` — those of any
  format; `kmahjongg`, `kyodai` — other people's
- `faces` — the faces of the tiles
- `Game`, `IllegalPairError` — the rules, a game as plain data; `blocking` — the relation between tiles that hold each other
- `deal`, `Deal`, `measure_difficulty` — deals that can be cleared, and their difficulty; `clearing` — the way they are made
- `solver` — the answer whether a position can be won, and the moves; `hint`, `way_back`, `rescue` — advice
- `connect` — the other game: lines, levels, its solver
"""

from typing import TYPE_CHECKING

from eastwind.lazy import load_when_asked

if TYPE_CHECKING:
    from eastwind.solo.advice import hint, rescue, way_back
    from eastwind.solo.deal import Deal, deal
    from eastwind.solo.difficulty import measure_difficulty
    from eastwind.solo.game import Game, IllegalPairError
    from eastwind.solo.layout import Layout
    from eastwind.solo.layout_text import read_layout, write_layout
    from eastwind.solo.layouts import layouts

__all__ = [
    "Deal",
    "Game",
    "IllegalPairError",
    "Layout",
    "deal",
    "hint",
    "layouts",
    "measure_difficulty",
    "read_layout",
    "rescue",
    "way_back",
    "write_layout",
]

load_when_asked(__name__)
