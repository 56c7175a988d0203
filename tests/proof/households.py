"""Rule sets of nobody in particular: figures drawn at random, the same for both sides.

What is proved of them holds for a household's own figures.
"""

import random
from collections.abc import Callable, Mapping
from dataclasses import replace
from typing import Final, Literal, cast

import numpy as np

from eastwind.rules import compiled as record_of
from eastwind.rules.compiled import RULES, OnlyTile, ReadyHand, Valuation, Worth
from eastwind.rules.compiled import Rules as CompiledRules
from eastwind.rules.templates import compile_templates
from eastwind.traditions.classical.patterns import Pattern
from eastwind.traditions.classical.sums import MOST_OF_ALL
from tests.proof.engine import compiled
from tests.proof.variants import Variant
from tests.reference.rules import Extra, Rules
from tests.reference.rulesets import (
    BG_CLASSIC,
    BMJA,
    CLASSICAL_BONUS,
    DMJL,
    GAMBLER_STANDARD,
    PL_CLASSIC,
    RU_CLASSIC,
    with_flowers,
)

SetKind = Literal["chow", "pung", "kong"]


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
    for pattern in [pattern for pattern in Pattern if pattern.is_limit_hand]:
        in_force = pattern.key in rules.limit_hands
        record.in_force[pattern] = record.limit_hand[pattern] = in_force
    record.shapes = 0
    if "thirteen_wonders" in rules.shapes:
        record.shapes |= record_of.WONDERS
    if "heavenly_twins" in rules.shapes:
        record.shapes |= record_of.TWINS_SUIT | record_of.TWINS_HONOURS
    record.limit = record.limit_worth = rules.limit
    return cast(CompiledRules, record)


# ------------------------------------------------------------------------------------------------- everything of every set

_EVERYBODYS: Final = (DMJL, BMJA, GAMBLER_STANDARD, PL_CLASSIC, BG_CLASSIC)
_WINNERS: Final = {
    name: row
    for rules in (*_EVERYBODYS, RU_CLASSIC)
    for name, row in rules.winner.items()
    # the other rows of the clubs abroad say the same
    if name not in ("robbed_kong", "last_wall_tile_win", "three_winds_and_pair", "two_dragons_and_pair")
    and name not in ("winner_one_suit", "winner_one_suit_with_honours", "winner_terminals_and_honours")
}
_DOUBLES: Final = {name: row for rules in (*_EVERYBODYS, RU_CLASSIC) for name, row in rules.doubles.items()}
_BONUS: Final = {**CLASSICAL_BONUS, **DMJL.bonus}
_LIMIT_HANDS: Final = {name: form for rules in _EVERYBODYS for name, form in rules.limit_hands.items()}
_FORMS: Final = frozenset(shape for rules in _EVERYBODYS for shape in rules.shapes)
#: Forms that are no limit hands by name.
_COUNTED_FORMS: Final = ("seven_pairs", "one_suit")


def _some(dice: random.Random, rows: Mapping[str, Extra]) -> dict[str, Extra]:
    return {name: _figures(dice, old) for name, old in rows.items() if dice.random() < 0.8}


def _limit_hands(dice: random.Random) -> dict[str, str]:
    """Some of all limit hands, each in one of its forms."""
    chosen = {name: form for name, form in _LIMIT_HANDS.items() if dice.random() < 0.5}
    other = {"imperial_jade": ("no_chow", "chows"), "three_scholars": ("one_suit", "any")}
    return {name: dice.choice(other[name]) if name in other else form for name, form in chosen.items()}


def _club(dice: random.Random) -> Variant:
    """Lines, forms and limit hands of all sets together, every figure and every condition of a win drawn anew.

    What would make a loser break a pung in hand is left out: four alike in a loser's hand are a pung (d).
    """
    limit_hands = _limit_hands(dice)
    forms = (_FORMS & set(limit_hands)) | {form for form in _COUNTED_FORMS if dice.random() < 0.5}
    every_wind = dice.random() < 0.7
    doubles_for: Literal["all", "winner"] = dice.choice(["all", "winner"])
    doubles = _some(dice, _DOUBLES)
    for more, fewer in (("three_dragon_sets", "two_dragons_and_pair"), ("four_wind_sets", "three_winds_and_pair")):
        if doubles_for == "all":
            doubles.pop(fewer, None) if more not in doubles else doubles.update({fewer: doubles[more]})
    valuation: Literal["doubled", "flat", "table"] = dice.choice(["doubled", "doubled", "doubled", "flat", "table"])
    chow = dice.choice([0, 0, 3])
    sets: dict[tuple[SetKind, str], tuple[int, int]] = {
        row: (dice.choice([old[0], dice.randint(0, 20)]), dice.choice([old[1], dice.randint(8, 40)]))
        for row, old in RU_CLASSIC.sets.items()
    }
    sets["chow", "simple"] = (chow, chow)
    waits = valuation == "doubled" and dice.random() < 0.5
    robbing = dice.random() < 0.8
    without_limit = dice.choice([0, 0, 500])
    rules = replace(
        RU_CLASSIC,
        name="a club of everything",
        sets=sets,
        pair_own_wind=dice.choice([0, 2]),
        pair_prevailing_wind=dice.choice([0, 2]) if every_wind else 0,
        pair_dragon=dice.choice([0, 2, 4]),
        every_wind_scores=every_wind,
        winner=_some(dice, _WINNERS),
        doubles=doubles,
        doubles_for=doubles_for,
        one_suit_asks_honour_pair=doubles_for == "winner" and dice.random() < 0.5,
        bonus=_some(dice, _BONUS),
        limit=MOST_OF_ALL if without_limit else dice.choice([300, 1000, 1_000_000]),
        without_limit=without_limit,
        limit_hands=limit_hands,
        only_concealed=frozenset(name for name in limit_hands if dice.random() < 0.2),
        own_sets=dice.random() < 0.4,
        half_limit=frozenset(name for name in limit_hands if dice.random() < 0.3),
        shapes=forms,
        flat={"seven_pairs": dice.choice([50, 350])} if "seven_pairs" in forms and dice.random() < 0.6 else {},
        only_possible=dice.choice(["only", "place"]),
        dead_hand=dice.random() < 0.5,
        rob_exposed_kong=robbing,
        wonders_rob_concealed_kong=robbing,
        pair_from_discard=dice.random() < 0.8,
        max_chows=dice.choice([4, 4, 2, 1, 0]),
        ready_to_win=dice.random() < 0.2,
        concealed_to_win=dice.random() < 0.15,
        min_points=dice.choice([0, 0, 0, 30]),
        min_doubles=dice.choice([0, 0, 0, 1, 2]),
        valuation=valuation,
        figures={"doubled": (), "flat": (7,), "table": (5, 8, 8, 20, 400)}[valuation],
        tenths_for_waiting={name: dice.randint(1, 6) for name in limit_hands if dice.random() < 0.5} if waits else {},
        doubles_for_waiting_one_suit=dice.choice([0, 2]) if waits else 0,
    )
    return Variant(rules, _compiled_club(rules), rules)


#: The reference's name of a line → the engine's patterns, where they are not of one name.
_PATTERNS: Final = {
    "last_wall_tile_or_discard": ("last_wall_tile_win", "last_discard_win"),
    "robbed_any_kong": ("robbed_kong",),
    "ready_at_once_few_exposed": ("ready_with_first_discard",),
    "winner_one_suit_no_chow": ("one_suit_no_chow",),
}
_FORM_PATTERNS: Final = {
    ("imperial_jade", "chows"): "imperial_jade_with_chows",
    ("three_scholars", "any"): "three_scholars_any",
    ("three_dragons_no_chow", ""): "three_scholars_no_chow",
}
_SHAPES: Final = {
    "heavenly_twins": record_of.TWINS_SUIT | record_of.TWINS_HONOURS,
    "thirteen_wonders": record_of.WONDERS,
    "seven_pairs": record_of.PAIRS_ANY,
    "pairs_of_ends": record_of.PAIRS_OF_ENDS,
    "knitting": record_of.KNITTING,
    "triple_knitting": record_of.TRIPLE_KNITTING,
    "one_suit": record_of.ONE_SUIT_ANY,
}
_TEMPLATES: Final = {
    "peking_garden": "1234567a ESWN 567z",
    "gates_of_heaven": "1112345678999(2|3|4|5|6|7|8)a",
    "wriggling_snake": "11a 23456789a ESWN",
}


def _compiled_club(rules: Rules) -> CompiledRules:
    """A record written field by field from the reference's rules, nothing inherited that touches a value."""
    record = np.array(compiled("ru-classic", (("flowers", True),)), dtype=RULES).reshape(1).copy().view(np.recarray)[0]
    for row in ("points", "doubles", "limit_hand", "in_force", "winner_only", "waiting_tenths"):
        record[row][:] = 0
    _write_figures(record, rules)
    for name, form in rules.limit_hands.items():
        pattern = Pattern[_FORM_PATTERNS.get((name, form), name).upper()]
        record.in_force[pattern] = 1
        record.limit_hand[pattern] = Worth.HALF_LIMIT if name in rules.half_limit else Worth.LIMIT
        record.waiting_tenths[pattern] = rules.tenths_for_waiting.get(name, 0)
        record.concealed_only[pattern] = name in rules.only_concealed
        if name in _TEMPLATES:
            compile_templates(record, pattern, _TEMPLATES[name])
    for name, points in rules.flat.items():
        pattern = Pattern[name.upper()]
        record.points[pattern], record.in_force[pattern], record.limit_hand[pattern] = points, 1, Worth.FLAT
    record.shapes = sum(_SHAPES[shape] for shape in rules.shapes if shape in _SHAPES)
    record.limit = 0 if rules.without_limit else rules.limit
    record.limit_worth = rules.without_limit or rules.limit
    record.only_tile = OnlyTile.WAIT_SHAPE if rules.only_possible == "place" else OnlyTile.SOLE_KIND
    record.own_wind_scores_only = not rules.every_wind_scores
    record.one_suit_needs_honour_pair = rules.one_suit_asks_honour_pair
    record.dead_hand = rules.dead_hand
    record.rob_exposed_kong, record.rob_concealed_kong_wonders = rules.rob_exposed_kong, rules.rob_exposed_kong
    record.pair_from_discard, record.max_chows = rules.pair_from_discard, rules.max_chows
    record.ready_hand = ReadyHand.TO_WIN if rules.ready_to_win else ReadyHand.OPTIONAL
    record.concealed_win = rules.concealed_to_win
    record.min_points, record.min_doubles = rules.min_points, rules.min_doubles
    record.waiting_one_suit_doubles = rules.doubles_for_waiting_one_suit
    record.valuation = {"doubled": Valuation.DOUBLED, "flat": Valuation.FLAT, "table": Valuation.TABLE}[rules.valuation]
    if rules.figures:
        record.flat_value = rules.figures[0]
        for doubles in range(len(record.value_table)):
            record.value_table[doubles] = rules.figures[min(doubles, len(rules.figures) - 1)]
    return cast(CompiledRules, record)


def _write_figures(record: np.record, rules: Rules) -> None:
    """Points and doubles of every line."""
    rows = {**rules.winner, **rules.doubles, **rules.bonus}
    for (kind, row), (exposed, concealed) in rules.sets.items():
        if kind == "chow":
            rows["chow"] = Extra(concealed)
            continue
        rows[f"{kind}_{row}_exposed"], rows[f"{kind}_{row}_concealed"] = Extra(exposed), Extra(concealed)
    rows["pair_own_wind"], rows["pair_dragon"] = Extra(rules.pair_own_wind), Extra(rules.pair_dragon)
    rows["pair_prevailing_wind"] = Extra(rules.pair_prevailing_wind)
    for name, worth in rows.items():
        for pattern in (Pattern[other.upper()] for other in _PATTERNS.get(name, (name,))):
            record.points[pattern], record.doubles[pattern], record.in_force[pattern] = worth.points, worth.doubles, 1
            winners = name in rules.winner or (name in rules.doubles and rules.doubles_for == "winner")
            record.winner_only[pattern] = winners


#: Name → one of its kind at random.
HOUSEHOLDS: Final[dict[str, Callable[[random.Random], Variant]]] = {
    "a household": _household,
    "a club of everything": _club,
}
