"""The journal of a table of several persons has a row for each window that closed in which nobody was asked.

No table changes: the number keeps an older version, which would take such a row for damage, from a database that has some.
"""

from typing import Final

revision: Final = "11"
down_revision: Final = "10"


def upgrade() -> None:
    """Changes nothing: journals of earlier forms are read as they are."""
