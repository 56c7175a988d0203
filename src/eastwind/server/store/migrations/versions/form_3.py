"""Versions follow one another without a gap: what cannot be played again is not written."""

from typing import Final

from alembic import op

revision: Final = "3"
down_revision: Final = "2"

_LAST: Final = """SELECT max(
        coalesce((SELECT max(version) FROM journal WHERE table_id = NEW.table_id), 0),
        coalesce((SELECT max(version) FROM deals WHERE table_id = NEW.table_id), 0)
    )"""


def upgrade() -> None:
    op.execute(
        f"CREATE TRIGGER journal_follows BEFORE INSERT ON journal WHEN NEW.version <> 1 + ({_LAST})"
        " BEGIN SELECT RAISE(ABORT, 'a version of the journal that does not follow the last one'); END"
    )
    op.execute(
        f"CREATE TRIGGER deals_follow BEFORE INSERT ON deals WHEN NEW.version <> 1 + ({_LAST})"
        " BEGIN SELECT RAISE(ABORT, 'the version of a deal that does not follow the last one'); END"
    )
