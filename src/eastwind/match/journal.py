"""Hands played again from their journal: to load a table, to step through a finished hand, to write the record of a match.

The journal is the saved game. The record's bytes kept with a deal are a cache: they are believed only when they were
written under the same layout, otherwise the match is played again from its first hand.
"""

import hashlib
import re
from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager
from dataclasses import dataclass
from itertools import zip_longest
from typing import Final

import numpy as np

from eastwind.errors import EastwindError
from eastwind.explain.wall import Throws
from eastwind.match.entries import BEYOND, ActionEntry, DealEntry
from eastwind.rules.compiled import Rules
from eastwind.table import Table
from eastwind.table.actions import parse_action
from eastwind.table.copying import record_in
from eastwind.table.layout import TABLE, EventKind, TableRecord

#: Entry of the journal in place of a player's action when the clock ends the time of the match, and its seat.
TIME_UP: Final = "time_up"
CLOCK: Final = -1
#: Seat of the move that closes a window in which no seat was asked, and what the journal of a table of several persons has for
#: it: no word, and no view that it answers, since there are many. At a table of one person the journal says nothing of it,
#: nor did it anywhere before database form 11.
NOBODY_ASKED: Final = -2
CLOSED: Final = ""
NO_VIEW: Final = 0

#: Entries of the journal in place of a player's action when a person ends the match, or leaves the hand to a bot;
#: and beginnings of those that go back to an earlier version of the hand (`takebacks`).
LEAVE: Final = f"{BEYOND}leave"
TAKE_BACK: Final = f"{BEYOND}take_back"
AGAIN: Final = f"{BEYOND}again"
GIVE_UP: Final = f"{BEYOND}give_up"
#: Entry when one of several persons leaves for good, and a bot has their seat from then on.
DEPART: Final = f"{BEYOND}depart"
_GOING_BACK: Final = re.compile(rf"(?:{TAKE_BACK}|{AGAIN}) (\d+)")

#: Digest of the record's layout: names, types and places of all its fields.
LAYOUT: Final = hashlib.sha256(f"{TABLE.descr} {TABLE.itemsize}".encode()).hexdigest()

_DICE: Final = 4
#: Errors that come of entries not written by this program, whatever they are taken for.
UNPLAYABLE: Final = (EastwindError, ArithmeticError, LookupError, TypeError, ValueError)


class JournalDamaged(EastwindError, RuntimeError):
    """Journal that the rules do not allow: it was changed by hand, or the rules of play were."""


@dataclass(frozen=True, slots=True)
class Journal:
    """Deals and actions of a table, or as much of them as is asked for: `actions` by hand."""

    table: str
    deals: Sequence[DealEntry]
    actions: Mapping[int, Sequence[ActionEntry]]


@dataclass(frozen=True, slots=True)
class Move:
    """One entry of the journal, played again: a deal (`seat` is None), an action, or the clock's word (`seat` is `CLOCK`).

    Also the end of a window in which no seat was asked (`NOBODY_ASKED`): where the journal has it, and where it has not at a
    table that halts.

    :ivar table: the one table of the walk, in its state after the move: it changes with the next; :ivar action: in words, empty
        for a deal; :ivar failed: throws for the wall of this hand that failed.
    """

    table: Table
    seat: int | None
    action: str
    failed: Throws

    @property
    def ends_hand(self) -> bool:
        """Return whether a hand is over with this move, and counts. Where the clock or a person ends a match, it does not."""
        return self.table.phase.is_over and self.seat != CLOCK and not self.action.startswith(BEYOND)

    @property
    def back_to(self) -> int | None:
        """Version of the earliest entry that holds no more since this one; None where all do."""
        return back_to(self.action)


def back_to(action: object) -> int | None:
    """Return the earliest version that an entry of the journal takes back, None where it takes nothing back."""
    found = _GOING_BACK.fullmatch(action) if isinstance(action, str) else None
    return int(found[1]) if found else None


def bytes_of(record: TableRecord) -> bytes:
    """Return the bytes of a record, to be stored with `LAYOUT`."""
    return np.asarray(record).tobytes()


def dice_of(deal: DealEntry) -> bytes:
    """Return the four dice that broke the wall of a hand."""
    return deal.dice[-_DICE:]


def failed_throws(deal: DealEntry) -> Throws:
    """Return the throws for the wall of a hand that failed."""
    earlier = deal.dice[:-_DICE]
    return tuple(zip(earlier[::2], earlier[1::2], strict=True))


def play_hand(table: Table, deal: DealEntry, actions: Sequence[ActionEntry]) -> Iterator[Move]:
    """Play a hand at a table that is in the state before it.

    :raises JournalDamaged: at the first entry that cannot have come about; the table is as after the one before it, or is in no
        state at all if that is the deal.
    """
    with damage_told(f"hand {deal.hand}"):
        yield from _play_hand(table, deal, actions)


@contextmanager
def damage_told(where: str, but: tuple[type[Exception], ...] = ()) -> Iterator[None]:
    """Report errors of entries that this program has not written so as damage. `but`: errors that are left as they are.

    :raises JournalDamaged: instead of them.
    """
    try:
        yield
    except JournalDamaged:
        raise
    except UNPLAYABLE as error:
        if isinstance(error, but):
            raise
        raise JournalDamaged(f"{where}: {error}") from error


def _play_hand(table: Table, deal: DealEntry, actions: Sequence[ActionEntry]) -> Iterator[Move]:
    wall, dice = np.frombuffer(deal.wall, np.uint8), np.frombuffer(dice_of(deal), np.uint8)
    failed = failed_throws(deal)
    table.deal(wall, dice)
    _check(table, deal.version)
    if table.hand != deal.hand:
        raise JournalDamaged(f"the journal says hand {deal.hand} where the table is at {table.hand}")
    yield Move(table, None, "", failed)
    wanted = {to for entry in actions if (to := back_to(entry.action)) is not None}
    before: dict[int, TableRecord] = {}
    for entry, following in zip_longest(actions, actions[1:]):
        if entry.version in wanted:
            before[entry.version] = table.snapshot()
        _do(table, entry, before)
        _check(table, entry.version)
        yield Move(table, entry.seat, entry.action, failed)
        if table.is_halted and _was_closed(table, following):
            table.go_on()
            yield Move(table, NOBODY_ASKED, "", failed)


def _was_closed(table: Table, following: ActionEntry | None) -> bool:
    """Return whether the window at which a table halts was closed without an entry before the one that follows.

    What is no move may be done while it is open: then it answers the moment of the window.
    """
    if following is None:
        return True
    if following.seat == NOBODY_ASKED:
        return False
    is_move = following.seat != CLOCK and not following.action.startswith(BEYOND)
    return is_move or following.answers > table.moment


def _do(table: Table, entry: ActionEntry, before: Mapping[int, TableRecord]) -> None:
    to = back_to(entry.action)
    if entry.seat == CLOCK:
        table.end_time()
    elif entry.seat == NOBODY_ASKED:
        if entry.action != CLOSED:
            raise JournalDamaged(f"version {entry.version}: expected {CLOSED!r}, found {entry.action!r}")
        table.close_window()
    elif to is not None:
        kind = EventKind.AGAIN if entry.action.startswith(AGAIN) else EventKind.TAKEN_BACK
        table.take_back(before[to], entry.seat, kind)
    elif entry.action == LEAVE:
        table.leave()
    elif entry.action in (GIVE_UP, DEPART):
        table.note(entry.seat, EventKind.GIVEN_UP)
    else:
        table.take(entry.seat, parse_action(entry.action))


def _check(table: Table, version: int) -> None:
    if table.version != version:
        raise JournalDamaged(f"the journal says version {version} where the table is at {table.version}")


def walk(journal: Journal, rules: Rules, first_dealer: int, hand: int) -> Iterator[Move]:
    """Play a hand of a table again, from its deal to the last entry there is: every window is a move, as the players saw it.

    :raises JournalDamaged: if the journal cannot have come about, or has no such hand.
    """
    deals = {deal.hand: deal for deal in journal.deals}
    if hand not in deals:
        raise JournalDamaged(f"table {journal.table} has no hand {hand}")
    with damage_told(f"table {journal.table}, hand {hand}"):
        table = Table(rules, first_dealer, halts=True)
        if is_cached(deals[hand]):
            table.restore(record_in(np.frombuffer(deals[hand].before, np.uint8)))
        else:
            for earlier in range(1, hand):
                for _ in play_hand(table, deals[earlier], journal.actions[earlier]):
                    pass
        yield from play_hand(table, deals[hand], journal.actions[hand])


def walk_match(journal: Journal, rules: Rules, first_dealer: int, last_hand: int) -> Iterator[Move]:
    """Play a whole match again, up to and with `last_hand`, trusting no bytes.

    Windows in which no seat was asked are moves only where the journal has them.

    :raises JournalDamaged: if it cannot have come about.
    """
    table = Table(rules, first_dealer)
    for deal in journal.deals:
        if deal.hand <= last_hand:
            yield from play_hand(table, deal, journal.actions[deal.hand])


def is_cached(deal: DealEntry) -> bool:
    """Return whether the bytes that were kept with a deal are to be believed."""
    return deal.layout == LAYOUT
