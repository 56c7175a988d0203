"""The time for which a match has been played is kept."""

from typing import Final

from alembic import op

revision: Final = "2"
down_revision: Final = "1"


def upgrade() -> None:
    op.execute("ALTER TABLE tables ADD COLUMN played INTEGER NOT NULL DEFAULT 0")
