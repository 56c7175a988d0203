"""Add the states of the clocks, before in a file next to the database, the processes, and the tables that each holds."""

from typing import Final

from alembic import op

revision: Final = "9"
down_revision: Final = "8"


def upgrade() -> None:
    postgres = op.get_bind().dialect.name == "postgresql"
    text, long, rest = ('TEXT COLLATE "C"', "BIGINT", "") if postgres else ("TEXT", "INTEGER", " WITHOUT ROWID")
    of_table = f"table_id {text} NOT NULL, PRIMARY KEY (table_id), FOREIGN KEY (table_id) REFERENCES tables (id)"
    op.execute(f"CREATE TABLE paces (state {text} NOT NULL, due {text}, {of_table}){rest}")
    op.execute("CREATE INDEX due_paces ON paces (due) WHERE due IS NOT NULL")
    op.execute(
        f"CREATE TABLE processes (name {text} NOT NULL PRIMARY KEY, place {text} NOT NULL, secret {text} NOT NULL,"
        f" beat {long} NOT NULL){rest}"
    )
    op.execute(f"CREATE TABLE holds (process {text} NOT NULL, {of_table}){rest}")
    op.execute("CREATE INDEX held ON holds (process)")
