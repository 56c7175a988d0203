"""Integrity check of a database: the file, its references, and every match, played again from its first hand."""

import contextlib
import sqlite3
import tempfile
from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from enum import StrEnum
from pathlib import Path
from typing import Final

import numpy as np

from eastwind.errors import EastwindError
from eastwind.explain.endings import HandSummary, summary_of
from eastwind.match.chance import FairWalls
from eastwind.match.entries import DealEntry, ResultEntry
from eastwind.match.journal import LAYOUT, Journal, JournalDamaged, bytes_of, dice_of, failed_throws, play_hand
from eastwind.record.walls import wall_size
from eastwind.server.match.seating import Seating
from eastwind.server.operations.read_only import copy_into, opened_to_read
from eastwind.server.store import statements, table_rows
from eastwind.server.store.errors import StoreError, StoreFault
from eastwind.server.store.rows import TableRow
from eastwind.server.store.schema import FORM
from eastwind.server.store.sqlite_faults import store_error
from eastwind.server.store.sqlite_file import bring_to_form
from eastwind.server.store.sqlite_session import SqliteSession
from eastwind.server.store.statements import Session
from eastwind.server.wire.refusals import shortened
from eastwind.table import Table
from eastwind.table.layout import TABLE

#: Most faults of the file itself that are reported; there may be one for each page.
_TOLD: Final = 20


class FaultKind(StrEnum):
    """Kind of a fault. Its text for people is in `words/*/server.ftl` under `cli-fault-<kind>`."""

    #: Pages, indexes or rows of the file, as SQLite finds them.
    FILE = "file"
    #: A row of a table that there is not.
    REFERENCE = "reference"
    #: The rule set that is kept with a table, or who sits there, cannot be read, or is not the one it was.
    TABLE = "table"
    #: A row of the journal that cannot have come about.
    JOURNAL = "journal"
    #: A wall or dice that do not follow from the secret of the match.
    WALL = "wall"
    #: The record that is kept with a deal is not the one that comes of playing.
    BYTES = "bytes"
    #: What is kept of finished hands is not what they came to.
    RESULTS = "results"
    #: Scores that do not come of what was paid, or payments that do not add up.
    SUMS = "sums"


@dataclass(frozen=True, slots=True)
class DatabaseFault:
    """One fault, in plain English. `table`: empty for the file as a whole."""

    kind: FaultKind
    table: str
    detail: str


@dataclass(frozen=True, slots=True)
class CutMade:
    """Truncation of a journal whose continuation could not be read, as reported to the players."""

    table: str
    hand: int
    version: int
    at: str
    why: str


@dataclass(frozen=True, slots=True)
class Inspection:
    """Counts of the inspected items, and the faults found. `file`: its path; `hands`: those that were finished."""

    file: str
    form: int
    tables: int
    hands: int
    moves: int
    faults: tuple[DatabaseFault, ...]
    cuts: tuple[CutMade, ...] = ()

    @property
    def whole(self) -> bool:
        return not self.faults


def inspect(path: Path) -> Inspection:
    """Inspect a database as of one moment, while it may be in use. A file of an older form is inspected in a copy.

    A file that cannot be read at all is not whole, either: its only fault is the error of SQLite.

    :raises StoreError: if it is not there or no database of Eastwind, or another process keeps it from being read.
    """
    try:
        return _inspected(path)
    except StoreError as error:
        if error.fault is not StoreFault.DAMAGED:
            raise
        return Inspection(str(path), 0, 0, 0, 0, (DatabaseFault(FaultKind.FILE, "", str(error.__cause__ or error)),))


def _inspected(path: Path) -> Inspection:
    with contextlib.ExitStack() as opened:
        connection = opened.enter_context(opened_to_read(path))
        try:
            form = int(connection.execute("PRAGMA user_version").fetchone()[0])
            faults = list(_faults_of_file(connection))
            if any(fault.kind is FaultKind.FILE for fault in faults):
                return Inspection(str(path), form, 0, 0, 0, tuple(faults))
            if form == 0:
                raise StoreError(f"{path} is no database of Eastwind")
            if form != FORM:
                folder = Path(opened.enter_context(tempfile.TemporaryDirectory()))
                copy = folder / path.name
                copy_into(connection, copy)
                connection = opened.enter_context(contextlib.closing(sqlite3.connect(copy, isolation_level=None)))
                bring_to_form(path, connection)
            # one view of everything, whatever is written meanwhile
            connection.execute("BEGIN")
            return inspect_tables(str(path), form, SqliteSession(connection), faults)
        except sqlite3.Error as error:
            raise store_error(path, error, reading=True) from error


def inspect_postgres(address: str) -> Inspection:
    """Inspect the matches in a database of PostgreSQL as of one moment; it may be in use meanwhile.

    :raises StoreError: if it cannot be reached, or has no tables of this form.
    """
    from eastwind.server.store.postgres_database import PostgresDatabase

    with contextlib.closing(PostgresDatabase(address, as_it_is=True)) as database:
        return database.read(lambda session: inspect_tables(database.name, FORM, session))


def _faults_of_file(connection: sqlite3.Connection) -> Iterator[DatabaseFault]:
    try:
        for (found,) in connection.execute(f"PRAGMA integrity_check({_TOLD})"):
            if found != "ok":
                yield DatabaseFault(FaultKind.FILE, "", found)
        for table, row, parent, _ in connection.execute("PRAGMA foreign_key_check"):
            yield DatabaseFault(FaultKind.REFERENCE, "", f"{table}, row {row}: nothing in {parent} that it is of")
    except sqlite3.DatabaseError as error:
        yield DatabaseFault(FaultKind.FILE, "", str(error))


def inspect_tables(name: str, form: int, session: Session, faults: Sequence[DatabaseFault] = ()) -> Inspection:
    """Inspect every match in a database. :param faults: those of the database itself."""
    names = [str(table) for (table,) in session.rows(statements.FIND_NAMES)]
    found = list(faults)
    count: Counter[str] = Counter()
    for table in names:
        row = table_rows.read_table(session, table)
        if row is None:
            continue
        deals = table_rows.read_deals(session, table)
        journal = Journal(
            table, deals, {deal.hand: table_rows.read_actions(session, table, deal.hand) for deal in deals}
        )
        moves = int(session.rows(statements.COUNT_MOVES, table)[0][0])
        at_table = inspect_table(row, journal, table_rows.read_results(session, table), moves)
        count.update(hands=at_table.hands, moves=moves)
        found.extend(DatabaseFault(kind, table, shortened(detail)) for kind, detail in at_table.faults)
    cuts = tuple(CutMade(*row) for row in session.rows(statements.FIND_CUTS))
    return Inspection(name, form, len(names), count["hands"], count["moves"], tuple(found), cuts)


# --- one table -----------------------------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class TableInspection:
    """Result for one table: number of finished hands, and the faults."""

    hands: int
    faults: tuple[tuple[FaultKind, str], ...]


def inspect_table(row: TableRow, journal: Journal, results: Sequence[ResultEntry], moves: int) -> TableInspection:
    """Replay a match from its first hand, trusting no bytes. `moves`: rows of its journal, those of no hand included."""
    seating = Seating(row)
    try:
        if seating.ruleset.digest != row.digest:
            raise ValueError(
                f"the rule set has the digest {seating.ruleset.digest}, kept with the table is {row.digest}"
            )
        if seating.begun and seating.seated.first_dealer != seating.first_dealer:
            raise ValueError("the throws for the seats name another first dealer")
        compiled = seating.rules
    except (EastwindError, LookupError, TypeError, ValueError) as error:
        return TableInspection(0, ((FaultKind.TABLE, str(error)),))
    if not seating.begun:
        early = [(FaultKind.JOURNAL, "a deal before anybody has sat down")] if journal.deals or moves else []
        return TableInspection(0, tuple(early))
    again = _Again(seating, Table(compiled, seating.first_dealer, halts=True))
    try:
        for deal in journal.deals:
            again.play(deal, journal)
        if not journal.deals:
            raise JournalDamaged("a match that has begun, and no hand of it")
        if again.moves != moves:
            raise JournalDamaged(f"{moves - again.moves} rows of hands that were never dealt")
    except JournalDamaged as error:
        again.faults.append((FaultKind.JOURNAL, str(error)))
    else:
        again.compare(results)
    return TableInspection(len(again.finished), tuple(again.faults))


def _is_record(kept: bytes, table: Table) -> bool:
    """Return whether kept bytes agree with the table in every field. What lies between the fields has no meaning."""
    try:
        fields = np.frombuffer(kept, TABLE)
    except (TypeError, ValueError):
        return False
    return np.array_equal(fields, np.frombuffer(bytes_of(table.snapshot()), TABLE))


class _Again:
    """A replay of a match, and the faults of what was kept along with its journal."""

    def __init__(self, seating: Seating, table: Table) -> None:
        self.finished: Final[list[HandSummary]] = []
        self.faults: Final[list[tuple[FaultKind, str]]] = []
        self.moves = 0
        self._seating: Final = seating
        self._table: Final = table

    def play(self, deal: DealEntry, journal: Journal) -> None:
        """Replay a hand.

        :raises JournalDamaged: if the hand cannot have come about.
        """
        if deal.layout == LAYOUT and not _is_record(deal.before, self._table):
            self.faults.append((FaultKind.BYTES, f"hand {deal.hand}: the record kept with the deal is another one"))
        self._check_wall(deal)
        before: tuple[int, ...] = ()
        version = deal.version
        for move in play_hand(self._table, deal, journal.actions[deal.hand]):
            # what the journal has no row for makes no version
            self.moves += move.table.version - version
            version = move.table.version
            if move.seat is None:
                before = tuple(int(score) for score in self._table.record.scores)
            if move.back_to is not None:
                # the end of this hand may be what was taken back
                self.finished[:] = [summary for summary in self.finished if summary.hand != deal.hand]
            if move.ends_hand:
                self._note_end(before)

    def _check_wall(self, deal: DealEntry) -> None:
        seating = self._seating
        turns = seating.turns_to_break(self._table)
        wall, dice, failed = FairWalls().deal(seating.shuffle, deal.hand, wall_size(seating.ruleset), turns)
        kept = (deal.wall, tuple(dice_of(deal)), failed_throws(deal))
        if kept != (np.asarray(wall, np.uint8).tobytes(), tuple(dice), tuple(failed)):
            detail = f"hand {deal.hand}: the wall or the dice do not follow from the secret"
            self.faults.append((FaultKind.WALL, detail))

    def _note_end(self, before: tuple[int, ...]) -> None:
        came = summary_of(self._table.record, self._table.rules)
        self.finished.append(came)
        if came.scores != tuple(score + net for score, net in zip(before, came.net, strict=True)):
            self.faults.append((FaultKind.SUMS, f"hand {came.hand}: {before} and {came.net} do not make {came.scores}"))
        left = sum(came.net)
        if left and not self._table.rules.own_score:
            self.faults.append((FaultKind.SUMS, f"hand {came.hand}: what was paid comes to {left}, not to 0"))

    def compare(self, results: Sequence[ResultEntry]) -> None:
        """Compare the kept results of the finished hands with those of the replay."""
        came = {summary.hand: summary for summary in self.finished}
        for hand in sorted(came.keys() | {row.hand for row in results}):
            kept = next((row.summary for row in results if row.hand == hand), None)
            try:
                is_it = kept is not None and HandSummary.model_validate_json(kept) == came.get(hand)
            except (TypeError, ValueError):
                is_it = False
            if not is_it:
                self.faults.append((FaultKind.RESULTS, f"hand {hand}: kept is not what it came to"))
