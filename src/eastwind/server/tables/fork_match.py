"""Continuation of a match that is over from somewhere in the middle: as much of its journal as had been played by then."""

from collections.abc import Iterator, Sequence
from dataclasses import replace

from eastwind.bots import STAND_IN
from eastwind.match.entries import ResultEntry, Seat
from eastwind.match.journal import DEPART, Journal
from eastwind.match.seating import Seating
from eastwind.record.lines import PERSON
from eastwind.server.analysis.past import decisions_of
from eastwind.server.store.rows import Batch, SeatRow, TableRow
from eastwind.server.wire.error_codes import ErrorCode
from eastwind.server.wire.refusals import Refusal
from eastwind.texts import made_name


def course_until(journal: Journal, seating: Seating, hand: int, frame: int, me: int) -> Journal:
    """Return the journal as it was when seat `me` was asked in a frame of a hand.

    :raises Refusal: if there is no such hand, or nothing was decided there. :raises JournalDamaged: if it cannot be played again.
    """
    if hand not in {deal.hand for deal in journal.deals}:
        raise Refusal(ErrorCode.NO_SUCH_HAND, f"a hand from 1 to {len(journal.deals)}", str(hand))
    made = next((made for made in decisions_of(journal, seating, hand, me) if made.frame == frame), None)
    earlier = (row for deal in journal.deals if deal.hand < hand for row in journal.actions[deal.hand])
    if made is None or any(row.seat == me and row.action == DEPART for row in earlier):
        raise Refusal(ErrorCode.NO_SUCH_DECISION, "a position in which this seat decided something", str(frame))
    last = made.before.version
    deals = [deal for deal in journal.deals if deal.hand <= hand]
    actions = {deal.hand: [row for row in journal.actions[deal.hand] if row.version <= last] for deal in deals}
    return replace(journal, deals=deals, actions=actions)


def row_from(old: Seating, name: str, opened: str, seat: int, token_hash: bytes) -> TableRow:
    """Return the table for going on: with the walls and dice of the old one, for the person who decided in `seat` and bots.

    Other persons are bots from there on, under their own names; what they agreed on does not bind the person who looks back. Of
    names that are allowed no more, which an old table has or a record that was brought, the allowed part is left.
    """
    return TableRow(
        id=name,
        opened=opened,
        ruleset=old.facts.ruleset,
        digest=old.ruleset.digest,
        secret=old.secret,
        seats=tuple(
            SeatRow(PERSON, made_name(sat.name), sat.nonce, token_hash) if number == seat else _bot_for(sat)
            for number, sat in enumerate(old.seats)
        ),
        first_dealer=old.facts.first_dealer,
        rolls=old.facts.rolls,
        repeats=old.repeats or old.table,
    )


def _bot_for(sat: Seat) -> SeatRow:
    return SeatRow(STAND_IN if sat.player == PERSON else sat.player, made_name(sat.name), sat.nonce)


def batches_of(row: TableRow, course: Journal, results: Sequence[ResultEntry]) -> Iterator[Batch]:
    """Yield a journal as it is written hand by hand; its last hand has no result yet."""
    *_, last = course.deals
    for deal in course.deals:
        over = [result for result in results if result.hand == deal.hand and deal is not last]
        begins = row if deal is course.deals[0] else None
        yield Batch(deals=[deal], actions=list(course.actions[deal.hand]), results=over, seated=begins)
