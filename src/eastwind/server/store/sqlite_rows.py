"""The rows of a table in SQLite: how each is written and read, on a connection that somebody else has opened."""

import json
import sqlite3
import sys
from collections.abc import Callable, Sequence
from typing import Any, Final, TypeVar

from eastwind.server.store.rows import (
    BEYOND,
    UNBELIEVED,
    ActionRow,
    Batch,
    Cut,
    DealRow,
    KeptMatch,
    ResultRow,
    SeatRow,
    TableRow,
    a_day_before,
)

Row = TypeVar("Row")

#: What a cut takes away, by table of the file. A deal that lies before it in versions and behind it in hands is damage too.
_CUT: Final = {
    "deals": "version > :version OR hand > :hand",
    "journal": "version > :version",
    "results": "TRUE",
}

# --- writing -------------------------------------------------------------------------------------------------------------


def insert_table(connection: sqlite3.Connection, table: TableRow) -> None:
    connection.execute(
        "INSERT INTO tables (id, opened, ruleset, digest, secret, repeats, code, terms) VALUES (?, ?, ?, ?, ?, ?, ?, ?)",
        (
            table.id,
            table.opened,
            table.ruleset,
            table.digest,
            table.secret,
            table.repeats,
            table.code,
            table.terms,
        ),
    )
    connection.executemany(
        "INSERT INTO seats (table_id, seat, player, name, token_hash, nonce) VALUES (?, ?, ?, ?, ?, ?)",
        [
            (table.id, number, seat.player, seat.name, seat.token_hash, seat.nonce)
            for number, seat in enumerate(table.seats)
        ],
    )


def delete_unseated(connection: sqlite3.Connection, tables: Sequence[str]) -> None:
    """Those of the tables at which somebody has sat down stay."""
    there = [(table,) for table in tables]
    unseated = "SELECT 1 FROM tables WHERE id = table_id AND first_dealer IS NULL"
    connection.executemany(f"DELETE FROM seats WHERE table_id = ? AND EXISTS ({unseated})", there)  # noqa: S608 — ours
    connection.executemany("DELETE FROM tables WHERE id = ? AND first_dealer IS NULL", there)


def insert_batch(connection: sqlite3.Connection, table: str, batch: Batch) -> None:
    """:raises sqlite3.IntegrityError: if one of its versions or hands is there already, or does not follow."""
    if batch.seated is not None:
        _seat(connection, batch.seated)
    if batch.deals:
        _insert_deals(connection, table, batch.deals)
    connection.executemany(
        "INSERT INTO journal (table_id, version, hand, seat, answers, action) VALUES (?, ?, ?, ?, ?, ?)",
        [(table, row.version, row.hand, row.seat, row.answers, row.action) for row in batch.actions],
    )
    if batch.reopened is not None:
        connection.execute("DELETE FROM results WHERE table_id = ? AND hand = ?", (table, batch.reopened))
    if batch.results:
        _insert_results(connection, table, batch.results)
    if batch.played is not None:
        update_time(connection, table, batch.played)


def _insert_deals(connection: sqlite3.Connection, table: str, deals: Sequence[DealRow]) -> None:
    connection.executemany(
        "INSERT INTO deals (table_id, hand, version, wall, dice, before, layout) VALUES (?, ?, ?, ?, ?, ?, ?)",
        [(table, row.hand, row.version, row.wall, row.dice, row.before, row.layout) for row in deals],
    )


def _insert_results(connection: sqlite3.Connection, table: str, results: Sequence[ResultRow]) -> None:
    connection.executemany(
        "INSERT INTO results (table_id, hand, summary) VALUES (?, ?, ?)",
        [(table, row.hand, row.summary) for row in results],
    )


def _seat(connection: sqlite3.Connection, table: TableRow) -> None:
    changed = connection.execute(
        "UPDATE tables SET first_dealer = ?, rolls = ? WHERE id = ? AND first_dealer IS NULL",
        (table.first_dealer, table.rolls, table.id),
    )
    if changed.rowcount != 1:
        raise sqlite3.IntegrityError(f"table {table.id} has begun already")
    # the dice may have sent players to other seats
    _update_seats(connection, table)


def reseat(connection: sqlite3.Connection, before: TableRow, after: TableRow) -> None:
    """:raises sqlite3.IntegrityError: if they do not sit as `before` has it, or the match has begun."""
    there = read_table(connection, before.id)
    if there is None or there.first_dealer is not None or there.seats != before.seats:
        raise sqlite3.IntegrityError(f"table {before.id}: somebody has sat down meanwhile")
    connection.execute("UPDATE tables SET terms = ? WHERE id = ?", (after.terms, after.id))
    _update_seats(connection, after)


def _update_seats(connection: sqlite3.Connection, table: TableRow) -> None:
    connection.executemany(
        "UPDATE seats SET player = ?, name = ?, token_hash = ?, nonce = ? WHERE table_id = ? AND seat = ?",
        [
            (seat.player, seat.name, seat.token_hash, seat.nonce, table.id, number)
            for number, seat in enumerate(table.seats)
        ],
    )


def update_time(connection: sqlite3.Connection, table: str, played: int) -> None:
    """The time that a match has been played never gets less."""
    changed = connection.execute("UPDATE tables SET played = max(played, ?) WHERE id = ?", (played, table))
    if changed.rowcount != 1:
        raise sqlite3.IntegrityError(f"no table {table} to write for")


def cut_back(connection: sqlite3.Connection, table: str, cut: Cut) -> None:
    """Moves what a cut takes away aside. One that takes no move away is none: results alone can be worked out again."""
    named = {"table": table, "version": cut.version, "hand": cut.hand}
    taken: dict[str, list[dict[str, Any]]] = {}
    for name, which in _CUT.items():
        where = f"table_id = :table AND ({which})"
        found = connection.execute(f"SELECT * FROM {name} WHERE {where}", named)  # noqa: S608 — both are written above
        columns = [column[0] for column in found.description]
        taken[name] = [dict(zip(columns, row, strict=True)) for row in found]
        connection.execute(f"DELETE FROM {name} WHERE {where}", named)  # noqa: S608 — likewise
    if taken["deals"] or taken["journal"]:
        connection.execute(
            "INSERT INTO cuts (table_id, version, hand, why, taken) VALUES (?, ?, ?, ?, ?)",
            (table, cut.version, cut.hand, cut.why, json.dumps(taken, default=_hex)),
        )
    _insert_results(connection, table, cut.results)
    if not cut.believed:
        connection.execute("UPDATE deals SET layout = ? WHERE table_id = ? AND hand = ?", (UNBELIEVED, table, cut.hand))


def _hex(value: object) -> str:
    return value.hex() if isinstance(value, bytes) else str(value)


# --- reading -------------------------------------------------------------------------------------------------------------


def unseated(connection: sqlite3.Connection, opened_before: str) -> list[str]:
    """The tables that were opened before a moment and at which nobody has sat down."""
    rows = connection.execute(
        "SELECT id FROM tables WHERE first_dealer IS NULL AND opened < CASE WHEN code IS NULL THEN ? ELSE ? END",
        (opened_before, a_day_before(opened_before)),
    )
    return [row[0] for row in rows]


def read_table(connection: sqlite3.Connection, table: str) -> TableRow | None:
    """A table and its seats, None when there is no such table."""
    row = connection.execute(
        "SELECT id, opened, ruleset, digest, secret, first_dealer, rolls, played,"
        " (SELECT hand FROM cuts WHERE table_id = tables.id ORDER BY rowid DESC LIMIT 1), repeats, code, terms"
        " FROM tables WHERE id = ?",
        (table,),
    ).fetchone()
    if row is None:
        return None
    seats = connection.execute(
        "SELECT player, name, token_hash, nonce FROM seats WHERE table_id = ? ORDER BY seat", (table,)
    ).fetchall()
    name, opened, ruleset, digest, secret, first_dealer, rolls, played, cut_in, repeats, code, terms = row
    seated = tuple(SeatRow(*seat) for seat in seats)
    # most tables have one of few rule sets, and its text is ten times what else there is of a table
    return TableRow(
        name,
        opened,
        sys.intern(ruleset),
        digest,
        secret,
        seated,
        first_dealer,
        rolls,
        played,
        cut_in,
        repeats,
        code,
        terms,
    )


def read_invited(connection: sqlite3.Connection, code: str) -> str | None:
    """The table that is found by a code, None when there is none."""
    row = connection.execute("SELECT id FROM tables WHERE code = ?", (code,)).fetchone()
    return None if row is None else str(row[0])


def read_deals(connection: sqlite3.Connection, table: str) -> list[DealRow]:
    """All deals of a table in order."""
    return _all(
        connection,
        DealRow,
        "SELECT hand, version, wall, dice, before, layout FROM deals WHERE table_id = ? ORDER BY hand",
        (table,),
    )


def read_actions(connection: sqlite3.Connection, table: str, hand: int) -> list[ActionRow]:
    """All actions of a hand in order."""
    return _all(
        connection,
        ActionRow,
        "SELECT version, hand, seat, answers, action FROM journal WHERE table_id = ? AND hand = ? ORDER BY version",
        (table, hand),
    )


def read_beyond(connection: sqlite3.Connection, table: str) -> list[ActionRow]:
    """What was done at a table that is no move on it, in order."""
    return _all(
        connection,
        ActionRow,
        "SELECT version, hand, seat, answers, action FROM journal"
        " WHERE table_id = ? AND substr(action, 1, 1) = ? ORDER BY version",
        (table, BEYOND),
    )


def read_answer(connection: sqlite3.Connection, table: str, seat: int, version: int) -> ActionRow | None:
    """What a seat played in answer to the view of a version, None if nothing."""
    found = _all(
        connection,
        ActionRow,
        "SELECT version, hand, seat, answers, action FROM journal"
        # a view's version counts moments, the journal's steps: neither says where the other is; mostly it is one of the last
        " WHERE table_id = ? AND seat = ? AND answers = ? ORDER BY version DESC LIMIT 1",
        (table, seat, version),
    )
    return found[0] if found else None


def read_last_version(connection: sqlite3.Connection, table: str) -> int:
    """The last version of a table's deals and actions, 0 if there are none."""
    [version] = connection.execute(
        "SELECT max(coalesce((SELECT max(version) FROM journal WHERE table_id = :table), 0),"
        " coalesce((SELECT max(version) FROM deals WHERE table_id = :table), 0))",
        {"table": table},
    ).fetchone()
    return int(version)


def read_results(connection: sqlite3.Connection, table: str) -> list[ResultRow]:
    """What the finished hands of a table came to, in order."""
    return _all(connection, ResultRow, "SELECT hand, summary FROM results WHERE table_id = ? ORDER BY hand", (table,))


def read_match(connection: sqlite3.Connection, table: str) -> KeptMatch | None:
    """What is read of a table to count its match, None when there is no such table."""
    row = read_table(connection, table)
    if row is None:
        return None
    return KeptMatch(row, tuple(read_results(connection, table)), tuple(read_beyond(connection, table)))


def _all(
    connection: sqlite3.Connection,
    row: Callable[..., Row],
    statement: str,
    named: tuple[object, ...] | dict[str, object],
) -> list[Row]:
    return [row(*found) for found in connection.execute(statement, named)]
