"""Who pays whom at the end of a hand, and for what: the engine's own parts, by their rule ids on the wire.

`settle-winner` (the winner's value), `settle-losers-points` (what the loser's own hand came to), `settle-losers` (the difference
of two losers), `settle-east` (doubled, because one of the two is East), `settle-discarder` (the discarder pays more),
`settle-drawn`, `penalty-…`.
"""

from collections.abc import Iterator
from typing import Final

from eastwind.rules.compiled import Rules
from eastwind.scoring.settle import Reason, settlement_part
from eastwind.server.wire.protocol import PaymentPart, PaymentReason
from eastwind.table.layout import Penalty, TableRecord

_SEATS: Final = range(4)


def penalty_rule(record: TableRecord) -> str | None:
    """The rule id of the penalty that the discarder pays to the first of the winners, or else to another."""
    around = (_penalty_to(record, (int(record.winner) + step) % 4) for step in _SEATS)
    return next((penalty for penalty in around if penalty), None)


def payments_of(record: TableRecord, rules: Rules) -> list[PaymentReason]:
    """All payments of a finished hand."""
    parts: dict[tuple[int, int], list[PaymentPart]] = {}
    for payer, payee, part in _parts(record, rules):
        parts.setdefault((payer, payee), []).append(part)
    return [
        PaymentReason(
            payer=payer,
            payee=payee,
            amount=sum(part.amount for part in found),
            reasons=list(dict.fromkeys(reason for part in found for reason in part.reasons)),
            parts=found,
        )
        for (payer, payee), found in sorted(parts.items())
    ]


def _parts(record: TableRecord, rules: Rules) -> Iterator[tuple[int, int, PaymentPart]]:
    """(payer, payee, part) of all payments."""
    winners = int(record.winners)
    owed = sum(1 << seat for seat in _SEATS if record.penalties[seat])
    for payee in _SEATS:
        for loser in _SEATS:
            if not winners:
                payer, amount, reasons = loser, int(record.payments[loser, payee]), int(Reason.DRAWN)
            else:
                payer, amount, reasons = settlement_part(
                    rules, record.values, winners, int(record.discarder), owed, int(record.dealer), payee, loser
                )
            if amount:
                told = [_rule(record, reason, payee) for reason in Reason if reasons & reason]
                yield payer, payee, PaymentPart(loser=loser, amount=amount, reasons=told)


def _rule(record: TableRecord, reason: Reason, payee: int) -> str:
    if reason is Reason.PENALTY:
        return _penalty_to(record, payee) or ""
    return f"settle-{reason.name.lower().replace('_', '-')}" if reason.name else ""


def _penalty_to(record: TableRecord, winner: int) -> str | None:
    """The rule id of the penalty that this winner is paid, where the discard was dangerous for him."""
    penalty = int(record.penalties[winner])
    return f"penalty-{Penalty(penalty).name.lower().replace('_', '-')}" if penalty else None
