"""The rule sets to be proved, each with options drawn at random: for the engine by name, for the reference by hand."""

import random
from collections.abc import Callable, Mapping
from dataclasses import dataclass, replace
from typing import Final

from eastwind.rules.compiled import Rules as CompiledRules
from tests.proof.engine import Options, compiled
from tests.reference.rules import Extra, Rules
from tests.reference.rulesets import RU_CLASSIC, with_flowers


@dataclass(frozen=True)
class Variant:
    """One rule set with options: the same for both sides."""

    rules: Rules
    options: Options

    @property
    def compiled(self) -> CompiledRules:
        """The engine's side."""
        return compiled(self.rules.name, self.options)


def _without(rows: Mapping[str, Extra], *names: str) -> dict[str, Extra]:
    return {name: row for name, row in rows.items() if name not in names}


def _ru_classic(dice: random.Random) -> Variant:
    """`ru-classic` with every option that touches a value; half of the time as it stands."""
    if dice.random() < 0.5:
        return Variant(RU_CLASSIC, ())
    rules = RU_CLASSIC
    options: dict[str, bool | int | str] = {}
    if dice.random() < 0.7:
        options["flowers"] = True
        rules = with_flowers(rules)
    if dice.random() < 0.5:
        options["limit"] = limit = dice.choice([100, 500, 1000, 1_000_000])
        rules = replace(rules, limit=limit)
    if dice.random() < 0.3:
        options["only_possible_tile"] = "wait-shape"
        rules = replace(rules, only_possible="place")
    if dice.random() < 0.3:
        options["dead_hand"] = False
        rules = replace(rules, dead_hand=False)
    if dice.random() < 0.2:
        options["robbing"] = False
        rules = replace(rules, rob_exposed_kong=False, wonders_rob_concealed_kong=False)
    if dice.random() < 0.2:
        options["ready_at_once"] = False
        limit_hands = {name: form for name, form in rules.limit_hands.items() if name != "earthly"}
        rules = replace(rules, winner=_without(rules.winner, "ready_at_once"), limit_hands=limit_hands)
    return Variant(rules, tuple(sorted(options.items())))


#: Rule set → one variant of it at random.
VARIANTS: Final[dict[str, Callable[[random.Random], Variant]]] = {"ru-classic": _ru_classic}
