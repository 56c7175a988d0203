"""The rule sets to be proved, each with options drawn at random: for the engine by name, for the reference by hand."""

import random
from collections.abc import Callable, Mapping
from dataclasses import dataclass, replace
from typing import Final, Literal, cast

import numpy as np

from eastwind.rules.compiled import RULES
from eastwind.rules.compiled import Rules as CompiledRules
from eastwind.rules.patterns import FIRST_LIMIT_HAND, Pattern
from tests.proof.engine import Options, compiled
from tests.reference.rules import Extra, Rules
from tests.reference.rulesets import RU_CLASSIC, RULESETS, with_flowers

SetKind = Literal["chow", "pung", "kong"]


@dataclass(frozen=True)
class Variant:
    """One rule set with options or figures of a household's own: the same for both sides."""

    rules: Rules
    compiled: CompiledRules
    #: What was changed, for a failing test to tell.
    changes: object


def _without(rows: Mapping[str, Extra], *names: str) -> dict[str, Extra]:
    return {name: row for name, row in rows.items() if name not in names}


def _ru_classic(dice: random.Random) -> Variant:
    """`ru-classic` with every option that touches a value; half of the time as it stands."""
    if dice.random() < 0.5:
        return _optional(RU_CLASSIC, {})
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
    return _optional(rules, options)


def flowered(ruleset: str) -> Variant:
    """The rule set as it stands, but with its flowers, so that every row of its tables is in force."""
    return _optional(with_flowers(RULESETS[ruleset]), {"flowers": True})


def _optional(rules: Rules, options: Mapping[str, bool | int | str]) -> Variant:
    key: Options = tuple(sorted(options.items()))
    return Variant(rules, compiled(rules.name, key), options)


def _figures(dice: random.Random, old: Extra) -> Extra:
    """Another worth of a line, small or large, sometimes none at all."""
    return dice.choice([old, old, Extra(dice.randint(0, 12), 0), Extra(0, dice.randint(0, 3)), Extra(30, 1), Extra()])


def _household(dice: random.Random) -> Variant:
    """`ru-classic` with flowers and every figure of its tables drawn anew: what is best to read must follow the figures.

    A pung stays worth more than two pairs: four alike in a loser's hand are a pung (d).
    """
    base = with_flowers(RU_CLASSIC)
    sets: dict[tuple[SetKind, str], tuple[int, int]] = {
        row: (dice.choice([old[0], dice.randint(0, 20)]), dice.choice([old[1], dice.randint(8, 40)]))
        for row, old in base.sets.items()
        if row[0] != "chow"
    }
    sets["chow", "simple"] = (0, 0)
    winner = {**base.winner, "nothing_drawn": Extra(doubles=3)}
    worths = {**winner, **base.doubles, **base.bonus}
    worths = {name: _figures(dice, old) for name, old in worths.items()}
    limit_hands = {name: form for name, form in base.limit_hands.items() if dice.random() < 0.7}
    rules = replace(
        base,
        sets=sets,
        pair_own_wind=dice.choice([0, 1, 2]),
        pair_prevailing_wind=dice.choice([0, 2, 3]),
        pair_dragon=dice.choice([0, 2, 4]),
        winner={name: worths[name] for name in winner},
        doubles={name: worths[name] for name in base.doubles},
        bonus={name: worths[name] for name in base.bonus},
        limit=dice.choice([300, 2000, 1_000_000]),
        limit_hands=limit_hands,
        shapes=base.shapes & set(limit_hands),
    )
    return Variant(rules, _with_figures(rules), rules)


def _with_figures(rules: Rules) -> CompiledRules:
    """The compiled `ru-classic` with flowers, its figures replaced by those of the rules."""
    record = np.array(compiled("ru-classic", (("flowers", True),)), dtype=RULES).reshape(1).copy().view(np.recarray)[0]
    worths = {**rules.winner, **rules.doubles, **rules.bonus}
    for (kind, row), (exposed, concealed) in rules.sets.items():
        if kind != "chow":
            worths[f"{kind}_{row}_exposed"] = Extra(exposed)
            worths[f"{kind}_{row}_concealed"] = Extra(concealed)
    worths["pair_own_wind"] = Extra(rules.pair_own_wind)
    worths["pair_prevailing_wind"] = Extra(rules.pair_prevailing_wind)
    worths["pair_dragon"] = Extra(rules.pair_dragon)
    for name, worth in worths.items():
        pattern = Pattern[name.upper()]
        record.points[pattern], record.doubles[pattern], record.in_force[pattern] = worth.points, worth.doubles, 1
    for pattern in list(Pattern)[FIRST_LIMIT_HAND:]:
        in_force = pattern.name.lower() in rules.limit_hands
        record.in_force[pattern] = record.limit_hand[pattern] = in_force
    record.wonders = "thirteen_wonders" in rules.shapes
    record.twins_suit = record.twins_honours = "heavenly_twins" in rules.shapes
    record.limit = record.limit_worth = rules.limit
    return cast(CompiledRules, record)


#: Rule set → one variant of it at random.
VARIANTS: Final[dict[str, Callable[[random.Random], Variant]]] = {"ru-classic": _ru_classic}

#: Rule sets of nobody in particular: what is proved of them holds for a household's figures.
HOUSEHOLDS: Final[dict[str, Callable[[random.Random], Variant]]] = {"a household": _household}
