"""Actions of a person who sits alone with bots that are no moves on the table.

A move is taken back, a hand begun again from its deal, played to its end by a bot, the match ended.

Nothing is deleted for that. Each is an entry of the journal like any other, with a version of its own; the moves that were taken
back stay where they are, and the others follow from it.
"""

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass, replace
from enum import StrEnum

from eastwind.server.match.journal import AGAIN, DEPART, GIVE_UP, LEAVE, TAKE_BACK, Journal, Move, back_to, walk
from eastwind.server.match.seating import Seating
from eastwind.server.store.rows import BEYOND, ActionRow, TableRow
from eastwind.server.wire.table import Helped
from eastwind.table import Table, TableRecord
from eastwind.table.actions import PASS, WORDS


class OffTable(StrEnum):
    """Beginnings of such entries. The first two are followed by the version of the earliest entry that holds no more."""

    TAKE_BACK = TAKE_BACK
    AGAIN = AGAIN
    GIVE_UP = GIVE_UP
    LEAVE = LEAVE
    DEPART = DEPART


@dataclass(frozen=True, slots=True)
class Back:
    """Position that a table goes back to: `record`, as it was before `version` was made."""

    how: OffTable
    version: int
    record: TableRecord

    @property
    def word(self) -> str:
        return f"{self.how} {self.version}"


def helped_by(rows: Iterable[ActionRow], before: Helped = Helped()) -> Helped:  # noqa: B008 — it is frozen
    """Return the help a person had by now, from what was done beyond the moves."""
    taken_back, again, given_up = before.taken_back, before.again, before.given_up
    for row in rows:
        how = row.action.partition(" ")[0]
        taken_back += how == OffTable.TAKE_BACK
        again += how == OffTable.AGAIN
        given_up += how == OffTable.GIVE_UP
    return replace(before, taken_back=taken_back, again=again, given_up=given_up)


def departed(rows: Iterable[ActionRow]) -> frozenset[int]:
    """Return the seats of those who have left for good, from what was done beyond the moves. Nothing takes that back."""
    return frozenset(row.seat for row in rows if row.action == DEPART)


def at_first(row: TableRow) -> Helped:
    """Return the help a person has had before anything was played."""
    return Helped(repeated=row.repeats is not None)


def actions_in_force(actions: Sequence[ActionRow]) -> list[ActionRow]:
    """Return the entries of a hand that hold: without those that were taken back, and without the taking back."""
    found: list[ActionRow] = []
    for row in actions:
        to = back_to(row.action)
        if to is None:
            found.append(row)
        else:
            found = [earlier for earlier in found if earlier.version < to]
    return found


def frames_of(journal: Journal, seating: Seating, hand: int) -> Iterator[tuple[Move, bool]]:
    """Yield the moves of a hand that hold, each with whether it brought something that all could see: a frame of its replay.

    :raises JournalDamaged: if the journal cannot be played again.
    """
    versions = {row.version for row in actions_in_force(journal.actions.get(hand, ()))}
    moment = 0
    for move in _moves(journal, seating, hand):
        if move.back_to is not None:
            moment = move.table.moment
        elif move.seat is None or move.table.version in versions:
            # somebody may have answered in a window that stays open
            yield move, move.table.moment != moment
            moment = move.table.moment


def before_deal_was_played(journal: Journal, seating: Seating, hand: int) -> Back | None:
    """Return the way back to the deal of a hand; None where nothing was played since."""
    rows = actions_in_force(journal.actions[hand])
    if not rows:
        return None
    for move in _moves(journal, seating, hand):
        return Back(OffTable.AGAIN, move.table.version + 1, move.table.snapshot())
    return None


def before_last_move(journal: Journal, seating: Seating, hand: int, seat: int, *, passes: bool) -> Back | None:
    """Return the way back to where a seat was asked last; None where it has played nothing yet.

    A hand that was given up goes back to that. A pass is a move only if that is wished, and only where there was a choice.
    """
    rows = actions_in_force(journal.actions[hand])
    given_up = [row for row in rows if row.action == OffTable.GIVE_UP]
    candidates = given_up[:1] or [
        row for row in reversed(rows) if row.seat == seat and not row.action.startswith(BEYOND)
    ]
    wanted = {row.version for row in candidates}
    before: dict[int, TableRecord] = {}
    last: Table | None = None
    kept: TableRecord | None = None
    for move in _moves(journal, seating, hand):
        if kept is not None and move.table.version in wanted and move.table.version not in before:
            before[move.table.version] = kept
        kept, last = move.table.snapshot(), move.table
    for row in candidates:
        record = before[row.version]
        if last is not None and row.action == WORDS[PASS]:
            last.restore(record)
            if not passes or last.offered(seat) == [PASS]:
                continue
        return Back(OffTable.TAKE_BACK, row.version, record)
    return None


def _moves(journal: Journal, seating: Seating, hand: int) -> Iterable[Move]:
    return walk(journal, seating.rules, seating.first_dealer, hand)
