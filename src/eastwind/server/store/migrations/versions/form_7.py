"""Tables of several persons: found by a code, played on terms."""

from typing import Final

from alembic import op

revision: Final = "7"
down_revision: Final = "6"


def upgrade() -> None:
    op.execute("ALTER TABLE tables ADD COLUMN code TEXT")
    op.execute("ALTER TABLE tables ADD COLUMN terms TEXT")
    op.execute("CREATE UNIQUE INDEX invitations ON tables (code) WHERE code IS NOT NULL")
