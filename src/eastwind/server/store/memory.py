"""The store in memory: for tests, and for a server whose tables need not outlive it."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field, replace

from eastwind.server.store.figures import StoreFigures
from eastwind.server.store.rows import (
    BEYOND,
    UNBELIEVED,
    ActionRow,
    Batch,
    BookRow,
    BookState,
    Cut,
    DealRow,
    KeptMatch,
    ProcessRow,
    ResultRow,
    TableRow,
    a_day_before,
    ended_code,
)
from eastwind.server.store.store import JournalConflict, StoreError, StoreFault


@dataclass(slots=True)
class _Kept:
    row: TableRow
    deals: dict[int, DealRow] = field(default_factory=dict)
    actions: dict[int, ActionRow] = field(default_factory=dict)
    results: dict[int, ResultRow] = field(default_factory=dict)


class MemoryStore:
    """A `Store` that is gone with its process."""

    def __init__(self) -> None:
        self._tables: dict[str, _Kept] = {}
        self._paces: dict[str, tuple[str, str | None]] = {}
        self._books: dict[str, BookRow] = {}
        self._processes: dict[str, ProcessRow] = {}
        self._holds: dict[str, str] = {}
        self._figures = StoreFigures()

    async def create(self, table: TableRow) -> None:
        if table.id in self._tables:
            raise JournalConflict(f"table {table.id} is there already")
        if table.code is not None and await self.invited(table.code) is not None:
            raise JournalConflict(f"a table of the code {table.code} is there already")
        self._tables[table.id] = _Kept(table)
        self._figures.tables += 1

    async def append(self, table: str, batch: Batch) -> None:
        kept = self._written(table)
        self._check(kept, batch)
        if batch.seated is not None:
            kept.row = replace(batch.seated, played=kept.row.played, cut_in=kept.row.cut_in)
        kept.deals.update({row.hand: row for row in batch.deals})
        kept.actions.update({row.version: row for row in batch.actions})
        if batch.reopened is not None:
            kept.results.pop(batch.reopened, None)
        kept.results.update({row.hand: row for row in batch.results})
        if batch.played is not None:
            await self.note_time(table, batch.played)

    @staticmethod
    def _check(kept: _Kept, batch: Batch) -> None:
        last = _last_version(kept)
        for version in (*(row.version for row in batch.deals), *(row.version for row in batch.actions)):
            last += 1
            if version != last:
                raise JournalConflict(f"table {kept.row.id}: expected version {last} next, got {version}")
        if batch.seated is not None and kept.row.first_dealer is not None:
            raise JournalConflict(f"table {kept.row.id} has begun already")
        for there, keys in (
            (kept.deals, [row.hand for row in batch.deals]),
            (kept.actions, [row.version for row in batch.actions]),
            (kept.results.keys() - {batch.reopened}, [row.hand for row in batch.results]),
        ):
            if len(set(keys)) < len(keys) or not set(there).isdisjoint(keys):
                raise JournalConflict(f"table {kept.row.id}: one of {keys} is there already")

    async def reseat(self, before: TableRow, after: TableRow) -> None:
        kept = self._written(before.id)
        if kept.row.first_dealer is not None or kept.row.seats != before.seats:
            raise JournalConflict(f"table {before.id}: another player sat down first")
        if after.code != kept.row.code and after.code is not None and await self.invited(after.code) is not None:
            raise JournalConflict(f"a table of the code {after.code} is there already")
        kept.row = replace(kept.row, seats=after.seats, code=after.code, terms=after.terms)

    async def end_code(self, table: str) -> None:
        kept = self._tables.get(table)
        if kept is not None and kept.row.code is not None:
            kept.row = replace(kept.row, code=ended_code(table))

    async def invited(self, code: str) -> str | None:
        return next((table for table, kept in self._tables.items() if kept.row.code == code), None)

    async def note_time(self, table: str, played: int) -> None:
        kept = self._written(table)
        kept.row = replace(kept.row, played=max(kept.row.played, played))

    async def keep_pace(self, table: str, state: str, due: str | None) -> None:
        self._written(table)
        self._paces[table] = state, due

    async def pace(self, table: str) -> str | None:
        return self._paces[table][0] if table in self._paces else None

    async def due(self, now: str, most: int) -> Sequence[str]:
        found = sorted((due, table) for table, (_, due) in self._paces.items() if due is not None and due <= now)
        return [table for _, table in found[:most]]

    async def book(self, name: str) -> BookRow | None:
        return self._books.get(name)

    async def book_state(self, name: str) -> BookState | None:
        found = self._books.get(name)
        return None if found is None else found.state

    async def keep_book(self, row: BookRow, over: BookState | None, written_before: int, most: int) -> None:
        there = self._books.get(row.name)
        if there is not None and over is None and there.written < written_before:
            there = None
        if (None if there is None else there.state) != over:
            raise JournalConflict(f"score book {row.name}: another writer was faster")
        self._books[row.name] = row
        if over is None:
            stay = sorted(
                (one for one in self._books.values() if one.written >= written_before),
                key=lambda one: (-one.written, one.name),
            )
            self._books = {one.name: one for one in stay[:most]}

    async def heartbeat(self, process: ProcessRow) -> tuple[bool, Sequence[ProcessRow]]:
        before = self._processes.get(process.name)
        self._processes[process.name] = process if before is None else replace(before, beat=before.beat + 1)
        return before is not None, list(self._processes.values())

    async def claim_table(self, table: str, process: ProcessRow) -> ProcessRow:
        self._written(table)
        found = self._processes.get(self._holds.get(table, ""))
        if found is None:
            self._holds[table] = process.name
        return found or process

    async def remove_process(self, process: str) -> None:
        self._processes.pop(process, None)
        self._holds = {table: name for table, name in self._holds.items() if name != process}

    async def forget_unseated(self, opened_before: str) -> int:
        rows = [kept.row for kept in self._tables.values()]
        invited_before = a_day_before(opened_before)
        late = [
            row.id
            for row in rows
            if row.first_dealer is None and row.opened < (opened_before if row.code is None else invited_before)
        ]
        for table in late:
            del self._tables[table]
        return len(late)

    async def table(self, table: str) -> TableRow | None:
        kept = self._tables.get(table)
        return None if kept is None else kept.row

    async def deals(self, table: str) -> Sequence[DealRow]:
        return [row for _, row in sorted(self._read(table).deals.items())]

    async def actions(self, table: str, hand: int) -> Sequence[ActionRow]:
        return [row for _, row in sorted(self._read(table).actions.items()) if row.hand == hand]

    async def beyond(self, table: str) -> Sequence[ActionRow]:
        rows = self._read(table).actions
        return [row for _, row in sorted(rows.items()) if row.action.startswith(BEYOND)]

    async def answer(self, table: str, seat: int, version: int) -> ActionRow | None:
        rows = self._read(table).actions.values()
        return next((row for row in rows if row.seat == seat and row.answers == version), None)

    async def last_version(self, table: str) -> int:
        return _last_version(self._read(table))

    async def last_versions(self, tables: Sequence[str]) -> Mapping[str, int]:
        return {table: _last_version(self._read(table)) for table in tables}

    async def results(self, table: str) -> Sequence[ResultRow]:
        return [row for _, row in sorted(self._read(table).results.items())]

    async def matches(self, tables: Sequence[str]) -> Sequence[KeptMatch]:
        there = [(table, self._tables[table].row) for table in tables if table in self._tables]
        return [
            KeptMatch(row, tuple(await self.results(table)), tuple(await self.beyond(table))) for table, row in there
        ]

    async def cut_back(self, table: str, cut: Cut) -> None:
        kept = self._written(table)
        if cut.of is not None and cut.of != _last_version(kept):
            raise JournalConflict(f"table {table}: another process played on")
        before = len(kept.deals) + len(kept.actions)
        kept.deals = {hand: row for hand, row in kept.deals.items() if row.version <= cut.version and hand <= cut.hand}
        kept.actions = {version: row for version, row in kept.actions.items() if version <= cut.version}
        kept.results = {row.hand: row for row in cut.results}
        if not cut.believed:
            kept.deals[cut.hand] = replace(kept.deals[cut.hand], layout=UNBELIEVED)
        if len(kept.deals) + len(kept.actions) < before:
            kept.row = replace(kept.row, cut_in=cut.hand)

    async def try_to_write(self) -> None:
        pass

    @property
    def figures(self) -> StoreFigures:
        return self._figures

    @property
    def trouble(self) -> StoreFault | None:
        return None

    async def close(self) -> None:
        pass

    def _written(self, table: str) -> _Kept:
        if table not in self._tables:
            raise StoreError(f"no table {table} to write for")
        return self._tables[table]

    def _read(self, table: str) -> _Kept:
        """Return the rows of a table; empty ones for a table that there is not."""
        nobody = TableRow(table, "", "", "", b"", ())
        return self._tables.get(table) or _Kept(nobody)


def _last_version(kept: _Kept) -> int:
    return max((*(row.version for row in kept.deals.values()), *kept.actions), default=0)
