"""A table may have the walls and dice of another once more."""

from typing import Final

from alembic import op

revision: Final = "6"
down_revision: Final = "5"


def upgrade() -> None:
    op.execute("ALTER TABLE tables ADD COLUMN repeats TEXT")
