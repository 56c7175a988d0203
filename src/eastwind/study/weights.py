"""Weights by which bots play where two rule sets are compared: the same on both sides, so that rules are compared, not bots.

*Club* goes by a temper and *master* by a net, both trained for one rule set. With its own on one side and general ones on the
other, two sets would differ even where no hand can meet what differs in the rules.
"""

from collections.abc import Iterable
from functools import lru_cache
from typing import Final

from eastwind.bots.built_in import COMPILED
from eastwind.bots.temper import TemperRecord
from eastwind.bots.tempers import GENERAL, preset_of, weights_of
from eastwind.explain.rules_in_use import compiled_once
from eastwind.rules import RuleSet, available
from eastwind.rules.compiled import Rules
from eastwind.study.borrowed import borrow, nearest

#: Bots that play by weights; the others' play depends on nothing but the rules.
WEIGHING: Final = frozenset(bot.name for bot in COMPILED if bot.weighs)
#: Largest number of named weights kept as records: those of a preset, or the general ones.
_KEPT: Final = 16
MASTER: Final = "master"
#: Sign between the temper's name and that of a net that was lent by itself.
LENT: Final = "+"


def names_of_weights() -> tuple[str, ...]:
    """Return the names of all weights that can be asked for."""
    return (GENERAL, *available())


@lru_cache(_KEPT)
def record_of(name: str) -> TemperRecord:
    """Return the weights of that name as compiled code takes them; they may be read, never written."""
    return weights_of(name)


def parent_of(rules: RuleSet) -> str | None:
    """Return the preset that a rule set is, was chosen from or extends; of a set that names none, the nearest one."""
    compiled = compiled_once(rules)
    presets = available()
    named = [name for name in (preset_of(compiled), rules.id, rules.file.extends) if name in presets]
    return named[0] if named else nearest(compiled)


def common_weights(sides: Iterable[RuleSet]) -> str:
    """Return the name of the weights by which bots play on all sides of a comparison.

    They are those of the preset from which all sides come, if it is one and the same; otherwise the general ones.
    """
    parents = {parent_of(rules) for rules in sides}
    name = parents.pop() if len(parents) == 1 else None
    return name or GENERAL


def told_weights(rules: Rules, levels: Iterable[str], chosen: str | None) -> str:
    """Return the name of the weights of a simulation; empty where no bot plays by weights.

    `ru-classic`, `general`, or `general+ru-classic` for the general temper and the net that master was lent.
    """
    weighing = WEIGHING.intersection(levels)
    if not weighing:
        return ""
    own = chosen or preset_of(rules) or GENERAL
    if chosen is None and own == GENERAL and MASTER in weighing:
        loan = borrow(rules)
        if loan is not None and loan.passed:
            return f"{GENERAL}{LENT}{loan.preset}"
    return own
