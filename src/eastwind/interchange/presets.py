"""Presets in the order in which they are offered, and the documents that a rule set cites."""

from typing import Final

from eastwind.interchange.rules_diff import cited_values
from eastwind.rules import RuleSet, available
from eastwind.traditions.classical.patterns import NAMES

#: Order of the presets: the default first, then the games nearest to it. A set follows the one that it extends, sets of one
#: country are kept together, and the family's own game, whose scoring differs altogether, comes last.
_ORDER: Final = (
    "ru-classic", "gambler-classic", "gambler-standard", "bg-classic", "pl-classic", "dmjl", "bmja", "family",
)  # fmt: skip


def presets() -> tuple[str, ...]:
    """Return the ids of all presets, the default first; those without a place in the order come last."""
    there = available()
    return tuple(name for name in _ORDER if name in there) + tuple(name for name in there if name not in _ORDER)


def documents_of(rules: RuleSet) -> tuple[str, ...]:
    """Return the documents that values or patterns of a set cite, its own before those of its parents."""
    sources = [cited.source for cited in cited_values(rules).values()]
    sources += [rules.source_of(name) for name in NAMES if rules.pattern(name) is not None]
    cited = {source.partition(" ")[0] for source in sources}
    return tuple(name for name in reversed(list(rules.file.documents)) if name in cited)
