"""Presets of earlier versions of Eastwind: today's without later keys, and with the values that were changed since.

A score book holds the digest of its rules. A former preset has the digest of a book that was begun under it, with whatever
options. Every change to a preset's file is noted here, together with that change.
"""

from collections.abc import Mapping
from copy import deepcopy
from functools import cache
from typing import Any, Final

from eastwind.rules.loader import available, load_tree, preset_tree
from eastwind.rules.ruleset import RuleSet

#: Options and notes on sentences that can be read in several ways.
_READINGS: Final = ("options.hidden_snake", "options.penalty_suit_exempt", "notes.hidden-snake", "notes.penalty-exempt")
#: Preset → dotted keys that are new in its own file; a note is named by its id.
ADDED: Final[Mapping[str, tuple[str, ...]]] = {
    "ru-classic": (
        *_READINGS,
        "play.win_from_discard",
        "scoring.nothing_drawn",
        "scoring.hidden_snake",
        "scoring.flowers_with_sums",
        "limit.losers",
        "settlement.counters_for_stock",
    ),
    "gambler-standard": (
        "scoring.flowers_with_sums",
        "options.flowers_with_sums",
        "notes.flowers-with-seven-pairs",
    ),
    "bg-classic": _READINGS,
    "dmjl": _READINGS,
    "family": _READINGS,
    "pl-classic": (
        *_READINGS,
        "options.nothing_drawn",
        "scoring.nothing_drawn",
        "limit.losers",
        "notes.limit-of-the-winner",
        "notes.without-drawing",
    ),
}
#: Preset → dotted key → former value.
CHANGED: Final[Mapping[str, Mapping[str, Any]]] = {"pl-classic": {"version": 2}}


def load_former(name: str, options: Mapping[str, Any] | None = None) -> RuleSet:
    """Load a preset as it was, with options chosen by name.

    :raises RuleFaults: for an unknown preset, and for options that it did not offer then or cannot have.
    """
    return load_tree(_former(name), name, options, {parent: _former(parent) for parent in available()})


@cache
def _former(name: str) -> dict[str, Any]:
    tree: dict[str, Any] = deepcopy(dict(preset_tree(name)))
    for key in ADDED.get(name, ()):
        _take_out(tree, key)
    for key, was in CHANGED.get(name, {}).items():
        *steps, last = key.split(".")
        _at(tree, steps)[last] = was
    return tree


def _take_out(tree: dict[str, Any], key: str) -> None:
    first, *steps, last = key.split(".")
    if first == "notes":
        tree["notes"] = [note for note in tree["notes"] if note["id"] != last]
    else:
        del _at(tree, [first, *steps])[last]


def _at(tree: dict[str, Any], steps: list[str]) -> dict[str, Any]:
    for step in steps:
        tree = tree[step]
    return tree
