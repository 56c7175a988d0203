"""The journal of a table of several persons has a row for each window that closed in which nobody was asked.

No table changes: the number keeps an older version, which would take such a row for damage and cut the journal there, from a
database that has some. One that runs looked at the number when it connected: in PostgreSQL its connections are ended, so that it
looks again. A file says nothing of who has it open; `sqlite_file` waits for whoever says that he lives.
"""

from typing import Final

from alembic import op

revision: Final = "11"
down_revision: Final = "10"


#: Whoever waits for the same step is of this version.
_END_OTHERS: Final = """
    SELECT pg_terminate_backend(pid) FROM pg_stat_activity
    WHERE datname = current_database() AND usename = current_user AND pid <> pg_backend_pid()
    AND backend_type = 'client backend' AND wait_event IS DISTINCT FROM 'advisory'
"""


def upgrade() -> None:
    """Changes no row: journals of earlier forms are read as they are."""
    if op.get_bind().dialect.name == "postgresql":
        op.execute(_END_OTHERS)
