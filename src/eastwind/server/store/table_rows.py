"""The rows of a table of people in a database: how each is written and read, in whatever kind of database."""

import json
import sys
from collections.abc import Sequence
from datetime import UTC, datetime
from typing import Any, Final

from eastwind.match.entries import UNBELIEVED, ActionEntry, Cut, DealEntry, ResultEntry
from eastwind.server.store import statements
from eastwind.server.store.errors import JournalConflict
from eastwind.server.store.rows import Batch, KeptMatch, SeatRow, TableRow, a_day_before, ended_code
from eastwind.server.store.statements import Session

# --- writing -------------------------------------------------------------------------------------------------------------


def insert_table(session: Session, table: TableRow) -> None:
    """Write a new table and its seats."""
    session.write(
        statements.INSERT_TABLE,
        [
            (
                table.id,
                table.opened,
                table.ruleset,
                table.digest,
                table.secret,
                table.repeats,
                table.code,
                table.terms,
            )
        ],
    )
    session.write(
        statements.INSERT_SEAT,
        [
            (table.id, number, seat.player, seat.name, seat.token_hash, seat.nonce)
            for number, seat in enumerate(table.seats)
        ],
    )


def delete_unseated(session: Session, tables: Sequence[str]) -> None:
    """Delete those of the tables at which no player has sat down."""
    session.hold(tables)
    there = [(table,) for table in tables]
    for delete_rows in statements.DELETE_UNSEATED_ROWS:
        session.write(delete_rows, there)
    session.write(statements.DELETE_UNSEATED, there)


def insert_batch(session: Session, table: str, batch: Batch) -> None:
    """Write a batch for a table that the caller holds. A refusal by a key or a trigger raises the driver's own error.

    :raises JournalConflict: if the match has begun already, or there is no such table.
    """
    if batch.seated is not None:
        _seat(session, batch.seated)
    if batch.deals:
        session.write(
            statements.INSERT_DEAL,
            [(table, row.hand, row.version, row.wall, row.dice, row.before, row.layout) for row in batch.deals],
        )
    if batch.actions:
        session.write(
            statements.INSERT_ACTION,
            [(table, row.version, row.hand, row.seat, row.answers, row.action) for row in batch.actions],
        )
    if batch.reopened is not None:
        session.write(statements.DELETE_RESULT, [(table, batch.reopened)])
    if batch.results:
        _insert_results(session, table, batch.results)
    if batch.played is not None:
        update_time(session, table, batch.played)


def _insert_results(session: Session, table: str, results: Sequence[ResultEntry]) -> None:
    session.write(statements.INSERT_RESULT, [(table, row.hand, row.summary) for row in results])


def _seat(session: Session, table: TableRow) -> None:
    if session.change(statements.SEAT_TABLE, table.first_dealer, table.rolls, table.id) != 1:
        raise JournalConflict(f"table {table.id} has begun already")
    # the dice may have sent players to other seats
    _update_seats(session, table)


def reseat(session: Session, before: TableRow, after: TableRow) -> None:
    """:raises JournalConflict: if they do not sit as `before` has it, or the match has begun."""
    session.hold([before.id])
    there = read_table(session, before.id)
    if there is None or there.first_dealer is not None or there.seats != before.seats:
        raise JournalConflict(f"table {before.id}: another player sat down first")
    session.write(statements.UPDATE_TERMS, [(after.code, after.terms, after.id)])
    _update_seats(session, after)


def end_code(session: Session, table: str) -> None:
    """Free the letters of a table for another one."""
    session.hold([table])
    session.write(statements.END_CODE, [(ended_code(table), table)])


def _update_seats(session: Session, table: TableRow) -> None:
    session.write(
        statements.UPDATE_SEAT,
        [
            (seat.player, seat.name, seat.token_hash, seat.nonce, table.id, number)
            for number, seat in enumerate(table.seats)
        ],
    )


def update_time(session: Session, table: str, played: int) -> None:
    """Write the time that a match has been played, which never gets less.

    :raises JournalConflict: if there is no such table.
    """
    if session.change(statements.UPDATE_TIME, played, table) != 1:
        raise JournalConflict(f"no table {table} to write for")


def cut_back(session: Session, table: str, cut: Cut) -> None:
    """Move the rows that a cut takes away aside. One that takes no move away is none: results alone can be worked out again.

    :raises JournalConflict: if the journal is no longer the one for which the cut was worked out.
    """
    session.hold([table])
    if cut.of is not None and read_last_version(session, table) != cut.of:
        raise JournalConflict(f"table {table}: another process played on")
    given = {"deals": (table, cut.version, cut.hand), "journal": (table, cut.version), "results": (table,)}
    taken: dict[str, list[dict[str, Any]]] = {}
    for name, (columns, find, delete) in statements.CUT.items():
        found = session.rows(find, *given[name])
        taken[name] = [dict(zip(columns, row, strict=True)) for row in found]
        session.write(delete, [given[name]])
    if taken["deals"] or taken["journal"]:
        at = datetime.now(UTC).strftime(_AT)
        kept = json.dumps(taken, default=_hex)
        session.write(statements.INSERT_CUT, [(table, cut.version, cut.hand, cut.why, at, kept)])
    if cut.results:
        _insert_results(session, table, cut.results)
    if not cut.believed:
        session.write(statements.DISBELIEVE, [(UNBELIEVED, table, cut.hand)])


_AT: Final = "%Y-%m-%d %H:%M:%S"


def _hex(value: object) -> str:
    return value.hex() if isinstance(value, bytes) else str(value)


# --- reading -------------------------------------------------------------------------------------------------------------


def unseated(session: Session, opened_before: str) -> list[str]:
    """Return the tables that were opened before a moment and at which no player has sat down."""
    return [row[0] for row in session.rows(statements.FIND_UNSEATED, opened_before, a_day_before(opened_before))]


def read_table(session: Session, table: str) -> TableRow | None:
    """Return a table and its seats, None when there is no such table."""
    found = session.rows(statements.FIND_TABLE, table)
    if not found:
        return None
    seated = tuple(
        SeatRow(player, name, nonce, token_hash)
        for player, name, token_hash, nonce in session.rows(statements.FIND_SEATS, table)
    )
    name, opened, ruleset, digest, secret, first_dealer, rolls, played, cut_in, repeats, code, terms = found[0]
    return TableRow(
        id=name,
        opened=opened,
        # most tables have one of few rule sets, and its text is ten times what else there is of a table
        ruleset=sys.intern(ruleset),
        digest=digest,
        secret=secret,
        seats=seated,
        first_dealer=first_dealer,
        rolls=rolls,
        played=played,
        cut_in=cut_in,
        repeats=repeats,
        code=code,
        terms=terms,
    )


def read_invited(session: Session, code: str) -> str | None:
    """Return the table that is found by a code, None when there is none."""
    found = session.rows(statements.FIND_INVITED, code)
    return str(found[0][0]) if found else None


def read_deals(session: Session, table: str) -> list[DealEntry]:
    """Return all deals of a table in order."""
    return [DealEntry(*row) for row in session.rows(statements.FIND_DEALS, table)]


def read_actions(session: Session, table: str, hand: int) -> list[ActionEntry]:
    """Return all actions of a hand in order."""
    return [ActionEntry(*row) for row in session.rows(statements.FIND_ACTIONS, table, hand)]


def read_beyond(session: Session, table: str) -> list[ActionEntry]:
    """Return all actions at a table that are no move on it, in order."""
    return [ActionEntry(*row) for row in session.rows(statements.FIND_BEYOND, table)]


def read_answer(session: Session, table: str, seat: int, version: int) -> ActionEntry | None:
    """Return the action of a seat in answer to the view of a version, None if there is none."""
    found = session.rows(statements.FIND_ANSWER, table, seat, version)
    return ActionEntry(*found[0]) if found else None


def read_last_version(session: Session, table: str) -> int:
    """Return the last version of a table's deals and actions, 0 if there are none."""
    return int(session.rows(statements.FIND_LAST_VERSION, table)[0][0])


def read_last_versions(session: Session, tables: Sequence[str]) -> dict[str, int]:
    """Return the last versions of several tables."""
    return {table: read_last_version(session, table) for table in tables}


def read_results(session: Session, table: str) -> list[ResultEntry]:
    """Return the results of the finished hands of a table, in order."""
    return [ResultEntry(*row) for row in session.rows(statements.FIND_RESULTS, table)]


def read_match(session: Session, table: str) -> KeptMatch | None:
    """Return the rows needed to count the match of a table, None when there is no such table."""
    row = read_table(session, table)
    if row is None:
        return None
    return KeptMatch(row, tuple(read_results(session, table)), tuple(read_beyond(session, table)))


def read_matches(session: Session, tables: Sequence[str]) -> list[KeptMatch]:
    """Return the rows needed to count the matches of some tables, in this order; tables that there are not are left out."""
    return [found for table in tables if (found := read_match(session, table)) is not None]


def stands(session: Session, table: str, batch: Batch) -> bool:
    """Return whether a batch is there, asked where the answer to its commit was lost. A batch is kept whole or not at all."""
    if batch.actions:
        last = batch.actions[-1]
        return last in read_actions(session, table, last.hand)
    if batch.deals:
        return batch.deals[-1] in read_deals(session, table)
    if batch.results:
        return batch.results[-1] in read_results(session, table)
    if batch.seated is not None:
        there = read_table(session, table)
        return there is not None and (there.first_dealer, there.seats) == (
            batch.seated.first_dealer,
            batch.seated.seats,
        )
    # the time that was played can be kept twice
    return False
