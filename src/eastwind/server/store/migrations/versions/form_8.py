"""Cuts have a number of their own, for not every database counts its rows; unseated tables are found without all others."""

from typing import Final

from alembic import op

revision: Final = "8"
down_revision: Final = "7"


def upgrade() -> None:
    op.execute(
        "CREATE TABLE numbered (number INTEGER NOT NULL PRIMARY KEY, table_id TEXT NOT NULL REFERENCES tables (id),"
        " version INTEGER NOT NULL, hand INTEGER NOT NULL, why TEXT NOT NULL, at TEXT NOT NULL, taken TEXT NOT NULL)"
    )
    op.execute(
        "INSERT INTO numbered (number, table_id, version, hand, why, at, taken)"
        " SELECT rowid, table_id, version, hand, why, at, taken FROM cuts"
    )
    op.execute("DROP TABLE cuts")
    op.execute("ALTER TABLE numbered RENAME TO cuts")
    op.execute("CREATE INDEX unseated ON tables (opened) WHERE first_dealer IS NULL")
