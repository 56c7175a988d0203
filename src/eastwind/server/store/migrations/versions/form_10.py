"""Add score books that others follow, before in a file next to the database."""

from typing import Final

from alembic import op

revision: Final = "10"
down_revision: Final = "9"


def upgrade() -> None:
    postgres = op.get_bind().dialect.name == "postgresql"
    text, long, bytes_ = ('TEXT COLLATE "C"', "BIGINT", "BYTEA") if postgres else ("TEXT", "INTEGER", "BLOB")
    op.execute(
        f"CREATE TABLE books (name {text} NOT NULL PRIMARY KEY, book {text} NOT NULL, revision {long} NOT NULL,"
        f" pen {bytes_} NOT NULL, written {long} NOT NULL){'' if postgres else ' WITHOUT ROWID'}"
    )
    op.execute("CREATE INDEX written_books ON books (written)")
