"""The place to which a match is set back whose journal cannot be played to its end.

It is set back within the hand that the journal ends with, at most to the end of the one before: what is damaged further up is not
for a program to give up.
"""

from collections.abc import Sequence
from dataclasses import replace

from eastwind.explain.endings import HandSummary, summary_of
from eastwind.match.entries import UNBELIEVED, Cut, ResultEntry
from eastwind.match.journal import LAYOUT, Journal, JournalDamaged, Move, walk, walk_match
from eastwind.match.seating import Seating
from eastwind.table import Table
from eastwind.table.layout import HandEnd


def finished_hands(table: Table) -> int:
    """Number of hands of a match that count as finished: the last one too when it is over and was not dropped."""
    over = table.phase.is_over and int(table.record.hand_end) != HandEnd.DROPPED
    return table.hand - (not over)


def check_loaded(table: Table, history: Sequence[HandSummary], version: int) -> None:
    """Check that a table that was loaded is all that is stored of it. `version`: the last that is stored.

    :raises JournalDamaged: if there is more, or if there are not the finished hands that belong to it.
    """
    if table.version != version:
        raise JournalDamaged(f"expected version {version}, as stored; replayed to version {table.version}")
    if [summary.hand for summary in history] != list(range(1, finished_hands(table) + 1)):
        kept = ", ".join(str(summary.hand) for summary in history) or "none"
        raise JournalDamaged(f"of the hands 1 to {finished_hands(table)} are kept: {kept}")


def cut_for(seating: Seating, journal: Journal, results: Sequence[ResultEntry], why: str) -> Cut:
    """Return the place at which a damaged journal is cut.

    :param results: what the finished hands came to, as stored; :param why: the damage.
    :raises JournalDamaged: if it is damaged further up.
    """
    for deal in reversed(journal.deals[-2:]):
        for believed in (True, False) if deal.layout == LAYOUT else (False,):
            found = _last_moment(seating, journal, deal.hand, believed=believed)
            if found is not None:
                version, finished = found
                if deal.hand != journal.deals[-1].hand and finished != deal.hand:
                    continue
                summaries = _results(seating, journal, results, finished)
                return Cut(version, deal.hand, summaries, why, believed=believed)
    raise JournalDamaged(f"{why}; and it cannot be set back")


def _last_moment(seating: Seating, journal: Journal, hand: int, *, believed: bool) -> tuple[int, int] | None:
    """Return (version, finished hands by then) of the last moment of a hand at which all seats that are asked are persons'."""
    if not believed:
        deals = [replace(deal, layout=UNBELIEVED) if deal.hand == hand else deal for deal in journal.deals]
        journal = replace(journal, deals=deals)
    bots = {seat for seat, _ in seating.bots}
    found: tuple[int, int] | None = None
    try:
        for move in walk(journal, seating.rules, seating.first_dealer, hand):
            if _is_whole(move, bots):
                found = (move.table.version, finished_hands(move.table))
    except JournalDamaged:
        pass
    return found


def _is_whole(move: Move, bots: set[int]) -> bool:
    """Return whether all that a person has set off has been played: only persons are asked, or no seat is."""
    return not move.table.is_halted and bots.isdisjoint(move.table.waiting_for)


def _results(seating: Seating, journal: Journal, kept: Sequence[ResultEntry], finished: int) -> tuple[ResultEntry, ...]:
    """Return the results of the finished hands, played again; as stored, where they cannot be.

    :raises JournalDamaged: if neither is to be had.
    """
    again: dict[int, ResultEntry] = {}
    try:
        for move in walk_match(journal, seating.rules, seating.first_dealer, finished):
            if move.ends_hand:
                summary = summary_of(move.table.record, move.table.rules)
                # the end of a hand may have been taken back
                again[summary.hand] = ResultEntry(summary.hand, summary.model_dump_json())
    except JournalDamaged:
        # the hand that is cut may be among them; those before it are whole
        pass
    if len(again) >= finished:
        return tuple(again[hand] for hand in range(1, finished + 1))
    found = tuple(entry for entry in kept if entry.hand <= finished)
    if [entry.hand for entry in found] != list(range(1, finished + 1)) or not all(map(_can_be_read, found)):
        raise JournalDamaged(f"what the hands 1 to {finished} came to is neither kept nor to be played again")
    return found


def _can_be_read(entry: ResultEntry) -> bool:
    try:
        return HandSummary.model_validate_json(entry.summary).hand == entry.hand
    except (TypeError, ValueError):
        return False
