"""Eastwind: play, score, learn and study classical Mahjong.

This package is the public interface for notebooks and programs; `docs/python.md` shows it in use. Names are loaded on first use,
so importing costs nothing. The subpackages each have contents of their own: `eastwind.tiles`, `hands`, `rules`, `scoring`,
`table`, `record`, `bots`, `study` and more (`docs/architecture.md`).

- `rules`, `presets` — rule sets from presets, files or JSON, with options; `RuleSet` — a rule set
- `score`, `hand` — the worth of a hand, line by line; `Score` — its result
- `distance`, `waits`, `useful` — distance of a hand to a win, and the tiles that bring it nearer (*shanten*, *ukeire*)
- `settle` — the payments at the end of a hand; `Settlement` — its result
- `Table` — a match at one table, played with actions in words
- `simulate` — many hands between bots; `compare` — the same under two rule sets; `Simulation`, `Comparison` — their results
- `bots` — the built-in bots and the interface of your own; `testing` — checks for bots and rule sets
- `replay`, `verify`, `read_record` — recorded games
- `EastwindError` — base of all errors; `ArgumentError`, `PlayError`, `MissingExtra` — errors of this interface
"""

from typing import TYPE_CHECKING

from eastwind.lazy import load_when_asked

if TYPE_CHECKING:
    from eastwind import bots, testing
    from eastwind.errors import EastwindError
    from eastwind.extras import MissingExtra
    from eastwind.library.given import ArgumentError
    from eastwind.library.hands import Score, distance, hand, score, useful, waits
    from eastwind.library.records import read_record, replay, verify
    from eastwind.library.results import Comparison, Simulation
    from eastwind.library.rule_sets import presets, rules
    from eastwind.library.settling import Settlement, settle
    from eastwind.library.simulation import compare, simulate
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
