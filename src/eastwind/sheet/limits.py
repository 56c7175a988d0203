"""Largest worth of a hand under a rule set."""

from eastwind.explain.rules_in_use import RulesInUse
from eastwind.rules.compiled import Worth


def most_of_a_hand(use: RulesInUse, *, won: bool) -> int:
    """Return the largest worth of a hand in points, before any doubling for East; 0 if there is no limit."""
    rules = use.compiled
    if not rules.limit or (rules.limit_spares_losers and not won):
        return 0
    flat = [int(points) for points, worth in zip(rules.points, rules.limit_hand, strict=True) if worth == Worth.FLAT]
    return max(int(rules.limit), int(rules.limit_worth), *flat, 0)
