"""Who pays whom at the end of a hand that was played elsewhere, without HTTP."""

from typing import cast

from eastwind.explain import RulesInUse
from eastwind.keeper.rules_in_use import rules_in_use
from eastwind.keeper.settlement_json import explained_payments
from eastwind.rules.compiled import DrawPayment, Tie
from eastwind.server.wire.protocol import Wind
from eastwind.server.wire.settlement import SettlementAnswer, SettlementAsks, SettlementWish
from eastwind.words import WINDS


def settlement_of(wish: SettlementWish) -> SettlementAnswer:
    """The payments of a hand, each with its reasons.

    :raises KeeperError: for what contradicts itself or the rule set.
    """
    use = rules_in_use(wish.rules, wish.options)
    asks = _asks(use)
    said = {str(wind): worth for wind, worth in wish.values.items()}
    values = {str(wind): 0 for wind in asks.seats} | said
    payments, net = explained_payments(
        use, values, wish.winners, wish.discarder, penalty=wish.penalty, waiting=wish.waiting
    )
    return SettlementAnswer(payments=payments, net=cast("dict[Wind, int]", net), asks=asks)


def _asks(use: RulesInUse) -> SettlementAsks:
    rules, paid = use.compiled, int(use.compiled.draw_payment)
    return SettlementAsks(
        seats=tuple(WINDS[seat] for seat in use.seats),
        losers=bool(rules.losers_settle or rules.losers_points or rules.own_score),
        drawn=bool(rules.own_score),
        several=int(rules.tie) == Tie.ALL,
        penalty=bool(use.rules.file.settlement.penalty.value),
        waiting="waiting" if paid & DrawPayment.WAITING else "ready" if paid & DrawPayment.READY else None,
    )
