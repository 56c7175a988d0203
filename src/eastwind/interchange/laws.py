"""Laws of play, each a function that yields the violations at a table: none if the law holds."""

from collections.abc import Iterator, Sequence
from typing import Any, Final

import numpy as np
import numpy.typing as npt

from eastwind.explain.endings import winners_of
from eastwind.explain.rules_in_use import RulesInUse
from eastwind.rules.compiled import Valuation
from eastwind.scoring.hand import SET_SIZE, WAITING_SIZE
from eastwind.scoring.layout import StepKind, Unit
from eastwind.table import IllegalActionError, Phase, Table
from eastwind.table.actions import ACTIONS, WORDS
from eastwind.table.layout import TableRecord
from eastwind.table.melds import melds_of
from eastwind.tiles.kinds import COPIES, FLOWERS, KINDS, PLAIN_KINDS
from eastwind.tiles.notation import format_tile, kinds_in
from eastwind.tiles.shuffle import Stream
from eastwind.traditions.hand_score import HandScore

#: Phases in which the number of tiles that a seat holds is about to change.
_IN_BETWEEN: Final = (Phase.FLOWERS, Phase.ROB)


def _all_tiles(record: TableRecord) -> npt.NDArray[np.int64]:
    """Count all tiles by kind: in hands, sets, the pond, the wall, among the flowers and the loose tiles."""
    counts: npt.NDArray[np.int64] = np.asarray(record.hands).sum(axis=0).astype(np.int64)
    for seat in range(len(np.asarray(record.hands))):
        for meld in melds_of(record, seat):
            for kind in meld.tiles:
                counts[kind] += 1
        counts[[*kinds_in(int(record.flowers[seat]) << FLOWERS)]] += 1
    pond: Any = np.asarray(record.pond_tile)[: int(record.pond_count)]
    lying: Any = pond[np.asarray(record.pond_taken)[: int(record.pond_count)] == 0]
    wall: Any = np.asarray(record.wall)[int(record.front) : int(record.back)]
    loose: Any = np.asarray(record.loose)[: int(record.loose_count)]
    for part in (lying, wall, loose):
        counts += np.bincount(part, minlength=KINDS)
    winners = winners_of(record)
    if len(winners) > 1:
        # the one tile that several have won with lies in the hand of each
        counts[int(record.win_tile)] -= len(winners) - 1
    return counts


def tiles_fault(table: Table) -> Iterator[str]:
    """Yield violations of: no tile is ever lost or made."""
    wanted = [COPIES] * PLAIN_KINDS + [int(bool(table.rules.flowers))] * (KINDS - PLAIN_KINDS)
    for kind, (found, expected) in enumerate(zip(_all_tiles(table.record).tolist(), wanted, strict=True)):
        if found != expected:
            yield f"{found} tiles {format_tile(kind)} at the table, expected {expected}"


def held_fault(table: Table, seats: Sequence[int], dealt_to_dealer: int) -> Iterator[str]:
    """Yield violations of: each seat holds thirteen tiles, a kong counted as three.

    The seat whose turn it is holds one more, and the dealer, while hands are declared, `dealt_to_dealer`.
    """
    record, phase = table.record, table.phase
    if phase in _IN_BETWEEN or phase.is_over:
        return
    for seat in seats:
        held = int(np.asarray(record.hands)[seat].sum()) + SET_SIZE * int(record.meld_count[seat])
        expected = WAITING_SIZE
        if phase is Phase.DECLARE and seat == int(record.dealer):
            expected = dealt_to_dealer
        elif phase is Phase.TURN and seat == int(record.turn):
            expected += 1
        if held != expected:
            yield f"seat {seat} holds {held} tiles, expected {expected}: {table.position(seat)}"


def offers_fault(table: Table, seats: Sequence[int]) -> Iterator[str]:
    """Yield violations of: the seats that are asked, and only those, are offered actions, and none is offered twice."""
    asked = table.waiting_for
    if not asked:
        yield f"nobody is asked in the phase {table.phase.name.lower()}"
    for seat in seats:
        offered = table.offered(seat)
        if bool(offered) != (seat in asked):
            yield f"seat {seat} is {'' if seat in asked else 'not '}asked, {len(offered)} actions are offered"
        if len(set(offered)) != len(offered):
            yield f"seat {seat} is offered something twice"


def refusal_fault(table: Table, seat: int, stream: Stream) -> Iterator[str]:
    """Yield violations of: an action that is not offered is refused, and a refusal changes nothing."""
    action = stream.below(ACTIONS)
    if action not in WORDS or action in table.offered(seat):
        return
    before = table.snapshot()
    try:
        table.play(seat, action)
    except IllegalActionError:
        for name in differing_fields(before, table.record):
            yield f"the refusal of {WORDS[action]!r} to seat {seat} changed {name}"
    else:
        table.restore(before)
        yield f"seat {seat} was not offered {WORDS[action]!r} and could do it"


def value_fault(use: RulesInUse, table: Table, seat: int, bill: HandScore) -> Iterator[str]:
    """Yield violations at the end of a hand: a bill is never negative, adds up, keeps to the limit, and is what was settled."""
    record = table.record
    winners = winners_of(record)
    won = seat in winners
    total = int(record.values[seat])
    if winners and bill.total != total:
        yield f"seat {seat}'s bill comes to {bill.total}, the table has {total}"
    if min([bill.total, *(line.amount for line in bill.lines), *(step.amount for step in bill.steps)]) < 0:
        yield f"seat {seat}'s bill has a negative amount: {bill}"
    if bill.steps and bill.steps[-1].amount != bill.total:
        yield f"the steps of seat {seat}'s bill end at {bill.steps[-1].amount}, not at {bill.total}"
    if bill.won != won:
        yield f"seat {seat}'s bill says {'won' if bill.won else 'not won'}, the table {'won' if won else 'not won'}"
    step = bill.step(StepKind.SUM)
    if step is not None and bill.in_unit(Unit.POINTS) != step.amount:
        yield f"the lines of seat {seat}'s bill do not come to {step.amount} points"
    most: Any = use.compiled.limit
    spared = not won and use.compiled.limit_spares_losers
    if most and bill.total > most and not spared and not _has_own_sum(use, bill):
        yield f"seat {seat}'s hand is worth {bill.total}, the limit is {most}"


def _has_own_sum(use: RulesInUse, bill: HandScore) -> bool:
    """Return whether a hand is worth a sum independent of the limit: the worth of limit hands is tested elsewhere."""
    as_a_whole = any(use.compiled.limit_hand[line.pattern] for line in bill.lines)
    return as_a_whole or use.compiled.valuation == Valuation.FLAT


def payments_fault(table: Table, before: Sequence[int], *, own_score: bool) -> Iterator[str]:
    """Yield violations of: no payment is negative or from a seat to itself, and scores change by the payments alone.

    `own_score`: no payments are made, each seat adds up the worth of its own hands.
    """
    record = table.record
    paid: Any = np.asarray(record.payments).astype(np.int64)
    if paid.min() < 0 or paid.diagonal().any():
        yield f"payments that are none: {paid.tolist()}"
    moved = [int(score) - old for score, old in zip(record.scores, before, strict=True)]
    expected = (paid.sum(axis=0) - paid.sum(axis=1)).tolist()
    if own_score:
        expected = [amount + int(value) for amount, value in zip(expected, record.values, strict=True)]
    if moved != expected:
        yield f"the scores moved by {moved}, expected {expected}"


def settlement_fault(paid: Sequence[Sequence[int]], winners: Sequence[int]) -> Iterator[str]:
    """Yield faults of a settlement: a negative payment, one of a seat to itself, payments both ways, or a winner that pays."""
    seats = range(len(paid))
    for payer in seats:
        for payee in seats:
            amount = paid[payer][payee]
            if amount < 0 or (amount and (payer == payee or paid[payee][payer])):
                yield f"seat {payer} pays seat {payee} {amount}"
    for winner in winners:
        if any(paid[winner]):
            yield f"the winner pays {list(paid[winner])}"


def differing_fields(one: TableRecord, two: TableRecord) -> list[str]:
    """Return the names of the fields in which two records differ."""
    first: Any = np.asarray(one)
    second: Any = np.asarray(two)
    return [name for name in first.dtype.names if not np.array_equal(first[name], second[name])]
