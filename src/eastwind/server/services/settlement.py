"""Payments at the end of a hand that was played elsewhere, without HTTP."""

from typing import cast

from eastwind.explain import RulesInUse
from eastwind.interchange.asks import settlement_asks
from eastwind.interchange.rules_in_use import rules_in_use
from eastwind.interchange.settlement_json import explained_payments
from eastwind.server.wire.protocol import Wind
from eastwind.server.wire.settlement import SettlementAnswer, SettlementHands, SettlementWish


def settlement_of(wish: SettlementWish) -> SettlementAnswer:
    """Return the payments of a hand, each with its reasons.

    :raises InterchangeError: for what contradicts itself or the rule set.
    """
    return settlement_under(rules_in_use(wish.rules, wish.options), wish)


def settlement_under(use: RulesInUse, wish: SettlementHands) -> SettlementAnswer:
    """Return the payments of a hand under rules that need no name.

    :raises InterchangeError: for what contradicts itself or the rules.
    """
    asks = settlement_asks(use)
    said = {str(wind): worth for wind, worth in wish.values.items()}
    values = {str(wind): 0 for wind in asks.seats} | said
    payments, net = explained_payments(
        use, values, wish.winners, wish.discarder, penalty=wish.penalty, waiting=wish.waiting
    )
    return SettlementAnswer(payments=payments, net=cast("dict[Wind, int]", net), asks=asks)
