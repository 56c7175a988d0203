"""The rule sets in the order in which people choose among them, and the texts that a set is taken from."""

from typing import Final

from eastwind.keeper.rules_diff import cited_values
from eastwind.rules import RuleSet, available
from eastwind.rules.patterns import NAMES

#: The set that is taken where none is chosen; behind it what is played nearest to it: a set follows the one that it extends,
#: those of one country stand together, and the family's own game, which is scored otherwise altogether, closes the row.
_ORDER: Final = (
    "ru-classic", "gambler-classic", "gambler-standard", "bg-classic", "pl-classic", "dmjl", "bmja", "family",
)  # fmt: skip


def presets() -> tuple[str, ...]:
    """The ids of all presets, the default first; one without a place here comes last."""
    there = available()
    return tuple(name for name in _ORDER if name in there) + tuple(name for name in there if name not in _ORDER)


def documents_of(rules: RuleSet) -> tuple[str, ...]:
    """The documents that something in a set rests on, its own before those of its parents."""
    sources = [cited.source for cited in cited_values(rules).values()]
    sources += [rules.source_of(name) for name in NAMES if rules.pattern(name) is not None]
    cited = {source.partition(" ")[0] for source in sources}
    return tuple(name for name in reversed(list(rules.file.documents)) if name in cited)
