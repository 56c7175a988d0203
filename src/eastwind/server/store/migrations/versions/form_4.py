"""Rows that were set aside of journals that could not be read to their end."""

from typing import Final

from alembic import op

revision: Final = "4"
down_revision: Final = "3"


def upgrade() -> None:
    op.execute(
        "CREATE TABLE cuts (table_id TEXT NOT NULL REFERENCES tables (id), version INTEGER NOT NULL, hand INTEGER NOT NULL,"
        " why TEXT NOT NULL, at TEXT NOT NULL DEFAULT CURRENT_TIMESTAMP, taken TEXT NOT NULL)"
    )
