"""Eastwind: play, score, learn and study classical Mahjong.

This is the interface for notebooks and programs; `docs/python.md` has examples. Names are loaded when they are first used, so
importing costs nothing. Below are the rooms, each a package with contents of its own: `eastwind.tiles`, `hands`, `rules`,
`scoring`, `table`, `record`, `bots`, `study` and more (`docs/architecture.md`).

- `rules`, `presets` — rule sets: presets, files, JSON, with options; `RuleSet` — their type
- `score`, `hand` — the value of a hand, line by line; `Score`
- `distance`, `waits`, `useful` — the distance of a hand to a win, and the tiles that bring it nearer (*shanten*, *ukeire*)
- `settle` — the payments between the players; `Settlement`
- `Table` — a match, played in words
- `simulate` — very many hands between bots; `compare` — under two rule sets; `Simulation`, `Comparison` — their results
- `bots` — the built-in bots, and an interface for others; `testing` — checks for those, and for rule sets
- `replay`, `verify`, `read_record` — recorded games
- `EastwindError` — the base of all errors; `ArgumentError`, `PlayError`, `MissingExtra` — those of this interface
"""

from typing import TYPE_CHECKING

from eastwind.lazy import load_when_asked

if TYPE_CHECKING:
    from eastwind import bots, testing
    from eastwind.errors import EastwindError
    from eastwind.extras import MissingExtra
    from eastwind.library.comparison import Comparison
    from eastwind.library.given import ArgumentError
    from eastwind.library.hands import Score, distance, hand, score, useful, waits
    from eastwind.library.records import read_record, replay, verify
    from eastwind.library.rule_sets import presets, rules
    from eastwind.library.settling import Settlement, settle
    from eastwind.library.simulation import Simulation, compare, simulate
    from eastwind.library.table import PlayError, Table
    from eastwind.rules.ruleset import RuleSet

__version__ = "0.1.0"

__all__ = [
    "ArgumentError",
    "Comparison",
    "EastwindError",
    "MissingExtra",
    "PlayError",
    "RuleSet",
    "Score",
    "Settlement",
    "Simulation",
    "Table",
    "__version__",
    "bots",
    "compare",
    "distance",
    "hand",
    "presets",
    "read_record",
    "replay",
    "rules",
    "score",
    "settle",
    "simulate",
    "testing",
    "useful",
    "verify",
    "waits",
]

load_when_asked(__name__)
