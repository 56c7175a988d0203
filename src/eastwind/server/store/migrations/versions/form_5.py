"""Every action was written twice for this index, and a reader finds an answer right behind the view that it answers."""

from typing import Final

from alembic import op

revision: Final = "5"
down_revision: Final = "4"


def upgrade() -> None:
    op.execute("DROP INDEX IF EXISTS answered")
