"""Statements for a database, as SQLAlchemy has them: written out once for each kind of database, and handed to its driver.

SQLAlchemy composes the statements and knows how SQLite and PostgreSQL differ; it does not carry them out. An action amounts
to a handful of rows, and going through its engine for them costs more than SQLite does (docs/decisions.md).
"""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import cache
from typing import Any, Final, Protocol

from sqlalchemy import (
    BindParameter,
    Dialect,
    Integer,
    bindparam,
    case,
    delete,
    func,
    insert,
    literal_column,
    null,
    select,
    union_all,
    update,
)
from sqlalchemy.dialects.postgresql.psycopg import PGDialect_psycopg
from sqlalchemy.dialects.sqlite.pysqlite import SQLiteDialect_pysqlite
from sqlalchemy.schema import CreateIndex, CreateTable
from sqlalchemy.sql import ClauseElement

from eastwind.match.entries import BEYOND
from eastwind.server.store.schema import (
    BOOKS,
    CUTS,
    DEALS,
    FOLLOWING,
    FORM,
    FORM_KEPT,
    HOLDS,
    JOURNAL,
    METADATA,
    PACES,
    PROCESSES,
    RESULTS,
    ROWS_OF_A_TABLE,
    SEATS,
    TABLES,
)

_postgresql: Final[Callable[..., Dialect]] = PGDialect_psycopg
#: Values are handed over by place.
SQLITE: Final[Dialect] = SQLiteDialect_pysqlite(paramstyle="qmark")
POSTGRESQL: Final[Dialect] = _postgresql(paramstyle="format")

Row = tuple[Any, ...]


@dataclass(frozen=True, slots=True)
class _Constant:
    value: object


class Written:
    """A statement as one kind of database takes it."""

    def __init__(self, text: str, places: Sequence[int | _Constant]) -> None:
        """:param places: for each place, the index of its value among those given, or a constant."""
        self.text: Final = text
        self._places: Final = None if list(places) == list(range(len(places))) else tuple(places)

    def values(self, given: Row) -> Row:
        """Return the values in the order in which the text wants them."""
        if self._places is None:
            return given
        return tuple(place.value if isinstance(place, _Constant) else given[place] for place in self._places)


class Statement:
    """A statement that takes values of these names, in this order."""

    def __init__(self, what: ClauseElement, *names: str) -> None:
        self._what: Final = what
        self._names: Final = names
        self._written: Final[dict[str, Written]] = {}

    def written(self, dialect: Dialect) -> Written:
        found = self._written.get(dialect.name)
        if found is None:
            found = self._written[dialect.name] = self._write(dialect)
        return found

    def _write(self, dialect: Dialect) -> Written:
        compiled: Any = self._what.compile(dialect=dialect, column_keys=list(self._names))
        places = [
            self._names.index(name) if name in self._names else _Constant(compiled.params[name])
            for name in compiled.positiontup
        ]
        missing = set(self._names).difference(compiled.positiontup)
        if missing:
            raise TypeError(f"{compiled}: no place for {', '.join(sorted(missing))}")
        return Written(str(compiled), places)


class Session(Protocol):
    """A connection in the middle of a transaction, or one that only reads."""

    def rows(self, statement: Statement, *values: object) -> Sequence[Row]:
        """Return the rows that a statement finds."""

    def change(self, statement: Statement, *values: object) -> int:
        """Carry out a statement that changes rows, and return their number."""

    def write(self, statement: Statement, rows: Sequence[Row]) -> None:
        """Carry out a statement for each of some rows."""

    def hold(self, tables: Sequence[str]) -> None:
        """Keep all others from writing for these tables of people until this transaction is over."""


def never(_: Session) -> bool:
    """Return False: what can be done twice is not looked for."""
    return False


_TABLE: Final[BindParameter[Any]] = bindparam("of_table")
_HAND: Final[BindParameter[Any]] = bindparam("of_hand")
_VERSION: Final[BindParameter[Any]] = bindparam("of_version")

# --- writing -------------------------------------------------------------------------------------------------------------

_NEW_TABLE: Final = ("id", "opened", "ruleset", "digest", "secret", "repeats", "code", "terms")
INSERT_TABLE: Final = Statement(insert(TABLES).inline(), *_NEW_TABLE)
INSERT_SEAT: Final = Statement(insert(SEATS).inline(), "table_id", "seat", "player", "name", "token_hash", "nonce")
_DEAL: Final = ("hand", "version", "wall", "dice", "before", "layout")
INSERT_DEAL: Final = Statement(insert(DEALS).inline(), "table_id", *_DEAL)
_ACTION: Final = ("version", "hand", "seat", "answers", "action")
INSERT_ACTION: Final = Statement(insert(JOURNAL).inline(), "table_id", *_ACTION)
INSERT_RESULT: Final = Statement(insert(RESULTS).inline(), "table_id", "hand", "summary")
INSERT_CUT: Final = Statement(insert(CUTS).inline(), "table_id", "version", "hand", "why", "at", "taken")

_IS_UNSEATED: Final = TABLES.c.first_dealer.is_(None)
SEAT_TABLE: Final = Statement(
    update(TABLES)
    .where(TABLES.c.id == _TABLE, _IS_UNSEATED)
    .values(first_dealer=bindparam("dealer"), rolls=bindparam("thrown")),
    "dealer",
    "thrown",
    "of_table",
)
UPDATE_SEAT: Final = Statement(
    update(SEATS)
    .where(SEATS.c.table_id == _TABLE, SEATS.c.seat == bindparam("of_seat"))
    .values(
        player=bindparam("new_player"),
        name=bindparam("new_name"),
        token_hash=bindparam("new_hash"),
        nonce=bindparam("new_nonce"),
    ),
    "new_player",
    "new_name",
    "new_hash",
    "new_nonce",
    "of_table",
    "of_seat",
)
UPDATE_TERMS: Final = Statement(
    update(TABLES).where(TABLES.c.id == _TABLE).values(code=bindparam("new_code"), terms=bindparam("new_terms")),
    "new_code",
    "new_terms",
    "of_table",
)
END_CODE: Final = Statement(
    update(TABLES).where(TABLES.c.id == _TABLE, TABLES.c.code.is_not(None)).values(code=bindparam("new_code")),
    "new_code",
    "of_table",
)
_NOW_PLAYED: Final = bindparam("now_played", type_=TABLES.c.played.type)
UPDATE_TIME: Final = Statement(
    update(TABLES)
    .where(TABLES.c.id == _TABLE)
    .values(played=case((TABLES.c.played < _NOW_PLAYED, _NOW_PLAYED), else_=TABLES.c.played)),
    "now_played",
    "of_table",
)
DELETE_RESULT: Final = Statement(
    delete(RESULTS).where(RESULTS.c.table_id == _TABLE, RESULTS.c.hand == _HAND), "of_table", "of_hand"
)
#: One statement for each kind of row that belongs to a table: what is added to the schema is deleted with its table too.
DELETE_UNSEATED_ROWS: Final = tuple(
    Statement(
        delete(rows).where(
            rows.c.table_id == _TABLE, select(TABLES.c.id).where(TABLES.c.id == rows.c.table_id, _IS_UNSEATED).exists()
        ),
        "of_table",
    )
    for rows in ROWS_OF_A_TABLE
)
DELETE_UNSEATED: Final = Statement(delete(TABLES).where(TABLES.c.id == _TABLE, _IS_UNSEATED), "of_table")
DISBELIEVE: Final = Statement(
    update(DEALS).where(DEALS.c.table_id == _TABLE, DEALS.c.hand == _HAND).values(layout=bindparam("new_layout")),
    "new_layout",
    "of_table",
    "of_hand",
)
SAY_NOTHING: Final = Statement(update(FORM_KEPT).values(version_num=FORM_KEPT.c.version_num))

INSERT_PACE: Final = Statement(insert(PACES).inline(), "state", "due", "table_id")
UPDATE_PACE: Final = Statement(
    update(PACES).where(PACES.c.table_id == _TABLE).values(state=bindparam("new_state"), due=bindparam("new_due")),
    "new_state",
    "new_due",
    "of_table",
)
_PROCESS: Final[BindParameter[Any]] = bindparam("of_process")
INSERT_PROCESS: Final = Statement(insert(PROCESSES).inline(), "name", "place", "secret", "beat")
BEAT: Final = Statement(
    update(PROCESSES).where(PROCESSES.c.name == _PROCESS).values(beat=PROCESSES.c.beat + literal_column("1")),
    "of_process",
)
DELETE_PROCESS: Final = Statement(delete(PROCESSES).where(PROCESSES.c.name == _PROCESS), "of_process")
INSERT_HOLD: Final = Statement(insert(HOLDS).inline(), "table_id", "process")
DELETE_HOLD: Final = Statement(delete(HOLDS).where(HOLDS.c.table_id == _TABLE), "of_table")
DELETE_HOLDS: Final = Statement(delete(HOLDS).where(HOLDS.c.process == _PROCESS), "of_process")

_BOOK: Final = ("name", "book", "revision", "pen", "written")
INSERT_BOOK: Final = Statement(insert(BOOKS).inline(), *_BOOK)
#: In the place of what was read before.
UPDATE_BOOK: Final = Statement(
    update(BOOKS)
    .where(
        BOOKS.c.name == bindparam("of_book"),
        BOOKS.c.revision == bindparam("old_revision"),
        BOOKS.c.pen == bindparam("old_pen"),
        BOOKS.c.written == bindparam("old_written"),
    )
    .values(**{name: bindparam(f"new_{name}") for name in _BOOK[1:]}),
    *(f"new_{name}" for name in _BOOK[1:]),
    "of_book",
    "old_revision",
    "old_pen",
    "old_written",
)
LET_GO_OF_BOOKS: Final = Statement(delete(BOOKS).where(BOOKS.c.written < bindparam("written_before")), "written_before")
#: Those that were written last stay, so many.
CUT_BOOKS: Final = Statement(
    delete(BOOKS).where(
        BOOKS.c.name.in_(
            select(BOOKS.c.name)
            .order_by(BOOKS.c.written.desc(), BOOKS.c.name)
            .offset(bindparam("so_many", type_=Integer()))
        )
    ),
    "so_many",
)

#: What a cut takes away: what is read of it and how it is deleted, by the table's name. A deal that lies before it in versions
#: and behind it in hands is damage too.
_LATER: Final = {
    DEALS: (DEALS.c.version > _VERSION) | (DEALS.c.hand > _HAND),
    JOURNAL: JOURNAL.c.version > _VERSION,
    RESULTS: null().is_(None),
}
_NAMES: Final = {
    DEALS: ("of_table", "of_version", "of_hand"),
    JOURNAL: ("of_table", "of_version"),
    RESULTS: ("of_table",),
}
CUT: Final = {
    table.name: (
        tuple(column.name for column in table.c),
        Statement(select(table).where(table.c.table_id == _TABLE, later), *_NAMES[table]),
        Statement(delete(table).where(table.c.table_id == _TABLE, later), *_NAMES[table]),
    )
    for table, later in _LATER.items()
}

# --- reading -------------------------------------------------------------------------------------------------------------

_CUT_IN: Final = (
    select(CUTS.c.hand).where(CUTS.c.table_id == TABLES.c.id).order_by(CUTS.c.number.desc()).limit(1).scalar_subquery()
)
FIND_TABLE: Final = Statement(
    select(
        *(
            TABLES.c[name]
            for name in ("id", "opened", "ruleset", "digest", "secret", "first_dealer", "rolls", "played")
        ),
        _CUT_IN,
        *(TABLES.c[name] for name in ("repeats", "code", "terms")),
    ).where(TABLES.c.id == _TABLE),
    "of_table",
)
FIND_SEATS: Final = Statement(
    select(SEATS.c.player, SEATS.c.name, SEATS.c.token_hash, SEATS.c.nonce)
    .where(SEATS.c.table_id == _TABLE)
    .order_by(SEATS.c.seat),
    "of_table",
)
FIND_INVITED: Final = Statement(select(TABLES.c.id).where(TABLES.c.code == bindparam("of_code")), "of_code")
FIND_UNSEATED: Final = Statement(
    select(TABLES.c.id).where(
        _IS_UNSEATED,
        TABLES.c.opened
        < case(
            (TABLES.c.code.is_(None), bindparam("opened_before", type_=TABLES.c.opened.type)),
            else_=bindparam("invited_before", type_=TABLES.c.opened.type),
        ),
    ),
    "opened_before",
    "invited_before",
)
FIND_DEALS: Final = Statement(
    select(*(DEALS.c[name] for name in _DEAL)).where(DEALS.c.table_id == _TABLE).order_by(DEALS.c.hand), "of_table"
)
_ACTIONS: Final = select(*(JOURNAL.c[name] for name in _ACTION)).where(JOURNAL.c.table_id == _TABLE)
FIND_ACTIONS: Final = Statement(
    _ACTIONS.where(JOURNAL.c.hand == _HAND).order_by(JOURNAL.c.version), "of_table", "of_hand"
)
FIND_BEYOND: Final = Statement(
    _ACTIONS.where(func.substr(JOURNAL.c.action, 1, 1) == BEYOND).order_by(JOURNAL.c.version), "of_table"
)
FIND_ANSWER: Final = Statement(
    # a view's version counts moments, the journal's steps: neither says where the other is; mostly it is one of the last
    _ACTIONS.where(JOURNAL.c.seat == bindparam("of_seat"), JOURNAL.c.answers == _VERSION)
    .order_by(JOURNAL.c.version.desc())
    .limit(1),
    "of_table",
    "of_seat",
    "of_version",
)
_VERSIONS: Final = union_all(
    *(
        select(func.max(table.c.version).label("version")).where(table.c.table_id == _TABLE)
        for table in (JOURNAL, DEALS)
    )
).subquery()
FIND_LAST_VERSION: Final = Statement(select(func.coalesce(func.max(_VERSIONS.c.version), 0)), "of_table")
FIND_RESULTS: Final = Statement(
    select(RESULTS.c.hand, RESULTS.c.summary).where(RESULTS.c.table_id == _TABLE).order_by(RESULTS.c.hand), "of_table"
)
FIND_PACE: Final = Statement(select(PACES.c.state).where(PACES.c.table_id == _TABLE), "of_table")
FIND_DUE: Final = Statement(
    select(PACES.c.table_id)
    .where(PACES.c.due <= bindparam("by_now", type_=PACES.c.due.type))
    .order_by(PACES.c.due)
    .limit(bindparam("so_many", type_=Integer())),
    "by_now",
    "so_many",
)
FIND_PROCESSES: Final = Statement(select(PROCESSES.c.name, PROCESSES.c.place, PROCESSES.c.secret, PROCESSES.c.beat))
#: Holder of a table, if it lives.
FIND_HOLD: Final = Statement(
    select(PROCESSES.c.name, PROCESSES.c.place, PROCESSES.c.secret, PROCESSES.c.beat)
    .join(HOLDS, HOLDS.c.process == PROCESSES.c.name)
    .where(HOLDS.c.table_id == _TABLE),
    "of_table",
)
FIND_BOOK: Final = Statement(
    select(*(BOOKS.c[name] for name in _BOOK)).where(BOOKS.c.name == bindparam("of_book")), "of_book"
)
FIND_BOOK_STATE: Final = Statement(
    select(*(BOOKS.c[name] for name in _BOOK[2:])).where(BOOKS.c.name == bindparam("of_book")), "of_book"
)
FIND_NAMES: Final = Statement(select(TABLES.c.id).order_by(TABLES.c.opened, TABLES.c.id))
COUNT_MOVES: Final = Statement(
    select(func.count()).select_from(JOURNAL).where(JOURNAL.c.table_id == _TABLE), "of_table"
)
FIND_CUTS: Final = Statement(
    select(*(CUTS.c[name] for name in ("table_id", "hand", "version", "at", "why"))).order_by(CUTS.c.number)
)
#: The same for several: the rows of tables for which all others must not write.
HOLD: Final = "SELECT id FROM tables WHERE id = ANY(%s) ORDER BY id FOR NO KEY UPDATE"


@cache
def made_of(kind: str) -> tuple[str, ...]:
    """Return the statements that make an empty database one of Eastwind's, in order. :param kind: `sqlite` or `postgresql`."""
    dialect = {"sqlite": SQLITE, "postgresql": POSTGRESQL}[kind]
    indexes = sorted(
        (index for table in METADATA.sorted_tables for index in table.indexes), key=lambda one: str(one.name)
    )
    return (
        *(str(CreateTable(table).compile(dialect=dialect)) for table in METADATA.sorted_tables),
        *(str(CreateIndex(index).compile(dialect=dialect)) for index in indexes),
        *FOLLOWING[kind],
        f"INSERT INTO {FORM_KEPT.name} (version_num) VALUES ('{FORM}')",  # noqa: S608 — ours
    )
