"""The tables of a database, the same in SQLite and in PostgreSQL: what is new in them needs a step in `migrations/versions`."""

from typing import Final

from sqlalchemy import (
    BigInteger,
    CheckConstraint,
    Column,
    ForeignKey,
    Identity,
    Index,
    Integer,
    LargeBinary,
    MetaData,
    String,
    Table,
    Text,
)

#: The form of a database, raised with every change of its schema: the name of the newest step.
FORM: Final = 11

METADATA: Final = MetaData()
#: Compared byte by byte, whatever language the database speaks: moments in ISO 8601 keep their order.
_TEXT: Final = Text().with_variant(Text(collation="C"), "postgresql")
_LONG: Final = Integer().with_variant(BigInteger(), "postgresql")


def _of_table() -> Column[str]:
    return Column("table_id", _TEXT, ForeignKey("tables.id"), primary_key=True)


TABLES: Final = Table(
    "tables",
    METADATA,
    Column("id", _TEXT, primary_key=True),
    Column("opened", _TEXT, nullable=False),  # ISO 8601, UTC
    Column("ruleset", _TEXT, nullable=False),  # the whole rule set as JSON
    Column("digest", _TEXT, nullable=False),  # of that rule set
    Column("secret", LargeBinary, nullable=False),  # of the shuffle
    Column("first_dealer", Integer),  # NULL until somebody has sat down
    Column("rolls", _TEXT),  # JSON, likewise
    Column("repeats", _TEXT),  # the table whose walls and dice it has once more, NULL where they are its own
    Column("code", _TEXT),  # by which other persons find it; NULL at a table of one
    Column("terms", _TEXT),  # JSON, on what several persons play; likewise
    # milliseconds, where the time of the match is limited
    Column("played", _LONG, nullable=False, server_default="0"),
    sqlite_with_rowid=False,
)
#: No two tables are found by the same letters.
Index("invitations", TABLES.c.code, unique=True, sqlite_where=TABLES.c.code.is_not(None))
#: Tables at which no player has sat down are few among all that there are.
Index(
    "unseated",
    TABLES.c.opened,
    sqlite_where=TABLES.c.first_dealer.is_(None),
    postgresql_where=TABLES.c.first_dealer.is_(None),
)

SEATS: Final = Table(
    "seats",
    METADATA,
    _of_table(),
    Column("seat", Integer, CheckConstraint("seat BETWEEN 0 AND 3"), primary_key=True),
    Column("player", _TEXT, nullable=False),  # person, a bot's level, or nobody
    Column("name", _TEXT, nullable=False),
    Column("token_hash", LargeBinary),  # SHA-256; NULL for a bot
    Column("nonce", _TEXT, nullable=False),
    sqlite_with_rowid=False,
)

#: What was dealt. `before` is the table's record between the hands: a cache, believed only under the same `layout`.
DEALS: Final = Table(
    "deals",
    METADATA,
    _of_table(),
    Column("hand", Integer, primary_key=True),
    Column("version", Integer, nullable=False),
    Column("wall", LargeBinary, nullable=False),  # kinds by place of the standing wall
    Column("dice", LargeBinary, nullable=False),  # throws that failed, then the four that count
    Column("before", LargeBinary, nullable=False),
    Column("layout", _TEXT, nullable=False),
    sqlite_with_rowid=False,
)

#: Every accepted action under the version that it made; a deal has its row above. The key refuses a second one. Seat -1: the
#: table's clock says that the time is up. Seat -2: a window of a table of several persons closed without a question.
JOURNAL: Final = Table(
    "journal",
    METADATA,
    _of_table(),
    Column("version", Integer, primary_key=True),
    Column("hand", Integer, nullable=False),
    Column("seat", Integer, nullable=False),
    Column("answers", Integer, nullable=False),  # the version of the view that the seat had before it
    Column("action", _TEXT, nullable=False),
    sqlite_with_rowid=False,
)

#: Result of a finished hand, as it was sent to the players.
RESULTS: Final = Table(
    "results",
    METADATA,
    _of_table(),
    Column("hand", Integer, primary_key=True),
    Column("summary", _TEXT, nullable=False),  # JSON
    sqlite_with_rowid=False,
)

#: What was set aside of journals that could not be read to their end: nothing of it is thrown away.
CUTS: Final = Table(
    "cuts",
    METADATA,
    Column("number", Integer, Identity(), primary_key=True),  # later ones have higher ones
    Column("table_id", _TEXT, ForeignKey("tables.id"), nullable=False),
    Column(
        "version", Integer, nullable=False
    ),  # the last one that could be played: what came after it stands in `taken`
    Column("hand", Integer, nullable=False),  # the hand of that version
    Column("why", _TEXT, nullable=False),
    Column("at", _TEXT, nullable=False),  # UTC
    Column("taken", _TEXT, nullable=False),  # JSON: deals, journal and results that were taken away, bytes as hex
)

#: State of persons' clocks at tables of several, and what they have left to the server. No move is lost with it: without
#: it a question is put again with all its time.
PACES: Final = Table(
    "paces",
    METADATA,
    _of_table(),
    Column("state", _TEXT, nullable=False),  # JSON
    Column("due", _TEXT),  # ISO 8601, UTC: when something is to be done though nobody may be there
    sqlite_with_rowid=False,
)
Index("due_paces", PACES.c.due, sqlite_where=PACES.c.due.is_not(None), postgresql_where=PACES.c.due.is_not(None))

#: The processes that serve this database at the moment. One whose heartbeat stands still for the others is taken for dead
#: by them.
PROCESSES: Final = Table(
    "processes",
    METADATA,
    Column("name", _TEXT, primary_key=True),
    Column("place", _TEXT, nullable=False),  # where the others reach it
    Column("secret", _TEXT, nullable=False),  # of which the key is made with which they sign what they ask of it
    Column("beat", _LONG, nullable=False),
    sqlite_with_rowid=False,
)

#: Which process has a table of several persons in hand: who is there, and what stands open in a window, is known there.
HOLDS: Final = Table(
    "holds",
    METADATA,
    _of_table(),
    Column("process", _TEXT, nullable=False),
    sqlite_with_rowid=False,
)
Index("held", HOLDS.c.process)

#: Score books that others follow, wherever they come in. They have nothing to do with tables of this database.
BOOKS: Final = Table(
    "books",
    METADATA,
    Column("name", _TEXT, primary_key=True),
    Column("book", _TEXT, nullable=False),  # JSON
    Column("revision", _LONG, nullable=False),
    Column("pen", LargeBinary, nullable=False),  # SHA-256 of the secret of the device that writes
    Column("written", _LONG, nullable=False),  # seconds since 1970
    sqlite_with_rowid=False,
)
Index("written_books", BOOKS.c.written)

#: Which form the database has, where Alembic looks for it. A file says it in `PRAGMA user_version`, too, which older ones ask.
FORM_KEPT: Final = Table("alembic_version", METADATA, Column("version_num", String(32), primary_key=True))

#: SQL tables whose rows belong to a table of people, in an order in which they can be deleted.
ROWS_OF_A_TABLE: Final = tuple(
    rows for rows in reversed(METADATA.sorted_tables) if any(key.column.table is TABLES for key in rows.foreign_keys)
)

_LAST: Final = """{greatest}(
        coalesce((SELECT max(version) FROM journal WHERE table_id = NEW.table_id), 0),
        coalesce((SELECT max(version) FROM deals WHERE table_id = NEW.table_id), 0)
    )"""
_BREAKS: Final = {
    "journal": "a version of the journal that does not follow the last one",
    "deals": "the version of a deal that does not follow the last one",
}
_NAMED: Final = {"journal": "journal_follows", "deals": "deals_follow"}
#: Versions follow one another without a gap, deals and actions together: what cannot be played again is not written.
FOLLOWING: Final = {
    "sqlite": tuple(
        f"CREATE TRIGGER {_NAMED[table]} BEFORE INSERT ON {table} WHEN NEW.version <> 1 + (SELECT"
        f" {_LAST.format(greatest='max')})\nBEGIN SELECT RAISE(ABORT, '{said}'); END"
        for table, said in _BREAKS.items()
    ),
    "postgresql": (
        "CREATE FUNCTION version_follows() RETURNS trigger LANGUAGE plpgsql AS $$\nBEGIN\n"
        f"    IF NEW.version <> 1 + {_LAST.format(greatest='greatest')} THEN\n"
        "        RAISE EXCEPTION '%', TG_ARGV[0] USING ERRCODE = 'integrity_constraint_violation';\n"
        "    END IF;\n    RETURN NEW;\nEND $$",
        *(
            f"CREATE TRIGGER {_NAMED[table]} BEFORE INSERT ON {table}"
            f" FOR EACH ROW EXECUTE FUNCTION version_follows('{said}')"
            for table, said in _BREAKS.items()
        ),
    ),
}
