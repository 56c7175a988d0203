"""Demands of a rule set on a complete hand, and those that a hand does not meet.

The rules are asked one by one: each with all others lifted says by itself whether it lets the hand win, so that their meaning is
not written here a second time.
"""

from dataclasses import dataclass
from functools import lru_cache
from typing import Any, Final, Literal

import numpy as np

from eastwind.explain.rules_in_use import RulesInUse
from eastwind.hands.tables import lookup
from eastwind.rules.compile import SHAPES
from eastwind.rules.compiled import RULES, ReadyHand, Rules
from eastwind.scoring.layout import BILL, HandRecord, Source, Unit
from eastwind.traditions.hand_score import hand_score_of_record
from eastwind.traditions.port import score

TermKind = Literal["points", "doubles", "chows", "exposed", "wall", "pair", "ready", "robbing"]

#: Terms by kind: key in the rule set's file, the engine's field, and the value with which that asks nothing.
_TERMS: Final[dict[TermKind, tuple[str, str, int]]] = {
    "points": ("play.least_points", "min_points", 0),
    "doubles": ("play.least_doubles", "min_doubles", 0),
    "chows": ("play.most_chows", "max_chows", 4),
    "exposed": ("play.winning_hand", "concealed_win", 0),
    "wall": ("play.win_from_discard", "wall_wins_only", 0),
    "pair": ("play.pair_from_discard", "pair_from_discard", 1),
    "ready": ("ready.hand", "ready_hand", int(ReadyHand.OPTIONAL)),
    "robbing": ("claims.rob_exposed_kong", "rob_exposed_kong", 1),
}
#: Form in `[shapes]` → pattern that names a hand of that form.
_CALLED: Final = {
    "seven_pairs_of_honours": "heavenly_twins",
    "seven_pairs_of_one_suit": "heavenly_twins",
    "one_suit": "one_suit_any_tiles",
}
#: Terms on the source of the last tile, and the sources they apply to.
_OF_SOURCE: Final[dict[TermKind, frozenset[Source]]] = {
    "wall": frozenset({Source.DISCARD, Source.LAST_DISCARD}),
    "pair": frozenset({Source.DISCARD, Source.LAST_DISCARD}),
    "robbing": frozenset({Source.ROBBED_KONG}),
}
#: Terms with a number.
_NUMBERS: Final = ("points", "doubles", "chows")


@dataclass(frozen=True, slots=True)
class Term:
    """Demand of a rule set on a complete hand.

    :ivar alone: the rules with nothing else asked; :ivar needs: the number, where there is one.
    """

    kind: TermKind
    alone: Rules
    needs: int | None


@dataclass(frozen=True, slots=True)
class Terms:
    """All demands of a rule set on a complete hand, and the rules that ask nothing."""

    free: Rules
    asked: tuple[Term, ...]


@dataclass(frozen=True, slots=True)
class Unmet:
    """Term that a complete hand does not meet; `needs`, `has`: the required and the present number, where known."""

    kind: TermKind
    needs: int | None
    has: int | None


def terms_of(rules: Rules) -> Terms:
    """Return the demands of a compiled rule set on a complete hand."""
    kinds = [kind for kind in _TERMS if _asks(rules, kind)]
    nothing = {_TERMS[kind][1]: _TERMS[kind][2] for kind in kinds}
    asked = []
    for kind in kinds:
        field = _TERMS[kind][1]
        alone = _copied(rules, {other: value for other, value in nothing.items() if other != field})
        asked.append(Term(kind, alone, int(getattr(rules, field)) if kind in _NUMBERS else None))
    return Terms(_copied(rules, nothing), tuple(asked))


def unmet(use: RulesInUse, hand: HandRecord) -> tuple[Unmet, ...]:
    """Return the terms that a complete hand does not meet; all of them where each by itself is met, and all together are not.

    Empty where it wins. `hand`: given as won.
    """
    if wins_under(use.compiled, hand):
        return ()
    terms = terms_in(use)
    asked = tuple(term for term in terms.asked if hand.source in _OF_SOURCE.get(term.kind, (hand.source,)))
    missed = tuple(term for term in asked if not wins_under(term.alone, hand)) or asked
    free = hand_score_of_record(terms.free, hand)
    has: dict[TermKind, int] = {"points": free.in_unit(Unit.POINTS), "doubles": free.in_unit(Unit.DOUBLES)}
    return tuple(Unmet(term.kind, term.needs, has.get(term.kind)) for term in missed)


def is_complete(use: RulesInUse, hand: HandRecord) -> bool:
    """Return whether a hand that is given as won would win by these rules if they asked nothing more of it."""
    return wins_under(terms_in(use).free, hand)


def other_form(use: RulesInUse, hand: HandRecord) -> tuple[str, str] | None:
    """Return the form that a hand has and the rules do not play: (its key in `[shapes]`, the pattern that names it)."""
    for name, rules in _with_another_form(use):
        if wins_under(rules, hand):
            return name, _CALLED.get(name, name)
    return None


def key_of(kind: TermKind) -> str:
    """Return the dotted key of a term in the rule set's file."""
    return _TERMS[kind][0]


def wins_under(rules: Rules, record: HandRecord) -> bool:
    """Return whether a hand wins, without its bill: a line of `eastwind score --jsonl` may ask for a dozen rules."""
    bill: Any = np.zeros(1, BILL)[0]
    score(lookup(), rules, record, bill)
    return bool(bill["won"])


@lru_cache(64)
def terms_in(use: RulesInUse) -> Terms:
    """Return `terms_of` the rules, cached."""
    return terms_of(use.compiled)


@lru_cache(64)
def _with_another_form(use: RulesInUse) -> tuple[tuple[str, Rules], ...]:
    """Return each form that the rules do not play, and the rules that ask nothing and play it."""
    free = terms_in(use).free
    shapes = int(free.shapes)
    return tuple((name, _copied(free, {"shapes": shapes | bit})) for name, bit in SHAPES.items() if not shapes & bit)


def _asks(rules: Rules, kind: TermKind) -> bool:
    _, field, nothing = _TERMS[kind]
    value = int(getattr(rules, field))
    return value == ReadyHand.TO_WIN if kind == "ready" else value != nothing


def _copied(rules: Rules, values: dict[str, int]) -> Rules:
    copy: Any = np.zeros(1, RULES).view(np.recarray)
    copy[0] = rules
    for field, value in values.items():
        copy[0][field] = value
    changed: Rules = copy[0]
    return changed
