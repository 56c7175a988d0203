"""The rule sets to be proved, each with options drawn at random: for the engine by name, for the reference by hand."""

import random
from collections.abc import Callable, Mapping
from dataclasses import dataclass, replace
from typing import Final

from eastwind.rules.compiled import Rules as CompiledRules
from eastwind.traditions.classical.sums import MOST_OF_ALL
from tests.proof.engine import Options, compiled
from tests.reference.rules import Extra, Rules
from tests.reference.rulesets import (
    BG_CLASSIC,
    BMJA,
    DMJL,
    FAMILY,
    GAMBLER_CLASSIC,
    GAMBLER_STANDARD,
    PL_CLASSIC,
    RU_CLASSIC,
    with_flowers,
)

Value = bool | int | str
#: An option's value and what it makes of the reference's rules.
Change = tuple[Value, Callable[[Rules], Rules]]


@dataclass(frozen=True)
class Variant:
    """One rule set with options or figures of a household's own: the same for both sides."""

    rules: Rules
    compiled: CompiledRules
    #: What was changed, for a failing test to tell.
    changes: object


def _without(rows: Mapping[str, Extra], *names: str) -> dict[str, Extra]:
    return {name: row for name, row in rows.items() if name not in names}


def _without_limit_hands(rules: Rules, *names: str) -> Rules:
    return replace(rules, limit_hands={name: form for name, form in rules.limit_hands.items() if name not in names})


def _no_flowers(rules: Rules) -> Rules:
    return replace(rules, bonus={})


def _wait_shape(rules: Rules) -> Rules:
    return replace(rules, only_possible="place")


def _no_robbing(rules: Rules) -> Rules:
    return replace(rules, rob_exposed_kong=False, wonders_rob_concealed_kong=False)


def _robbing(rules: Rules) -> Rules:
    return replace(rules, rob_exposed_kong=True)


def _dead_hand(on: bool) -> Change:
    return on, lambda rules: replace(rules, dead_hand=on)


def _limit(limit: int) -> Change:
    return limit, lambda rules: replace(rules, limit=limit)


def _no_limit(limit_hands: int) -> Change:
    return "none", lambda rules: replace(rules, limit=MOST_OF_ALL, without_limit=limit_hands)


def _not_at_once(rules: Rules) -> Rules:
    rules = replace(rules, winner=_without(rules.winner, "ready_at_once", "ready_at_once_few_exposed"))
    return rules if rules.name in ("dmjl", "bmja") else _without_limit_hands(rules, "earthly")


def _ready_to_win(on: bool) -> Callable[[Rules], Rules]:
    return lambda rules: replace(rules, ready_to_win=on)


def _no_change(rules: Rules) -> Rules:
    return rules


def _all_chows(points: int) -> Change:
    return points, lambda rules: replace(rules, winner={**rules.winner, "all_chows": Extra(points)})


def _last_from_wall(rules: Rules) -> Rules:
    return replace(rules, winner={**rules.winner, "last_from_wall": Extra(2)})


def _without_no_chow(rules: Rules) -> Rules:
    return replace(rules, winner=_without(rules.winner, "no_chow"))


def _no_limit_hands(rules: Rules) -> Rules:
    return replace(rules, limit_hands={})


def _chronicle(rules: Rules) -> Rules:
    return replace(rules, child="chronicle")


#: An option → what it can be set to beside its default.
Choices = Mapping[str, tuple[Change, ...]]

_RU: Final[Choices] = {
    "flowers": ((True, with_flowers),),
    "limit": (_limit(100), _limit(500), _limit(1000), _limit(1_000_000), _no_limit(2000)),
    "only_possible_tile": (("wait-shape", _wait_shape),),
    "dead_hand": (_dead_hand(False),),
    "robbing": ((False, _no_robbing),),
    "ready_at_once": ((False, _not_at_once),),
    "ready_hand": (("optional", _no_change),),
}
_BG: Final[Choices] = {
    "flowers": ((True, with_flowers),),
    "limit": (_limit(100), _limit(500), _no_limit(2000)),
    "all_chows": (_all_chows(20), _all_chows(30)),
    "last_from_wall": ((True, _last_from_wall),),
    "dead_hand": (_dead_hand(False),),
    "robbing": ((True, _robbing),),
    "ready_hand": (("optional", _no_change),),
}
_PL: Final[Choices] = {
    "flowers": ((True, with_flowers),),
    "limit": (_limit(100), _limit(500), _no_limit(300)),
    "only_possible_tile": (("wait-shape", _wait_shape),),
    "special_hands": ((False, _no_limit_hands),),
    "no_chow": ((False, _without_no_chow),),
    "dead_hand": (_dead_hand(False),),
    "robbing": ((True, _robbing),),
    "ready_hand": (("optional", _no_change),),
}
_FAMILY: Final[Choices] = {
    "flowers": ((False, _no_flowers),),
    "scoring": (("chronicle", _chronicle),),
}
_DMJL: Final[Choices] = {
    "flowers": ((False, _no_flowers),),
    "limit": (_limit(100), _limit(1000), _no_limit(500)),
    "ready_hand": (("to-win", _ready_to_win(True)),),
    "ready_at_once": ((False, _not_at_once),),
    "robbing": ((False, _no_robbing),),
    "dead_hand": (_dead_hand(False),),
}
_BMJA: Final[Choices] = {
    "flowers": ((False, _no_flowers),),
    "limit": (_limit(100), _limit(500), _no_limit(1000)),
    "ready_hand": (("optional", _ready_to_win(False)), ("required", _ready_to_win(False))),
    "ready_at_once": ((False, _not_at_once),),
    "robbing": ((False, _no_robbing),),
    "dead_hand": (_dead_hand(False),),
}

#: As the files have it: the sources call the dead hand an option, and do not say which way.
_DEAD_HAND_ON: Final = ("bg-classic", "pl-classic")
_BASES: Final[dict[str, tuple[Rules, Choices]]] = {
    "ru-classic": (RU_CLASSIC, _RU),
    "gambler-classic": (GAMBLER_CLASSIC, _RU),
    "gambler-standard": (GAMBLER_STANDARD, _RU),
    "bg-classic": (BG_CLASSIC, _BG),
    "pl-classic": (PL_CLASSIC, _PL),
    "family": (with_flowers(FAMILY), _FAMILY),
    "dmjl": (DMJL, _DMJL),
    "bmja": (BMJA, _BMJA),
}


def reference_of(ruleset: str) -> Rules:
    """The reference's rules as the rule set stands, no option touched."""
    rules = _BASES[ruleset][0]
    return replace(rules, dead_hand=True) if ruleset in _DEAD_HAND_ON else rules


def _drawn(ruleset: str) -> Callable[[random.Random], Variant]:
    """The rule set with every option that touches a value; half of the time as it stands."""

    def draw(dice: random.Random) -> Variant:
        rules, options = reference_of(ruleset), dict[str, Value]()
        if dice.random() < 0.5:
            return _variant(rules, options)
        for name, changes in _BASES[ruleset][1].items():
            if dice.random() < 0.35:
                options[name], change = dice.choice(changes)
                rules = change(rules)
        return _variant(rules, options)

    return draw


def _variant(rules: Rules, options: Mapping[str, Value]) -> Variant:
    key: Options = tuple(sorted(options.items()))
    return Variant(rules, compiled(rules.name, key), options)


def flowered(ruleset: str) -> Variant:
    """The rule set as it stands, but with its flowers, so that every row of its tables is in force."""
    rules = reference_of(ruleset)
    return _variant(rules, {}) if rules.bonus else _variant(with_flowers(rules), {"flowers": True})


#: Rule set → one variant of it at random.
VARIANTS: Final[dict[str, Callable[[random.Random], Variant]]] = {ruleset: _drawn(ruleset) for ruleset in _BASES}
