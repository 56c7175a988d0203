"""The journal of a table of several persons has a row for each window that closed without a question to any of them.

No table changes: the number keeps an older version, which would take such a row for damage and cut the journal there, from a
database that has some. A running one looked at the number when it connected: in PostgreSQL its connections are ended, so that it
looks again. A file does not show who has it open; `sqlite_file` waits for the processes that note in it that they live.
"""

from typing import Final

from alembic import op

revision: Final = "11"
down_revision: Final = "10"


#: Processes that wait for the same step are of this version.
_END_OTHERS: Final = """
    SELECT pg_terminate_backend(pid) FROM pg_stat_activity
    WHERE datname = current_database() AND usename = current_user AND pid <> pg_backend_pid()
    AND backend_type = 'client backend' AND wait_event IS DISTINCT FROM 'advisory'
"""


def upgrade() -> None:
    """Change no row: journals of earlier forms are read as they are."""
    if op.get_bind().dialect.name == "postgresql":
        op.execute(_END_OTHERS)
