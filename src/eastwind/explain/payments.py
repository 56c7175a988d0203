"""Payments at the end of a hand, and their reasons: the parts by which the table itself has settled."""

from collections.abc import Sequence
from functools import lru_cache
from typing import Annotated, Final

import numpy as np
from pydantic import Field

from eastwind.arrays import Row
from eastwind.explain.vocabulary import Seat, Value
from eastwind.rules.compiled import Rules
from eastwind.scoring.settlement import SETTLEMENT, SettlementOccasion, SettlementRecord
from eastwind.table.hands_at_end import settlement_record
from eastwind.table.layout import Penalty, TableRecord
from eastwind.traditions.classical.settle import Reason
from eastwind.traditions.port import settle

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
    if not np.asarray(record.payments).any():
        return ()
    case = settlement_record(record)
    settle(rules, case)
    return payments_explained(case, penalties_of(record))


def settled(
    rules: Rules,
    *,
    values: Sequence[int] | Row,
    winners: int,
    discarder: int,
    owed: int,
    dealer: int,
    waiting: int = 0,
) -> SettlementRecord:
    """Return the settlement of a hand, seats as the engine counts them.

    :param values: [seat] → worth of the hand; :param winners: a mask, 0 for a hand without winner; :param discarder: −1 for a
        drawn tile; :param owed: mask of the winners that the discarder pays for all; :param waiting: mask of the hands that a
        drawn hand pays for being one tile short.
    """
    case: SettlementRecord = np.zeros(1, SETTLEMENT)[0]
    case.occasion = SettlementOccasion.WON if winners else SettlementOccasion.DRAWN
    case.winners, case.discarder, case.dealer, case.waiting = winners, discarder, dealer, waiting
    case.values[:] = values
    case.liable[:] = [discarder if owed >> seat & 1 else -1 for seat in _SEATS]
    settle(rules, case)
    return case


def payments_explained(case: SettlementRecord, penalties: Sequence[str | None]) -> tuple[Payment, ...]:
    """Return all payments of a settlement, by payer and payee.

    :param penalties: [seat] → the rule id of the penalty that the discarder pays this winner.
    """
    parts: dict[tuple[int, int], list[PaymentPart]] = {}
    for part in case.parts[: case.part_count]:
        payee = int(part.payee)
        told = PaymentPart(
            loser=int(part.loser),
            amount=int(part.amount),
            reasons=_rules(int(part.reasons), penalties[payee]),
        )
        parts.setdefault((int(part.payer), payee), []).append(told)
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


@lru_cache(1024)
def _rules(reasons: int, penalty: str | None) -> tuple[str, ...]:
    return tuple(_rule(reason, penalty) for reason in Reason if reasons & reason)


def _rule(reason: Reason, penalty: str | None) -> str:
    if reason is Reason.PENALTY and penalty:
        return penalty
    return f"settle-{str(reason.name).lower().replace('_', '-')}"


def _penalty_rule(penalty: int) -> str:
    return f"penalty-{Penalty(penalty).name.lower().replace('_', '-')}"
