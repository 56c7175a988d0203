"""Settlement of a hand: the ending that a tradition is given, and the payments, part by part, that it writes."""

from collections.abc import Sequence
from enum import IntEnum
from typing import Annotated, Final, Protocol

from eastwind.arrays import Grid, Row, whole
from eastwind.jit import inline
from eastwind.records import I1, I2, I4, U1, compiled_type_of, dtype_of, i1, i4, record


class SettlementOccasion(IntEnum):
    """Reason for a settlement."""

    WON = 0
    DRAWN = 1


#: Most parts of a settlement: each seat can owe each other for its own hand and for the other's.
MOST_PARTS: Final = 24


@record
class PartRecord(Protocol):
    """Part of a settlement."""

    payer: I1
    payee: I1
    loser: I1  # the seat that owes it by the rules: the payer, or one that it pays for
    reasons: I2  # bits, in the tradition's own numbering
    amount: I4


@record
class SettlementRecord(Protocol):
    """Ending of a hand, and the payments for it."""

    occasion: U1  # `SettlementOccasion`
    winners: U1  # mask; 0 in a drawn hand
    discarder: I1  # seat that gave the winning tile; -1: it was drawn
    dealer: U1
    waiting: U1  # mask of the hands that a drawn hand pays for being one tile short
    part_count: U1
    liable: Annotated[Row, i1, 4]  # by winner: the seat that answers for the win; -1: none
    values: Annotated[Row, i4, 4]  # worth of each hand
    payments: Annotated[Grid, i4, 4, 4]  # [payer, payee], never negative: the sums of the parts
    parts: Annotated[Sequence[PartRecord], PartRecord, MOST_PARTS]


PART: Final = dtype_of(PartRecord)
SETTLEMENT: Final = dtype_of(SettlementRecord)
SETTLEMENT_T: Final = compiled_type_of(SettlementRecord)


@inline
def begin_parts(case: SettlementRecord) -> None:
    """Clear the payments."""
    case.part_count = 0
    for payer in range(4):
        for payee in range(4):
            case.payments[payer, payee] = 0


@inline
def add_part(case: SettlementRecord, payer: int, payee: int, loser: int, amount: int, reasons: int) -> None:
    """Add a part to the payments; one of 0 is none."""
    if amount == 0:
        return
    part = case.parts[whole(case.part_count)]
    part.payer = payer
    part.payee = payee
    part.loser = loser
    part.amount = amount
    part.reasons = reasons
    case.part_count += 1
    case.payments[payer, payee] += amount
