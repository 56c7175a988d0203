"""Payments at the end of a hand, and their reasons: the parts by which the table itself has settled."""

from collections.abc import Iterator, Sequence
from functools import lru_cache
from typing import Annotated, Final

import numpy as np
from pydantic import Field

from eastwind.arrays import Grid, Row
from eastwind.explain.vocabulary import Seat, Value
from eastwind.rules.compiled import Rules
from eastwind.table.layout import Penalty, TableRecord
from eastwind.table.plain import plain
from eastwind.traditions.classical.settle import Reason, settlement_part

_SEATS: Final = range(4)


class PaymentPart(Value):
    """Part of a payment: `loser` owes it by the rules, or another pays it for them."""

    loser: Seat
    amount: int
    reasons: Annotated[
        tuple[str, ...],
        Field(
            description="rule ids: `settle-winner` (the winner's value), `settle-losers-points` (what the loser's own hand came "
            "to), `settle-losers` (the difference of two losers), `settle-dealer` (doubled, because one of the two is the "
            "dealer), `settle-discarder` (the discarder pays more), `settle-drawn` (nobody won), `penalty-…`"
        ),
    ]


class Payment(Value):
    """Payment of `payer` to `payee`."""

    payer: Seat
    payee: Seat
    amount: int
    parts: Annotated[tuple[PaymentPart, ...], Field(description="what it is made of: several where one pays for all")]

    @property
    def reasons(self) -> tuple[str, ...]:
        """Reasons of all its parts, each once."""
        return tuple(dict.fromkeys(reason for part in self.parts for reason in part.reasons))


def penalties_of(record: TableRecord) -> tuple[str | None, ...]:
    """Return [seat] → the rule id of the penalty that the discarder pays this winner; None for all others."""
    return tuple(_penalty_rule(int(penalty)) if penalty else None for penalty in record.penalties)


def payments_of(record: TableRecord, rules: Rules) -> tuple[Payment, ...]:
    """Return all payments of a finished hand, by payer and payee. The record may be masked."""
    seen = plain(record)
    return payments_explained(
        rules,
        record.values,
        seen.winners,
        seen.discarder,
        penalties_of(seen),
        seen.dealer,
        np.asarray(record.payments),
    )


def payments_explained(
    rules: Rules,
    values: Row,
    winners: int,
    discarder: int,
    penalties: Sequence[str | None],
    dealer: int,
    when_drawn: Grid,
) -> tuple[Payment, ...]:
    """Return all payments of a hand, by payer and payee, seats as the engine counts them.

    :param values: [seat] → worth of the hand; :param winners: a mask, 0 for a hand without winner; :param discarder: −1 for a
        drawn tile; :param penalties: [seat] → the rule id of the penalty that the discarder pays this winner;
    :param when_drawn: [payer, payee] → payment of a hand without winner.
    """
    parts: dict[tuple[int, int], list[PaymentPart]] = {}
    for payer, payee, part in _parts(rules, values, winners, discarder, penalties, dealer, when_drawn):
        parts.setdefault((payer, payee), []).append(part)
    return tuple(
        Payment(payer=payer, payee=payee, amount=sum(part.amount for part in found), parts=tuple(found))
        for (payer, payee), found in sorted(parts.items())
    )


def net_of(record: TableRecord, rules: Rules) -> tuple[int, ...]:
    """Return [seat] → gain of a hand; where there are no payments, the points that each adds to their own score."""
    if rules.own_score:
        return tuple(int(value) for value in record.values)
    paid = np.asarray(record.payments).tolist()
    return tuple(sum(paid[other][seat] - paid[seat][other] for other in _SEATS) for seat in _SEATS)


def _parts(
    rules: Rules,
    values: Row,
    winners: int,
    discarder: int,
    penalties: Sequence[str | None],
    dealer: int,
    when_drawn: Grid,
) -> Iterator[tuple[int, int, PaymentPart]]:
    """Yield (payer, payee, part) of all payments: of a drawn hand each is of one part."""
    owed = sum(1 << seat for seat in _SEATS if penalties[seat])
    for payee in _SEATS:
        for loser in _SEATS:
            if winners:
                payer, amount, reasons = settlement_part(rules, values, winners, discarder, owed, dealer, payee, loser)
            else:
                payer, amount, reasons = loser, int(when_drawn[loser, payee]), int(Reason.DRAWN)
            if amount:
                told = _rules(int(reasons), penalties[payee])
                yield int(payer), payee, PaymentPart(loser=loser, amount=int(amount), reasons=told)


@lru_cache(1024)
def _rules(reasons: int, penalty: str | None) -> tuple[str, ...]:
    return tuple(_rule(reason, penalty) for reason in Reason if reasons & reason)


def _rule(reason: Reason, penalty: str | None) -> str:
    if reason is Reason.PENALTY and penalty:
        return penalty
    return f"settle-{str(reason.name).lower().replace('_', '-')}"


def _penalty_rule(penalty: int) -> str:
    return f"penalty-{Penalty(penalty).name.lower().replace('_', '-')}"
