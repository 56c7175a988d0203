"""New table for the same people once more, with walls of its own and seats that are drawn again."""

from collections.abc import Mapping
from dataclasses import replace
from datetime import datetime

from eastwind.record.lines import PERSON
from eastwind.server.match import chance
from eastwind.server.match.seating import Seating
from eastwind.server.match.table_settings import new_code
from eastwind.server.store.rows import TableRow
from eastwind.server.store.store import Store
from eastwind.server.tables.lobby import FREE
from eastwind.server.wire.company import NextTable
from eastwind.tiles.shuffle import commitment_of


async def open_rematch(
    store: Store, seating: Seating, persons: frozenset[int], by: int, opened: datetime
) -> Mapping[int, NextTable]:
    """Open the table on the same terms; return the new seat of each person, by the seat from which they came.

    The proof of a seat here proves it there. A person who has gone leaves a free seat; `by` opens the new table.
    """
    table_settings = seating.table_settings
    if table_settings is None:
        raise ValueError(f"table {seating.table} has no settings: only one person plays there")
    places = chance.shuffled(seating.playing)
    to = dict(zip(seating.playing, places, strict=True))
    seats = list(seating.seats)
    for seat in seating.playing:
        sits = seating.seats[seat]
        gone = sits.player == PERSON and seat not in persons
        # who has left for good is nobody at the new table, and the bot in his place is like any other
        key = sits.token_hash if sits.player == PERSON else None
        seats[to[seat]] = FREE if gone else replace(sits, nonce="", token_hash=key)
    old, secret = seating.row, chance.new_secret()
    row = TableRow(
        id=chance.new_table_name(),
        opened=opened.isoformat(),
        ruleset=old.ruleset,
        digest=old.digest,
        secret=secret,
        seats=tuple(seats),
        code=new_code(),
        terms=replace(table_settings, opener=to[by], unlisted=False).as_json(),
    )
    await store.create(row)
    promise = commitment_of(secret)
    return {
        seat: NextTable(table=row.id, seat=to[seat], commitment=promise, code=row.letters) for seat in sorted(persons)
    }
