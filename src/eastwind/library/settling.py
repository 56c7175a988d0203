"""`settle`: payments between the seats at the end of a hand."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any

from eastwind.explain import RulesInUse
from eastwind.interchange.questions import MOST
from eastwind.interchange.rules_in_use import PLAYERS, choosing
from eastwind.interchange.settlement_json import settle_seats
from eastwind.library import defaults
from eastwind.library.given import ArgumentError, whole_number
from eastwind.library.hands import Score
from eastwind.library.rule_sets import RulesLike
from eastwind.library.rule_sets import rules as rules_of
from eastwind.rules import RuleSet


@dataclass(frozen=True)
class Settlement:
    """Payments at the end of a hand; seats are named by their winds.

    :ivar payments: amounts by (payer, payee); :ivar net: net win or loss of each seat; the sum is 0, except under rules by which
        each seat adds up its own score.
    """

    rules: RuleSet
    payments: Mapping[tuple[str, str], int] = field(hash=False)
    net: Mapping[str, int] = field(hash=False)


def settle(
    values: Mapping[str, int | Score],
    *,
    winners: str | Sequence[str] = (),
    discarder: str | None = None,
    penalty: bool = False,
    rules: RulesLike = defaults.RULES,
    **options: Any,
) -> Settlement:
    """Return the payments at the end of a hand.

    :param values: worth of each hand by the wind of its seat, the limit applied: numbers, or results of `score`.
    :param winners: wind of the winner, like "E", or of several where the rule set allows them; empty for a drawn hand.
    :param discarder: seat whose discard won, None for a drawn tile; :param penalty: the discarder pays for all.

    >>> settle({"E": 64, "S": 12, "W": 16, "N": 4}, winners="E").net
    {'E': 384, 'S': -124, 'W': -112, 'N': -148}

    :raises InterchangeError: for arguments that contradict each other or the rule set; :raises ArgumentError: for values that are
        not whole numbers; :raises RuleFaults, FileError: as `eastwind.rules`.
    """
    if not isinstance(values, Mapping):
        raise ArgumentError(f'values: expected what each hand is worth, like {{"E": 64, "S": 12}}; found {values!r}')
    worths = {
        seat: worth.total if isinstance(worth, Score) else whole_number(worth, f"values[{seat!r}]", 0, MOST)
        for seat, worth in values.items()
    }
    use = RulesInUse.of(choosing(rules_of(rules, **options), PLAYERS, len(worths)))
    who = [winners] if isinstance(winners, str) else list(winners)
    payments, net = settle_seats(use, worths, who, discarder, penalty=penalty)
    return Settlement(use.rules, {(payer, payee): amount for payer, payee, amount in payments}, net)
