"""`settle`: who pays whom at the end of a hand."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any

from eastwind.explain import RulesInUse
from eastwind.keeper.questions import MOST
from eastwind.keeper.rules_in_use import PLAYERS, choosing
from eastwind.keeper.settlement_json import settle_seats
from eastwind.library import defaults
from eastwind.library.given import ArgumentError, whole_number
from eastwind.library.hands import Score
from eastwind.library.rule_sets import RulesLike
from eastwind.library.rule_sets import rules as rules_of
from eastwind.rules import RuleSet


@dataclass(frozen=True)
class Settlement:
    """What a hand's end moves; seats are called by their winds.

    :ivar payments: (who pays, to whom) → how much; :ivar net: what each seat wins or loses, which comes to 0 in all unless each
        adds up his own.
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
    """Who pays whom.

    :param values: what each hand is worth by the wind of its seat, the limit applied: numbers, or what `score` gave.
    :param winners: who won: "E", or several where the rule set has them; nobody of a drawn hand.
    :param discarder: whose discard won, None for a drawn tile; :param penalty: he pays for all.

    >>> settle({"E": 64, "S": 12, "W": 16, "N": 4}, winners="E").net
    {'E': 384, 'S': -124, 'W': -112, 'N': -148}

    :raises KeeperError: for what contradicts itself or the rule set; :raises RuleFaults, FileError: as `eastwind.rules`.
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
