"""Migration of an older database to the form of this version, step by step, by Alembic. Nothing of this is loaded otherwise."""

import sqlite3
from collections.abc import Callable
from pathlib import Path
from typing import Any, Final

import psycopg
from alembic.migration import MigrationContext
from alembic.operations import Operations
from alembic.runtime.migration import MigrationStep, RevisionStep
from alembic.script import ScriptDirectory
from sqlalchemy import Connection, StaticPool, create_engine

#: Each step is a file there, named after the form that it leads to.
STEPS: Final = Path(__file__).parent / "migrations"


def bring_file(connection: sqlite3.Connection, form: int) -> None:
    """Bring a file from a form to this one, in the transaction that is open. Only `PRAGMA user_version` is left to the caller.

    :param form: the form that the file itself states: before the eighth it was not kept for Alembic.
    """
    engine = create_engine("sqlite://", creator=lambda: _InTransaction(connection), poolclass=StaticPool)
    with engine.connect() as connected:
        bring(connected, form, STEPS)


def bring_postgres(connection: psycopg.Connection[tuple[Any, ...]], alone: Callable[[], bool]) -> None:
    """Bring a database of PostgreSQL to this form, in one transaction: it states itself which it has.

    :param connection: outside of any transaction; :param alone: called at its beginning; waits until no other process does the
        same, and returns whether there is still something to do.
    """
    engine = create_engine("postgresql+psycopg://", creator=lambda: connection, poolclass=StaticPool)
    # whoever connects asks this and that, and ends the transaction in which it was asked
    with engine.connect() as connected:
        connection.execute("BEGIN")
        if alone():
            bring(connected, None, STEPS)
        connection.execute("COMMIT")


def bring(connection: Connection, form: int | None, steps: Path) -> None:
    """Take the steps to the newest form there is. The caller begins the transaction, and ends it.

    :param form: where it has not been kept for Alembic yet.
    """
    scripts = ScriptDirectory(steps)

    def newer(forms: tuple[str, ...], _: MigrationContext) -> list[RevisionStep]:
        left = scripts.iterate_revisions("head", forms, implicit_base=True)
        return [MigrationStep.upgrade_from_script(scripts.revision_map, step) for step in reversed(list(left))]

    context = MigrationContext.configure(connection, opts={"fn": newer})
    if form is not None and not context.get_current_heads():
        context.stamp(scripts, str(form))
    with Operations.context(context):
        context.run_migrations()


class _InTransaction:
    """A connection whose transaction is ended by the caller."""

    def __init__(self, connection: sqlite3.Connection) -> None:
        self._connection: Final = connection

    def __getattr__(self, name: str) -> object:
        return getattr(self._connection, name)

    def commit(self) -> None:
        pass

    def rollback(self) -> None:
        pass

    def close(self) -> None:
        pass
