"""Actions of a person who sits alone with bots that are no moves on the table.

A move is taken back, a hand begun again from its deal, played to its end by a bot, the match ended.

Nothing is deleted for that. Each is an entry of the journal like any other, with a version of its own; the moves that were taken
back stay where they are, and the others follow from it.
"""

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass, replace
from enum import StrEnum

from eastwind.match.entries import BEYOND, ActionEntry, TableFacts
from eastwind.match.journal import AGAIN, DEPART, GIVE_UP, LEAVE, TAKE_BACK, Journal, Move, back_to, walk
from eastwind.match.seating import Seating
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
class Helped:
    """Help in a match that is never given to those who play with other persons.

    :ivar taken_back: number of moves taken back; :ivar again: number of hands begun again from their deal;
        :ivar repeated: whether the match has walls and dice that were played before; :ivar given_up: number of hands that a bot
        played to their end.
    """

    taken_back: int = 0
    again: int = 0
    repeated: bool = False
    given_up: int = 0


@dataclass(frozen=True, slots=True)
class Back:
    """Position that a table goes back to: `record`, as it was before `version` was made."""

    how: OffTable
    version: int
    record: TableRecord

    @property
    def word(self) -> str:
        return f"{self.how} {self.version}"


def helped_by(entries: Iterable[ActionEntry], before: Helped = Helped()) -> Helped:
    """Return the help a person had by now, from what was done beyond the moves."""
    taken_back, again, given_up = before.taken_back, before.again, before.given_up
    for entry in entries:
        how = entry.action.partition(" ")[0]
        taken_back += how == OffTable.TAKE_BACK
        again += how == OffTable.AGAIN
        given_up += how == OffTable.GIVE_UP
    return replace(before, taken_back=taken_back, again=again, given_up=given_up)


def departed(entries: Iterable[ActionEntry]) -> frozenset[int]:
    """Return the seats of those who have left for good, from what was done beyond the moves. Nothing takes that back."""
    return frozenset(entry.seat for entry in entries if entry.action == DEPART)


def at_first(facts: TableFacts) -> Helped:
    """Return the help a person has had before anything was played."""
    return Helped(repeated=facts.repeats is not None)


def actions_in_force(actions: Sequence[ActionEntry]) -> list[ActionEntry]:
    """Return the entries of a hand that hold: without those that were taken back, and without the taking back."""
    found: list[ActionEntry] = []
    for entry in actions:
        to = back_to(entry.action)
        if to is None:
            found.append(entry)
        else:
            found = [earlier for earlier in found if earlier.version < to]
    return found


def frames_of(journal: Journal, seating: Seating, hand: int) -> Iterator[tuple[Move, bool]]:
    """Yield the moves of a hand that hold, each with whether it brought something that all could see: a frame of its replay.

    :raises JournalDamaged: if the journal cannot be played again.
    """
    versions = {entry.version for entry in actions_in_force(journal.actions.get(hand, ()))}
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
    entries = actions_in_force(journal.actions[hand])
    if not entries:
        return None
    for move in _moves(journal, seating, hand):
        return Back(OffTable.AGAIN, move.table.version + 1, move.table.snapshot())
    return None


def before_last_move(journal: Journal, seating: Seating, hand: int, seat: int, *, passes: bool) -> Back | None:
    """Return the way back to where a seat was asked last; None where it has played nothing yet.

    A hand that was given up goes back to that. A pass is a move only if that is wished, and only where there was a choice.
    """
    entries = actions_in_force(journal.actions[hand])
    given_up = [entry for entry in entries if entry.action == OffTable.GIVE_UP]
    candidates = given_up[:1] or [
        entry for entry in reversed(entries) if entry.seat == seat and not entry.action.startswith(BEYOND)
    ]
    wanted = {entry.version for entry in candidates}
    before: dict[int, TableRecord] = {}
    last: Table | None = None
    kept: TableRecord | None = None
    for move in _moves(journal, seating, hand):
        if kept is not None and move.table.version in wanted and move.table.version not in before:
            before[move.table.version] = kept
        kept, last = move.table.snapshot(), move.table
    for entry in candidates:
        record = before[entry.version]
        if last is not None and entry.action == WORDS[PASS]:
            last.restore(record)
            if not passes or last.offered(seat) == [PASS]:
                continue
        return Back(OffTable.TAKE_BACK, entry.version, record)
    return None


def _moves(journal: Journal, seating: Seating, hand: int) -> Iterable[Move]:
    return walk(journal, seating.rules, seating.first_dealer, hand)
