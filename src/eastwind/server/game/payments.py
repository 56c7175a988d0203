"""Who pays whom at the end of a hand, and why: each payment with the parts that it is made of.

The amounts are the engine's; here is only what they are for, by the same rule set. Rule ids: `settle-winner` (the winner's
value), `settle-losers-points` (what the loser's own hand came to), `settle-losers` (the difference of two losers), `settle-east`
(doubled, because one of the two is East), `settle-discarder` (the discarder pays more), `settle-drawn`, `penalty-…`.
"""

from collections.abc import Iterator
from typing import Final

from eastwind.rules.compiled import Payer, Rules
from eastwind.server.wire.protocol import PaymentPart, PaymentReason
from eastwind.table.layout import EventKind, Penalty, TableRecord
from eastwind.table.table import seats_of

_SEATS: Final = range(4)


def penalty_rule(record: TableRecord) -> str | None:
    """The rule id of the penalty that the discarder pays to the first of the winners, or else to another."""
    if not record.penalty:
        return None
    return _rule(int(record.penalty))


def payments_of(record: TableRecord, rules: Rules) -> list[PaymentReason]:
    """All payments of a finished hand."""
    found = []
    for payer in _SEATS:
        for payee in _SEATS:
            amount = int(record.payments[payer, payee])
            if amount:
                parts = list(_parts(record, rules, payer, payee, amount))
                reasons = list(dict.fromkeys(reason for part in parts for reason in part.reasons))
                found.append(PaymentReason(payer=payer, payee=payee, amount=amount, reasons=reasons, parts=parts))
    return found


def _parts(record: TableRecord, rules: Rules, payer: int, payee: int, amount: int) -> Iterator[PaymentPart]:
    if record.winner < 0:
        yield PaymentPart(loser=payer, amount=amount, reasons=["settle-drawn"])
    elif int(record.winners) >> payee & 1:
        for loser in seats_of(rules):
            if _payer_for(record, rules, loser, payee) == payer:
                yield _part_to_winner(record, rules, loser, payee)
    else:
        doubled = bool(rules.east_doubles_losers) and int(record.dealer) in (payer, payee)
        reasons = ["settle-losers", *(["settle-east"] if doubled else [])]
        yield PaymentPart(loser=payer, amount=amount, reasons=reasons)


def _payer_for(record: TableRecord, rules: Rules, loser: int, winner: int) -> int | None:
    """Who pays a winner the part of a loser; None for another winner, who owes nothing."""
    if int(record.winners) >> loser & 1:
        return None
    discarder = int(record.discarder)
    for_all = discarder >= 0 and (rules.payer == Payer.DISCARDER_FOR_ALL or _penalty_to(record, winner) is not None)
    return discarder if for_all else loser


def _part_to_winner(record: TableRecord, rules: Rules, loser: int, winner: int) -> PaymentPart:
    discarder, penalty = int(record.discarder), _penalty_to(record, winner)
    amount = int(record.values[loser if rules.losers_points else winner])
    reasons = ["settle-losers-points" if rules.losers_points else "settle-winner"]
    if penalty is not None:
        reasons.insert(0, penalty)
    if rules.east_doubles and int(record.dealer) in (loser, winner):
        amount *= 2
        reasons.append("settle-east")
    if discarder >= 0 and penalty is None:
        if rules.payer == Payer.DISCARDER_FOR_ALL:
            reasons.append("settle-discarder")
        elif rules.payer == Payer.DISCARDER_DOUBLE and loser == discarder:
            amount *= 2
            reasons.append("settle-discarder")
    return PaymentPart(loser=loser, amount=amount, reasons=reasons)


def _penalty_to(record: TableRecord, winner: int) -> str | None:
    """The rule id of the penalty that this winner is paid, where the discard was dangerous for him."""
    if not record.penalty:
        return None
    told = [row for row in record.events[: int(record.event_count)] if int(row[0]) == EventKind.PENALTY]
    for row in told:
        if int(row[3]) == winner:
            return _rule(int(row[4]))
    # the clock may have spoken since the hand was over; then what the others paid tells it
    others = any(int(record.payments[loser, winner]) for loser in _SEATS if loser != int(record.discarder))
    return None if told or others else _rule(int(record.penalty))


def _rule(penalty: int) -> str:
    return f"penalty-{Penalty(penalty).name.lower().replace('_', '-')}"
