"""The first form: where files begin. PostgreSQL came with the eighth, and files of later forms are made whole at once."""

from typing import Final

revision: Final = "1"
down_revision: Final = None


def upgrade() -> None:
    pass
